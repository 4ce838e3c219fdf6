import { type Kysely, sql } from "kysely";
import { schemes } from "#content/schemes.ts";
import { getAliases } from "#src/features/names/aliases.server.ts";
import { cutPage, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { languageOfWords, wordsIn } from "#src/platform/local-words.server.ts";
import { getSearch, planSearch, type Search } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { Language } from "#src/shared/language.ts";
import { getRecord, listRuledSchemes, makeListRow } from "./catalogue-store.server.ts";
import { judgeScheme } from "./eligibility-rules.ts";
import type { Facts } from "./eligibility-schema.ts";
import { rankJudgement } from "./question-rules.ts";
import type { Scheme, SchemePage, SchemeQuery } from "./schema.ts";

const pageSize = 12;
const allIndia = "all-india";

const byDistance = (key: Search["distance"]): ListOrder => ({
  name: "distance",
  key,
  keyKind: "integer",
  direction: "asc",
});

/** What fits first; of equal fit, the order of the list. */
function getFitOrder(facts: Facts): ListOrder {
  const ranks = listRuledSchemes().map((scheme) => ({
    id: scheme.id,
    rank: rankJudgement(judgeScheme(scheme, facts)),
  }));
  const ids = sql`${ranks.map(({ id }) => id)}::text[]`;
  const values = sql`${ranks.map(({ rank }) => rank)}::integer[]`;
  // What nothing is known of stands with what is open.
  const rank = sql`coalesce((${values})[array_position(${ids}, id)], 60)`;
  const key = sql<number>`(${rank} * 1000000 + position)`;
  return { name: "fit", key, keyKind: "integer", direction: "asc" };
}

function getOrder({ region, facts }: ListedFor, search: Search | null): ListOrder {
  if (search) return byDistance(search.distance);
  if (facts) return getFitOrder(facts);
  if (!region)
    return { name: "position", key: sql.ref("position"), keyKind: "integer", direction: "asc" };
  const stateFirst = sql<number>`case when region = ${region} then 0 else 1000000 end + position`;
  return { name: `position-${region}`, key: stateFirst, keyKind: "integer", direction: "asc" };
}

/** The query, and what is known of the farmer where what fits comes first. */
type ListedFor = SchemeQuery & { facts?: Facts | undefined };

const columns = (language: Language) => {
  const words = wordsIn(language);
  return [
    "id",
    "image",
    sql<string>`${words} ->> 'title'`.as("title"),
    sql<string>`${words} ->> 'description'`.as("description"),
    "region",
    "type",
    languageOfWords(language).as("language"),
  ] as const;
};

/** A row with how sure its facts are; of a scheme without facts nobody has confirmed anything. */
function addCertainty<Row extends { id: string }>(row: Row) {
  const record = getRecord(row.id);
  return {
    ...row,
    certainty: record?.certainty ?? ("K" as const),
    asOf: record?.asOf ?? unknownDay,
  };
}

/** Told where nobody confirmed anything, for apps that ask for a day; ours says none there. */
const unknownDay = "2026-11-21";

/** One scheme as the list has it, or null. */
export async function getScheme(
  db: Kysely<Tables>,
  { id, language }: { id: string; language: Language },
): Promise<Scheme | null> {
  const row = await db
    .selectFrom("schemes")
    .select(columns(language))
    .$narrowType<Pick<Scheme, "region" | "type">>()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? addCertainty(row) : null;
}

/**
 * One page of the schemes that fit, in the language asked for.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export async function listSchemes(db: Kysely<Tables>, query: ListedFor): Promise<SchemePage> {
  const { region, type, cursor, language } = query;
  const search = await getSearch(db, {
    table: "schemes",
    plan: planSearch(query.search, getAliases()),
  });
  const order = getOrder(query, search);
  let list = db
    .selectFrom("schemes")
    .select([...columns(language), sql<number>`${order.key}`.as("orderKey")])
    .$narrowType<Pick<Scheme, "region" | "type">>()
    .orderBy(order.key, order.direction)
    .orderBy("id", order.direction)
    .limit(pageSize + 1);
  if (search) list = list.where(search.matches);
  if (region) list = list.where("region", "in", [region, allIndia]);
  if (type) list = list.where("type", "=", type);
  if (cursor) list = list.where(isAfter(order, cursor));
  const { rows, nextCursor } = cutPage(await list.execute(), { size: pageSize, order });
  return { schemes: rows.map(addCertainty), nextCursor };
}

/** Puts in the schemes that the product begins with. */
export async function insertSampleSchemes(db: Kysely<Tables>): Promise<void> {
  const samples = schemes.filter(({ isSample }) => isSample);
  for (const [index, record] of samples.entries()) {
    await db
      .insertInto("schemes")
      .values({ id: record.id, position: index + 1, ...makeListRow(record) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}
