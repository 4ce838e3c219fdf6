import { smallWords } from "#content/vocabulary.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { readDepth } from "./record-questions.server.ts";
import { isSame, type SumUnit } from "./sum-measure-rules.ts";
import { getUnit, openSaying, soundsOf } from "./sum-units.server.ts";

const corrections = soundsOf(smallWords.correcting);

/** A figure and what it counts, where that follows it: `whole` is both as they are written. */
type Figure = { value: string; whole: string; at: number; unit: SumUnit | null };

const figure = /(?<![\d.])(\d+(?:\.\d+)?)(?:\s*-?\s*([^\s\d,.;!?\u0964]+))?/gu;

/** The figures that a text writes in digits. */
function listFigures(text: string): Figure[] {
  return [...toLatinDigits(text).matchAll(figure)].map((found) => {
    const [written, value = "", word = ""] = found;
    const unit = getUnit(splitWords(word)[0] ?? "");
    return { value, whole: unit ? written : value, at: found.index, unit };
  });
}

const putIn = (text: string, { at, whole }: Figure, written: string) =>
  text.slice(0, at) + written + text.slice(at + whole.length);

/** More words than these have a matter of their own. */
const mostOfCorrection = 14;

/**
 * The question before with the figure that is put right: "13 quintals …", "no not 13, 31". Nothing where none is, or
 * where it is not clear which.
 */
function correct(text: string, before: string): string | null {
  const isShort = splitWords(text).length <= mostOfCorrection;
  if (!isShort || !openSaying(text)(corrections)) return null;
  const old = listFigures(before);
  const told = listFigures(text);
  const fresh = told.filter(({ value }) => old.every((each) => each.value !== value));
  const named = told.filter((each) => !fresh.includes(each));
  const wrong = named.length > 0 ? old.filter((each) => each.value === named[0]?.value) : old;
  const [right] = fresh;
  const [first] = wrong;
  if (fresh.length !== 1 || wrong.length !== 1 || named.length > 1 || !right || !first) return null;
  return putIn(
    before,
    first,
    right.unit ? right.whole : first.whole.replace(first.value, right.value),
  );
}

/** More words than these tell more than another figure. */
const mostOfOther = 12;

/** The question before with another figure of the same measure in place of its own: "in 1 acre …", "and in 15 guntha?" */
function replace(text: string, before: string): string | null {
  const [told, ...more] = listFigures(text);
  if (!told?.unit || more.length > 0 || splitWords(text).length > mostOfOther) return null;
  const { unit } = told;
  const [old, ...others] = listFigures(before).filter(
    (each) => each.unit && isSame(each.unit, unit),
  );
  if (!old || others.length > 0) return null;
  return `${putIn(before, old, told.whole)}, ${putIn(text, told, "").trim()}`;
}

/** A figure alone after a depth of water is one, too: "and if I give only 30?" */
function completeDepth(text: string, before: string): string | null {
  const [told, ...more] = listFigures(text);
  const isAlone = told !== undefined && more.length === 0 && told.unit === null;
  if (readDepth(before) === null || readDepth(text) !== null || !isAlone) return null;
  return putIn(text, told, `${told.value} mm`);
}

/**
 * Questions of a conversation in their order, each whose figure says too little alone completed by the one before it: where
 * it takes that one's place, that one is left out.
 */
export const completeAll = (asked: readonly string[]): string[] =>
  asked.reduce<string[]>((whole, text) => {
    const before = whole.at(-1);
    if (before === undefined) return [text];
    const instead = correct(text, before) ?? replace(text, before);
    return instead === null
      ? [...whole, completeDepth(text, before) ?? text]
      : [...whole.slice(0, -1), instead];
  }, []);
