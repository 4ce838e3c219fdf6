import { spokenNames } from "#content/crops/names.ts";
import { pestNames } from "#content/pest-names.ts";
import type { PestMarks } from "#src/features/pests/content-schema.ts";
import { nameIngredient } from "#src/features/pests/ladder-rules.ts";
import { listPests } from "#src/features/pests/record-rules.ts";
import type { PestRecord } from "#src/features/pests/record-schema.ts";
import { inEachLanguage, type Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import type { Passage } from "./passage-schema.ts";

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

/** What is told of a pest, each whole: its signs, when to act, the gentle steps and what comes after them. */
function writeParts(record: PestRecord, language: Language) {
  const words = answerWords[language].passages.pest;
  const { signs, mark, favourable, count, cultural, biological, chemical } = record.words[language];
  const names = nameSubstances(record, language);
  return {
    signs,
    mark,
    favourable: words.favourable(favourable),
    count: words.count(count),
    steps: join([...cultural, ...biological]),
    chemical: join([chemical ?? "", names ? words.chemical(names) : ""]),
  };
}

function writeText(record: PestRecord, language: Language): string {
  const { signs, mark, favourable, count, steps, chemical } = writeParts(record, language);
  return join([signs, mark, favourable, count, steps, chemical]);
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

const sentenceEnd = /(?<=[.!?\u0964])\s+/;

/**
 * A pest as one of several that may be what was seen: its name, its signs with the first thing to do and, for more,
 * the rest.
 * @throws Error when the passage is no pest's
 */
export function wordCause(passage: Pick<Passage, "id">, language: Language) {
  const record = findPest(passage);
  const { signs, mark, favourable, count, steps, chemical } = writeParts(record, language);
  const [first = "", ...others] = steps.split(sentenceEnd);
  const more = join([mark, favourable, count, ...others, chemical]);
  return { name: record.words[language].name, text: join([signs, first]), more };
}

/**
 * What to do against a pest that is named: the gentle steps first, then when to go further.
 * @throws Error when the passage is no pest's
 */
export function wordControl(passage: Pick<Passage, "id">, language: Language): string {
  const { signs, count, steps, chemical } = writeParts(findPest(passage), language);
  return join([steps, count, chemical, signs]);
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
