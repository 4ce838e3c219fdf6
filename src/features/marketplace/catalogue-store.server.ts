import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { cutPage, isAfter, isCursorOf, type ListOrder } from "#src/platform/keyset.server.ts";
import { getSearch, planSearch, type Search } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { Language } from "#src/shared/language.ts";
import { type ProductPage, type ProductQuery, productPage } from "./schema.ts";
import { isOnSale, isUnreported, type ProductRows, productColumns } from "./store.server.ts";

const pageSize = 6;

export type Position = { latitude: number; longitude: number };

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

/** A position as a point of a sphere, in kilometres from its middle: as the index of places has it. */
const toSphere = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) => sql`cube(array[
  cosd(${latitude}) * cosd(${longitude}) * 6371, cosd(${latitude}) * sind(${longitude}) * 6371,
  sind(${latitude}) * 6371])`;
const ownSphere = toSphere(sql.ref("products.latitude"), sql.ref("products.longitude"));
const sphereOf = ({ latitude, longitude }: Position) =>
  toSphere(sql`${latitude}::float8`, sql`${longitude}::float8`);

const nearest = (from: Position): ListOrder => ({
  name: "nearest",
  key: sql<number>`(${ownSphere} <-> ${sphereOf(from)})`,
  keyKind: "number",
  direction: "asc",
});

// As the index of places has it.
const hasPlace = sql<SqlBool>`products.latitude is not null and products.longitude is not null`;
const isWithin = (from: Position, kilometres: number) =>
  sql<SqlBool>`(${hasPlace} and ${ownSphere} <@ cube_enlarge(${sphereOf(from)}, ${kilometres}::float8, 3)
    and ${ownSphere} <-> ${sphereOf(from)} <= ${kilometres}::float8)`;

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

/** So many of the first rows are read, in some 3 ms, before an index of words or places is asked. */
const readFirst = 1000;

type Wanted = {
  rows: ProductRows;
  /** What few rows may fulfil, and an index finds them. */
  narrowing: readonly RawBuilder<SqlBool>[];
  order: ListOrder;
  limit: number;
  language: Language;
};

/**
 * The first rows of an order. What many rows fulfil fills the page from the first of them; all else is few, and
 * its own index finds it. The planner, left to choose, walks the whole order for words that are common but never
 * stand together.
 */
async function findInOrder(db: Kysely<Tables>, { rows, narrowing, ...given }: Wanted) {
  if (narrowing.length === 0) return inOrder(rows, given).execute();
  const { order, limit } = given;
  const narrowed = sql<SqlBool>`${sql.join(narrowing, sql` and `)}`;
  const first = rows
    .selectAll()
    .orderBy(order.key, order.direction)
    .orderBy("products.id", order.direction)
    .limit(readFirst);
  const few = await inOrder(
    db
      .with("products", () => first)
      .selectFrom("products")
      .where(narrowed),
    given,
  ).execute();
  if (few.length >= limit) return few;
  const found = rows
    .where(narrowed)
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

function readOrder(query: ProductQuery, from: Position | null): ListOrder {
  if (query.sort === "nearest" && from) return nearest(from);
  return query.sort && query.sort !== "nearest" ? orders[query.sort] : orders.newest;
}

/** What fits best: first the products that hold all that was typed in their titles. */
async function findBest(
  db: Kysely<Tables>,
  { cursor, search, ...wanted }: Omit<Wanted, "order"> & { cursor: string; search: Search },
): Promise<ProductPage> {
  const { rows, narrowing, limit } = wanted;
  const titled = search.matchesIn("titleText");
  const after = (order: ListOrder) => (cursor ? rows.where(isAfter(order, cursor)) : rows);
  const isElsewhere = cursor !== "" && isCursorOf(elsewhere, cursor);
  const first = isElsewhere
    ? []
    : await findInOrder(db, {
        ...wanted,
        rows: after(inTitle),
        narrowing: [...narrowing, titled],
        order: inTitle,
      });
  if (first.length >= limit) {
    const page = cutPage(first, { size: limit - 1, order: inTitle });
    return productPage.parse({ products: page.rows, nextCursor: page.nextCursor });
  }
  const others = await findInOrder(db, {
    ...wanted,
    rows: isElsewhere ? after(elsewhere) : rows,
    narrowing: [...narrowing, search.matches, sql<SqlBool>`not ${titled}`],
    order: elsewhere,
  });
  const order = first.length === limit - 1 ? inTitle : elsewhere;
  const page = cutPage([...first, ...others], { size: limit - 1, order });
  return productPage.parse({ products: page.rows, nextCursor: page.nextCursor });
}

export type ListedProducts = ProductQuery & {
  /** Whose reported products are left out; null leaves none out. */
  uid: string | null;
  /** The farm that distances are from, or null where it is not known. */
  from: Position | null;
  /** The day in India. */
  today: string;
};

/**
 * One page of the products on sale that fit, continued exactly after the last one of the page before, whatever
 * is listed or sold meanwhile.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export async function listProducts(
  db: Kysely<Tables>,
  query: ListedProducts,
): Promise<ProductPage> {
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
  const narrowing = within && from ? [isWithin(from, Number(within))] : [];
  const search = await getSearch(db, { table: "products", plan: planSearch(query.search) });
  const wanted = { narrowing, limit: pageSize + 1, language };
  if (search && !query.sort) return findBest(db, { ...wanted, rows, cursor, search });
  const found = await findInOrder(db, {
    ...wanted,
    rows: cursor ? rows.where(isAfter(order, cursor)) : rows,
    narrowing: search ? [...narrowing, search.matches] : narrowing,
    order,
  });
  const page = cutPage(found, { size: pageSize, order });
  return productPage.parse({ products: page.rows, nextCursor: page.nextCursor });
}
