import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { getAliases } from "#src/features/names/aliases.server.ts";
import { cutPage, isAfter, isCursorOf, type ListOrder } from "#src/platform/keyset.server.ts";
import { getSearch, planSearch, type Search } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { Language } from "#src/shared/language.ts";
import { hasPlace, isWithin, nearest, type Position } from "./distance-store.server.ts";
import type { ProductPage, ProductQuery } from "./schema.ts";
import {
  applyPlaceNames,
  isOnSale,
  isUnreported,
  type ProductRows,
  productColumns,
} from "./store.server.ts";

const pageSize = 6;

const createdAt = sql.ref<Date>("products.createdAt");
const price = sql.ref<number>("products.priceInPaise");
const orders = {
  newest: { name: "newest", key: createdAt, keyKind: "moment", direction: "desc" },
  "price-low": { name: "price-low", key: price, keyKind: "integer", direction: "asc" },
  "price-high": { name: "price-high", key: price, keyKind: "integer", direction: "desc" },
} as const satisfies Record<string, ListOrder>;
/** What fits best: all that is typed in the title, then all others; of each the newest first. */
const inTitle = { ...orders.newest, name: "in-title" };
const elsewhere = { ...orders.newest, name: "elsewhere" };

const inOrder = (
  rows: ProductRows,
  given: { order: ListOrder; limit: number; language: Language },
) =>
  rows
    .select([
      ...productColumns(given.language),
      sql<number | Date>`${given.order.key}`.as("orderKey"),
    ])
    .orderBy(given.order.key, given.order.direction)
    .orderBy("products.id", given.order.direction)
    .limit(given.limit);

/** So many of the first rows are read, in some 2 ms, before an index of words or places is asked. */
const readFirst = 500;

type FoundRow = Awaited<ReturnType<ReturnType<typeof inOrder>["execute"]>>[number];

/** What few rows may fulfil, and an index finds them; of texts that stand in columns of these names. */
type Narrowing = (texts: { searchText: string; titleText: string }) => RawBuilder<SqlBool>[];

type Wanted = {
  rows: ProductRows;
  narrowing: Narrowing;
  order: ListOrder;
  limit: number;
  language: Language;
};

const kept = { searchText: "searchText", titleText: "titleText" };
const unpacked = { searchText: "wholeText", titleText: "wholeTitle" };

const isEach = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/**
 * The first rows of an order. Their texts are unpacked once, and are no columns of which the planner holds a
 * sample: to hold every spelling against that takes longer than to read them.
 */
const takeFirst = (db: Kysely<Tables>, { rows, order }: { rows: ProductRows; order: ListOrder }) =>
  db
    .with("products", () =>
      rows
        .selectAll()
        .select([
          sql<string>`"searchText" || ''`.as(unpacked.searchText),
          sql<string>`"titleText" || ''`.as(unpacked.titleText),
        ])
        .orderBy(order.key, order.direction)
        .orderBy("products.id", order.direction)
        .limit(readFirst),
    )
    .selectFrom("products");

/** Those of the first rows of an order that fulfil what is wanted. */
function findAmongFirst(db: Kysely<Tables>, wanted: Wanted) {
  const fitting = takeFirst(db, wanted).where(isEach(wanted.narrowing(unpacked)));
  return inOrder(fitting, wanted).execute();
}

/** The same among all rows, by the index of what is wanted. */
function findByIndex(db: Kysely<Tables>, { rows, narrowing, ...given }: Wanted) {
  const { order, limit } = given;
  const found = rows
    .where(isEach(narrowing(kept)))
    .select(["products.id", sql<number | Date>`${order.key}`.as("orderKey")]);
  return inOrder(
    db.selectFrom("products").where("products.id", "in", () =>
      db
        .with(
          (cte) => cte("found").materialized(),
          () => found,
        )
        .selectFrom("found")
        .select("id")
        .orderBy("orderKey", order.direction)
        .orderBy("id", order.direction)
        .limit(limit),
    ),
    given,
  ).execute();
}

/**
 * The first rows of an order. What many rows fulfil fills the page from the first of them; all else is few, and
 * its own index finds it. The planner, left to choose, walks the whole order for words that are common but never
 * stand together.
 */
async function findInOrder(db: Kysely<Tables>, wanted: Wanted) {
  if (wanted.narrowing(kept).length === 0) return inOrder(wanted.rows, wanted).execute();
  const few = await findAmongFirst(db, wanted);
  return few.length >= wanted.limit ? few : findByIndex(db, wanted);
}

function readOrder(query: ProductQuery, from: Position | null): ListOrder {
  if (query.sort === "nearest" && from) return nearest(from);
  return query.sort && query.sort !== "nearest" ? orders[query.sort] : orders.newest;
}

type Best = Omit<Wanted, "order"> & { search: Search };

/** One page of rows: first so many that hold all words in their titles, then others. */
function cutBest({
  titled,
  others,
  limit,
}: {
  titled: FoundRow[];
  others: FoundRow[];
  limit: number;
}): ProductPage {
  const size = limit - 1;
  const order = titled.length >= size ? inTitle : elsewhere;
  const page = cutPage([...titled, ...others], { size, order });
  return { products: page.rows, nextCursor: page.nextCursor };
}

