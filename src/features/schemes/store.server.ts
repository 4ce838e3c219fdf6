import { type Kysely, sql } from "kysely";
import { cutPage, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { languageOfWords, wordsIn } from "#src/platform/local-words.server.ts";
import { getSearch, joinSearchText, planSearch, type Search } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { schemeTypeWords } from "./rules.ts";
import { sampleSchemes } from "./samples.ts";
import type { Scheme, SchemePage, SchemeQuery } from "./schema.ts";

const pageSize = 6;
const allIndia = "all-india";

function getOrder({ region }: SchemeQuery, search: Search | null): ListOrder {
  if (search)
    return { name: "distance", key: search.distance, keyKind: "integer", direction: "asc" };
  if (!region)
    return { name: "position", key: sql.ref("position"), keyKind: "integer", direction: "asc" };
  const stateFirst = sql<number>`case when region = ${region} then 0 else 1000000 end + position`;
  return { name: `position-${region}`, key: stateFirst, keyKind: "integer", direction: "asc" };
}

/**
 * One page of the schemes that fit, in the language asked for.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export async function listSchemes(db: Kysely<Tables>, query: SchemeQuery): Promise<SchemePage> {
  const { region, type, cursor, language } = query;
  const search = await getSearch(db, { table: "schemes", plan: planSearch(query.search) });
  const order = getOrder(query, search);
  const words = wordsIn(language);
  let list = db
    .selectFrom("schemes")
    .select([
      "id",
      "image",
      sql<string>`${words} ->> 'title'`.as("title"),
      sql<string>`${words} ->> 'description'`.as("description"),
      "region",
      "type",
      languageOfWords(language).as("language"),
      sql<number>`${order.key}`.as("orderKey"),
    ])
    .$narrowType<Pick<Scheme, "region" | "type">>()
    .orderBy(order.key, order.direction)
    .orderBy("id", order.direction)
    .limit(pageSize + 1);
  if (search) list = list.where(search.matches);
  if (region) list = list.where("region", "in", [region, allIndia]);
  if (type) list = list.where("type", "=", type);
  if (cursor) list = list.where(isAfter(order, cursor));
  const { rows, nextCursor } = cutPage(await list.execute(), { size: pageSize, order });
  return { schemes: rows, nextCursor };
}

export async function insertSampleSchemes(db: Kysely<Tables>): Promise<void> {
  for (const [index, { words, ...scheme }] of sampleSchemes.entries()) {
    const searchText = joinSearchText([
      words.en.title,
      words.hi.title,
      words.mr.title,
      schemeTypeWords[scheme.type],
      words.en.description,
      words.hi.description,
      words.mr.description,
    ]);
    await db
      .insertInto("schemes")
      .values({ ...scheme, position: index + 1, words: JSON.stringify(words), searchText })
      .execute();
  }
}
