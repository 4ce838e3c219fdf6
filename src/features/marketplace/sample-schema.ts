import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";
import { type Product, productCategory, productUnit } from "./schema.ts";

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.minimum(0));

const place = z.strictObject({
  pin: z.string().check(z.regex(/^\d{6}$/)),
  placeName: text,
  district: text,
  state: text,
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
});
/** What seed, fertiliser and crop protection may be sold with. */
const licence = z.strictObject({ licenceNumber: text, batchNumber: text });

/** What content/sample-products says of a product that a new market opens with; nobody delivers it. */
export const sampleProductFacts = z.strictObject({
  category: productCategory,
  /** For one unit. */
  rupees: z.int().check(z.minimum(1)),
  unit: productUnit,
  stock: count,
  seller: text,
  /** Without one, the first two letters of the name are shown. */
  sellerPicture: z.optional(text),
  place,
  /** Kilometres from its place; without them, buyers fetch it. */
  deliveryRadiusKm: z.optional(count),
  returnDays: count,
  licence: z.optional(licence),
});
export const sampleProductWords = z.strictObject({ title: text, description: text });

/** A product that a new market opens with. */
export type SampleProduct = Pick<
  Product,
  | "id"
  | "image"
  | "priceInPaise"
  | "category"
  | "unit"
  | "authorName"
  | "authorAvator"
  | "stock"
  | "deliveryRadiusKm"
> & {
  readonly words: Readonly<Record<Language, z.infer<typeof sampleProductWords>>>;
  readonly place: z.infer<typeof place>;
  /** Days after delivery; 0 for never. */
  readonly returnDays: number;
  readonly licence: z.infer<typeof licence> | null;
};
