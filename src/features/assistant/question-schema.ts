import type { askWords, topicWords } from "#content/vocabulary.ts";
import type { NamedCrop } from "#src/features/names/schema.ts";

type TopicWord = keyof typeof topicWords;
/** By what small words a question shows what it wants. */
export type AskWord = keyof typeof askWords;
/** What a word stands for, whatever the language it is said in; "other" is of no farm. */
export type Concept = NamedCrop | TopicWord | "other";

/** One word, or a phrase that stands for one thing. */
export type QuestionWord = {
  word: string;
  stem: string;
  concept: Concept | null;
  /** Says nothing of what is asked about. */
  isFiller: boolean;
};

export type Question = { text: string; words: readonly QuestionWord[] };

/** A question with the purposes that its small words show. */
export type ReadQuestion = Question & { asks: ReadonlySet<AskWord> };
