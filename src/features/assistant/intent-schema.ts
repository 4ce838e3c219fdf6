import * as z from "zod/mini";
import type { Likelihoods, OfferedPurpose, Purpose } from "./purpose-schema.ts";
import type { Concept, ReadQuestion } from "./question-schema.ts";
import { recordTopics } from "./record-schema.ts";

export const intentDays = [
  "today",
  "tomorrow",
  "day-after",
  "week",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

const hourSpan = z.object({ from: z.number(), until: z.number() });
/** Hours of the clock, from 0 to 24. */
export type HourSpan = z.infer<typeof hourSpan>;

/** What the question names beside its purpose; each absent where it names none. */
const intentSlots = z.object({
  /** By its name in the crop tables. */
  crop: z.optional(z.string()),
  /** The id of one of the asker's own fields. */
  fieldId: z.optional(z.string()),
  day: z.optional(z.enum(intentDays)),
  /** A town, district or market, as typed. */
  place: z.optional(z.string()),
  sumInRupees: z.optional(z.number()),
  /** A sum is named that may be read in more than one way. */
  isSumUnclear: z.optional(z.literal(true)),
  /** A scheme of the list by its id. */
  schemeId: z.optional(z.string()),
  /** What is asked of the own record. */
  topic: z.optional(z.enum(recordTopics)),
  /** Of the weather, how the wind will be. */
  isOfWind: z.optional(z.literal(true)),
  /** Of the weather, whether frost or hail comes. */
  isOfFrost: z.optional(z.literal(true)),
  /** Of the hours of a pump, those of the last watering. */
  isOfLast: z.optional(z.literal(true)),
  /** Whether it is to be done at once. */
  isNow: z.optional(z.literal(true)),
  /** Asked is of the days once the rain is over. */
  isAfterRain: z.optional(z.literal(true)),
  /** The hours of the day that are asked about. */
  hours: z.optional(hourSpan),
  /** Water over a field. */
  depthInMillimetres: z.optional(z.number()),
  /** So long it has run, of which it is asked what that gave. */
  ranHours: z.optional(z.number()),
  /** Where towns or the own record are asked for: the question, with what still holds of the one before. */
  said: z.optional(z.string()),
});
export type IntentSlots = z.infer<typeof intentSlots> & {
  /** A pest or disease, as the vocabulary calls it. */
  pest?: Concept;
};

/** What small words say of how a question goes with the one before it. */
export type Cue = "goingOn" | "condition" | "reason" | "another" | "leaving";

/** A question as it is understood, with what it takes from those before it. */
export type Reading = {
  question: ReadQuestion;
  cues: ReadonlySet<Cue>;
  /** Whether only the reason of the answer before is asked for. */
  asksReason: boolean;
  likelihoods: Likelihoods;
  slots: IntentSlots;
  /** How it is meant if it goes on with the question before, though its words seem to want something of their own. */
  goingOn?: Reading;
  /** The question before and this one as one, as that one was meant: what fits both fits better. */
  joined?: { text: string; likelihoods: Likelihoods };
};

/** What is answered. */
export type Intents = {
  /** The likeliest first; none where it is not clear enough what is wanted. */
  kinds: readonly Purpose[];
  /** What may be meant where it is not clear; empty where it is, or where nothing is likely. */
  choices: readonly OfferedPurpose[];
  slots: IntentSlots;
};
