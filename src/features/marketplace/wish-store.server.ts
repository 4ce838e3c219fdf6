import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Language } from "#src/shared/language.ts";
import type { Product } from "./schema.ts";
import { applyPlaceNames, isOnSale, isUnreported, productColumns } from "./store.server.ts";
import { mostWishes, type Wish } from "./wish-schema.ts";

type Viewer = { uid: string; language: Language; today: string };

/** The ids of what a farmer keeps an eye on, the last first. */
export async function listWishedIds(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<string[]> {
  const wishes = await db
    .selectFrom("wishes")
    .select("productId")
    .where("uid", "=", uid)
    .orderBy("createdAt", "desc")
    .orderBy("productId", "desc")
    .execute();
  return wishes.map(({ productId }) => productId);
}

/** What a farmer keeps an eye on, the last first; a product that is not on sale now has no more than its id. */
export async function listWishes(
  db: Kysely<Tables>,
  { uid, language, today }: Viewer,
): Promise<Wish[]> {
  const ids = await listWishedIds(db, { uid });
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("products")
    .select(productColumns(language))
    .where("products.id", "in", ids)
    .where(isOnSale(today))
    .where(isUnreported(uid))
    .execute();
  const products = new Map<string, Product>(
    rows.map((row) => [row.id, applyPlaceNames(row, language)]),
  );
  return ids.map((id) => ({ id, product: products.get(id) ?? null }));
}

/**
 * Keeps a wish, however often it is sent.
 * @throws AppError not-found for a product that nobody can see; not-allowed above the most wishes of one farmer
 */
export async function insertWish(
  db: Kysely<Tables>,
  { uid, productId, now, today }: { uid: string; productId: string; now: Date; today: string },
): Promise<void> {
  const offered = await db
    .selectFrom("products")
    .select("id")
    .where("id", "=", productId)
    .where(isOnSale(today))
    .executeTakeFirst();
  if (!offered) throw new AppError("not-found", "There is no such product");
  const { count } = await db
    .selectFrom("wishes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("uid", "=", uid)
    .where("productId", "!=", productId)
    .executeTakeFirstOrThrow();
  if (count >= mostWishes) throw new AppError("not-allowed", `At most ${mostWishes} wishes`);
  await db
    .insertInto("wishes")
    .values({ uid, productId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a wish back; one that is not there is no fault. */
export async function removeWish(
  db: Kysely<Tables>,
  { uid, productId }: { uid: string; productId: string },
): Promise<void> {
  await db.deleteFrom("wishes").where("uid", "=", uid).where("productId", "=", productId).execute();
}
