import type { NamedCrop } from "#src/features/names/schema.ts";
import type { AskWord } from "./data/ask-words.ts";
import type { TopicWord } from "./data/topic-words.ts";
import type { QuestionLanguage } from "./passage-schema.ts";

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

export type Question = { text: string; language: QuestionLanguage; words: QuestionWord[] };

/** A question with the purposes that its small words show. */
export type ReadQuestion = Question & { asks: ReadonlySet<AskWord> };
