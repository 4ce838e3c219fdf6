import { smallWords } from "#content/vocabulary.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { type Language, languages } from "#src/shared/language.ts";
import { readQuestion } from "./questions.server.ts";
import type { Turn } from "./schema.ts";

const toSet = (said: string) => new Set(splitWords(said));
const named: Record<Language, ReadonlySet<string>> = {
  en: toSet(smallWords.namedEnglish),
  hi: toSet(smallWords.namedHindi),
  mr: toSet(smallWords.namedMarathi),
};
const retelling = toSet(smallWords.retelling);

/** So few words want an answer again; more have a matter of their own. */
const mostWords = 12;

/** The language in which the answer before is wanted again: "say it in Hindi"; null for a question of its own. */
export function readRetelling(text: string): Language | null {
  const words = splitWords(text);
  if (words.length > mostWords || !words.some((word) => retelling.has(word))) return null;
  const [told, ...others] = languages.filter((each) => words.some((word) => named[each].has(word)));
  const isOfFarming = readQuestion(text).words.some(
    ({ concept }) => concept !== null && concept !== "language_word",
  );
  return told && others.length === 0 && !isOfFarming ? told : null;
}

/** What is to be answered, what was asked before it, and the language that is wanted in place of its own. */
export type Meant = { turn: Turn; before: readonly Turn[]; told: Language | null };

/** A question as it is, or the one before it where only its answer is wanted again, in another language. */
export function findRetold(turn: Turn, before: readonly Turn[]): Meant {
  const told = readRetelling(turn.question);
  const at = before.findLastIndex(({ question }) => readRetelling(question) === null);
  const meant = before[at];
  return told && meant
    ? { turn: meant, before: before.slice(0, at), told }
    : { turn, before, told: null };
}
