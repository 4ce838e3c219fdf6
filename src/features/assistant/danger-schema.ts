import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";
import { emergencyNames } from "./content-schema.ts";

const text = z.string().check(z.minLength(1));

/** What a question tells of that cannot wait for an answer; unclear: something is wrong, and it cannot be said what. */
const dangerKind = z.enum([
  "despair",
  "poisoning",
  "animal",
  "bite",
  "sting",
  "dog-bite",
  "shock",
  "gas",
  "heat",
  "bleeding",
  "fire",
  "collapse",
  "unclear",
]);
export type DangerKind = z.infer<typeof dangerKind>;
export const isDangerKind = (name: string): name is DangerKind =>
  dangerKind.safeParse(name).success;

const numberName = z.enum(emergencyNames);
type NumberName = z.infer<typeof numberName>;

/** What content/danger-help says of a danger: whom to call, what to do now. */
export const dangerHelpFacts = z.strictObject({
  numbers: z.array(numberName).check(z.minLength(1)),
});
export const dangerHelpWords = z.strictObject({
  title: text.check(z.maxLength(80)),
  /** In one line. */
  now: text.check(z.maxLength(400)),
});
export type DangerHelp = {
  readonly numbers: readonly NumberName[];
  readonly words: Readonly<Record<Language, z.infer<typeof dangerHelpWords>>>;
};

/** What a family of content/danger-words is known by. */
export const dangerWordsFacts = z.strictObject({
  said: z.string().check(z.regex(/^[a-z_~*\s]+$/)),
});
/** The families of words that the rules on danger speak of. */
const dangerFamily = z.enum([
  "self",
  "person",
  "animal",
  "poison",
  "fertiliser",
  "weak",
  "drank",
  "ate",
  "mouth",
  "inhaled",
  "sprayed",
  "illness",
  "grave",
  "animalIll",
  "toxicPlant",
  "mistake",
  "poisoned",
  "helpNow",
  "bodyPart",
  "spilled",
  "snake",
  "snakeThing",
  "bitten",
  "biteNoun",
  "unknownBite",
  "electric",
  "shocked",
  "lightning",
  "fence",
  "heatStroke",
  "hot",
  "blood",
  "flowing",
  "cutBody",
  "milk",
  "wishToDie",
  "mayKill",
  "selfDid",
  "noWishToLive",
  "willTake",
  "pest",
  "crop",
  "matters",
  "prevention",
  "living",
  "negation",
  "life",
  "lifeEnd",
  "death",
  "wish",
  "suicide",
  "live",
  "stuck",
  "beside",
  "blade",
  "machine",
  "limb",
  "lost",
  "wound",
  "deepSign",
  "soaked",
  "under",
  "beast",
  "attacked",
  "still",
  "fell",
  "thrown",
  "holds",
  "wire",
  "burnt",
  "numb",
  "sunny",
  "hotBody",
  "confused",
  "faint",
  "fangMarks",
  "pricked",
  "bodyReacts",
  "swarm",
  "dog",
  "swarmDid",
  "mistook",
  "tookIn",
  "food",
  "tablet",
  "spraySign",
  "smell",
  "hang",
  "jump",
  "leaving",
  "noMorning",
  "standing",
  "fallFrom",
  "stroke",
  "died",
  "sprayGear",
  "aidAsked",
  "lockedIn",
  "bedside",
  "several",
  "fire",
  "fireNow",
  "fireAid",
  "fuel",
  "past",
  "pit",
  "calved",
  "birth",
  "obstructed",
  "bloat",
]);
export type DangerFamily = z.infer<typeof dangerFamily>;
export const isDangerFamily = (name: string): name is DangerFamily =>
  dangerFamily.safeParse(name).success;
