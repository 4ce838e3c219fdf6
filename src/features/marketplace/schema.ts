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
  authorAvator: z.nullable(z.string()),
  /** The language that title and description are in. */
  language,
});
export type Product = z.infer<typeof product>;

export const productPage = z.object({
  products: z.array(product),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type ProductPage = z.infer<typeof productPage>;

/** Without one: what fits best while searching, else the newest. */
export const productSorts = ["newest", "price-low", "price-high"] as const;
export const productSort = z.enum(productSorts);

export const longestSearch = 100;
const search = z.string().check(z.trim(), z.maxLength(longestSearch));
const rupees = z.number().check(z.minimum(0), z.maximum(100_000_000));
// An empty text would count as 0.
const typedRupees = z.pipe(
  z.string().check(z.trim(), z.minLength(1)),
  z.pipe(z.coerce.number<string>(), rupees),
);

/** What the list can be asked for. Prices are rupees, both ends included. */
export const productQuery = z
  .object({
    search: z._default(search, ""),
    category: z.optional(productCategory),
    minPrice: z.optional(typedRupees),
    maxPrice: z.optional(typedRupees),
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
  sort: z.catch(z.optional(productSort), undefined),
});
export type ProductFilters = z.infer<typeof productFilters>;
