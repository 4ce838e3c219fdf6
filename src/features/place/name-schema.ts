import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";

const text = z.string().check(z.minLength(1));
const degrees = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most));
/** Old names and other spellings, in any letters. */
const otherNames = z.optional(z.array(text).check(z.minLength(1)));

/** What content/states says of a state or a territory; its id is its two letters. */
export const stateFacts = z.strictObject({ otherNames });

/** What content/districts says of a district, in the folder of its state. */
export const districtFacts = z.strictObject({
  /** The median position of its PIN codes. */
  latitude: degrees(6, 38),
  longitude: degrees(68, 98),
  /** Agro-climatic zone of the Planning Commission (1988). */
  zone: z.int().check(z.minimum(1), z.maximum(15)),
  otherNames,
  /** Its name is a word, or the name of people: in a text it counts only beside a word for district. */
  isWord: z.optional(z.boolean()),
});
export const placeWords = z.strictObject({ name: text });

type Names = { names: Readonly<Record<Language, string>> };
export type StateNames = z.infer<typeof stateFacts> & Names & { code: string };
export type DistrictNames = z.infer<typeof districtFacts> & Names & { state: StateNames["code"] };
