import * as z from "zod/mini";
import { readFaults, readRefusal } from "#src/shared/form-faults.ts";
import type { Language } from "#src/shared/language.ts";
import { readNumber, readPaise, toLatinDigits } from "#src/shared/typed-number.ts";
import { findListingFaults } from "./listing-rules.ts";
import {
  editListingInput,
  type ListingFault,
  type ListingInput,
  listingFaults,
  stockCount,
} from "./listing-schema.ts";
import { type ProductDetail, productCategory, productUnit } from "./schema.ts";

/** A listing as it is being typed; it is kept in the browser until it is sent. */
export const listingDraft = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z._default(z.catch(productCategory, "produce"), "produce"),
  unit: z._default(z.catch(productUnit, "kg"), "kg"),
  price: z.string(),
  stock: z.string(),
  pictures: z.array(z.string()),
  pin: z.string(),
  delivers: z.boolean(),
  radius: z.string(),
  returnDays: z.string(),
  terms: z.string(),
  licenceNumber: z.string(),
  batchNumber: z.string(),
  expiryDate: z.string(),
});
export type ListingDraft = z.infer<typeof listingDraft>;

export type DraftFaults = Partial<Record<keyof ListingInput | "stock", ListingFault>>;

/** The form of a new listing, whose id the browser makes. */
export function openDraft(id: string): ListingDraft {
  return {
    id,
    title: "",
    description: "",
    category: "produce",
    unit: "kg",
    price: "",
    stock: "",
    pictures: [],
    pin: "",
    delivers: false,
    radius: "",
    returnDays: "0",
    terms: "",
    licenceNumber: "",
    batchNumber: "",
    expiryDate: "",
  };
}

/** A stored listing as its form begins. */
export function toDraft(product: ProductDetail): ListingDraft {
  const { title, description, category, unit, pictures, terms } = product;
  return {
    id: product.id,
    title,
    description,
    category,
    unit,
    pictures,
    terms,
    pin: product.pin ?? "",
    price: String(product.priceInPaise / 100),
    stock: String(product.stock),
    delivers: product.deliveryRadiusKm !== null,
    radius: product.deliveryRadiusKm?.toString() ?? "",
    returnDays: String(product.returnDays),
    licenceNumber: product.licenceNumber ?? "",
    batchNumber: product.batchNumber ?? "",
    expiryDate: product.expiryDate ?? "",
  };
}

const readWhole = (typed: string) => readNumber(typed) ?? Number.NaN;

const known = {
  names: [...z.keyof(editListingInput).options, "stock"] as const,
  codes: listingFaults,
};

/**
 * Checks what was typed with the very schema that the server uses.
 * @param given.today the day in India; null where it need not be saleable yet
 */
export function readListing(
  draft: ListingDraft,
  { language, today }: { language: Language; today: string | null },
) {
  const typed = {
    title: draft.title,
    description: draft.description,
    category: draft.category,
    unit: draft.unit,
    priceInPaise: readPaise(draft.price),
    pictures: draft.pictures,
    pin: toLatinDigits(draft.pin).replaceAll(/[\s-]/g, "") || null,
    deliveryRadiusKm: draft.delivers ? readWhole(draft.radius) : null,
    returnDays: Number(draft.returnDays),
    terms: draft.terms,
    licenceNumber: draft.licenceNumber || null,
    batchNumber: draft.batchNumber || null,
    expiryDate: draft.expiryDate || null,
    language,
  };
  const parsed = z.omit(editListingInput, { version: true }).safeParse(typed);
  const stock = stockCount.safeParse(readWhole(draft.stock));
  const faults: DraftFaults = readFaults(parsed.error, known);
  if (!stock.success) faults.stock = "stock-not-valid";
  if (today !== null) Object.assign(faults, { ...findListingFaults(typed, today), ...faults });
  const isRight = parsed.success && stock.success && Object.keys(faults).length === 0;
  const input = isRight ? { listing: parsed.data, stock: stock.data } : undefined;
  return { input, faults };
}

/** What a new listing is asked for, step by step, and the fields of each. */
const stepFields = {
  goods: [
    "pictures",
    "title",
    "description",
    "category",
    "licenceNumber",
    "batchNumber",
    "expiryDate",
  ],
  price: ["unit", "priceInPaise", "stock"],
  place: ["pin", "deliveryRadiusKm", "returnDays", "terms"],
} as const satisfies Record<string, readonly (keyof DraftFaults)[]>;
export type ListingStep = keyof typeof stepFields;
export const listingSteps: readonly ListingStep[] = ["goods", "price", "place"];

/** What of it is wrong in one step. */
export function pickFaults(faults: DraftFaults, step: ListingStep): DraftFaults {
  const names: readonly string[] = stepFields[step];
  return Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)));
}

/** The first step in which something is wrong. */
export const findWrongStep = (faults: DraftFaults): ListingStep | undefined =>
  listingSteps.find((step) => Object.keys(pickFaults(faults, step)).length > 0);

/** What the server refused, field by field. */
export const readListingRefusal = (error: unknown): DraftFaults => readRefusal(error, known);
