import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { cutRows, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { nameless } from "#src/shared/nameless.ts";
import { insertOrderNews } from "./news.server.ts";
import { getReturnLimit, planStep } from "./rules.ts";
import {
  type Order,
  type OrderLine,
  type OrderPage,
  type OrderSide,
  order,
  type StepInput,
  type Trader,
} from "./schema.ts";

const pageSize = 10;

const isSeller = (uid: string) => sql<boolean>`orders."buyerUid" is distinct from ${uid}`;
const hasAccepted = sql<boolean>`exists (select from "orderSteps" s
  where s."orderId" = orders.id and s.action = 'accept')`;
const isGoingOn = sql<boolean>`orders.state not in ('cancelled', 'returned')`;
/** Whether the two still have a reason to call each other: the goods, or money that has to go back. */
const isReachable = sql<boolean>`orders."contactsRemovedDate" is null
  and (${isGoingOn} or (orders."paymentState" <> 'due' and orders."refundState" <> 'confirmed'))`;
/** The buyer's own words are told to the buyer as long as they are kept. */
const toldOf = (uid: string, column: "phone" | "address" | "pin", told: RawBuilder<boolean>) =>
  sql<string | null>`case when orders."buyerUid" = ${uid} or (${told})
    then ${sql.ref(`orders.${column}`)} end`.as(column);

/** Where what was ordered lies, as its listings say: to the village, and never the farm's address. */
const listedPlaces = sql<string | null>`(select string_agg(distinct
    concat_ws(' ', concat_ws(', ', p."placeName", nullif(p.district, p."placeName")), p.pin), E'\n')
  from "orderLines" l join products p on p.id = l."productId"
  where l."orderId" = orders.id and p."placeName" is not null)`;

const lines = sql<unknown>`(select json_agg(json_build_object(
    'id', l.id, 'productId', l."productId", 'title', l.title, 'description', l.description,
    'terms', l.terms, 'language', l.language, 'image', l.image, 'unit', l.unit,
    'priceInPaise', l."priceInPaise", 'quantity', l.quantity, 'totalInPaise', l."totalInPaise",
    'rating', case when r.id is null then null else json_build_object(
      'stars', r.stars, 'comment', r.comment, 'ratedDate', ${toIso("r.ratedDate")}) end)
    order by l.position)
  from "orderLines" l left join ratings r on r.id = l.id where l."orderId" = orders.id)`;

const steps = sql<unknown>`(select json_agg(json_build_object(
    'action', s.action, 'by', s.by, 'reason', s.reason, 'takenDate', ${toIso("s.takenDate")})
    order by s.position)
  from "orderSteps" s where s."orderId" = orders.id)`;

/** What `order` holds, as one of its two sides may see it; `returnUntil` is still to be reckoned. */
function columns(uid: string) {
  return [
    "orders.id",
    "orders.reference",
    sql<Trader>`case when ${isSeller(uid)} then 'seller' else 'buyer' end`.as("role"),
    "orders.state",
    "orders.handover",
    "orders.payment",
    "orders.paymentState",
    "orders.refundState",
    "orders.totalInPaise",
    "orders.buyerName",
    sql<boolean>`orders."buyerUid" is null`.as("isBuyerGone"),
    toldOf(uid, "phone", isReachable),
    toldOf(uid, "address", isGoingOn),
    toldOf(uid, "pin", isGoingOn),
    "orders.sellerName",
    sql<boolean>`orders."sellerUid" is null`.as("isSellerGone"),
    sql<string | null>`case when orders.handover = 'pick-up' and ${isGoingOn}
      and (${isSeller(uid)} or ${hasAccepted}) then ${listedPlaces} end`.as("pickUpPlace"),
    sql<string | null>`case when ${isReachable} and (${hasAccepted} or not ${isGoingOn}) then
      (select phone from users where users.uid = orders."sellerUid") end`.as("sellerPhone"),
    "orders.upiId",
    sql<string | null>`nullif(orders."payeeName", ${sql.lit(nameless)})`.as("payeeName"),
    "orders.isSample",
    toIso("orders.placedDate").as("placedDate"),
    "orders.deliveredDate",
    "orders.returnDays",
    "orders.version",
    lines.as("lines"),
    steps.as("steps"),
  ] as const;
}

function toOrder(row: { deliveredDate: Date | null; returnDays: number }): Order {
  const { deliveredDate, returnDays, ...rest } = row;
  const limit = getReturnLimit(deliveredDate, returnDays);
  return order.parse({ ...rest, returnUntil: limit?.toISOString() ?? null });
}

/** A farmer's own orders: what they bought, and what they sold. */
const isOwn = (uid: string) =>
  sql<SqlBool>`(orders."buyerUid" = ${uid} or orders."sellerUid" = ${uid})`;

const newest = {
  name: "orders",
  key: sql.ref<Date>("orders.placedDate"),
  keyKind: "moment",
  direction: "desc",
} as const satisfies ListOrder;

/**
 * A page of what a farmer bought, or sold, the newest first.
 * @throws AppError invalid-input when the cursor is not one of this list
 */
export async function listOrders(
  db: Kysely<Tables>,
  given: { uid: string; side: OrderSide; cursor: string | undefined },
): Promise<OrderPage> {
  const { uid, side, cursor } = given;
  let list = db.selectFrom("orders").where(side === "bought" ? "buyerUid" : "sellerUid", "=", uid);
  if (cursor) list = list.where(isAfter(newest, cursor));
  const rows = await list
    .select(columns(uid))
    .orderBy(newest.key, newest.direction)
    .orderBy("id", newest.direction)
    .limit(pageSize + 1)
    .execute();
  const page = cutRows(rows.map(toOrder), {
    size: pageSize,
    order: newest,
    getKey: ({ placedDate }) => placedDate,
  });
  return { orders: page.rows, nextCursor: page.nextCursor };
}

/** All that a farmer bought and sold, the oldest first. */
export async function listOwnOrders(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Order[]> {
  const rows = await db
    .selectFrom("orders")
    .select(columns(uid))
    .where(isOwn(uid))
    .orderBy("orders.placedDate")
    .orderBy("orders.id")
    .execute();
  return rows.map(toOrder);
}

type Own = { uid: string; id: string };

/** An order of one of its two sides, or null for everybody else. */
async function getOrder(db: Kysely<Tables>, { uid, id }: Own): Promise<Order | null> {
  const row = await db
    .selectFrom("orders")
    .select(columns(uid))
    .where("orders.id", "=", id)
    .where(isOwn(uid))
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** @throws AppError not-found */
export async function requireOrder(db: Kysely<Tables>, own: Own): Promise<Order> {
  const found = await getOrder(db, own);
  if (!found) throw new AppError("not-found", "You have no such order");
  return found;
}

/** What one press of the buyer ordered; empty when nothing was. */
export async function listByCheckout(
  db: Kysely<Tables>,
  { uid, checkoutId }: { uid: string; checkoutId: string },
): Promise<Order[]> {
  const rows = await db
    .selectFrom("orders")
    .select(columns(uid))
    .where("buyerUid", "=", uid)
    .where("checkoutId", "=", checkoutId)
    .orderBy("reference")
    .execute();
  return rows.map(toOrder);
}

/** Who the two sides of an order are, and how it stands. */
export async function getSides(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom("orders")
    .select(["buyerUid", "sellerUid", "reference", "state", "version"])
    .$narrowType<Pick<Order, "state">>()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Puts back what was taken out of the stock, product after product in the order that buyers take it in. */
export async function returnStock(
  change: Transaction<Tables>,
  returned: readonly Pick<OrderLine, "productId" | "quantity">[],
) {
  const ids = returned.map(({ productId }) => productId);
  await change
    .selectFrom("products")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<{ id: string; stock: number }>`
    update products set stock = products.stock + back.quantity
    from unnest(${ids}::text[], ${returned.map(({ quantity }) => quantity)}::integer[])
      as back (id, quantity)
    where products.id = back.id
    returning products.id, products.stock`.execute(change);
  return rows;
}

type TakenStep = {
  order: Order;
  /** False when it had been taken before: its answer was lost and it was sent again. */
  isNew: boolean;
  /** What products are left of, where that changed. */
  stocks: { id: string; stock: number }[];
};

/** The same step by the same side is the one that was sent before. */
function isRepeated(stored: Order, { action, version, reason }: StepInput): boolean {
  const last = stored.steps.at(-1);
  return (
    stored.version === version + 1 &&
    last?.action === action &&
    last.by === stored.role &&
    last.reason === reason
  );
}

/**
 * Takes a step with an order.
 * @throws AppError not-found for whoever is neither of its sides; conflict when the step is not open to
 * this side now, or another one came first; invalid-input when a reason is missing
 */
export async function updateOrder(
  db: Kysely<Tables>,
  given: Own & { input: StepInput; now: Date; newId: () => string },
): Promise<TakenStep> {
  const { uid, id, input, now, newId } = given;
  return db.transaction().execute(async (change) => {
    await change
      .selectFrom("orders")
      .select("id")
      .where("id", "=", id)
      .where(isOwn(uid))
      .forUpdate()
      .execute();
    const stored = await requireOrder(change, { uid, id });
    if (isRepeated(stored, input)) return { order: stored, isNew: false, stocks: [] };
    const by = stored.role;
    const planned = planStep(stored, { ...input, by, now });
    if ("fault" in planned) {
      throw new AppError(
        planned.field === "reason" ? "invalid-input" : "conflict",
        "This step cannot be taken now",
        { fields: { [planned.field]: planned.fault } },
      );
    }
    if (stored.version !== input.version) {
      throw new AppError("conflict", "The order was changed meanwhile");
    }
    await change
      .updateTable("orders")
      .set((set) => ({
        state: planned.state,
        paymentState: planned.paymentState,
        refundState: planned.refundState,
        version: set("version", "+", 1),
        ...(input.action === "deliver" ? { deliveredDate: now } : {}),
      }))
      .where("id", "=", id)
      .execute();
    await change
      .insertInto("orderSteps")
      .values({
        orderId: id,
        position: stored.version,
        action: input.action,
        by,
        reason: input.reason,
        takenDate: now,
      })
      .execute();
    const { buyerUid, sellerUid } = await getSides(change, id);
    await insertOrderNews(change, {
      uid: by === "buyer" ? sellerUid : buyerUid,
      news: { id, reference: stored.reference, action: input.action },
      version: stored.version + 1,
      now,
      newId,
    });
    const stocks = planned.returnsStock ? await returnStock(change, stored.lines) : [];
    return { order: await requireOrder(change, { uid, id }), isNew: true, stocks };
  });
}
