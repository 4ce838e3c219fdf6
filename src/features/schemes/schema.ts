import * as z from "zod/mini";
import { language, languages } from "#src/shared/language.ts";

export const schemeTypes = [
  "income",
  "insurance",
  "credit",
  "pension",
  "irrigation",
  "energy",
  "equipment",
  "market",
  "soil",
  "organic",
  "crops",
  "horticulture",
  "animals",
  "enterprise",
  "programme",
] as const;
export const schemeType = z.enum(schemeTypes);
export type SchemeType = z.infer<typeof schemeType>;

export const stateCodes = [
  ...(["AP", "AR", "AS", "BR", "CG", "GA", "GJ", "HR", "HP", "JH", "KA", "KL"] as const),
  ...(["MP", "MH", "MN", "ML", "MZ", "NL", "OD", "PB", "RJ", "SK", "TN", "TS"] as const),
  ...(["TR", "UP", "UK", "WB", "AN", "CH", "DH", "DL", "JK", "LA", "LD", "PY"] as const),
] as const;

/** Where a scheme runs: everywhere, or in the one state or union territory of that code. */
export const schemeRegions = ["all-india", ...stateCodes] as const;
export const schemeRegion = z.enum(schemeRegions);
export type SchemeRegion = z.infer<typeof schemeRegion>;

/**
 * How sure a scheme's facts are: S the page that is named as their source says so, M public sources agree that
 * nobody has confirmed, K common knowledge.
 */
const certainties = ["S", "M", "K"] as const;

export const scheme = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  description: z.string(),
  region: schemeRegion,
  type: schemeType,
  /** The language that title and description are in. */
  language,
  certainty: z.enum(certainties),
  /** The day on which they were held against their source; it says nothing where they are not S. */
  asOf: z.iso.date(),
});
export type Scheme = z.infer<typeof scheme>;

export const schemePage = z.object({
  schemes: z.array(scheme),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type SchemePage = z.infer<typeof schemePage>;

export const longestSearch = 100;

/**
 * What the list can be asked for. The region of a state asks for all that a farmer there can use: what
 * the state runs, then what runs everywhere.
 */
export const schemeQuery = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(longestSearch)), ""),
  region: z.optional(schemeRegion),
  type: z.optional(schemeType),
  /** What fits the farm first, or the order of the list; a search puts what matches best first. */
  sort: z._default(z.enum(["fit", "position"]), "position"),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  language: z._default(z.enum(languages), "en"),
});
export type SchemeQuery = z.infer<typeof schemeQuery>;

const typedSearch = z.string().check(z.trim(), z.maxLength(longestSearch));

/** The page's search and filters in its address; whatever there is not understood is left out. */
export const schemeFilters = z.object({
  search: z.catch(z.optional(typedSearch), undefined),
  region: z.catch(z.optional(schemeRegion), undefined),
  type: z.catch(z.optional(schemeType), undefined),
  /** Absent, what fits the farm comes first. */
  sort: z.catch(z.optional(z.literal("position")), undefined),
});
export type SchemeFilters = z.infer<typeof schemeFilters>;
