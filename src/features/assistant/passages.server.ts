import { setImmediate } from "node:timers/promises";
import { passagePages } from "#content/passage-pages.ts";
import { notes } from "#content/passages.ts";
import { inEachLanguage, type Language, languages } from "#src/shared/language.ts";
import type { Note } from "./content-schema.ts";
import { listCropPassages } from "./crop-passages.server.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import { asksForDose } from "./intent-rules.ts";
import { readAsked } from "./intents.server.ts";
import { type Found, type Passage, passage, type RankedPassage } from "./passage-schema.ts";
import { listPestPassages } from "./pest-passages.server.ts";
import type { Likelihoods } from "./purpose-schema.ts";
import { isCropWord, listAskedTerms, openTextReader, readQuestion } from "./questions.server.ts";
import { buildIndex, type IndexedText, listMatches } from "./retrieval-rules.ts";
import { listSchemePassages } from "./scheme-passages.server.ts";
import { type Form, listForms, listFormsOf } from "./sentences.server.ts";

/** A word of the title says more of what a passage is about than one of its text. */
const weights = { title: 3, asked: 3, text: 1 };
/** Another crop's passage fits only when nothing of the crop itself does. */
const factors = { sameCrop: 1.15, otherCrop: 0.25, rightForm: 1.25 };
/** Of a purpose as likely as this the passage on the crop that is named comes first. */
const leastWanted = 0.3;
/** Of a purpose less likely than this a passage has to share a name with the question, too. */
const leastSure = 0.7;
/**
 * How much of a question a passage holds and how likely it answers what is wanted, by halves: below this it does not
 * fit; found on the tuning part of the gold set.
 */
const leastFit = 0.45;
/** What is wanted weighs this much more than the words that a passage shares with the question. */
const purposeWeight = 3;
/** What scores far below the best is noise beside it. */
const leastShareOfBest = 0.35;

const labelPassage = "safety-dose-label";

type Wanted = { likelihoods: Likelihoods; limit: number };

type PassageSearch = {
  passages: readonly Passage[];
  /** See `searchPassages`. */
  search: (words: string, wanted: Wanted) => Found;
};

/** What is told in one language, so that words of two others that only sound like a question's don't add up. */
function countTerms(
  record: PassageRecord,
  language: Language,
  listTermsOf: (text: string) => readonly string[],
): IndexedText {
  const terms = new Map<string, number>();
  let length = 0;
  const add = (text: string, weight: number) => {
    for (const term of listTermsOf(text)) {
      terms.set(term, (terms.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  const { title, text, asked, crop } = record;
  add(title[language], weights.title);
  add(asked ?? "", weights.asked);
  // Longer than a question may be, so sentence by sentence.
  for (const sentence of text[language].split(/(?<=[.\u0964?!:;])\s/)) {
    add(sentence, weights.text);
  }
  for (const name of listCropNames(crop)) {
    terms.set(`=${name}`, (terms.get(`=${name}`) ?? 0) + weights.title);
  }
  return { terms, length };
}

/** Makes records searchable one after the other, so that others may have their turn between them. */
function* openInSteps(records: readonly PassageRecord[]): Generator<void, PassageSearch> {
  const listTermsOf = openTextReader();
  const passages: Passage[] = [];
  const formsOf = new Map<Passage, readonly Form[]>();
  const counted: IndexedText[] = [];
  yield;
  for (const record of records) {
    for (const language of languages) counted.push(countTerms(record, language, listTermsOf));
    const read = passage.parse(record);
    passages.push(read);
    formsOf.set(read, listFormsOf(read.text.en));
    yield;
  }
  const index = buildIndex(counted);
  const isKnown = (stem: string) => index.places.has(stem);
  return {
    passages,
    search: (words, { likelihoods, limit }) => {
      const question = readQuestion(words, isKnown);
      const label = passages.find(({ id }) => id === labelPassage);
      // Whatever else is found, a dose is a matter of the label alone.
      if (label && asksForDose(readAsked(words))) {
        return { fitting: [{ passage: label, score: 1 }], nearest: label };
      }
      const crops = new Set<string>(
        question.words.flatMap(({ concept }) => (concept && isCropWord(concept) ? [concept] : [])),
      );
      const forms = listForms(readAsked(words));
      const weighForm = (told: Passage) =>
        forms.some((form) => formsOf.get(told)?.includes(form)) ? factors.rightForm : 1;
      const ranked = new Map<Passage, RankedPassage & { fit: number; isMeant: boolean }>();
      for (const match of listMatches(index, listAskedTerms(question.words))) {
        const passage = passages[Math.floor(match.text / languages.length)];
        if (!passage) continue;
        const wanted = weighPurposes(passage, likelihoods);
        if (match.named === 0 && wanted < leastSure) continue;
        const score =
          match.score *
          weighCrop(passage.crop, crops) *
          weighForm(passage) *
          (1 + purposeWeight * wanted);
        if (score <= (ranked.get(passage)?.score ?? 0)) continue;
        const isMeant = wanted >= leastWanted && isOfCrop(passage.crop, crops);
        ranked.set(passage, { passage, score, isMeant, fit: (match.coverage + wanted) / 2 });
      }
      const all = [...ranked.values()].sort(
        (one, other) => Number(other.isMeant) - Number(one.isMeant) || other.score - one.score,
      );
      const fitting = all.filter(({ fit, isMeant }) => isMeant || fit >= leastFit);
      const best = fitting[0]?.score ?? 0;
      return {
        fitting: fitting
          .filter(({ score }) => score >= best * leastShareOfBest)
          .slice(0, limit)
          .map(({ passage, score }) => ({ passage, score })),
        nearest: all[0]?.passage ?? null,
      };
    },
  };
}

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

/** Gobhi is both cauliflower and cabbage, and the same insects eat them. */
function listCropNames(crop: string | undefined): string[] {
  if (!crop) return [];
  return crop === "cabbage" ? ["cabbage", "cauliflower"] : [crop];
}

const isOfCrop = (crop: string | undefined, asked: ReadonlySet<string>) =>
  listCropNames(crop).some((name) => asked.has(name));

function weighCrop(crop: string | undefined, asked: ReadonlySet<string>): number {
  if (!crop || asked.size === 0) return 1;
  return isOfCrop(crop, asked) ? factors.sameCrop : factors.otherCrop;
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
