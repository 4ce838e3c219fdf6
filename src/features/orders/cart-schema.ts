import * as z from "zod/mini";
import { productUnit } from "#src/features/marketplace/schema.ts";
import { language } from "#src/shared/language.ts";
import type { OrderFault } from "./schema.ts";

/** A price is at most ten crore rupees, so that every sum of a cart stays a whole number that is exact. */
export const mostQuantity = 10_000;
export const mostLines = 50;

const fault = (code: OrderFault) => code;
const paise = z.int().check(z.minimum(0));

const quantity = z
  .int(fault("quantity-not-valid"))
  .check(
    z.minimum(1, fault("quantity-not-valid")),
    z.maximum(mostQuantity, fault("quantity-not-valid")),
  );

/** What a listing says that a seller may have changed since it was put into a cart; its price is told apart. */
export const offerParts = [
  "title",
  "description",
  "unit",
  "pictures",
  "return-days",
  "terms",
] as const;
const offerPart = z.enum(offerParts);
export type OfferPart = z.infer<typeof offerPart>;

/** One product in the cart, as it stands now. */
const cartLine = z.object({
  productId: z.string(),
  title: z.string(),
  language,
  image: z.string(),
  unit: productUnit,
  quantity,
  /** What one unit costs now. */
  priceInPaise: paise,
  /** What one unit cost when it was put in. */
  addedPriceInPaise: paise,
  /** 0 for what cannot be ordered. */
  totalInPaise: paise,
  /** Whole units there are. */
  stock: z.int(),
  /** What its seller has changed since it was put in. */
  changes: z._default(z.array(offerPart), []),
  /** What stands in the way of ordering it. */
  fault: z.nullable(z.enum(["product-gone", "sold-out", "stock-too-low"])),
});
export type CartLine = z.infer<typeof cartLine>;

/** What is bought of one seller: it becomes one order. */
const cartSeller = z.object({
  /** Stands for the seller in this cart; it is not their account's id. */
  seller: z.string(),
  sellerName: z.string(),
  /** Shows how ordering works; nobody delivers it. */
  isSample: z.boolean(),
  /** Where it can be fetched. */
  placeName: z.nullable(z.string()),
  /** So many kilometres from there all of it is delivered; null where it must be fetched. */
  deliveryRadiusKm: z.nullable(z.int()),
  /** Whether the buyer's own farm lies within that; null where either place is not known. */
  reachesFarm: z._default(z.nullable(z.boolean()), null),
  /** How far from the buyer's farm the farthest of it is fetched; null where either place is not known. */
  kilometres: z._default(z.nullable(z.int()), null),
  takesUpi: z.boolean(),
  totalInPaise: paise,
  lines: z.array(cartLine),
});
export type CartSeller = z.infer<typeof cartSeller>;

export const cart = z.object({
  sellers: z.array(cartSeller),
  /** Of all that can be ordered and is paid: samples are not. */
  totalInPaise: paise,
  /** Names exactly these products, as their listings are now, with quantities and prices. */
  revision: z.string(),
});
export type Cart = z.infer<typeof cart>;

/** Puts so many more of a product into the cart. */
export const addToCartInput = z.strictObject({
  productId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  quantity: z._default(quantity, 1),
});

export const quantityInput = z.strictObject({ quantity });
