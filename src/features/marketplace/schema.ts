import * as z from "zod/mini";
import { language, languages } from "#src/shared/language.ts";

export const productCategories = [
  "seeds",
  "tools",
  "irrigation",
  "fertiliser",
  "crop-protection",
  "machinery",
  "livestock",
  "produce",
] as const;
export const productCategory = z.enum(productCategories);
export type ProductCategory = z.infer<typeof productCategory>;

export const productUnits = ["piece", "kg", "quintal", "litre", "bag", "hour"] as const;
export const productUnit = z.enum(productUnits);
export type ProductUnit = z.infer<typeof productUnit>;

const productStatuses = ["draft", "live", "paused", "removed"] as const;
const productStatus = z.enum(productStatuses);
export type ProductStatus = z.infer<typeof productStatus>;

/** A UUID made by the seller's browser; the samples have names. */
export const productId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

const count = z.int().check(z.minimum(0));

/** Where a product lies; its farm's exact position is not told. */
const productPlace = z.object({
  name: z.string(),
  district: z.string(),
  state: z.string(),
  /** Degrees, WGS 84, to two decimals. */
  latitude: z.number(),
  longitude: z.number(),
});

/** One product as every viewer sees it on its card: nothing in it depends on who is looking. */
export const product = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  description: z.string(),
  /** Rupees for one unit. */
  price: z.number(),
  /** The same as integer paise, for sums. */
  priceInPaise: count,
  unit: productUnit,
  category: productCategory,
  authorName: z.string(),
  /** Spelt so in the specification; null shows the first two letters of the name. */
  authorAvator: z.nullable(z.string()),
  /** The language that title and description are in. */
  language,
  /** Whole units there are; 0 is sold out. */
  stock: count,
  /** Shows how the market works; nobody delivers it. */
  isSample: z.boolean(),
  place: z.nullable(productPlace),
  /** So many kilometres from its place the seller delivers; null where buyers fetch it. */
  deliveryRadiusKm: z.nullable(z.int()),
  /** 1 to 5, or null while nobody has rated it. */
  rating: z.nullable(z.number()),
  ratingCount: count,
  createdDate: z.iso.datetime(),
  /** Of two copies, the text of the higher version is the later one. */
  version: count,
});
export type Product = z.infer<typeof product>;

/** What its own page shows beside what the card shows. */
export const productDetail = z.extend(product, {
  pictures: z.array(z.string()),
  /** The PIN code of its place. */
  pin: z.nullable(z.string()),
  /** So many days after delivery it may be returned; 0 for never. */
  returnDays: count,
  /** The seller's own words about delivery and return; may be empty. */
  terms: z.string(),
  licenceNumber: z.nullable(z.string()),
  batchNumber: z.nullable(z.string()),
  expiryDate: z.nullable(z.iso.date()),
  status: productStatus,
  /** Whether whoever asked sells it. */
  isOwn: z.boolean(),
  /** Hidden from all but its seller. */
  isHidden: z.boolean(),
});
export type ProductDetail = z.infer<typeof productDetail>;

/** A seller's own listings, the last changed first. */
export const ownListings = z.object({ listings: z.array(productDetail) });

export const productPage = z.object({
  products: z.array(product),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type ProductPage = z.infer<typeof productPage>;

/** Without one: what fits best while searching, else the newest. */
const productSorts = ["newest", "price-low", "price-high", "nearest"] as const;
export const productSort = z.enum(productSorts);

export const longestSearch = 100;
const search = z.string().check(z.trim(), z.maxLength(longestSearch));
const rupees = z.number().check(z.minimum(0), z.maximum(100_000_000));
// An empty text would count as 0.
const typedRupees = z.pipe(
  z.string().check(z.trim(), z.minLength(1)),
  z.pipe(z.coerce.number<string>(), rupees),
);

/** How far a product may lie from the farm, in kilometres. */
export const productReaches = ["10", "25", "50", "100", "250"] as const;
export const productReach = z.enum(productReaches);
const yes = z.literal("yes");

/** What the list can be asked for. Prices are rupees, both ends included. */
export const productQuery = z
  .object({
    search: z._default(search, ""),
    category: z.optional(productCategory),
    minPrice: z.optional(typedRupees),
    maxPrice: z.optional(typedRupees),
    /** From the farm of whoever asks; without a farm's place it is refused. */
    within: z.optional(productReach),
    inStock: z.optional(yes),
    sort: z.optional(productSort),
    cursor: z.optional(z.string().check(z.maxLength(500))),
    language: z._default(z.enum(languages), "en"),
  })
  .check(
    z.refine(({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) => minPrice <= maxPrice, {
      path: ["maxPrice"],
      message: "must not be below minPrice",
    }),
  );
export type ProductQuery = z.infer<typeof productQuery>;

const typedSearch = z.string().check(z.trim(), z.maxLength(longestSearch));

/** The page's search and filters in its address; whatever there is not understood is left out. */
export const productFilters = z.object({
  search: z.catch(z.optional(typedSearch), undefined),
  category: z.catch(z.optional(productCategory), undefined),
  minPrice: z.catch(z.optional(typedRupees), undefined),
  maxPrice: z.catch(z.optional(typedRupees), undefined),
  within: z.catch(z.optional(productReach), undefined),
  inStock: z.catch(z.optional(yes), undefined),
  sort: z.catch(z.optional(productSort), undefined),
});
export type ProductFilters = z.infer<typeof productFilters>;

/** Who "sells" the samples: no account has this id. */
export const sampleSellerUid = "sample-seller";

export const productsTopic = "products";

/** What the live stream says on the topic `products`. */
export const productEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listed"), product }),
  z.object({ kind: z.literal("changed"), product }),
  // Paused, removed, hidden: the buyers' lists need not know which.
  z.object({ kind: z.literal("gone"), id: z.string(), version: count }),
  // By a sale or by counting anew.
  z.object({ kind: z.literal("stock"), id: z.string(), stock: count }),
]);
export type ProductEvent = z.infer<typeof productEvent>;
