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
 * Everything about a scheme, in a language.
 * @throws AppError not-found when its facts are not known
 */
export function requireDetails(row: Scheme, language: Language): SchemeDetails {
  const record = getRecord(row.id);
  if (!record) throw new AppError("not-found", "There is no such scheme");
  const { words, isSample: _isSample, ...facts } = record;
  return { ...facts, ...row, benefit: words[language].benefit };
}

/** A scheme as its row in the list has it. */
export function makeListRow({ image, region, type, words }: SchemeRecord) {
  const all = Object.values(words);
  const listed = Object.entries(words).map(([language, { title, description }]) => {
    return [language, { title, description }] as const;
  });
  return {
    image,
    region,
    type,
    words: JSON.stringify(Object.fromEntries(listed)),
    searchText: joinSearchText([
      ...all.map(({ title }) => title),
      typeWords[type],
      ...all.map(({ description }) => description),
      ...all.map(({ benefit }) => benefit),
    ]),
  };
}

/** Adds the schemes beyond the samples to the list, and brings what stands there to today's facts. */
export async function insertCatalogue(db: Kysely<Tables>): Promise<void> {
  const samples = schemes.filter(({ isSample }) => isSample);
  const others = schemes.filter(({ isSample }) => !isSample);
  for (const [index, record] of others.entries()) {
    const row = makeListRow(record);
    await db
      .insertInto("schemes")
      .values({ id: record.id, position: samples.length + index + 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
  // A sample that was removed stays removed.
  for (const record of samples) {
    await db.updateTable("schemes").set(makeListRow(record)).where("id", "=", record.id).execute();
  }
}
