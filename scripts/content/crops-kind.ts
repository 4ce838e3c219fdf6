import type * as z from "zod/mini";
import { cropNameFacts, cropNameWords, namedCrops } from "#src/features/crops/name-schema.ts";
import type { Language } from "#src/shared/language.ts";
import { type ContentRecord, defineKind, mapWords, type RecordFlaw } from "./kind.ts";
import { splitForms } from "./names.ts";

type CropRecord = ContentRecord<z.infer<typeof cropNameFacts>, z.infer<typeof cropNameWords>>;

const schema = "#src/features/crops/name-schema.ts";
const language = "#src/shared/language.ts";

/** A name as sentences say it: "Rice (paddy)" is rice. */
const toSpoken = (name: string) => name.replace(/ *\(.*\)$/, "").toLowerCase();

const byCrop = <Value>(
  records: readonly CropRecord[],
  make: (record: CropRecord) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    records.flatMap((record) => {
      const value = make(record);
      return value === undefined ? [] : [[record.id, value] as const];
    }),
  );

/** What a crop is called in any language, each name once. */
function listCalled({ words }: CropRecord): string[] {
  return [...new Set(Object.values(words).flatMap(({ called }) => splitForms(called)))];
}

/** The texts of one name of the words, of the crops that have it. */
const pickTexts = (records: readonly CropRecord[], name: "sowing" | "water") =>
  byCrop(records, ({ words }) =>
    words.en[name] === undefined ? undefined : mapWords(words, (each) => each[name] ?? ""),
  );

function listSpoken(records: readonly CropRecord[]): Record<string, Record<string, string>> {
  const [first] = records;
  return Object.fromEntries(
    Object.keys(first?.words ?? {}).map((each) => [
      each,
      byCrop(records, ({ words }) => toSpoken(words[each as Language].name)),
    ]),
  );
}

/** Crops, by what farmers, posts and mandis call them; what a question names first is heard first. */
export const crops = defineKind({
  folder: "crops",
  facts: cropNameFacts,
  words: cropNameWords,
  *check(records, { ids }): Iterable<RecordFlaw> {
    const known: readonly string[] = namedCrops;
    for (const { id } of records) {
      if (known.includes(id)) continue;
      yield { id, text: "no crop of this name is known in src/features/crops/name-schema.ts." };
    }
    const [first] = records;
    const lacking = known.filter((crop) => !ids.has(crop));
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these crops have no names here: ${lacking.join(", ")}.` };
    }
  },
  compile: (records) => [
    {
      path: "crops/names.ts",
      types: { [schema]: ["NamedCrop"], [language]: ["Language"] },
      constants: [
        {
          name: "spokenNames",
          type: "Readonly<Record<Language, Readonly<Record<NamedCrop, string>>>>",
          value: listSpoken(records),
        },
        {
          name: "heardNames",
          type: "Readonly<Record<NamedCrop, readonly string[]>>",
          value: byCrop(records, listCalled),
        },
      ],
    },
    {
      path: "crops/passages.ts",
      types: { [schema]: ["NamedCrop"], [language]: ["Language"] },
      constants: (["sowing", "water"] as const).map((name) => ({
        name: `${name}Notes`,
        type: "Readonly<Partial<Record<NamedCrop, Readonly<Record<Language, string>>>>>",
        value: pickTexts(records, name),
      })),
    },
  ],
});
