import type { Kysely } from "kysely";
import { joinSearchText } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Language } from "#src/shared/language.ts";
import { coverSchemes } from "./data/cover-schemes.ts";
import { creditSchemes } from "./data/credit-schemes.ts";
import { cropSchemes } from "./data/crops-schemes.ts";
import { enterpriseSchemes } from "./data/enterprise-schemes.ts";
import { stateIncomeSchemes } from "./data/income-of-states-schemes.ts";
import { pmKisanSchemes } from "./data/income-with-pm-kisan-schemes.ts";
import { organicAndOrchardSchemes } from "./data/organic-and-orchards-schemes.ts";
import type { SchemeRecord } from "./data/scheme-record.ts";
import { sellingAndAnimalSchemes } from "./data/selling-and-animals-schemes.ts";
import { waterAndPowerSchemes } from "./data/water-and-power-schemes.ts";
import type { SchemeDetails } from "./detail-schema.ts";
import type { RuledScheme } from "./eligibility-schema.ts";
import { schemeTypeWords } from "./rules.ts";
import { sampleSchemes } from "./samples.ts";
import type { Scheme } from "./schema.ts";

/** Every scheme whose facts are known: those of the whole country first. */
export const catalogue: readonly SchemeRecord[] = [
  ...pmKisanSchemes,
  ...coverSchemes,
  ...creditSchemes,
  ...waterAndPowerSchemes,
  ...sellingAndAnimalSchemes,
  ...cropSchemes,
  ...organicAndOrchardSchemes,
  ...stateIncomeSchemes,
  ...enterpriseSchemes,
].sort((one, other) => Number(one.region !== "all-india") - Number(other.region !== "all-india"));

const records = new Map(catalogue.map((record) => [record.id, record]));

/** What is known of a scheme, or null for one that the list has and the facts have not. */
export function getRecord(id: string): SchemeRecord | null {
  return records.get(id) ?? null;
}

/** The schemes with their rules, for the eligibility check. */
export function listRuledSchemes(): RuledScheme[] {
  return catalogue.map(({ id, region, type, clauses }) => ({
    id,
    region,
    type,
    clauses: [...clauses],
  }));
}

/**
 * Everything about a scheme, in the language of the list's row or the nearest that is written.
 * @throws AppError not-found when its facts are not known
 */
export function requireDetails(row: Scheme, language: Language): SchemeDetails {
  const record = getRecord(row.id);
  if (!record) throw new AppError("not-found", "There is no such scheme");
  const { words, ...facts } = record;
  return {
    ...facts,
    clauses: [...record.clauses],
    documents: [...record.documents],
    steps: [...record.steps],
    title: row.title,
    description: row.description,
    language: row.language,
    image: row.image,
    // Marathi readers know Hindi better than English.
    benefit: (words[language] ?? words[language === "mr" ? "hi" : "en"] ?? words.en).benefit,
  };
}

type SchemeText = { title: string; description: string; benefit: string };

/** Each scheme's facts with its texts in English and Hindi, those of the samples filled in. */
export function listSchemeTexts(): (SchemeRecord & {
  texts: { en: SchemeText; hi: SchemeText };
})[] {
  const samples = new Map<string, (typeof sampleSchemes)[number]["words"]>(
    sampleSchemes.map(({ id, words }) => [id, words]),
  );
  return catalogue.map((record) => {
    const pick = (language: "en" | "hi"): SchemeText => ({
      title: samples.get(record.id)?.[language].title ?? record.words[language].title ?? "",
      description:
        samples.get(record.id)?.[language].description ?? record.words[language].description ?? "",
      benefit: record.words[language].benefit,
    });
    return { ...record, texts: { en: pick("en"), hi: pick("hi") } };
  });
}

function listWords(record: SchemeRecord): Record<string, { title: string; description: string }> {
  return Object.fromEntries(
    Object.entries(record.words).flatMap(([language, { title, description }]) =>
      title === undefined || description === undefined ? [] : [[language, { title, description }]],
    ),
  );
}

/** Adds the schemes beyond the samples to the list, and brings what stands there to today's facts. */
export async function insertCatalogue(db: Kysely<Tables>): Promise<void> {
  const samples = new Map<string, { type: string }>(
    sampleSchemes.map((sample) => [sample.id, sample]),
  );
  const others = catalogue.filter(({ id }) => !samples.has(id));
  for (const [index, record] of others.entries()) {
    const words = listWords(record);
    const all = Object.values(words);
    const row = {
      image: record.image,
      region: record.region,
      type: record.type,
      words: JSON.stringify(words),
      searchText: joinSearchText([
        ...all.map(({ title }) => title),
        schemeTypeWords[record.type],
        ...all.map(({ description }) => description),
        ...Object.values(record.words).map(({ benefit }) => benefit),
      ]),
    };
    await db
      .insertInto("schemes")
      .values({ id: record.id, position: samples.size + index + 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
  // A database from before may hold a sample under the type it had then.
  for (const [id, { type }] of samples) {
    await db.updateTable("schemes").set({ type }).where("id", "=", id).execute();
  }
}
