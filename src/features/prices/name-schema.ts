import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";

const text = z.string().check(z.minLength(1));
const degrees = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most));

/** What content/mandis says of a large mandi. */
export const mandiFacts = z.strictObject({
  district: text,
  /** The two letters of a state in content/states. */
  state: text.check(z.regex(/^[A-Z]{2}$/)),
  /** Of the town. */
  latitude: degrees(6, 38),
  longitude: degrees(68, 98),
  /** Other names that reports and farmers know it by, in any letters. */
  reportedAs: z.optional(z.array(text).check(z.minLength(1))),
});
export const mandiWords = z.strictObject({ name: text });

/** A large mandi that the product knows by itself. */
export type KnownMandi = z.infer<typeof mandiFacts> & {
  id: string;
  names: Readonly<Record<Language, string>>;
};
