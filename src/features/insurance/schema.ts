import * as z from "zod/mini";
import { language, languages } from "#src/shared/language.ts";

export const planTypes = [
  "crop",
  "livestock",
  "machinery",
  "weather",
  "health",
  "accident",
] as const;
export const planType = z.enum(planTypes);
export type PlanType = z.infer<typeof planType>;

export const premiumBands = ["up-to-200", "201-to-500", "501-to-1000", "above-1000"] as const;
export const premiumBand = z.enum(premiumBands);
export type PremiumBand = z.infer<typeof premiumBand>;

/** What `Learn More` tells beside what a plan covers, in the language of the plan. */
const planDetails = z.object({
  notCovered: z.array(z.string()),
  forWhom: z.array(z.string()),
  documents: z.array(z.string()),
  claimSteps: z.array(z.string()),
});
export type PlanDetails = z.infer<typeof planDetails>;

export const insurancePlan = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  /** Rupees a month, as text. */
  price: z.string(),
  /** One line for each benefit. */
  lists: z.array(z.string()),
  type: planType,
  /** Null for a plan of which no more is known. */
  details: z.nullable(planDetails),
  /** The language that title and lists are in. */
  language,
});
export type InsurancePlan = z.infer<typeof insurancePlan>;

export const planPage = z.object({
  plans: z.array(insurancePlan),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type PlanPage = z.infer<typeof planPage>;

export const longestSearch = 100;

export const planQuery = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(longestSearch)), ""),
  type: z.optional(planType),
  premium: z.optional(premiumBand),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  language: z._default(z.enum(languages), "en"),
});
export type PlanQuery = z.infer<typeof planQuery>;

export const planParams = z.object({ id: z.string().check(z.regex(/^[^\0]{1,60}$/)) });
export const planLanguage = z.object({ language: z._default(z.enum(languages), "en") });

/** As many plans as a phone can show side by side. */
export const mostCompared = 3;

/** The plans to be compared as they stand in an address: ids with commas between them. */
const comparedIds = z.optional(
  z.string().check(z.regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,2}$/)),
);

const typedSearch = z.string().check(z.trim(), z.maxLength(longestSearch));

/** The page's search and filters in its address; whatever there is not understood is left out. */
export const planFilters = z.object({
  search: z.catch(z.optional(typedSearch), undefined),
  type: z.catch(z.optional(planType), undefined),
  premium: z.catch(z.optional(premiumBand), undefined),
  /** Chosen to be compared. */
  compare: z.catch(comparedIds, undefined),
});
export type PlanFilters = z.infer<typeof planFilters>;

/** The address of the comparison. */
export const compareFilters = z.object({ plans: z.catch(comparedIds, undefined) });
