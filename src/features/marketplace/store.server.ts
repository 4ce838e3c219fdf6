import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { sampleProducts } from "#content/sample-products.ts";
import { typeWords } from "#content/types/market.ts";
import { getPlaceNames } from "#src/features/place/gazetteer.server.ts";
import type { LocalWords } from "#src/platform/column-types.ts";
import { languageOfWords, wordsIn } from "#src/platform/local-words.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import { joinSearchText } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { Language } from "#src/shared/language.ts";
import {
  type Product,
  type ProductCategory,
  type ProductDetail,
  sampleSellerUid,
} from "./schema.ts";

const place = sql<
  Product["place"]
>`case when products.latitude is null then null else jsonb_build_object(
  'name', products."placeName", 'district', products.district, 'state', products.state,
  'latitude', products.latitude, 'longitude', products.longitude) end`;

const rating = sql<
  number | null
>`round(products."ratingSum"::numeric / nullif(products."ratingCount", 0), 1)::float8`;

/**
 * Exactly what `product` holds, its words in the language asked for, so that what is read is the answer; the
 * route's schema alone checks it.
 */
export function productColumns(language: Language) {
  const words = wordsIn(language);
  return [
    "products.id",
    "products.image",
    sql<string>`${words} ->> 'title'`.as("title"),
    sql<string>`${words} ->> 'description'`.as("description"),
    sql<number>`products."priceInPaise"::float8 / 100`.as("price"),
    "products.priceInPaise",
    sql.ref<Product["unit"]>("products.unit").as("unit"),
    sql.ref<Product["category"]>("products.category").as("category"),
    "products.authorName",
    "products.authorAvator",
    languageOfWords(language).as("language"),
    "products.stock",
    "products.isSample",
    place.as("place"),
    "products.deliveryRadiusKm",
    rating.as("rating"),
    "products.ratingCount",
    toIso("products.createdAt").as("createdDate"),
    "products.version",
  ] as const;
}

/** A product with the names that readers of a language have for its place. */
export function applyPlaceNames<Row extends Pick<Product, "place">>(
  row: Row,
  language: Language,
): Row {
  if (!row.place) return row;
  const { name, district, state } = row.place;
  const [own = name, around = district, whole = state] = [name, district, state].map(
    (each) => getPlaceNames(each)?.[language],
  );
  return { ...row, place: { ...row.place, name: own, district: around, state: whole } };
}

/** What its page shows beside that; `isOwn` for the one who looks. */
function detailColumns(uid: string) {
  return [
    sql<string[]>`array(select "imageUrl" from "productPictures"
      where "productId" = products.id order by position)`.as("pictures"),
    "products.pin",
    "products.returnDays",
    "products.terms",
    "products.licenceNumber",
    "products.batchNumber",
    sql<string | null>`products."expiryDate"::text`.as("expiryDate"),
    sql.ref<ProductDetail["status"]>("products.status").as("status"),
    sql<boolean>`coalesce(products."authorUid" = ${uid}, false)`.as("isOwn"),
    sql<boolean>`products."hiddenDate" is not null`.as("isHidden"),
  ] as const;
}

/**
 * What may be sold: live, not hidden, and not past its expiry.
 * @param today the day in India, `2026-11-21`
 */
export function isOnSale(today: string) {
  return sql<SqlBool>`products.status = 'live' and products."hiddenDate" is null
    and (products."expiryDate" is null or products."expiryDate" >= ${today}::date)`;
}

/** Whoever reported a product does not see it again, whatever others think of it. */
export const isUnreported = (uid: string) =>
  sql<SqlBool>`products.id not in (
    select "targetId" from reports where "reporterUid" = ${uid} and kind = 'product')`;

type Viewer = { uid: string; language: Language; today: string };

const details = (db: Kysely<Tables>, { uid, language }: Viewer) =>
  db.selectFrom("products").select([...productColumns(language), ...detailColumns(uid)]);

/** A product as one farmer may see it, or null: its seller sees it in every state until it is removed. */
export async function getProduct(
  db: Kysely<Tables>,
  { id, ...viewer }: Viewer & { id: string },
): Promise<ProductDetail | null> {
  const { uid, today } = viewer;
  const row = await details(db, viewer)
    .where("products.id", "=", id)
    .where("status", "!=", "removed")
    .where((where) =>
      where.or([where("authorUid", "=", uid), where.and([isOnSale(today), isUnreported(uid)])]),
    )
    .executeTakeFirst();
  return row ? applyPlaceNames(row, viewer.language) : null;
}

/** All that a farmer sells, the last changed first; removed listings are gone. */
export async function listOwnProducts(
  db: Kysely<Tables>,
  viewer: Viewer,
): Promise<ProductDetail[]> {
  const rows = await details(db, viewer)
    .where("authorUid", "=", viewer.uid)
    .where("status", "!=", "removed")
    .orderBy("updatedAt", "desc")
    .orderBy("products.id", "desc")
    .limit(500)
    .execute();
  return rows.map((row) => applyPlaceNames(row, viewer.language));
}

/** A product as every buyer sees it now, or null when it is not on sale. */
export async function getOffer(
  db: Kysely<Tables>,
  { id, language, today }: { id: string; language: Language; today: string },
): Promise<Product | null> {
  const row = await db
    .selectFrom("products")
    .select(productColumns(language))
    .where("products.id", "=", id)
    .where(isOnSale(today))
    .executeTakeFirst();
  return row ? applyPlaceNames(row, language) : null;
}

export type ProductRows = SelectQueryBuilder<Tables, "products", object>;

type Found = {
  words: Partial<Record<Language, LocalWords>>;
  category: ProductCategory;
  authorName: string;
};

/** What a product is found by: all of it, and its titles alone. */
export function toSearchTexts({ words, category, authorName }: Found) {
  const spoken = Object.values(words);
  const titles = spoken.map(({ title }) => title);
  return {
    titleText: joinSearchText(titles),
    searchText: joinSearchText([
      ...titles,
      typeWords[category],
      ...spoken.map(({ description }) => description),
      authorName,
    ]),
  };
}

/** Puts the sample products on offer, the first of them as the newest; those already there stay. */
export async function insertSampleProducts(db: Kysely<Tables>): Promise<void> {
  for (const [index, sample] of sampleProducts.entries()) {
    const { words, place: lies, licence, ...columns } = sample;
    const createdAt = sql<Date>`now() - ${index} * interval '1 minute'`;
    const inserted = await db
      .insertInto("products")
      .values({
        ...columns,
        ...lies,
        ...licence,
        ...toSearchTexts(sample),
        expiryDate: licence && sql<string>`current_date + 730`,
        words: JSON.stringify(words),
        authorUid: sampleSellerUid,
        isSample: true,
        createdAt,
        updatedAt: createdAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) continue;
    await db
      .insertInto("productPictures")
      .values({ productId: columns.id, position: 0, imageUrl: columns.image })
      .execute();
  }
}
