import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { productUnit } from "#src/features/marketplace/schema.ts";
import { isOnSale } from "#src/features/marketplace/store.server.ts";
import { measureDistance } from "#src/features/place/rules.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { languageOfWords, wordsIn } from "#src/platform/local-words.server.ts";
import type { AddedOffer } from "#src/platform/order-tables.ts";
import type { Tables } from "#src/platform/tables.ts";
import { rememberWrites } from "#src/platform/writes.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Language } from "#src/shared/language.ts";
import {
  countCart,
  findLineFault,
  getDeliveryRadius,
  getLineTotal,
  isOrdered,
  listChanges,
  sumTotals,
} from "./cart-rules.ts";
import { type Cart, type CartLine, cart, mostLines, mostQuantity } from "./cart-schema.ts";
import type { OrderFault } from "./schema.ts";

type Viewer = { uid: string; language: Language; today: string };

/** A line of a cart with what its order needs of the product beside what the cart shows. */
export type HeldLine = CartLine & {
  sellerUid: string;
  sellerName: string;
  description: string;
  terms: string;
  returnDays: number;
  isSample: boolean;
  placeName: string | null;
  position: { latitude: number; longitude: number } | null;
  deliveryRadiusKm: number | null;
  upiId: string | null;
  takesUpi: boolean;
  /** Of the listing, which a change of whatever it says raises. */
  version: number;
};

/** What a listing says now, as a cart keeps it. */
const offerNow = sql<AddedOffer>`jsonb_build_object('words', products.words, 'unit', products.unit,
  'returnDays', products."returnDays", 'terms', products.terms, 'pictures',
  array(select "imageUrl" from "productPictures" where "productId" = products.id order by position))`;

/** The lines of a farmer's cart as they stand now, in the order in which they were put in. */
export async function listHeldLines(
  db: Kysely<Tables>,
  { uid, language, today }: Viewer,
): Promise<HeldLine[]> {
  const words = wordsIn(language);
  const rows = await db
    .selectFrom("cartLines")
    .innerJoin("products", "products.id", "cartLines.productId")
    .leftJoin("sellerPayments", "sellerPayments.uid", "products.authorUid")
    .select([
      "cartLines.productId",
      "cartLines.quantity",
      "cartLines.addedPriceInPaise",
      "cartLines.addedVersion",
      "cartLines.addedOffer",
      "products.version",
      offerNow.as("offer"),
      "products.priceInPaise",
      "products.image",
      "products.unit",
      "products.stock",
      "products.authorUid as sellerUid",
      "products.authorName as sellerName",
      "products.terms",
      "products.returnDays",
      "products.isSample",
      "products.placeName",
      "products.latitude",
      "products.longitude",
      "products.deliveryRadiusKm",
      "sellerPayments.upiId",
      sql<string>`${words} ->> 'title'`.as("title"),
      sql<string>`${words} ->> 'description'`.as("description"),
      languageOfWords(language).as("language"),
      sql<boolean>`(${isOnSale(today)}) and products."authorUid" is not null`.as("isOnSale"),
    ])
    .where("cartLines.uid", "=", uid)
    .orderBy("cartLines.addedDate")
    .orderBy("cartLines.productId")
    .execute();
  return rows.map(({ isOnSale: isOffered, offer, latitude, longitude, ...given }) => {
    const { addedVersion, addedOffer, ...row } = given;
    const line = {
      ...row,
      changes: addedVersion === row.version ? [] : listChanges(addedOffer, offer),
      unit: productUnit.parse(row.unit),
      sellerUid: row.sellerUid ?? "",
      fault: findLineFault({ ...row, isOnSale: isOffered }),
      takesUpi: row.upiId !== null,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    };
    return { ...line, totalInPaise: getLineTotal(line) };
  });
}

/** What stands for a seller in the cart, since an account's id is nobody else's business. */
export const nameSeller = (sellerUid: string): string =>
  createHash("sha256").update(`seller ${sellerUid}`).digest("hex").slice(0, 20);

/** The lines of each seller, those who really sell before samples, else in the order of their first lines. */
export function groupBySeller(lines: readonly HeldLine[]): HeldLine[][] {
  const groups = new Map<string, HeldLine[]>();
  for (const line of lines.toSorted((a, b) => Number(a.isSample) - Number(b.isSample))) {
    groups.set(line.sellerUid, [...(groups.get(line.sellerUid) ?? []), line]);
  }
  return [...groups.values()];
}

const makeRevision = (lines: readonly HeldLine[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify(
        lines
          .map((line) => [
            line.productId,
            line.version,
            line.quantity,
            line.priceInPaise,
            isOrdered(line),
          ])
          .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      ),
    )
    .digest("hex")
    .slice(0, 32);

type Position = { latitude: number; longitude: number };

/** How far it is from the buyer's farm to the farthest of what a seller has, in whole kilometres. */
function findWay(lines: readonly HeldLine[], farm: Position | null): number | null {
  const ways = lines.flatMap(({ position }) =>
    farm && position ? [measureDistance(position, farm)] : [],
  );
  return ways.length > 0 ? Math.round(Math.max(...ways)) : null;
}

/** Whether a seller's delivery comes as far as the buyer's farm. */
function findReach(lines: readonly HeldLine[], farm: Position | null): boolean | null {
  const radius = getDeliveryRadius(lines.map((line) => line.deliveryRadiusKm));
  if (!farm || radius === null) return null;
  return lines.every(({ position }) => !position || measureDistance(position, farm) <= radius);
}

/**
 * The cart as its farmer sees it.
 * @param farm where the buyer's farm lies, where that is known
 */
export function toCart(lines: readonly HeldLine[], farm: Position | null = null): Cart {
  const sellers = groupBySeller(lines).flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const ordered = own.filter(isOrdered);
    return [
      {
        seller: nameSeller(first.sellerUid),
        sellerName: first.sellerName,
        isSample: first.isSample,
        placeName: first.placeName,
        deliveryRadiusKm: getDeliveryRadius(ordered.map((line) => line.deliveryRadiusKm)),
        reachesFarm: findReach(ordered, farm),
        kilometres: findWay(ordered, farm),
        takesUpi: first.takesUpi,
        totalInPaise: sumTotals(own),
        lines: own,
      },
    ];
  });
  const { totalInPaise } = countCart(sellers);
  return cart.parse({ sellers, totalInPaise, revision: makeRevision(lines) });
}

