import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { productCategory } from "./schema.ts";
import { toSearchTexts } from "./store.server.ts";

/**
 * Puts the name that a seller goes by now on all that they sell.
 * @returns which listings there are
 */
export async function updateSellerName(
  db: Kysely<Tables>,
  { uid, authorName }: { uid: string; authorName: string },
): Promise<string[]> {
  const listings = await db
    .selectFrom("products")
    .select(["id", "words", "category"])
    .where("authorUid", "=", uid)
    .where("status", "!=", "removed")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  for (const { id, words, category } of listings) {
    const texts = toSearchTexts({ words, category: productCategory.parse(category), authorName });
    // Not a new version: what a cart holds is the same offer.
    await db
      .updateTable("products")
      .set({ authorName, ...texts })
      .where("id", "=", id)
      .execute();
  }
  return listings.map(({ id }) => id);
}
