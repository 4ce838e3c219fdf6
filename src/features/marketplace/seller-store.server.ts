import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { nameless } from "#src/shared/nameless.ts";

/** Every listing of one seller that is not removed, oldest first, as the export of the account tells it. */
export function listSellersProducts(db: Kysely<Tables>, { uid }: { uid: string }) {
  return db
    .selectFrom("products")
    .select(["id", "words", "priceInPaise", "unit", "category", "stock", "status", "terms"])
    .select(["placeName", "licenceNumber", "batchNumber", "createdAt", "image"])
    .where("authorUid", "=", uid)
    .where("status", "!=", "removed")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/**
 * Takes all that a farmer sells off the market, and the farmer's name and place off it.
 * @returns how many listings there were
 */
export async function removeSeller(db: Kysely<Tables>, { uid }: { uid: string }): Promise<number> {
  const rows = await db
    .updateTable("products")
    .set({
      status: "removed",
      image: "",
      authorUid: null,
      authorName: nameless,
      authorAvator: null,
      pin: null,
      placeName: null,
      district: null,
      state: null,
      latitude: null,
      longitude: null,
      licenceNumber: null,
      searchText: "",
      titleText: "",
    })
    .where("authorUid", "=", uid)
    .returning("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await db.deleteFrom("productPictures").where("productId", "in", ids).execute();
  }
  return ids.length;
}
