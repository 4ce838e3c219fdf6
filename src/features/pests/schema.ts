import * as z from "zod/mini";
import { crops, grownCrops } from "#src/shared/farm-terms.ts";
import { languages } from "#src/shared/language.ts";

/** How pressing a pest is, the calmest first. */
export const riskLevels = ["none", "watch", "act"] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** What the deciding number of a rule counts. */
const riskUnits = [
  /** Severity values of a table, added up. */
  "points",
  /** Days in a row. */
  "days",
  "hours",
  "millimetres",
  /** Relative humidity. */
  "humidity-percent",
  "degree-days",
  /** Days at potato's temperatures, added up. */
  "p-days",
  /** What was counted on plants or in traps. */
  "counted",
] as const;

/** Where a rule is from: read in the source that it names, or own knowledge not confirmed there. */
export const certainty = z.enum(["read", "own-knowledge"]);

const reading = z.nullable(z.number());

/** What a rule found on one day; only what the rule looks at is filled. */
export const finding = z.object({
  level: z.enum(riskLevels),
  /** The number that decided, and from where on it counts. */
  value: z.number(),
  threshold: z.number(),
  unit: z.enum(riskUnits),
  /** Of the day or its wet hours, °C, and between what the rule wants it. */
  temperature: reading,
  temperatureFrom: reading,
  temperatureTo: reading,
  wetHours: reading,
  /** What the day itself added. */
  points: reading,
  /** Days before it whose weather is not known and that could only have added. */
  unknownDays: z.int(),
});
export type Finding = z.infer<typeof finding>;

/** How counts of a pest are counted, and from where on it is to be acted. */
const countUnits = [
  "percent-plants",
  "percent-dead-hearts",
  "percent-tillers",
  "percent-shoots",
  "percent-pods",
  "percent-fruit",
  "percent-silver-shoots",
  "percent-leaf-area",
  "per-hill",
  "damaged-leaves-per-hill",
  "per-ear",
  "per-plant",
  "per-leaf",
  "per-hundred-leaves",
  "per-metre-row",
  "per-square-metre",
  "per-trap-night",
  "per-trap",
  "per-shoot",
  "per-panicle",
  "spots-per-leaf",
  /** Whether its sign was there when it was looked for: only that it was not, as 0, is told so. */
  "seen",
] as const;
export type CountUnit = (typeof countUnits)[number];

export const countFaults = [
  "count-not-valid",
  "count-too-large",
  "date-not-valid",
  "date-in-future",
  "date-before-sowing",
  "date-after-end",
  "date-too-old",
  "no-season",
  "pest-unknown",
  "unit-unknown",
] as const;
export type CountFault = (typeof countFaults)[number];

const fault = (code: CountFault) => code;
const id = z.uuid().check(z.toLowerCase());

/** No plant or trap holds more. */
const largestCount = 100_000;

/** What was counted on a field. The id is made by the browser: a second send is recognised by it. */
export const countInput = z.strictObject({
  id,
  fieldId: id,
  /** The season that it was counted in. What waits from before this was told is of the one that is open. */
  seasonId: z.optional(id),
  pestId: z.string().check(z.maxLength(60)),
  unit: z.enum(countUnits, fault("unit-unknown")),
  value: z
    .number(fault("count-not-valid"))
    .check(
      z.minimum(0, fault("count-not-valid")),
      z.maximum(largestCount, fault("count-too-large")),
    ),
  date: z.iso.date(fault("date-not-valid")),
});
export type CountInput = z.infer<typeof countInput>;

export const pestCount = z.object({
  id: z.uuid(),
  pestId: z.string(),
  unit: z.enum(countUnits),
  value: z.number(),
  date: z.iso.date(),
});
export type PestCount = z.infer<typeof pestCount>;

/** A count as its farmer's own copy of everything has it. */
export const ownCount = z.extend(pestCount, { fieldId: z.uuid() });
export type OwnCount = z.infer<typeof ownCount>;

const told = {
  level: z.enum(riskLevels),
  /** Which rule decided; `count` where the farmer's own count did. */
  ruleId: z.string(),
  /** Null while the rule has nothing to decide from. */
  finding: z.nullable(finding),
  /** Why there is nothing to decide from. */
  gap: z.nullable(z.enum(["no-weather", "no-sowing-date", "no-first-catch", "not-yet"])),
  certainty,
  source: z.string(),
  /** Today and the days ahead; null where it is not known. */
  days: z.array(z.object({ date: z.iso.date(), level: z.nullable(z.enum(riskLevels)) })),
};

/** A pest of a field's crop, as one rule or count sees it: the one that says most. */
const fieldRisk = z.object({
  fieldId: z.uuid(),
  fieldName: z.string(),
  crop: z.enum(crops),
  pestId: z.string(),
  /** The day that it is told for: today. */
  date: z.iso.date(),
  ...told,
  /** Whether a rule adds up warmth from the day of the first catch. */
  isFromFirstCatch: z.optional(z.boolean()),
  /** What the weather alone says, where a count has spoken too: the next count is held against it. */
  weather: z.optional(z.object(told)),
});
export type FieldRisk = z.infer<typeof fieldRisk>;

const localWords = z.record(z.enum(languages), z.string());

/** What the screens need of a pest's record: its name, what to look for, how to count, and whether it is drawn. */
export const pestWords = z.object({
  name: localWords,
  signs: localWords,
  count: localWords,
  question: z.optional(localWords),
  isDrawn: z.optional(z.boolean()),
});
export type PestWords = z.infer<typeof pestWords>;

export const countRule = z.strictObject({
  unit: z.enum(countUnits),
  /** From here on it is to be acted. */
  threshold: z.number(),
  /** Who says so; general knowledge without it. */
  source: z.optional(z.string()),
});
export type CountRule = z.infer<typeof countRule>;

const fieldWatch = z.object({
  fieldId: z.uuid(),
  name: z.string(),
  /** What grows there now; null without it. */
  seasonId: z.nullable(z.uuid()),
  crop: z.nullable(z.enum(grownCrops)),
  /** The farmer's own word for another crop. */
  cropName: z.optional(z.nullable(z.string())),
  sowingDate: z.nullable(z.iso.date()),
  /** The most pressing first. */
  risks: z.array(fieldRisk),
  /** Of the open season, the newest first. */
  counts: z.array(pestCount),
  /** What can be counted on the crop, by the pests' ids; nothing of some that are watched. */
  countRules: z.record(z.string(), z.array(countRule)),
});
export type FieldWatch = z.infer<typeof fieldWatch>;

export const farmWatch = z.object({
  today: z.iso.date(),
  place: z.nullable(z.string()),
  /** When the forecast was made; null when there is none. */
  forecastAt: z.nullable(z.iso.datetime()),
  /** The fields in use. */
  fields: z.array(fieldWatch),
  /** Of every pest that is named above. */
  pests: z.record(z.string(), pestWords),
});
export type FarmWatch = z.infer<typeof farmWatch>;
