import type { AddedOffer } from "#src/platform/order-tables.ts";
import { type CartLine, type CartSeller, type OfferPart, offerParts } from "./cart-schema.ts";
import type { SellerChoice } from "./checkout-schema.ts";

/** What cannot be ordered at all is left out of an order; too few left stops it until the buyer decides. */
export function findLineFault(line: {
  isOnSale: boolean;
  stock: number;
  quantity: number;
}): CartLine["fault"] {
  if (!line.isOnSale) return "product-gone";
  if (line.stock === 0) return "sold-out";
  return line.stock < line.quantity ? "stock-too-low" : null;
}

const haveSame = (
  one: AddedOffer["words"],
  other: AddedOffer["words"],
  part: "title" | "description",
) =>
  Object.keys({ ...one, ...other }).every(
    (language) => one[language]?.[part] === other[language]?.[part],
  );

/** What a listing no longer says as it did; null for one of which nobody knows what it said. */
export function listChanges(added: AddedOffer | null, now: AddedOffer): OfferPart[] {
  if (!added) return [];
  const same: Record<OfferPart, boolean> = {
    title: haveSame(added.words, now.words, "title"),
    description: haveSame(added.words, now.words, "description"),
    unit: added.unit === now.unit,
    pictures: added.pictures.join() === now.pictures.join(),
    "return-days": added.returnDays === now.returnDays,
    terms: added.terms === now.terms,
  };
  return offerParts.filter((part) => !same[part]);
}

/** Whether a line counts in the total and is part of the order. */
export const isOrdered = ({ fault }: Pick<CartLine, "fault">): boolean =>
  fault === null || fault === "stock-too-low";

/** What a line costs, in paise. */
export const getLineTotal = (
  line: Pick<CartLine, "fault" | "priceInPaise" | "quantity">,
): number => (isOrdered(line) ? line.priceInPaise * line.quantity : 0);

/** What parts of a cart or order come to, in paise. */
export const sumTotals = (parts: readonly { totalInPaise: number }[]): number =>
  parts.reduce((sum, { totalInPaise }) => sum + totalInPaise, 0);

/** What a cart comes to, in paise, and what of it are samples: nobody delivers those, so nobody pays them. */
export function countCart(sellers: readonly Pick<CartSeller, "isSample" | "totalInPaise">[]) {
  return {
    totalInPaise: sumTotals(sellers.filter(({ isSample }) => !isSample)),
    samplesInPaise: sumTotals(sellers.filter(({ isSample }) => isSample)),
  };
}

/** All lines of a cart, whoever sells them. */
export const listLines = ({ sellers }: { sellers: readonly CartSeller[] }): CartLine[] =>
  sellers.flatMap(({ lines }) => lines);

/** How far all of it is delivered: no farther than the nearest limit, and not at all if one must be fetched. */
export function getDeliveryRadius(radii: readonly (number | null)[]): number | null {
  return radii.reduce<number | null>(
    (nearest, radius) => (nearest === null || radius === null ? null : Math.min(nearest, radius)),
    radii[0] ?? null,
  );
}

export type Choices = Record<string, Partial<Pick<SellerChoice, "handover" | "payment">>>;

/**
 * How a seller's part is handed over and paid: as was chosen where that can still be had, else as it can. Where
 * nothing was chosen it is not brought farther than its seller goes.
 */
export function getChoice(
  seller: Pick<CartSeller, "seller" | "deliveryRadiusKm" | "reachesFarm" | "takesUpi">,
  choices: Choices,
): SellerChoice {
  const chosen = choices[seller.seller];
  const offered = seller.reachesFarm === false ? "pick-up" : "delivery";
  return {
    seller: seller.seller,
    handover: seller.deliveryRadiusKm === null ? "pick-up" : (chosen?.handover ?? offered),
    payment: seller.takesUpi ? (chosen?.payment ?? "cash") : "cash",
  };
}
