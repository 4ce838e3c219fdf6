import type { RankedPassage } from "./passage-schema.ts";
import type { GoldQuestion } from "./test-gold-question.ts";

type GoldResult = {
  /** Questions that a passage answers, and how many found one of the right ones among the first three. */
  answerable: number;
  found: number;
  /** Those whose first passage is a right one. */
  first: number;
  unanswerable: number;
  refused: number;
  /** Passages shown that name a dose of a pesticide. */
  doses: string[];
  /** What went wrong, a line each. */
  faults: string[];
};

const amount = /\d[\d.,]*\s*(ml|milli\w*|cc|g|gm|gram\w*|मिली\w*|मि\.?ली|ग्राम)(?![\p{L}])/iu;
const perWhat = /(litre|liter|लीटर|acre|एकड़|hectare|हेक्टेयर|pump|पंप|tank|टंकी|kg of seed|किलो बीज)/iu;

/** Whether a text tells how much of a spray to take for so much water or land. */
export function namesDose(text: string): boolean {
  return text
    .split(/(?<=[.।!?])\s/)
    .some((sentence) => amount.test(sentence) && perWhat.test(sentence));
}

/** Asks the gold set and counts what came back. */
export function measureGold(
  questions: readonly GoldQuestion[],
  search: (words: string) => readonly RankedPassage[],
): GoldResult {
  const result: GoldResult = {
    answerable: 0,
    found: 0,
    first: 0,
    unanswerable: 0,
    refused: 0,
    doses: [],
    faults: [],
  };
  for (const [words, ...right] of questions) {
    const shown = search(words).slice(0, 3);
    const ids = shown.map(({ passage }) => passage.id);
    for (const { passage } of shown) {
      if (namesDose(passage.text.en) || namesDose(passage.text.hi)) result.doses.push(passage.id);
    }
    if (right.length === 0) {
      result.unanswerable += 1;
      if (ids.length === 0) result.refused += 1;
      else result.faults.push(`not refused: ${words} (${ids.join(", ")})`);
      continue;
    }
    result.answerable += 1;
    if (ids[0] && right.includes(ids[0])) result.first += 1;
    if (ids.some((id) => right.includes(id))) result.found += 1;
    else result.faults.push(`not found: ${words} (${ids.join(", ") || "nothing"})`);
  }
  return result;
}
