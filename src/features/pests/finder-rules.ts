import {
  type FinderAnswers,
  type Mark,
  marksOf,
  type Question,
  questions,
} from "./finder-schema.ts";
import type { PestRecord } from "./record-schema.ts";

/** The crop's own question included. */
export const mostQuestions = 6;
/** So many answers about the plant stand behind every result, even where a crop has but one record. */
const leastAnswers = 2;
/** What is easy to see from where the farmer stands is asked before what splits a little better. */
const ease: Record<Question, number> = {
  part: 1.3,
  sign: 1.2,
  colour: 1,
  pattern: 1,
  creature: 1,
  stage: 0.8,
};

export type Match = {
  pest: PestRecord;
  /** The questions whose answers the record states, and those whose answers it does not. */
  fits: Question[];
  contradicts: Question[];
};

export type Finding = {
  /** Those that the answers fit best, alike among each other. */
  best: Match[];
  /** Those that are easily taken for the best ones. */
  lookAlikes: Match[];
  /** "all": nothing said speaks against the best ones. "none": more speaks against than for them. */
  fit: "all" | "part" | "none";
};

function hasMark(pest: PestRecord, question: Question, mark: string): boolean {
  return pest.marks[question].some((each) => each === mark);
}

function matchPest(pest: PestRecord, answers: FinderAnswers): Match {
  const known = questions.filter(
    (question) => answers[question] !== undefined && answers[question] !== "unknown",
  );
  return {
    pest,
    fits: known.filter((question) => hasMark(pest, question, answers[question] ?? "")),
    contradicts: known.filter((question) => !hasMark(pest, question, answers[question] ?? "")),
  };
}

const compareMatches = (a: Match, b: Match) =>
  a.contradicts.length - b.contradicts.length ||
  Number(a.pest.crop === "all") - Number(b.pest.crop === "all");

/**
 * The records by how little speaks against them; no answer rules a record out, and "unknown" changes nothing.
 * The order in which questions were answered does not matter.
 */
export function rankPests(records: readonly PestRecord[], answers: FinderAnswers): Match[] {
  return records.map((pest) => matchPest(pest, answers)).sort(compareMatches);
}

function listBest(ranked: readonly Match[]): Match[] {
  const least = ranked[0]?.contradicts.length;
  return ranked.filter(({ contradicts }) => contradicts.length === least);
}

/** What may be answered to a question: all that the records of the crop state. */
export function listMarks(records: readonly PestRecord[], question: Question): Mark[] {
  return marksOf[question].filter((mark) => records.some((pest) => hasMark(pest, question, mark)));
}

/** How many times a truthful answer halves the candidates, on average. */
function measureSplit(candidates: readonly PestRecord[], question: Question): number {
  const left = candidates.map((pest) => {
    const marks = pest.marks[question];
    const halvings = marks.map((mark) =>
      Math.log2(candidates.filter((other) => hasMark(other, question, mark)).length),
    );
    return halvings.reduce((sum, each) => sum + each, 0) / marks.length;
  });
  const mean = left.reduce((sum, each) => sum + each, 0) / candidates.length;
  return Math.log2(candidates.length) - mean;
}

/** The questions already answered, the crop's among them. */
export function countAnswered(answers: FinderAnswers): number {
  return (
    Number(answers.crop !== undefined) +
    questions.filter((question) => answers[question] !== undefined).length
  );
}

/**
 * What to ask next, so that the candidates left are split best; null when the answer may be given.
 * @param records those of the crop that was answered
 */
export function chooseQuestion(
  records: readonly PestRecord[],
  answers: FinderAnswers,
): Question | null {
  const open = questions.filter((question) => answers[question] === undefined);
  if (countAnswered(answers) >= mostQuestions) return null;
  const best = listBest(rankPests(records, answers)).map(({ pest }) => pest);
  const gains = open
    .map((question) => ({ question, gain: measureSplit(best, question) * ease[question] }))
    .sort((a, b) => b.gain - a.gain);
  const [first] = gains;
  // Sums of logarithms leave a rest where nothing splits.
  if (best.length > 1 && first && first.gain > 1e-9) return first.question;
  const known = questions.filter(
    (question) => answers[question] !== undefined && answers[question] !== "unknown",
  );
  return known.length < leastAnswers ? (open[0] ?? null) : null;
}

const mostLookAlikes = 4;

/** The result of the answers so far: the best matches, what looks like them, and how well it fits. */
export function findPests(records: readonly PestRecord[], answers: FinderAnswers): Finding {
  const ranked = rankPests(records, answers);
  const best = listBest(ranked);
  const named = new Set(best.flatMap(({ pest }) => pest.lookAlikes));
  const lookAlikes = ranked
    .filter((match) => !best.includes(match) && named.has(match.pest.id))
    .slice(0, mostLookAlikes);
  const { contradicts = [], fits = [] } = best[0] ?? {};
  if (contradicts.length === 0) return { best, lookAlikes, fit: "all" };
  return { best, lookAlikes, fit: contradicts.length > fits.length ? "none" : "part" };
}
