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

/** Farther than that nobody fetches a purchase without having agreed on it first. */
const farInKilometres = 100;

type SellerReach = Pick<CartSeller, "deliveryRadiusKm" | "reachesFarm" | "isSample" | "kilometres">;

/** Whether a seller's part can be brought, as far as is known. */
export const isDeliverable = (seller: SellerReach): boolean =>
  seller.deliveryRadiusKm !== null && seller.reachesFarm !== false;

/** Whether nothing is in reach: it is not brought, and far to fetch. */
export const isOutOfReach = (seller: SellerReach): boolean =>
  !seller.isSample && !isDeliverable(seller) && (seller.kilometres ?? 0) > farInKilometres;

/**
 * How a seller's part is handed over and paid: as was chosen where that can still be had, else as it can. Null where
 * nothing is in reach: that is for the buyer to choose.
 */
export function getChoice(
  seller: SellerReach & Pick<CartSeller, "seller" | "takesUpi">,
  choices: Choices,
): Omit<SellerChoice, "handover"> & { handover: SellerChoice["handover"] | null } {
  const chosen = choices[seller.seller];
  const isGone = chosen?.handover === "delivery" && seller.deliveryRadiusKm === null;
  const nearest = isOutOfReach(seller) ? null : isDeliverable(seller) ? "delivery" : "pick-up";
  return {
    seller: seller.seller,
    handover: (isGone ? null : chosen?.handover) ?? nearest,
    payment: seller.takesUpi ? (chosen?.payment ?? "cash") : "cash",
  };
}
