import * as z from "zod/mini";
import type { CropStage } from "#src/agronomy/crop-coefficient.ts";

/** What content/weather-limits says: one number, in the unit that its name has. */
export const weatherLimitFacts = z.strictObject({
  millimetres: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  kilometresPerHour: z.optional(z.number().check(z.minimum(0), z.maximum(300))),
  celsius: z.optional(z.number().check(z.minimum(-40), z.maximum(60))),
  percent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  hours: z.optional(z.int().check(z.minimum(1), z.maximum(48))),
  /** Of the year, 1 to 12. */
  months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12)))),
});

const celsius = z.number().check(z.minimum(-10), z.maximum(60));
const stress = z.optional(
  z.strictObject({
    usualCelsius: z.optional(celsius),
    /** Most often while it flowers, and grain or fruit fills. */
    sensitiveCelsius: z.optional(celsius),
    sensitiveStages: z.optional(z.array(z.enum(["initial", "development", "mid", "late"]))),
  }),
);
/** What content/crop-weather says: the day's highest or lowest temperature from where on a crop suffers. */
export const cropWeatherFacts = z.strictObject({ heat: stress, cold: stress });

/** Day's highest or lowest temperature, °C, from where on a crop suffers; null where frost is the limit. */
type StressLimit = {
  usual: number | null;
  /** Most often flowering and the filling of grain or fruit. */
  sensitive: { stages: readonly CropStage[]; limit: number } | null;
};
export type CropLimits = { heat: StressLimit; cold: StressLimit };
