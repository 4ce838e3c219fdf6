import { type Kysely, sql } from "kysely";
import { cutRows, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { nameless } from "#src/shared/nameless.ts";
import type { RatingInput, RatingPage } from "./rating-schema.ts";
import type { Order } from "./schema.ts";
import { requireOrder } from "./store.server.ts";

const pageSize = 10;

const newest = {
  name: "ratings",
  key: sql.ref<Date>("ratings.ratedDate"),
  keyKind: "moment",
  direction: "desc",
} as const satisfies ListOrder;

const isRaterGone = sql<boolean>`ratings."raterUid" is null`;

/**
 * What buyers thought of a product, the newest first.
 * @throws AppError invalid-input when the cursor is not one of this list
 */
export async function listRatings(
  db: Kysely<Tables>,
  { productId, cursor }: { productId: string; cursor: string | undefined },
): Promise<RatingPage> {
  let list = db.selectFrom("ratings").where("ratings.productId", "=", productId);
  if (cursor) list = list.where(isAfter(newest, cursor));
  const rows = await list
    .leftJoin("orderLines", "orderLines.id", "ratings.id")
    .select(["ratings.id", "raterName", isRaterGone.as("isRaterGone"), "stars", "comment"])
    .leftJoin("products", "products.id", "ratings.productId")
    .select(
      sql<string | null>`case when not exists (select from jsonb_each(products.words) as now
        where now.value ->> 'title' = "orderLines".title) then "orderLines".title end`.as(
        "boughtTitle",
      ),
    )
    .select(toIso("ratedDate").as("ratedDate"))
    .orderBy(newest.key, newest.direction)
    .orderBy("ratings.id", newest.direction)
    .limit(pageSize + 1)
    .execute();
  const page = cutRows(rows, {
    size: pageSize,
    order: newest,
    getKey: ({ ratedDate }) => ratedDate,
  });
  return { ratings: page.rows, nextCursor: page.nextCursor };
}

type NewRating = {
  rater: { uid: string; displayName: string | null };
  orderId: string;
  lineId: string;
  input: RatingInput;
  now: Date;
};

/**
 * Keeps what a buyer thought of one line of an order that was delivered, and counts it on the product. Once:
 * the same sent again is found, another one is refused.
 * @throws AppError not-found for everybody but the buyer; conflict when it is not delivered, or rated already
 */
export async function insertRating(
  db: Kysely<Tables>,
  { rater, orderId, lineId, input, now }: NewRating,
): Promise<Order> {
  const own = { uid: rater.uid, id: orderId };
  const notFound = () => new AppError("not-found", "You have bought no such thing");
  return db.transaction().execute(async (change) => {
    const stored = await requireOrder(change, own);
    const line = stored.lines.find(({ id }) => id === lineId);
    if (stored.role !== "buyer" || !line) throw notFound();
    if (!stored.steps.some(({ action }) => action === "deliver")) {
      throw new AppError("conflict", "It has not been delivered yet", {
        fields: { stars: "not-delivered" },
      });
    }
    const inserted = await change
      .insertInto("ratings")
      .values({
        ...input,
        id: lineId,
        productId: line.productId,
        raterUid: rater.uid,
        raterName: rater.displayName ?? nameless,
        ratedDate: now,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) {
      const after = await requireOrder(change, own);
      const kept = after.lines.find(({ id }) => id === lineId)?.rating;
      if (kept?.stars === input.stars && kept.comment === input.comment) return after;
      throw new AppError("conflict", "It has been rated already", {
        fields: { stars: "rated-already" },
      });
    }
    await change
      .updateTable("products")
      .set((set) => ({
        ratingSum: set("ratingSum", "+", input.stars),
        ratingCount: set("ratingCount", "+", 1),
      }))
      .where("id", "=", line.productId)
      .execute();
    // The other side's browser takes in only what is later than what it has.
    await change
      .updateTable("orders")
      .set((set) => ({ version: set("version", "+", 1) }))
      .where("id", "=", orderId)
      .execute();
    return requireOrder(change, own);
  });
}
