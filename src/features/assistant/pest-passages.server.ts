import { spokenNames } from "#content/crops/names.ts";
import { pestNames } from "#content/pest-names.ts";
import type { PestMarks } from "#src/features/pests/content-schema.ts";
import { listPests } from "#src/features/pests/record-rules.ts";
import type { PestRecord } from "#src/features/pests/record-schema.ts";
import { inEachLanguage, type Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { PassageRecord } from "./data/passage-record.ts";

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

function writeText(record: PestRecord, language: Language): string {
  const told = record.words[language];
  const words = answerWords[language].passages.pest;
  const names = record.ingredients.map(({ name }) => name).join(", ");
  const lines = [
    told.signs,
    told.mark,
    words.favourable(told.favourable),
    words.count(told.count),
    ...told.cultural,
    ...told.biological,
    told.chemical ?? "",
    names ? words.chemical(names) : "",
  ];
  return lines.filter(Boolean).join(" ");
}

/** The day on which those that were read in a public collection were read there. */
const readOn = "2026-11-21";

/** A passage a record of the pests: what is seen, how to count, what to do in order. */
export function listPestPassages(): PassageRecord[] {
  return listPests().map((record) => ({
    id: `pest-${record.id}`,
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
