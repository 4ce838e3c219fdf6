import type { Kysely } from "kysely";
import { updateAuthorName } from "#src/features/blogs/author-store.server.ts";
import { type BlogEvent, type BlogPost, blogsTopic } from "#src/features/blogs/schema.ts";
import { updateSellerName } from "#src/features/marketplace/name-store.server.ts";
import { type ProductEvent, productsTopic } from "#src/features/marketplace/schema.ts";
import { getOffer } from "#src/features/marketplace/store.server.ts";
import { updateTraderName } from "#src/features/orders/name-store.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { getLocalDay } from "#src/shared/days.ts";

type Renamed = {
  posts: BlogPost[];
  listingIds: string[];
};

/**
 * Sets the name a farmer goes by, which the identity library keeps with the account, also under all that is there
 * already: others know them by one name.
 * @returns what others see of it; nothing when they went by that name already
 */
export async function updateDisplayName(
  db: Kysely<Tables>,
  { uid, displayName }: { uid: string; displayName: string },
): Promise<Renamed> {
  return db.transaction().execute(async (change) => {
    const { numUpdatedRows } = await change
      .updateTable("identityUser")
      .set({ name: displayName })
      .where("id", "=", uid)
      .where("name", "is distinct from", displayName)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { posts: [], listingIds: [] };
    await updateTraderName(change, { uid, name: displayName });
    const listingIds = await updateSellerName(change, { uid, authorName: displayName });
    const posts = await updateAuthorName(change, { uid, authorName: displayName });
    return { posts, listingIds };
  });
}

/** Tells the readers of posts and listings what their author is called now. */
export async function announceName(
  { db, live, now }: Pick<Parts, "db" | "live" | "now">,
  { posts, listingIds }: Renamed,
): Promise<void> {
  for (const post of posts) {
    const event: BlogEvent = { kind: "edited", post };
    await live.publish(blogsTopic, event, { to: "all" });
  }
  const today = getLocalDay(now());
  for (const id of listingIds) {
    const product = await getOffer(db, { id, language: "en", today });
    const event: ProductEvent | null = product && { kind: "changed", product };
    if (event) await live.publish(productsTopic, event, { to: "all" });
  }
}
