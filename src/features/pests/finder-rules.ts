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
/** So many answers about the plant stand behind a result, where that many can tell anything. */
const leastAnswers = 3;
/** Where on the plant, and what is seen there, is what a farmer can say at once; the rest by how well it splits. */
const ease: Record<Question, number> = {
  part: 8,
  sign: 3,
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

/**
 * What may be answered to a question: what at least one of those left states. An answer that is offered and
 * then said not to fit any result would only lead astray; "none of these" stands beside them.
 */
export function listMarks(
  records: readonly PestRecord[],
  { answers, question }: { answers: FinderAnswers; question: Question },
): Mark[] {
  const left = listBest(rankPests(records, answers));
  return marksOf[question].filter((mark) => left.some(({ pest }) => hasMark(pest, question, mark)));
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

function chooseSplit(
  candidates: readonly PestRecord[],
  open: readonly Question[],
): Question | null {
  const [first] = open
    .map((question) => ({ question, gain: measureSplit(candidates, question) * ease[question] }))
    .sort((a, b) => b.gain - a.gain);
  // Sums of logarithms leave a rest where nothing splits.
  return first && first.gain > 1e-9 ? first.question : null;
}

/**
 * What to ask next, so that the candidates left are split best; null when the answer may be given. Where one
 * candidate is left after few answers, what tells it from the next ones is asked, to be sure.
 * @param records those of the crop that was answered
 */
export function chooseQuestion(
  records: readonly PestRecord[],
  answers: FinderAnswers,
): Question | null {
  if (countAnswered(answers) >= mostQuestions) return null;
  const open = questions.filter((question) => answers[question] === undefined);
  const ranked = rankPests(records, answers);
  const best = listBest(ranked);
  const split = chooseSplit(
    best.map(({ pest }) => pest),
    open,
  );
  if (split) return split;
  const known = questions.filter(
    (question) => answers[question] !== undefined && answers[question] !== "unknown",
  );
  if (known.length >= leastAnswers) return null;
  const next = (best[0]?.contradicts.length ?? 0) + 1;
  const near = ranked.filter(({ contradicts }) => contradicts.length <= next);
  const sure = chooseSplit(
    near.map(({ pest }) => pest),
    open,
  );
  return sure ?? (known.length < leastAnswers - 1 ? (open[0] ?? null) : null);
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
