import * as z from "zod/mini";

const passageTopics = [
  "pest",
  "crop",
  "water",
  "soil",
  "scheme",
  "insurance",
  "weather",
  "market",
  "safety",
  "practice",
  "urvara",
] as const;
const passageTopic = z.enum(passageTopics);
export type PassageTopic = z.infer<typeof passageTopic>;

/**
 * How sure a passage is: V read in a named source, M several unofficial sources agree, S read in a curated
 * public base, K common knowledge that nobody has confirmed.
 */
export const passageCertainties = ["V", "M", "S", "K"] as const;
export type PassageCertainty = (typeof passageCertainties)[number];

const bothLanguages = z.object({
  en: z.string().check(z.minLength(1)),
  hi: z.string().check(z.minLength(1)),
});

/** One answer of the knowledge base, whole enough to be read alone. */
export const passage = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{3,80}$/)),
  topic: passageTopic,
  /** The crop it is about, by its name in the farm profile where it has one; absent for all crops. */
  crop: z.optional(z.string()),
  title: bothLanguages,
  text: bothLanguages,
  source: z.object({
    name: bothLanguages,
    /** A page of the product, or an official site. */
    link: z.string().check(z.regex(/^(\/[a-z]|https:\/\/)/)),
  }),
  /** The day of which its facts are. */
  asOf: z.iso.date(),
  certainty: z.enum(passageCertainties),
});
export type Passage = z.infer<typeof passage>;

export type RankedPassage = { passage: Passage; score: number };

/** What a question is written in; Hindi in Latin letters is a way of writing of its own. */
const questionLanguages = ["en", "hi", "mr", "hi-Latn"] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];
