import { z } from "zod";
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

export const product = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  description: z.string(),
  /** Rupees for one unit. */
  price: z.number(),
  unit: productUnit,
  category: productCategory,
  authorName: z.string(),
  /** Spelt so in the specification; null shows the first two letters of the name. */
  authorAvator: z.string().nullable(),
  /** The language that title and description are in. */
  language,
});
export type Product = z.infer<typeof product>;

export const productPage = z.object({
  products: z.array(product),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type ProductPage = z.infer<typeof productPage>;

/** Without one: what fits best while searching, else the newest. */
export const productSorts = ["newest", "price-low", "price-high"] as const;
export const productSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof productSort>;

export const longestSearch = 100;
const search = z.string().trim().max(longestSearch);
const rupees = z.number().min(0).max(100_000_000);
// An empty text would count as 0.
const typedRupees = z.string().trim().min(1).pipe(z.coerce.number()).pipe(rupees);

/** What the list can be asked for. Prices are rupees, both ends included. */
export const productQuery = z
  .object({
    search: search.default(""),
    category: productCategory.optional(),
    minPrice: typedRupees.optional(),
    maxPrice: typedRupees.optional(),
    sort: productSort.optional(),
    cursor: z.string().max(500).optional(),
    language: z.enum(languages).default("en"),
  })
  .refine(({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) => minPrice <= maxPrice, {
    path: ["maxPrice"],
    message: "must not be below minPrice",
  });
export type ProductQuery = z.infer<typeof productQuery>;

/** The page's search and filters in its address; whatever there is not understood is left out. */
export const productFilters = z.object({
  search: z.coerce.string().trim().max(longestSearch).optional().catch(undefined),
  category: productCategory.optional().catch(undefined),
  minPrice: rupees.optional().catch(undefined),
  maxPrice: rupees.optional().catch(undefined),
  sort: productSort.optional().catch(undefined),
});
export type ProductFilters = z.infer<typeof productFilters>;
