import { setImmediate } from "node:timers/promises";
import { passagePages } from "#content/passage-pages.ts";
import { notes } from "#content/passages.ts";
import { findNamedState } from "#src/features/place/gazetteer.server.ts";
import { inEachLanguage, languages } from "#src/shared/language.ts";
import type { Note } from "./content-schema.ts";
import { listCropPassages } from "./crop-passages.server.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import { getLikelihood, wantsDose } from "./intent-rules.ts";
import { readAsked } from "./intents.server.ts";
import { listLikenessTraits } from "./likeness.server.ts";
import { type Known, keepLikenesses, listLikenesses } from "./likeness-rules.ts";
import { type Found, type Passage, passage, type RankedPassage } from "./passage-schema.ts";
import {
  countTerms,
  listCropNames,
  listKnown,
  type Reader,
  tellIn,
  toStateTerm,
} from "./passage-texts.server.ts";
import { listPestPassages } from "./pest-passages.server.ts";
import type { Likelihoods } from "./purpose-schema.ts";
import type { Question, ReadQuestion } from "./question-schema.ts";
import { isCropWord, listAskedTerms, openTextReader, readQuestion } from "./questions.server.ts";
import { buildIndex, type IndexedText, listMatches } from "./retrieval-rules.ts";
import { listSchemePassages } from "./scheme-passages.server.ts";
import { type Form, listForms, listFormsOf } from "./sentences.server.ts";

/**
 * How much it says that a question is like the middle of what a passage is asked for by, and like the nearest of it:
 * of 801 questions of strangers that nothing was learned from 62 of a hundred score their own passage the highest, by
 * the middle alone 60.
 */
const likenessShares = { middle: 0.5, nearest: 0.25 };
/** Another crop's passage fits only when nothing of the crop itself does; who names the app mostly asks after it. */
const factors = {
  sameCrop: 1.15,
  otherCrop: 0.25,
  sameState: 1.5,
  otherState: 0.3,
  rightForm: 1.25,
  ownHelp: 1.6,
};
/** Of a purpose less likely than this a passage has to share a name with the question, or be much like it. */
const leastSure = 0.7;
const leastAlike = 0.2;
/**
 * How much of a question a passage holds and how likely it answers what is wanted, by halves, and how like it is to
 * what is asked for it; and its score. It fits with the one or the other of these pairs; found on questions of a round
 * that it was not asked for by.
 */
const leastFits = [
  { fit: 0.22, score: 0.31 },
  { fit: 0.8, score: 0.2 },
];
/** What seems to be no matter of farming has to score so much. */
const leastScoreOfOther = 0.45;
const leastOther = 0.5;
/** What is like nothing that a passage is asked for by may still be told by its words. */
const leastLikeness = 0.01;

/** What scores far below the best is noise beside it. */
const leastShareOfBest = 0.2;
const labelPassage = "safety-dose-label";

type Wanted = { likelihoods: Likelihoods; limit: number };

type PassageSearch = {
  passages: readonly Passage[];
  /** See `searchPassages`. */
  search: (words: string, wanted: Wanted) => Found;
};

/** Keeps what passages are asked for by: how like each of them a question is, by where it stands. */
function* openLikenesses(
  known: readonly Known[],
): Generator<void, (asked: ReadQuestion) => (at: number) => number> {
  const kept = yield* keepLikenesses(known);
  return (asked) => {
    const { middle, nearest } = listLikenesses(kept, listLikenessTraits(asked));
    return (at) =>
      likenessShares.middle * (middle.get(at) ?? 0) +
      likenessShares.nearest * (nearest.get(at) ?? 0);
  };
}

