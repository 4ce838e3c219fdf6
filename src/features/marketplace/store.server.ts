import { type Kysely, sql } from "kysely";
import { cutPage, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { languageOfWords, wordsIn } from "#src/platform/local-words.server.ts";
import { getSearch, joinSearchText, planSearch, type Search } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { categoryWords } from "./rules.ts";
import { sampleProducts } from "./samples.ts";
import type { Product, ProductPage, ProductQuery } from "./schema.ts";

const pageSize = 6;

const newest: ListOrder = {
  name: "newest",
  key: sql.ref("createdAt"),
  keyKind: "moment",
  direction: "desc",
};
const sorts = {
  newest,
  "price-low": {
    name: "price-low",
    key: sql.ref("priceInPaise"),
    keyKind: "integer",
    direction: "asc",
  },
  "price-high": {
    name: "price-high",
    key: sql.ref("priceInPaise"),
    keyKind: "integer",
    direction: "desc",
  },
} as const satisfies Record<string, ListOrder>;

function getOrder({ sort }: ProductQuery, search: Search | null): ListOrder {
  if (sort) return sorts[sort];
  return search
    ? { name: "distance", key: search.distance, keyKind: "integer", direction: "asc" }
    : newest;
}

/**
 * One page of the products that fit, in the language asked for.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export async function listProducts(db: Kysely<Tables>, query: ProductQuery): Promise<ProductPage> {
  const { category, minPrice, maxPrice, cursor, language } = query;
  const search = await getSearch(db, { table: "products", plan: planSearch(query.search) });
  const order = getOrder(query, search);
  const words = wordsIn(language);
  let list = db
    .selectFrom("products")
    .select([
      "id",
      "image",
      sql<string>`${words} ->> 'title'`.as("title"),
      sql<string>`${words} ->> 'description'`.as("description"),
      sql<number>`"priceInPaise"::float8 / 100`.as("price"),
      "unit",
      "category",
      "authorName",
      "authorAvator",
      languageOfWords(language).as("language"),
      sql<number | Date>`${order.key}`.as("orderKey"),
    ])
    .$narrowType<Pick<Product, "unit" | "category">>()
    .orderBy(order.key, order.direction)
    .orderBy("id", order.direction)
    .limit(pageSize + 1);
  if (search) list = list.where(search.matches);
  if (category) list = list.where("category", "=", category);
  if (minPrice !== undefined) list = list.where("priceInPaise", ">=", Math.round(minPrice * 100));
  if (maxPrice !== undefined) list = list.where("priceInPaise", "<=", Math.round(maxPrice * 100));
  if (cursor) list = list.where(isAfter(order, cursor));
  const { rows, nextCursor } = cutPage(await list.execute(), { size: pageSize, order });
  return { products: rows, nextCursor };
}

/** Puts the sample products on offer, the first of them as the newest. */
export async function insertSampleProducts(db: Kysely<Tables>): Promise<void> {
  for (const [index, { words, ...product }] of sampleProducts.entries()) {
    const searchText = joinSearchText([
      words.en.title,
      words.hi.title,
      words.mr.title,
      categoryWords[product.category],
      words.en.description,
      words.hi.description,
      words.mr.description,
      product.authorName,
    ]);
    await db
      .insertInto("products")
      .values({
        ...product,
        words: JSON.stringify(words),
        authorUid: null,
        searchText,
        createdAt: sql<Date>`now() - ${index} * interval '1 minute'`,
      })
      .execute();
  }
}
