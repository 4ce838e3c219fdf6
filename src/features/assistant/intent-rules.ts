import type { CropWord } from "./data/crop-words.ts";
import type { TopicWord } from "./data/topic-words.ts";
import type { QuestionLanguage } from "./passage-schema.ts";

/** What a word stands for, whatever the language it is said in. */
export type Concept = CropWord | TopicWord;

/** One word, or a phrase that stands for one thing. */
export type QuestionWord = {
  word: string;
  stem: string;
  concept: Concept | null;
  /** Says nothing of what is asked about. */
  isFiller: boolean;
};

export type Question = { text: string; language: QuestionLanguage; words: QuestionWord[] };