/** Makes records searchable one after the other, so that others may have their turn between them. */
function* openInSteps(records: readonly PassageRecord[]): Generator<void, PassageSearch> {
  const readWords = openTextReader();
  const read: Reader = (text) => ({ text, words: readWords(text) });
  const passages: Passage[] = [];
  const formsOf = new Map<Passage, readonly Form[]>();
  const stateOf = new Map<Passage, string | null>();
  const counted: IndexedText[] = [];
  const known: Known[] = [];
  yield;
  for (const record of records) {
    const told = languages.map((language) => tellIn(record, language, read));
    counted.push(...told.map((each) => countTerms(record, each, read)));
    known.push(listKnown(told));
    const parsed = passage.parse(record);
    passages.push(parsed);
    formsOf.set(parsed, listFormsOf(parsed.text.en));
    stateOf.set(parsed, findNamedState(parsed.title.en));
    yield;
  }
  const listLikeness = yield* openLikenesses(known);
  const index = buildIndex(counted);
  const isKnown = (stem: string) => index.places.has(stem);
  return {
    passages,
    search: (words, { likelihoods, limit }) => {
      const question = readQuestion(words, isKnown);
      const asked = readAsked(words);
      const label = passages.find(({ id }) => id === labelPassage);
      // Whatever else is found, a dose is a matter of the label alone.
      if (label && wantsDose(asked, likelihoods)) {
        return { fitting: [{ passage: label, score: 1, likeness: 1 }], nearest: label };
      }
      const crops = listNamedCrops(question);
      const forms = listForms(asked);
      const isOfProduct = question.words.some(({ concept }) => concept === "urvara");
      const state = findNamedState(words);
      const getLikeness = listLikeness(asked);
      const ranked = new Map<Passage, RankedPassage & { fit: number }>();
      const terms = [
        ...listAskedTerms(question.words),
        ...(state ? [{ term: toStateTerm(state), isNamed: true }] : []),
      ];
      for (const match of listMatches(index, terms)) {
        const at = Math.floor(match.text / languages.length);
        const passage = passages[at];
        if (!passage) continue;
        const likeness = getLikeness(at);
        const wanted = weighPurposes(passage, likelihoods);
        if (match.named === 0 && wanted < leastSure && likeness < leastAlike) continue;
        const score =
          match.score *
          weighCrop(passage.crop, crops) *
          weighState(stateOf.get(passage) ?? null, state) *
          weighForm(formsOf.get(passage) ?? [], forms) *
          (isOfProduct && passage.purposes.includes("product-help") ? factors.ownHelp : 1) *
          (1 + wanted) *
          (leastLikeness + likeness ** 2);
        if (score <= (ranked.get(passage)?.score ?? 0)) continue;
        const fit = (match.coverage + wanted) / 2 + likeness;
        ranked.set(passage, { passage, score, likeness, fit });
      }
      const all = [...ranked.values()].sort((one, other) => other.score - one.score);
      const isOther = getLikelihood(likelihoods, "other") >= leastOther;
      const fitting = all.filter(
        ({ fit, score }) =>
          leastFits.some((least) => fit >= least.fit && score >= least.score) &&
          (!isOther || score >= leastScoreOfOther),
      );
      const best = fitting[0]?.score ?? 0;
      return {
        fitting: fitting
          .filter(({ score }) => score >= best * leastShareOfBest)
          .slice(0, limit)
          .map(({ passage, score, likeness }) => ({ passage, score, likeness })),
        nearest: all[0]?.passage ?? null,
      };
    },
  };
}

const listNamedCrops = ({ words }: Question) =>
  new Set<string>(
    words.flatMap(({ concept }) => (concept && isCropWord(concept) ? [concept] : [])),
  );

/** How likely a passage answers what is wanted. */
const weighPurposes = ({ purposes }: Passage, likelihoods: Likelihoods): number =>
  likelihoods.reduce(
    (sum, [purpose, likelihood]) => sum + (purposes.includes(purpose) ? likelihood : 0),
    0,
  );

/** Reads the records and makes them searchable: some hundred milliseconds of the processor, in one go. */
export function openPassages(records: readonly PassageRecord[]): PassageSearch {
  const steps = openInSteps(records);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** How long others may have to wait for their turn. */
const longestTurnInMs = 15;

async function openInTurns(records: readonly PassageRecord[]): Promise<PassageSearch> {
  const steps = openInSteps(records);
  let begun = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - begun > longestTurnInMs) {
      await setImmediate();
      begun = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}

const isOfCrop = (crop: string | undefined, asked: ReadonlySet<string>) =>
  listCropNames(crop).some((name) => asked.has(name));

function weighCrop(crop: string | undefined, asked: ReadonlySet<string>): number {
  if (!crop || asked.size === 0) return 1;
  return isOfCrop(crop, asked) ? factors.sameCrop : factors.otherCrop;
}

const weighForm = (told: readonly Form[], asked: readonly Form[]) =>
  asked.some((form) => told.includes(form)) ? factors.rightForm : 1;

/** Offices, papers and money differ from state to state. */
function weighState(state: string | null, asked: string | null): number {
  if (state === null || asked === null) return 1;
  return state === asked ? factors.sameState : factors.otherState;
}

/** A work is called by its own title in every language. */
function toRecord({ from, ...note }: Note): PassageRecord {
  if ("page" in from) return { ...note, source: passagePages[from.page] };
  const { work, link } = from;
  return { ...note, source: { name: inEachLanguage(() => work), link } };
}

/** Everything that the knowledge base holds. */
export function listPassageRecords(): PassageRecord[] {
  return [
    ...listPestPassages(),
    ...listCropPassages(),
    ...listSchemePassages(),
    ...notes.map(toRecord),
  ];
}

let opening: Promise<PassageSearch> | null = null;

/**
 * Makes the knowledge base searchable, once, while others are served: for the first who comes near the
 * assistant, so that a server that nobody asks holds none of it.
 */
export async function preparePassages(): Promise<void> {
  opening ??= openInTurns(listPassageRecords());
  await opening;
}

/**
 * The passages that answer a question.
 * @param words as the farmer wrote or spoke them, in any of the languages or in Latin letters
 * @param wanted.likelihoods what they want
 */
export async function searchPassages(words: string, wanted: Wanted): Promise<Found> {
  opening ??= openInTurns(listPassageRecords());
  const { search } = await opening;
  return search(words, wanted);
}
