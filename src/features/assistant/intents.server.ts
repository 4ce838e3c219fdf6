import { askWords } from "#content/vocabulary.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { isAmountWord, readSum } from "./amounts.server.ts";
import { detectIntents } from "./intent-rules.ts";
import type { Intents } from "./intent-schema.ts";
import type { AskWord, Question, ReadQuestion } from "./question-schema.ts";
import { isCropWord, normaliseWords, readQuestion } from "./questions.server.ts";

function listAskWords(): Map<string, AskWord[]> {
  const found = new Map<string, AskWord[]>();
  for (const [kind, words] of Object.entries(askWords)) {
    for (const word of splitWords(words)) {
      if (isAskWord(kind)) found.set(word, [...(found.get(word) ?? []), kind]);
    }
  }
  return found;
}

function isAskWord(kind: string): kind is AskWord {
  return kind in askWords;
}

const knownAskWords = listAskWords();

/** A question with the purposes that its small words show. */
export function readAsked(text: string): ReadQuestion {
  const asks = new Set(normaliseWords(text).flatMap((word) => knownAskWords.get(word) ?? []));
  return { ...readQuestion(text), asks };
}

function readPlace({ words }: Question): string | null {
  const plain = words.filter(
    ({ concept, isFiller, word }) =>
      !concept && !isFiller && !isAmountWord(word) && !/^\d/.test(word),
  );
  return plain.length > 0 && plain.length <= 3 ? plain.map(({ word }) => word).join(" ") : null;
}

/** The field whose whole name is in the question, the longest name first. */
function findField(text: string, fields: readonly { id: string; name: string }[]): string | null {
  const sounds = (words: string) => ` ${normaliseWords(words).map(hearWord).join(" ")} `;
  const asked = sounds(text);
  const named = fields
    .filter(({ name }) => sounds(name).trim() !== "" && asked.includes(sounds(name)))
    .sort((one, other) => other.name.length - one.name.length);
  return named[0]?.id ?? null;
}

/**
 * What a question asks the product for, with what it names, in any of the languages.
 * @param fields the asker's own
 */
export function readIntents(
  text: string,
  fields: readonly { id: string; name: string }[],
): Intents {
  const question = readAsked(text);
  const crop = question.words
    .map(({ concept }) => concept)
    .find((each) => each && isCropWord(each));
  const [fieldId, sum, place] = [findField(text, fields), readSum(text), readPlace(question)];
  return detectIntents(question, {
    ...(crop ? { crop } : {}),
    ...(fieldId ? { fieldId } : {}),
    ...(sum === null ? {} : sum === "unclear" ? { isSumUnclear: true } : { sumInRupees: sum }),
    ...(place ? { place } : {}),
  });
}
