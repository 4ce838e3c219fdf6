import { type Kysely, sql, type Transaction } from "kysely";
import { measureDistance } from "#src/features/place/rules.ts";
import { getFarmPlace, getPlaceByPin } from "#src/features/place/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { rememberWrites } from "#src/platform/writes.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { isLanguage } from "#src/shared/language.ts";
import { nameless } from "#src/shared/nameless.ts";
import { getDeliveryRadius, isOrdered, sumTotals } from "./cart-rules.ts";
import {
  groupBySeller,
  type HeldLine,
  listHeldLines,
  nameSeller,
  refuse,
  refuseNow,
  toCart,
} from "./cart-store.server.ts";
import type { CheckoutBuyer, CheckoutInput, SellerChoice } from "./checkout-schema.ts";
import { checkLimits, requireProvenBuyer } from "./limit-store.server.ts";
import { insertOrderNews } from "./news.server.ts";
import { getReturnDays, makeReference } from "./rules.ts";
import type { Order, OrderFault } from "./schema.ts";
import { listByCheckout } from "./store.server.ts";

/** What is known of a buyer, to begin the form with. */
export async function getBuyer(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<CheckoutBuyer> {
  const row = await db
    .selectFrom("users")
    .select(["phone", "address"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  const place = await getFarmPlace(db, { uid });
  return { phone: row?.phone ?? null, address: row?.address ?? null, pin: place?.pin ?? null };
}

type Placing = {
  buyer: { uid: string; displayName: string | null };
  input: CheckoutInput;
  today: string;
  now: Date;
  newId: () => string;
};

type Placed = {
  orders: Order[];
  /** False when they had been placed before: the answer was lost and the press sent again. */
  isNew: boolean;
  /** What products are left of, where that changed. */
  stocks: { id: string; stock: number }[];
};

/** The cart and what it holds of the market, which nobody else changes until this is done. */
async function lockCart(change: Transaction<Tables>, { buyer, today }: Placing) {
  const { uid } = buyer;
  const user = await change
    .selectFrom("users")
    .select("language")
    .where("uid", "=", uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Always in the order of their ids, so that no two buyers wait for each other.
  await sql`select id from products
    where id in (select "productId" from "cartLines" where uid = ${uid})
    order by id for no key update`.execute(change);
  const language = isLanguage(user?.language) ? user.language : "en";
  return listHeldLines(change, { uid, language, today });
}

/**
 * The lines to be ordered.
 * @throws AppError conflict when the cart is not what the buyer saw, or there is too little of something
 */
function requireSameCart(held: readonly HeldLine[], { input }: Placing): HeldLine[] {
  if (held.length === 0) throw refuseNow("revision", "cart-empty");
  const faults: Record<string, OrderFault> = {};
  for (const { productId, fault } of held) if (fault) faults[`lines.${productId}`] = fault;
  const { revision } = toCart(held);
  if (revision !== input.revision) faults["revision"] = "cart-changed";
  const isShort = held.some(({ fault }) => fault === "stock-too-low");
  if (isShort || faults["revision"]) {
    throw new AppError("conflict", "The cart has changed meanwhile", { fields: faults });
  }
  const ordered = held.filter(isOrdered);
  if (ordered.length === 0) {
    throw new AppError("conflict", "Nothing of the cart can be ordered", { fields: faults });
  }
  return ordered;
}

/** @throws AppError invalid-input when it cannot be handed over or paid as was chosen */
function checkChoice(
  lines: readonly HeldLine[],
  choice: SellerChoice,
  to: { latitude: number; longitude: number } | null,
): void {
  const at = `sellers.${choice.seller}`;
  if (choice.payment === "upi" && !lines.every(({ takesUpi }) => takesUpi)) {
    throw refuse(`${at}.payment`, "upi-not-offered");
  }
  if (choice.handover === "pick-up") return;
  const radius = getDeliveryRadius(lines.map(({ deliveryRadiusKm }) => deliveryRadiusKm));
  if (radius === null) throw refuse(`${at}.handover`, "delivery-not-offered");
  const isReached = lines.every(
    ({ position }) => !position || !to || measureDistance(position, to) <= radius,
  );
  if (!isReached) throw refuse(`${at}.handover`, "too-far");
}

async function takeStock(change: Transaction<Tables>, lines: readonly HeldLine[]) {
  const { rows } = await sql<{ id: string; stock: number }>`
    update products set stock = products.stock - sold.quantity
    from unnest(${lines.map(({ productId }) => productId)}::text[],
      ${lines.map(({ quantity }) => quantity)}::integer[]) as sold (id, quantity)
    where products.id = sold.id
    returning products.id, products.stock`.execute(change);
  return rows;
}

/** One seller's part of the cart. */
async function insertOrder(
  change: Transaction<Tables>,
  { buyer, input, now, newId }: Placing,
  { lines, choice }: { lines: readonly HeldLine[]; choice: SellerChoice },
): Promise<void> {
  const id = newId();
  const [first] = lines;
  if (!first) throw new Error("an order without lines");
  const reference = makeReference(id);
  const isDelivered = choice.handover === "delivery";
  await change
    .insertInto("orders")
    .values({
      id,
      reference,
      checkoutId: input.id,
      buyerUid: buyer.uid,
      sellerUid: first.sellerUid,
      buyerName: buyer.displayName ?? nameless,
      sellerName: first.sellerName,
      phone: input.phone,
      handover: choice.handover,
      address: isDelivered ? input.address : null,
      pin: isDelivered ? input.pin : null,
      payment: choice.payment,
      paymentState: "due",
      ...(choice.payment === "upi" ? { upiId: first.upiId, payeeName: first.sellerName } : {}),
      state: "placed",
      totalInPaise: sumTotals(lines),
      returnDays: getReturnDays(lines.map(({ returnDays }) => returnDays)),
      isSample: first.isSample,
      placedDate: now,
    })
    .execute();
  await change
    .insertInto("orderLines")
    .values(
      lines.map((line, position) => ({
        id: newId(),
        orderId: id,
        position,
        productId: line.productId,
        title: line.title,
        description: line.description,
        terms: line.terms,
        language: line.language,
        image: line.image,
        unit: line.unit,
        priceInPaise: line.priceInPaise,
        quantity: line.quantity,
        totalInPaise: line.totalInPaise,
      })),
    )
    .execute();
  await change
    .insertInto("orderSteps")
    .values({
      orderId: id,
      position: 0,
      action: "place",
      by: "buyer",
      reason: null,
      takenDate: now,
    })
    .execute();
  await insertOrderNews(change, {
    uid: first.sellerUid,
    news: { id, reference, action: "place" },
    version: 1,
    now,
    newId,
  });
}

/** Where it is to be delivered. @throws AppError invalid-input for a PIN code that does not exist */
async function getDestination(db: Kysely<Tables>, { pin, sellers }: CheckoutInput) {
  if (pin === null || !sellers.some(({ handover }) => handover === "delivery")) return null;
  const place = await getPlaceByPin(db, { pin });
  if (!place) throw refuse("pin", "pin-unknown");
  return place;
}

/**
 * Orders what is in the cart: takes it out of the stock, writes one order for each seller and empties the
 * cart of it, or changes nothing at all. Sent again, the orders of before are found.
 * @throws AppError address-not-proven; not-allowed when it is more than this account may hold; conflict when
 * the cart is not as the buyer saw it, or somebody else was faster; invalid-input when it cannot be handed over or paid as was chosen
 */
export async function insertOrders(db: Kysely<Tables>, placing: Placing): Promise<Placed> {
  const { buyer, input } = placing;
  const { uid } = buyer;
  const sent = { uid, checkoutId: input.id };
  const sentBefore = await listByCheckout(db, sent);
  if (sentBefore.length > 0) return { orders: sentBefore, isNew: false, stocks: [] };
  const { createdAt } = await requireProvenBuyer(db, { uid });
  const to = await getDestination(db, input);
  return db.transaction().execute(async (change) => {
    const { rows } = await rememberWrites([{ uid, id: `checkout ${input.id}` }]).execute(change);
    if (rows.length === 0) {
      return { orders: await listByCheckout(change, sent), isNew: false, stocks: [] };
    }
    const ordered = requireSameCart(await lockCart(change, placing), placing);
    await checkLimits(change, { uid, createdAt, now: placing.now, ordered });
    for (const lines of groupBySeller(ordered)) {
      const seller = nameSeller(lines[0]?.sellerUid ?? "");
      const choice = input.sellers.find((one) => one.seller === seller);
      if (!choice) throw refuse("sellers", "seller-missing");
      checkChoice(lines, choice, to);
      await insertOrder(change, placing, { lines, choice });
    }
    const stocks = await takeStock(change, ordered);
    await change
      .deleteFrom("cartLines")
      .where("uid", "=", uid)
      .where(
        "productId",
        "in",
        ordered.map(({ productId }) => productId),
      )
      .execute();
    return { orders: await listByCheckout(change, sent), isNew: true, stocks };
  });
}
