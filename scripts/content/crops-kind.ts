import type * as z from "zod/mini";
import { cropNameFacts, cropNameWords, namedCrops } from "#src/features/names/schema.ts";
import type { Commodity } from "#src/features/prices/schema.ts";
import { crops as grown } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { type ContentRecord, defineKind, mapWords, type RecordFlaw } from "./kind.ts";
import { splitForms, splitNames } from "./names.ts";

type CropRecord = ContentRecord<z.infer<typeof cropNameFacts>, z.infer<typeof cropNameWords>>;

const schema = "#src/features/names/schema.ts";
const language = "#src/shared/language.ts";
const terms = "#src/shared/farm-terms.ts";

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

/** The single words that a search takes for one another; inflected forms are found by their beginnings. */
function listSearched({ words, facts }: CropRecord): string[] {
  const called = Object.values(words).flatMap(({ called: line }) =>
    splitNames(line.split(";")[0] ?? ""),
  );
  return [...new Set([...called, ...(facts.inMarket ?? [])])].filter((name) => !name.includes(" "));
}

/** What all languages say under one of the names that hold names, each once. */
function listAll({ words }: CropRecord, name: "inPosts" | "soldAs" | "typed"): string[] {
  return [...new Set(Object.values(words).flatMap((each) => splitNames(each[name] ?? "")))];
}

/** As `readNames` reads them: a line with blanks between, and a phrase in one piece. */
const toPostNames = (record: CropRecord) =>
  listAll(record, "inPosts")
    .map((name) => name.replaceAll(" ", "_"))
    .join(" ");

function toCommodity(record: CropRecord): Commodity | null {
  const { sold } = record.facts;
  if (!sold) return null;
  const { asked, rupeesAQuintal, isPerishable } = sold;
  const typed = listAll(record, "typed");
  return {
    asked,
    names: listAll(record, "soldAs").filter((name) => !asked.includes(name)),
    ...(typed.length > 0 && { typed }),
    plausible: [rupeesAQuintal.least, rupeesAQuintal.most],
    isPerishable,
  };
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
      yield { id, text: "no crop of this name is known in src/features/names/schema.ts." };
    }
    const [first] = records;
    const lacking = known.filter((crop) => !ids.has(crop));
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these crops have no names here: ${lacking.join(", ")}.` };
    }
  },
  compile(records) {
    const chosen = records.filter(({ id }) => grown.some((crop) => crop === id));
    return [
      {
        path: "crops/search.ts",
        types: {},
        constants: [
          {
            name: "searchedNames",
            type: "readonly (readonly string[])[]",
            value: records.filter(({ facts }) => !facts.isSeveral).map(listSearched),
          },
        ],
      },
      {
        path: "crops/posts.ts",
        types: { [terms]: ["Crop"] },
        constants: [
          {
            name: "postNames",
            type: "Readonly<Record<Crop, string>>",
            value: byCrop(chosen, toPostNames),
          },
        ],
      },
      {
        path: "crops/commodities.ts",
        types: { [terms]: ["Crop"], "#src/features/prices/schema.ts": ["Commodity"] },
        constants: [
          {
            name: "commodities",
            type: "Readonly<Record<Crop, Commodity | null>>",
            value: byCrop(chosen, toCommodity),
          },
        ],
      },
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
    ];
  },
});