/** What lies in a farmer's cart, as it was put in. */
export async function listOwnLines(db: Kysely<Tables>, { uid }: { uid: string }) {
  return db
    .selectFrom("cartLines")
    .select(["productId", "quantity", "addedPriceInPaise", "addedDate"])
    .where("uid", "=", uid)
    .orderBy("addedDate")
    .orderBy("productId")
    .execute();
}

/** A farmer's cart by seller, with prices and stocks as they are now. */
export async function getCart(db: Kysely<Tables>, viewer: Viewer): Promise<Cart> {
  return toCart(await listHeldLines(db, viewer), await getFarmPlace(db, viewer));
}

/** What cannot be asked for at all, told at its field. */
export const refuse = (field: string, code: OrderFault) =>
  new AppError("invalid-input", "Some fields are not valid", { fields: { [field]: code } });
/** What was fine when it was shown, and no longer is. */
export const refuseNow = (field: string, code: OrderFault) =>
  new AppError("conflict", "It has changed meanwhile", { fields: { [field]: code } });

type Changed = Viewer & { productId: string; now: Date };

/**
 * A product that may be put into this farmer's cart.
 * @throws AppError not-found when it is not on sale; not-allowed for the farmer's own
 */
async function requireOffer(change: Transaction<Tables>, { uid, productId, today }: Changed) {
  const offer = await change
    .selectFrom("products")
    .select(["stock", "priceInPaise", "authorUid", "version", offerNow.as("offer")])
    .where("id", "=", productId)
    .where(isOnSale(today))
    .where("authorUid", "is not", null)
    .executeTakeFirst();
  if (!offer) throw new AppError("not-found", "There is no such product");
  if (offer.authorUid === uid) {
    throw new AppError("not-allowed", "This product is your own", {
      fields: { productId: "own-product" satisfies OrderFault },
    });
  }
  return offer;
}

async function storeQuantity(
  change: Transaction<Tables>,
  given: Changed & { quantity: number },
): Promise<void> {
  const { uid, productId, quantity, now } = given;
  const offer = await requireOffer(change, given);
  if (quantity > mostQuantity) throw refuse("quantity", "quantity-not-valid");
  if (offer.stock === 0) throw refuseNow("quantity", "sold-out");
  if (quantity > offer.stock) throw refuseNow("quantity", "stock-too-low");
  const changed = { quantity, addedPriceInPaise: offer.priceInPaise };
  const seen = { addedVersion: offer.version, addedOffer: JSON.stringify(offer.offer) };
  // Of another quantity only the price is known to have been seen.
  await change
    .insertInto("cartLines")
    .values({ uid, productId, ...changed, ...seen, addedDate: now })
    .onConflict((conflict) => conflict.columns(["uid", "productId"]).doUpdateSet(changed))
    .execute();
}

/** The lines of a cart, which no other write changes until this one is done. */
async function lockCart(change: Transaction<Tables>, uid: string) {
  // The farmer's own row, since there may be no line yet that could be locked.
  await change.selectFrom("users").select("uid").where("uid", "=", uid).forNoKeyUpdate().execute();
  return change
    .selectFrom("cartLines")
    .select(["productId", "quantity"])
    .where("uid", "=", uid)
    .execute();
}

/**
 * Puts more of a product into the cart. What is sent again under the same id counts once.
 * @throws AppError not-found; not-allowed for one's own; conflict when there are not so many
 */
export async function insertCartLine(
  db: Kysely<Tables>,
  given: Changed & { quantity: number; writeId: string },
): Promise<Cart> {
  return db.transaction().execute(async (change) => {
    const { uid, productId, quantity, writeId } = given;
    const held = await lockCart(change, uid);
    const { rows } = await rememberWrites([{ uid, id: writeId }]).execute(change);
    if (rows.length > 0) {
      const before = held.find((line) => line.productId === productId);
      if (!before && held.length >= mostLines) throw refuseNow("productId", "cart-full");
      await storeQuantity(change, { ...given, quantity: quantity + (before?.quantity ?? 0) });
    }
    return getCart(change, given);
  });
}

/**
 * Says how many of a product are in the cart, also of one that was taken out a moment ago.
 * @throws AppError not-found; not-allowed for one's own; conflict when there are not so many
 */
export async function updateCartLine(
  db: Kysely<Tables>,
  given: Changed & { quantity: number },
): Promise<Cart> {
  return db.transaction().execute(async (change) => {
    const held = await lockCart(change, given.uid);
    const isHeld = held.some(({ productId }) => productId === given.productId);
    if (!isHeld && held.length >= mostLines) throw refuseNow("productId", "cart-full");
    await storeQuantity(change, given);
    return getCart(change, given);
  });
}

/** Takes a product out of the cart, whether or not it was there. */
export async function removeCartLine(
  db: Kysely<Tables>,
  { productId, ...viewer }: Viewer & { productId: string },
): Promise<Cart> {
  await db
    .deleteFrom("cartLines")
    .where("uid", "=", viewer.uid)
    .where("productId", "=", productId)
    .execute();
  return getCart(db, viewer);
}
