import * as z from "zod/mini";
import { language } from "#src/shared/language.ts";
import { keepText } from "#src/shared/typed-text.ts";
import { type ProductCategory, product, productCategory, productUnit } from "./schema.ts";

/** Why a listing was refused; the screen words each code at its field. */
export const listingFaults = [
  "missing",
  "too-long",
  "price-not-valid",
  "price-too-low",
  "price-too-high",
  "stock-not-valid",
  "radius-not-valid",
  "return-days-not-valid",
  "picture-missing",
  "picture-unknown",
  "too-many-pictures",
  "place-missing",
  "pin-not-valid",
  "pin-unknown",
  "licence-missing",
  "batch-missing",
  "expiry-missing",
  "expiry-not-valid",
  "expired",
  "kind-fixed",
  "title-fixed",
] as const;
export type ListingFault = (typeof listingFaults)[number];

const fault = (code: ListingFault) => code;

export const longestTitle = 120;
export const longestDescription = 4000;
export const longestTerms = 1000;
export const mostPictures = 6;
/** Ten crore rupees. */
const highestPriceInPaise = 10_000_000_000;
const highestStock = 1_000_000;
const farthestDelivery = 500;
const longestReturn = 30;

/** These may be sold with a licence, by the batch and until their expiry only. */
const licensedCategories = ["seeds", "fertiliser", "crop-protection"] as const;

/** Whether a seller has to name a licence, a batch and an expiry date. */
export function needsLicence(category: ProductCategory): boolean {
  return licensedCategories.some((licensed) => licensed === category);
}

const trimmed = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string(fault("missing")).check(z.maxLength(longest * 2, fault("too-long"))),
      z.transform(keepText),
    ),
    z.string().check(z.maxLength(longest, fault("too-long"))),
  );
const written = (longest: number) =>
  z.pipe(trimmed(longest), z.string().check(z.minLength(1, fault("missing"))));
const optionalText = (longest: number) =>
  z.pipe(
    z._default(z.nullable(trimmed(longest)), null),
    z.transform((value: string | null) => value || null),
  );

const whole = (range: { least: number; most: number; code: ListingFault }) =>
  z
    .int(fault(range.code))
    .check(z.minimum(range.least, fault(range.code)), z.maximum(range.most, fault(range.code)));

export const stockCount = whole({ least: 0, most: highestStock, code: "stock-not-valid" });

const day = z.iso.date(fault("expiry-not-valid"));

const listingFields = {
  title: written(longestTitle),
  description: written(longestDescription),
  category: productCategory,
  unit: productUnit,
  priceInPaise: z
    .int(fault("price-not-valid"))
    .check(
      z.minimum(1, fault("price-too-low")),
      z.maximum(highestPriceInPaise, fault("price-too-high")),
    ),
  /** Addresses that the upload of a picture answered, the first one is the card's. */
  pictures: z
    .array(z.string().check(z.regex(/^\/media\/[0-9a-f]{64}-640\.webp$/, fault("picture-unknown"))))
    .check(
      z.minLength(1, fault("picture-missing")),
      z.maxLength(mostPictures, fault("too-many-pictures")),
    ),
  /** A PIN code; null for the farm's own place. */
  pin: z._default(
    z.nullable(z.string().check(z.regex(/^[1-9]\d{5}$/, fault("pin-not-valid")))),
    null,
  ),
  deliveryRadiusKm: z._default(
    z.nullable(whole({ least: 1, most: farthestDelivery, code: "radius-not-valid" })),
    null,
  ),
  returnDays: z._default(
    whole({ least: 0, most: longestReturn, code: "return-days-not-valid" }),
    0,
  ),
  terms: z._default(trimmed(longestTerms), ""),
  licenceNumber: optionalText(60),
  batchNumber: optionalText(60),
  /** The last day that it may be sold. */
  expiryDate: z._default(z.nullable(day), null),
  language: z._default(language, "en"),
};

/** What a new listing holds. */
export const createListingInput = z.strictObject({
  /** Made by the browser: a second send of the same listing is recognised by it. */
  id: z.uuid().check(z.toLowerCase()),
  /** A draft is seen by its seller alone. */
  status: z.enum(["live", "draft"]),
  stock: stockCount,
  ...listingFields,
});
export type CreateListingInput = z.infer<typeof createListingInput>;

/** What a changed listing holds; its stock is counted anew apart from it, since sales change it too. */
export const editListingInput = z.strictObject({
  ...listingFields,
  /** The version that was changed: a change made elsewhere meanwhile is not overwritten unseen. */
  version: z.int().check(z.minimum(1)),
});
export type EditListingInput = z.infer<typeof editListingInput>;

/** What the forms of a new and of a changed listing have in common. */
export type ListingInput = Omit<EditListingInput, "version">;

export const listingStatusInput = z.strictObject({ status: z.enum(["live", "paused"]) });

/** The stock counted anew, and what it was believed to be: a sale meanwhile is not undone. */
export const stockInput = z.strictObject({ stock: stockCount, was: stockCount });

export const stockAnswer = z.pick(product, { id: true, stock: true });
export const removedListing = z.pick(product, { id: true, version: true });

export const uploadedPicture = z.object({ url: z.string() });
