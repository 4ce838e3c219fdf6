import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { type AskWord, askWords, scaleWords, unitWords } from "./data/ask-words.ts";
import { detectIntents, type Question, type ReadQuestion } from "./intent-rules.ts";
import type { IntentSlots, Intents } from "./intent-schema.ts";
import { isCropWord, normaliseWords, readQuestion } from "./question-store.server.ts";

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

type Unit = keyof typeof unitWords;
const units = new Map<string, Unit>();

function getUnit(word: string): Unit | undefined {
  if (units.size === 0) {
    for (const [unit, words] of Object.entries(unitWords)) {
      for (const each of splitWords(words)) if (isUnit(unit)) units.set(each, unit);
    }
  }
  return units.get(word);
}

function isUnit(unit: string): unit is Unit {
  return unit in unitWords;
}

const scales = new Map<string, number>(
  scaleWords.flatMap(([scale, words]) => splitWords(words).map((word) => [word, scale] as const)),
);

const counted = String.raw`(\d{1,9}(?:\.\d{1,3})?)\s*([\p{L}\p{M}]*)\s*([\p{L}\p{M}]*)`;
const anything = new RegExp(counted, "u");
const rupees = new RegExp(String.raw`(?:₹|(?<![\p{L}\p{M}])rs\.?)\s*${counted}`, "iu");

/** A number with the two words after it: the first may multiply it, and the unit comes then. */
function readCounted([, number, first = "", second = ""]: RegExpExecArray) {
  const scale = scales.get(splitWords(first)[0] ?? "");
  const unit = getUnit(splitWords(scale ? second : first)[0] ?? "");
  const value = scale ? Math.round(Number(number) * scale) : Number(number);
  return { value, ...(unit ? { unit } : {}) };
}

function readAmount(text: string): NonNullable<IntentSlots["amount"]> | null {
  const latin = text
    .slice(0, 4000)
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966))
    .replace(/(?<=\d),(?=\d)/g, "");
  const paid = rupees.exec(latin);
  if (paid) return { ...readCounted(paid), unit: "rupees" };
  const found = anything.exec(latin);
  return found && readCounted(found);
}

function readPlace({ words }: Question): string | null {
  const plain = words.filter(
    ({ concept, isFiller, word }) =>
      !concept && !isFiller && !getUnit(word) && !scales.has(word) && !/^\d/.test(word),
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
  const [fieldId, amount, place] = [findField(text, fields), readAmount(text), readPlace(question)];
  return detectIntents(question, {
    ...(crop ? { crop } : {}),
    ...(fieldId ? { fieldId } : {}),
    ...(amount ? { amount } : {}),
    ...(place ? { place } : {}),
  });
}
