import type { PestMarks } from "#src/features/pests/content-schema.ts";
import { listPests } from "#src/features/pests/record-rules.ts";
import type { PestRecord } from "#src/features/pests/record-schema.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { cropNames } from "./data/crop-facts.ts";
import { cropNames as spokenNames } from "./data/crop-names.ts";
import { notesAsOf } from "./data/note.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import { pestNames } from "./data/pest-names.ts";

/** The marks of the finder are single words, so that they are found in every language. */
function listMarks(marks: PestMarks): string {
  const unsaid = new Set<string>(["none", "plant", "lone", "growing", "growth"]);
  return Object.values(marks)
    .flat()
    .filter((mark) => !unsaid.has(mark))
    .join(" ");
}

function joinLines(lines: readonly string[]): string {
  return lines.filter(Boolean).join(" ");
}

function writeText({ words, ingredients }: PestRecord, language: "en" | "hi"): string {
  const text = words[language];
  const names = ingredients.map(({ name }) => name).join(", ");
  if (language === "en") {
    return joinLines([
      text.signs,
      text.mark,
      `Comes with: ${text.favourable}`,
      `Count: ${text.count}`,
      ...text.cultural,
      ...text.biological,
      text.chemical ?? "",
      names
        ? `If a chemical is needed by the count or the advice above, a registered product, for example with ${names}: read the label for dose, waiting days and protective gear.`
        : "",
    ]);
  }
  return joinLines([
    text.signs,
    text.mark,
    `कब आता है: ${text.favourable}`,
    `गिनें: ${text.count}`,
    ...text.cultural,
    ...text.biological,
    text.chemical ?? "",
    names
      ? `ऊपर की गिनती या सलाह से दवा ज़रूरी हो तो पंजीकृत दवा, जैसे ${names}: मात्रा, रुकने के दिन और बचाव के कपड़े लेबल पर पढ़ें।`
      : "",
  ]);
}

function nameCrop(crop: Crop): { en: string; hi: string } {
  return cropNames[crop] ?? { en: spokenNames.en[crop], hi: spokenNames.hi[crop] };
}

/** A passage a record of the pests: what is seen, how to count, what to do in order. */
export function listPestPassages(): PassageRecord[] {
  return listPests().map((record) => {
    const crop = record.crop === "all" ? undefined : nameCrop(record.crop);
    const title = (language: "en" | "hi") => {
      const { name } = record.words[language];
      if (!crop) return name;
      return language === "en" ? `${name} of ${crop.en}` : `${crop.hi} का ${name}`;
    };
    return {
      id: `pest-${record.id}`,
      topic: "pest",
      ...(record.crop === "all" ? {} : { crop: record.crop }),
      title: { en: title("en"), hi: title("hi") },
      text: { en: writeText(record, "en"), hi: writeText(record, "hi") },
      asked: `${listMarks(record.marks)} ${record.words.mr.name} ${pestNames[record.id] ?? ""}`,
      source: {
        name: { en: "Pest finder of Urvara", hi: "उर्वरा में कीट पहचान" },
        link: `/pests/${record.id}`,
      },
      asOf: notesAsOf,
      certainty: record.certainty,
    };
  });
}
