import * as z from "zod/mini";
import { alertKind, alertLevels } from "#src/features/alerts/schema.ts";
import { crops, grownCrops } from "#src/shared/farm-terms.ts";

/** Where a recommendation comes from, in the order in which equals stand. */
export const sources = [
  "insurance",
  "weather",
  "water",
  "pest",
  "nutrient",
  "harvest",
  "price",
  "scheme",
] as const;
export type Source = (typeof sources)[number];

const day = z.iso.date();
const paise = z.int();
const crop = z.enum(crops);
/** Set where nobody foretold its days: then they are counted as is usual here, and no rain is. */
const isUsual = z.optional(z.boolean());
const localWords = z.record(z.string(), z.string());

/** Why something is recommended, with the numbers that decided. */
export const reason = z.discriminatedUnion("code", [
  z.object({
    code: z.literal("water"),
    date: day,
    /** Whether water comes only after the crop has begun to suffer. */
    isLate: z.boolean(),
    /** In mm; the minutes are null where the flow is not known. */
    grossDepth: z.number(),
    minutes: z.nullable(z.number()),
    isUsual,
  }),
  /** No water can be had before the day on which it is due. */
  z.object({ code: z.literal("no-water"), due: day, isUsual }),
  /** A rain-fed crop is or will be short of water. */
  z.object({ code: z.literal("dry"), from: day, isUsual }),
  z.object({
    code: z.literal("weather"),
    alert: alertKind,
    level: z.enum(alertLevels),
    firstDay: day,
    lastDay: day,
    /** In mm, km/h, °C or days, as the alert has it. */
    value: z.number(),
    crop: z.nullable(crop),
  }),
  z.object({ code: z.literal("pest"), pestId: z.string(), names: localWords, crop }),
  z.object({
    code: z.literal("nutrient"),
    date: day,
    kilograms: z.number(),
    halfBags: z.number(),
  }),
  z.object({
    code: z.literal("harvest-ready"),
    crop,
    /** Since the sowing, and what the crop usually takes. */
    days: z.int(),
    usualDays: z.int(),
  }),
  z.object({
    code: z.literal("harvest-before-weather"),
    crop,
    alert: alertKind,
    day,
    value: z.number(),
  }),
  z.object({
    code: z.literal("harvest-untold"),
    crop: z.enum(grownCrops),
    /** The farmer's own word for another crop. */
    cropName: z.optional(z.nullable(z.string())),
    endedDate: day,
  }),
  z.object({
    code: z.literal("price"),
    crop,
    market: z.string(),
    /** What that market leaves of the lot, and the nearest one. */
    netPaise: paise,
    nearest: z.string(),
    nearestNetPaise: paise,
    /** Of the report. */
    day,
  }),
  z.object({ code: z.literal("scheme-day"), titles: localWords, day }),
  z.object({ code: z.literal("schemes-fit"), count: z.int() }),
  z.object({ code: z.literal("loss-window"), cropName: z.string(), endsAt: z.iso.datetime() }),
]);
export type Reason = z.infer<typeof reason>;

/** The rupees that stand to be lost or won, and how they were counted. */
const stake = z.object({
  paise,
  working: z.discriminatedUnion("kind", [
    /** What the same crop brought the farmer last, on an acre, times the land. */
    z.object({
      kind: z.literal("own-income"),
      crop,
      year: z.int(),
      perAcrePaise: paise,
      acres: z.number(),
    }),
    /** Several fields, each counted so. */
    z.object({ kind: z.literal("own-incomes"), fields: z.int() }),
    /** What one market leaves more than another. */
    z.object({ kind: z.literal("difference") }),
  ]),
});
export type Stake = z.infer<typeof stake>;

/** What speaks against doing something now. */
const obstacle = z.discriminatedUnion("kind", [
  /** The wettest of the days that matter, and what is expected on it, in mm. */
  z.object({ kind: z.literal("rain"), day, millimetres: z.number() }),
  /** In km/h, as the warning has it. */
  z.object({ kind: z.literal("wind"), day, gust: z.number() }),
  /** Not one hour that is left of its day is fit for it. */
  z.object({ kind: z.literal("no-hours") }),
  /** The crop of these fields is about to be harvested. */
  z.object({ kind: z.literal("ripe") }),
  /** Sprinklers run on the same field and would wash a spray off. */
  z.object({ kind: z.literal("sprinkler") }),
]);
export type Obstacle = z.infer<typeof obstacle>;

/** That something waits: for pests it is the spraying that waits, not the looking. */
const hold = z.object({
  obstacle,
  /** The first day on which nothing speaks against it any more; null where no day can be told. */
  until: z.nullable(day),
});

/** Hours in a row that are fit for something; for pests those in which one can spray. */
const window = z.object({ from: z.iso.datetime(), until: z.iso.datetime() });

const place = z.object({ id: z.string(), name: z.string() });

/** Something that could be done today. */
const candidate = z.object({
  /** The same as long as it is about the same. */
  id: z.string(),
  source: z.enum(sources),
  /** What is done by it: two of one topic on one field are one thing to do. */
  topic: z.string(),
  /** None is the whole farm. */
  fields: z.array(place),
  /** Until when it helps; null where no day presses. */
  dueAt: z.nullable(z.iso.datetime()),
  /** Null where nobody can tell. */
  stake: z.nullable(stake),
  reason,
  /** Why it has to wait, where another task or the weather forbids it. */
  hold: z.optional(hold),
  /** The hours of its day in which it can be done, where others of them forbid it. */
  window: z.optional(window),
  link: z.string(),
});
export type Candidate = z.infer<typeof candidate>;

export const recommendations = z.object({
  today: day,
  /** When the forecast was made that they count on; null without one. */
  forecastAt: z.nullable(z.iso.datetime()),
  /** Those in use, whether something is to be done there or not, with what grows there. */
  fields: z.array(
    z.extend(place, {
      crop: z.nullable(z.enum(grownCrops)),
      /** The first day on which it may need water by its plan; null without a plan, missing in what was kept before it was told. */
      waterUntil: z.optional(z.nullable(day)),
    }),
  ),
  /** The most urgent first. */
  candidates: z.array(candidate),
});
export type Recommendations = z.infer<typeof recommendations>;
