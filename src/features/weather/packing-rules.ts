import { z } from "zod";
import type { KeptHour } from "./schema.ts";

const readings = z.array(z.number().nullable());
/** Hours as columns, which take a quarter of the room of as many objects. */
const packedHours = z.object({ t: readings, h: readings, r: readings, d: z.string() });

/** Hours of a day as they are kept. */
export function packHours(hours: readonly KeptHour[]): z.infer<typeof packedHours> {
  const days = { true: "1", false: "0", null: "?" } as const;
  return {
    t: hours.map(({ t }) => t),
    h: hours.map(({ h }) => h),
    r: hours.map(({ r }) => r),
    d: hours.map(({ d }) => days[`${d}`]).join(""),
  };
}

/** Hours as they were packed; none when they were kept by another version of the product. */
export function unpackHours(packed: unknown): KeptHour[] {
  const known = packedHours.safeParse(packed).data;
  if (!known) return [];
  return known.t.map((t, at) => {
    const isDay = known.d[at];
    return {
      t,
      h: known.h[at] ?? null,
      r: known.r[at] ?? null,
      d: isDay === "1" ? true : isDay === "0" ? false : null,
    };
  });
}
