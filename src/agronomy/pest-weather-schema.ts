import * as z from "zod/mini";
import type { Celsius } from "./quantities.ts";

const celsius = z.number().check(z.minimum(-5), z.maximum(50));
const degreeDays = z.number().check(z.gt(0), z.maximum(5000));

/** What content/pest-models says: how warmth drives a pest, in degree days above a base. */
export const pestModelFacts = z.strictObject({
  scientific: z.string().check(z.minLength(1)),
  baseCelsius: celsius,
  /** Where its development stops getting faster. */
  upperCelsius: z.optional(celsius),
  /** From one moment in its life to another, above a base of their own. */
  stages: z.optional(
    z.array(
      z.strictObject({ stage: z.string().check(z.minLength(1)), baseCelsius: celsius, degreeDays }),
    ),
  ),
  /** From one generation to the next, above the base. */
  generationDegreeDays: z.optional(degreeDays),
  /** Of its moths, by the warmth since the crop was sown: from the first flight to the end of the peak. */
  flightSinceSowing: z.optional(
    z.strictObject({ firstDegreeDays: degreeDays, peakEndDegreeDays: degreeDays }),
  ),
});

export type PestModel = {
  scientific: string;
  base: Celsius;
  /** Where its development stops getting faster. */
  upper: Celsius | null;
  /** Degree days from one moment in its life to another, above a base of their own. */
  stages: readonly { stage: string; base: Celsius; degreeDays: number }[];
  /** From one generation to the next, above the base; null where no source gives it. */
  generation: number | null;
  /** Of its moths, by the degree days since the crop was sown: from the first to the end of the peak. */
  flight: { first: number; peakEnd: number } | null;
  /** Whether the page that is named gives its base and its degree days. */
  isConfirmed: boolean;
  /** As a farmer is told it: who says so, or of which animal it is commonly known. */
  source: string;
};

const points = z.number().check(z.gt(0), z.maximum(1000));
const days = z.int().check(z.minimum(1), z.maximum(60));
const hours = z.number().check(z.minimum(0), z.maximum(24));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const degrees = z.number().check(z.minimum(-180), z.maximum(180));
const dayOfYear = z.string().check(z.regex(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/));

/** What content/disease-weather says: in which weather a disease, or a pest, spreads. */
export const diseaseWeatherFacts = z.strictObject({
  scientific: z.string().check(z.minLength(1)),
  actFromPoints: z.optional(points),
  watchFromPoints: z.optional(points),
  /** From where on points are added up. */
  daysAfterSowing: z.optional(days),
  overDays: z.optional(days),
  /** In a row. */
  actFromDays: z.optional(days),
  watchFromDays: z.optional(days),
  /** In which it thrives. */
  fromCelsius: z.optional(celsius),
  toCelsius: z.optional(celsius),
  aboveCelsius: z.optional(celsius),
  highestFromCelsius: z.optional(celsius),
  highestToCelsius: z.optional(celsius),
  highestBelowCelsius: z.optional(celsius),
  humidityFromPercent: z.optional(percent),
  humidityAbovePercent: z.optional(percent),
  humidityAtMostPercent: z.optional(percent),
  wetHours: z.optional(hours),
  darkHours: z.optional(hours),
  sunshineAtMostHours: z.optional(hours),
  sunshineBelowHours: z.optional(hours),
  rainFromMillimetres: z.optional(z.number().check(z.minimum(0), z.maximum(500))),
  rainBelowMillimetres: z.optional(z.number().check(z.minimum(0), z.maximum(500))),
  fromDayOfYear: z.optional(dayOfYear),
  toDayOfYear: z.optional(dayOfYear),
  /** Where it was found to hold; everywhere without it. */
  fromLatitude: z.optional(degrees),
  toLatitude: z.optional(degrees),
  fromLongitude: z.optional(degrees),
  toLongitude: z.optional(degrees),
});
type DiseaseWeatherFacts = z.infer<typeof diseaseWeatherFacts>;

/** What a rule on the weather of a disease goes by. */
export type WeatherFigures<Name extends keyof DiseaseWeatherFacts> = {
  readonly [Each in Name]: NonNullable<DiseaseWeatherFacts[Each]>;
} & {
  /** Whether the page that is named says so. */
  readonly isConfirmed: boolean;
  /** As a farmer is told it: who says so, or of which disease it is commonly known. */
  readonly source: string;
};
