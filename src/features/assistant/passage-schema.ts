import * as z from "zod/mini";
import { language } from "#src/shared/language.ts";
import { purpose } from "./purpose-schema.ts";

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
export const passageTopic = z.enum(passageTopics);

/**
 * How sure a passage is: V read in a named source, M several unofficial sources agree, S read in a curated
 * public base, K common knowledge that nobody has confirmed.
 */
export const passageCertainties = ["V", "M", "S", "K"] as const;

const text = z.string().check(z.minLength(1));
const words = z.record(language, text);

/** One answer of the knowledge base, whole enough to be read alone. */
export const passage = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{3,80}$/)),
  topic: passageTopic,
  /** What a question may want that it answers. */
  purposes: z.readonly(z.array(purpose).check(z.minLength(1))),
  /** The crop it is about, by its name in the farm profile where it has one; absent for all crops. */
  crop: z.optional(z.string()),
  title: words,
  text: words,
  source: z.object({
    name: words,
    /** A page of the product, or the one that says it; empty where there is none. */
    link: z.string().check(z.regex(/^(\/[a-z]|https?:\/\/|$)/)),
  }),
  /** The day on which somebody held it against its source; general knowledge has none. */
  asOf: z.nullable(z.iso.date()),
  certainty: z.enum(passageCertainties),
});
export type Passage = z.infer<typeof passage>;

/** How well a passage fits, and how like the question is to those that it is asked by, from 0 to 1. */
export type RankedPassage = { passage: Passage; score: number; likeness: number };
/** What answers a question, the best first, and what comes nearest where nothing does. */
export type Found = { fitting: readonly RankedPassage[]; nearest: Passage | null };

/** What a question is written in; Hindi and Marathi in Latin letters are ways of writing of their own. */
export const questionLanguages = ["en", "hi", "mr", "hi-Latn", "mr-Latn"] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];