/** What fits best among the newest of all: every text is read once, whether for titles or all else. */
async function findBestAmongFirst(
  db: Kysely<Tables>,
  { search, ...wanted }: Best,
): Promise<{ titled: FoundRow[]; others: FoundRow[] }> {
  const { narrowing, limit } = wanted;
  const fitting = takeFirst(db, { ...wanted, order: inTitle })
    .where(isEach([...narrowing(unpacked), search.matchesIn(unpacked.searchText)]))
    .orderBy(sql`"isTitled"`, "desc");
  const found = await inOrder(fitting, { ...wanted, order: inTitle, limit: 2 * limit })
    .select(search.matchesIn(unpacked.titleText).as("isTitled"))
    .execute();
  return {
    titled: found.filter(({ isTitled }) => isTitled).slice(0, limit),
    others: found.filter(({ isTitled }) => !isTitled).slice(0, limit),
  };
}

/** What fits best where it is known to be little: the index of words is asked once for titles and all else. */
async function findRare(db: Kysely<Tables>, { search, ...wanted }: Best): Promise<ProductPage> {
  const { rows, narrowing, limit } = wanted;
  const fitting = rows
    .where(isEach([...narrowing(kept), search.matches]))
    .select(["products.id", "products.createdAt", search.matchesIn("titleText").as("isTitled")]);
  const found = await db
    .with(
      (cte) => cte("found").materialized(),
      () => fitting,
    )
    .selectFrom("found")
    .select(["id", "isTitled"])
    .orderBy("isTitled", "desc")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  if (found.length === 0) return { products: [], nextCursor: null };
  const isTitled = new Map(found.map((row) => [row.id, row.isTitled]));
  const listed = await inOrder(rows.where("products.id", "in", [...isTitled.keys()]), {
    ...wanted,
    order: inTitle,
  }).execute();
  return cutBest({
    titled: listed.filter(({ id }) => isTitled.get(id)),
    others: listed.filter(({ id }) => !isTitled.get(id)),
    limit,
  });
}

/** What fits best: first the products that hold all that was typed in their titles. */
async function findBest(
  db: Kysely<Tables>,
  { cursor, ...best }: Best & { cursor: string },
): Promise<ProductPage> {
  const { search, ...wanted } = best;
  const { rows, narrowing, limit } = wanted;
  const after = (order: ListOrder) => (cursor ? rows.where(isAfter(order, cursor)) : rows);
  const isElsewhere = cursor !== "" && isCursorOf(elsewhere, cursor);
  const inOthers: Wanted = {
    ...wanted,
    rows: isElsewhere ? after(elsewhere) : rows,
    narrowing: (texts) => [
      ...narrowing(texts),
      search.matchesIn(texts.searchText),
      sql<SqlBool>`not ${search.matchesIn(texts.titleText)}`,
    ],
    order: elsewhere,
  };
  if (isElsewhere) return cutBest({ titled: [], others: await findInOrder(db, inOthers), limit });
  const inTitles: Wanted = {
    ...wanted,
    rows: after(inTitle),
    narrowing: (texts) => [...narrowing(texts), search.matchesIn(texts.titleText)],
    order: inTitle,
  };
  let { titled, others } = cursor
    ? { titled: await findAmongFirst(db, inTitles), others: null }
    : await findBestAmongFirst(db, best);
  if (titled.length >= limit) return cutBest({ titled, others: [], limit });
  others ??= await findAmongFirst(db, inOthers);
  if (!cursor && titled.length + others.length === 0) return findRare(db, best);
  titled = await findByIndex(db, inTitles);
  if (titled.length < limit && others.length < limit) others = await findByIndex(db, inOthers);
  return cutBest({ titled, others: titled.length >= limit ? [] : others, limit });
}

type ListedProducts = ProductQuery & {
  /** Whose reported products are left out; null leaves none out. */
  uid: string | null;
  /** The farm that distances are from, or null where it is not known. */
  from: Position | null;
  /** The day in India. */
  today: string;
};

async function findPage(db: Kysely<Tables>, query: ListedProducts): Promise<ProductPage> {
  const { category, minPrice, maxPrice, within, inStock, from, uid, language } = query;
  const cursor = query.cursor ?? "";
  const order = readOrder(query, from);
  let rows: ProductRows = db.selectFrom("products").where(isOnSale(query.today));
  if (uid !== null) rows = rows.where(isUnreported(uid));
  if (category) rows = rows.where("category", "=", category);
  if (inStock) rows = rows.where("stock", ">", 0);
  if (minPrice !== undefined) rows = rows.where("priceInPaise", ">=", Math.round(minPrice * 100));
  if (maxPrice !== undefined) rows = rows.where("priceInPaise", "<=", Math.round(maxPrice * 100));
  if (order.name === "nearest") rows = rows.where(hasPlace);
  const near = within && from ? [isWithin(from, Number(within))] : [];
  const search = await getSearch(db, {
    table: "products",
    plan: planSearch(query.search, getAliases()),
  });
  const wanted = { narrowing: () => near, limit: pageSize + 1, language };
  if (search && !query.sort) return findBest(db, { ...wanted, rows, cursor, search });
  const found = await findInOrder(db, {
    ...wanted,
    rows: cursor ? rows.where(isAfter(order, cursor)) : rows,
    narrowing: ({ searchText }) => (search ? [...near, search.matchesIn(searchText)] : near),
    order,
  });
  const page = cutPage(found, { size: pageSize, order });
  return { products: page.rows, nextCursor: page.nextCursor };
}

/**
 * One page of the products on sale that fit, continued exactly after the last one of the page before, whatever
 * is listed or sold meanwhile.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export async function listProducts(
  db: Kysely<Tables>,
  query: ListedProducts,
): Promise<ProductPage> {
  const page = await findPage(db, query);
  return {
    ...page,
    products: page.products.map((row) => applyPlaceNames(row, query.language)),
  };
}
