import type { Kysely } from "kysely";
import { schemes } from "#content/schemes.ts";
import { typeWords } from "#content/types/schemes.ts";
import { joinSearchText } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Language } from "#src/shared/language.ts";
import type { SchemeRecord } from "./content-schema.ts";
import type { SchemeDetails } from "./detail-schema.ts";
import type { RuledScheme } from "./eligibility-schema.ts";
import type { Scheme } from "./schema.ts";

const records = new Map(schemes.map((record) => [record.id, record]));

/** What is known of a scheme, or null for one that the list has and the facts have not. */
export function getRecord(id: string): SchemeRecord | null {
  return records.get(id) ?? null;
}

/** The schemes with their rules, for the eligibility check. */
export function listRuledSchemes(): RuledScheme[] {
  return schemes.map(({ id, region, type, clauses }) => ({
    id,
    region,
    type,
    clauses,
  }));
}

/**
 * Everything about a scheme, in the language of the list's row or the nearest that is written.
 * @throws AppError not-found when its facts are not known
 */
export function requireDetails(row: Scheme, language: Language): SchemeDetails {
  const record = getRecord(row.id);
  if (!record) throw new AppError("not-found", "There is no such scheme");
  const { words, isSample: _isSample, ...facts } = record;
  return {
    ...facts,
    ...row,
    // Marathi readers know Hindi better than English.
    benefit: words[language]?.benefit ?? words[language === "mr" ? "hi" : "en"].benefit,
  };
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
  const samples = schemes.filter(({ isSample }) => isSample);
  const others = schemes.filter(({ isSample }) => !isSample);
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
        typeWords[record.type],
        ...all.map(({ description }) => description),
        ...Object.values(record.words).map(({ benefit = "" }) => benefit),
      ]),
    };
    await db
      .insertInto("schemes")
      .values({ id: record.id, position: samples.length + index + 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
  // A database from before may hold a sample under the type it had then.
  for (const { id, type } of samples) {
    await db.updateTable("schemes").set({ type }).where("id", "=", id).execute();
  }
}
