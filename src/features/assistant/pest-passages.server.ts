import { spokenNames } from "#content/crops/names.ts";
import { pestNames } from "#content/pest-names.ts";
import type { PestMarks } from "#src/features/pests/content-schema.ts";
import { nameIngredient } from "#src/features/pests/ladder-rules.ts";
import { listPests } from "#src/features/pests/record-rules.ts";
import type { PestRecord } from "#src/features/pests/record-schema.ts";
import { inEachLanguage, type Language } from "#src/shared/language.ts";
import { countWords } from "./answer-rules.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import type { Passage } from "./passage-schema.ts";
import type { Concept, ReadQuestion } from "./question-schema.ts";
import { putAnswerFirst } from "./sentences.server.ts";

/** The marks of the finder are single words, so that they are found in every language. */
function listMarks(marks: PestMarks): string {
  const unsaid = new Set<string>(["none", "plant", "lone", "growing", "growth"]);
  return Object.values(marks)
    .flat()
    .filter((mark) => !unsaid.has(mark))
    .join(" ");
}

function writeTitle(record: PestRecord, language: Language): string {
  const { name } = record.words[language];
  if (record.crop === "all") return name;
  const crop = spokenNames[language][record.crop];
  // In Hindi and in Marathi many names begin with the crop's.
  return name.startsWith(crop)
    ? name
    : answerWords[language].passages.pest.title({ crop, pest: name });
}

const join = (lines: readonly string[]) => lines.filter(Boolean).join(" ");

const nameSubstances = ({ ingredients }: PestRecord, language: Language) =>
  ingredients
    .map((ingredient) => {
      const said = nameIngredient(ingredient, language);
      return said === ingredient.name ? said : `${said} (${ingredient.name})`;
    })
    .join(", ");

const sayLater = (steps: readonly string[], language: Language) =>
  steps.length > 0 ? answerWords[language].pests.later(join(steps)) : "";

/** What is told of a pest: what is seen, when to act, the steps in the standing crop, and what is for later. */
function writeParts(record: PestRecord, language: Language) {
  const { passages } = answerWords[language];
  const { signs, mark, favourable, count, cultural, biological, later, chemical } =
    record.words[language];
  const names = nameSubstances(record, language);
  return {
    signs,
    mark,
    favourable: passages.pest.favourable(favourable),
    count: passages.pest.count(count),
    steps: [...cultural, ...biological],
    note: chemical ?? "",
    substances: names && passages.pest.chemical(names),
    later: sayLater(later, language),
  };
}

function writeText(record: PestRecord, language: Language): string {
  const { signs, mark, favourable, count, steps, note, substances, later } = writeParts(
    record,
    language,
  );
  return join([signs, mark, favourable, count, ...steps, note, substances, later]);
}

/** The day on which those that were read in a public collection were read there. */
const readOn = "2026-11-21";

const idStart = "pest-";
const pests = new Map(listPests().map((record) => [`${idStart}${record.id}`, record]));

/** Whether a passage tells of a pest or disease. */
export const isPestPassage = ({ id, topic }: Pick<Passage, "id" | "topic">) =>
  topic === "pest" && pests.has(id);

function findPest({ id }: Pick<Passage, "id">): PestRecord {
  const record = pests.get(id);
  if (!record) throw new Error(`No pest has the passage ${id}`);
  return record;
}

/** What a pest or disease is called. */
export const namePest = (passage: Pick<Passage, "id">, language: Language): string =>
  findPest(passage).words[language].name;

const sentenceEnd = /(?<=[.!?\u0964])\s+/;
/** A note of at most so many words is told at once; a longer one is no matter of most farmers. */
const mostNoteWords = 14;

/** The kind of product that comes last, with what must be known before in a few words; the rest of the note. */
function writeLast({ product }: PestRecord, note: string, language: Language) {
  const { last, products, noSpray } = answerWords[language].pests;
  const kind = product === "none" ? noSpray : product && last(products[product]);
  const [first = "", ...others] = note.split(sentenceEnd);
  const isTold = product === "none" || countWords(first) <= mostNoteWords;
  return isTold
    ? { last: join([kind ?? "", first]), note: join(others) }
    : { last: kind ?? "", note };
}

/** The first sentences, but at least so many, that have so many words together; and the others. */
function splitSentences(
  sentences: readonly string[],
  { most, least }: Record<"most" | "least", number>,
) {
  let said = 0;
  const isBeyond = (sentence: string) => {
    said += countWords(sentence);
    return said > most;
  };
  const beyond = sentences.findIndex((sentence, at) => isBeyond(sentence) && at >= least);
  if (beyond < 0) return { first: sentences, others: [] };
  return { first: sentences.slice(0, beyond), others: sentences.slice(beyond) };
}

const treatments: readonly Concept[] = ["spray", "pesticide"];

/** Whether it is asked from how many on, or when, one sprays. */
const asksLimit = ({ asks, words }: ReadQuestion) =>
  (asks.has("howMuch") || asks.has("when")) &&
  words.some(({ concept }) => treatments.some((each) => each === concept));

/**
 * A pest by its surest sign, and what to do against it now in the standing crop: what was asked for (how many are
 * too many, too) and the gentle steps first, then the kind of product that comes last, and where there is room what is for the next season. For
 * more, the rest.
 * @param given.mostStepWords so many words the steps have that are told at once
 * @throws Error when the passage is no pest's
 */
export function wordRemedy(
  passage: Pick<Passage, "id">,
  given: { language: Language; question: ReadQuestion; mostStepWords: number },
): { text: string; more: string } {
  const { language, question, mostStepWords: most } = given;
  const record = findPest(passage);
  const words = answerWords[language].pests;
  const { steps, ...parts } = writeParts(record, language);
  // Of steps it matters which are asked about; “how do I” asks for no amount and no time.
  const ordered = putAnswerFirst(join(steps), { ...question, asks: new Set() });
  const now = splitSentences(ordered.split(sentenceEnd), { most, least: 1 });
  const room = now.others.length > 0 ? 0 : most - countWords(join(now.first));
  const later = splitSentences(record.words[language].later, { most: room, least: 0 });
  const { last, note } = writeLast(record, parts.note, language);
  const { signs, mark, favourable, count, substances } = parts;
  const isLimitFirst = asksLimit(question);
  return {
    text: join([
      ...(isLimitFirst ? [count] : []),
      words.mark(mark),
      words.now(join(now.first)),
      last,
      sayLater(later.first, language),
    ]),
    more: join([
      ...now.others,
      signs,
      favourable,
      ...(isLimitFirst ? [] : [count]),
      substances,
      note,
      sayLater(later.others, language),
    ]),
  };
}

/** A passage a record of the pests: what is seen, how to count, what to do in order. */
export function listPestPassages(): PassageRecord[] {
  return listPests().map((record) => ({
    id: `${idStart}${record.id}`,
    topic: "pest",
    purposes: ["pest-signs", "pest-control", "pest-risk"],
    ...(record.crop === "all" ? {} : { crop: record.crop }),
    title: inEachLanguage((language) => writeTitle(record, language)),
    text: inEachLanguage((language) => writeText(record, language)),
    asked: `${listMarks(record.marks)} ${pestNames[record.id] ?? ""}`,
    source: {
      name: inEachLanguage((language) => answerWords[language].passages.pest.source),
      link: `/pests/${record.id}`,
    },
    asOf: record.certainty === "K" ? null : readOn,
    certainty: record.certainty,
  }));
}
