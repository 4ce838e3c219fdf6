import * as z from "zod/mini";
import { clause } from "./eligibility-schema.ts";
import { scheme } from "./schema.ts";

export const schemeDocuments = [
  "aadhaar",
  "land-record",
  "bank-account",
  "bank-passbook",
  "mobile-number",
  "pan",
  "tenancy-paper",
  "sowing-declaration",
  "quotation",
  "ration-card",
  "land-or-job-card",
  "farmer-id",
  "voter-id",
] as const;
export type SchemeDocument = (typeof schemeDocuments)[number];

/** What there is to do, each worded once. */
export const schemeSteps = [
  "gather-papers",
  "get-ekyc",
  "open-site",
  "go-common-centre",
  "go-bank",
  "go-agriculture-office",
  "go-animal-office",
  "go-cooperative",
  "go-patwari",
  "go-power-office",
  "go-welfare-office",
  "join-group",
  "ask-group",
  "register-crop",
  "register-produce",
  "get-quotation",
  "plan-project",
  "declare-sowing",
  "wait-approval",
  "wait-visit",
  "nothing-to-do",
  "check-list",
  "keep-receipt",
  "watch-account",
] as const;
export type SchemeStep = (typeof schemeSteps)[number];

/** When there is something to do. */
export const schemeTimings = [
  "any-time",
  "before-cut-off",
  "before-sowing",
  "crop-season",
  "target-opens",
  "after-accident",
  "loan-due",
  "automatic",
  "announced",
] as const;
export type SchemeTiming = (typeof schemeTimings)[number];

export const schemeStatuses = ["active", "check", "announced"] as const;

const month = z.int().check(z.minimum(1), z.maximum(12));

/** An amount that can be worked out, rupees. */
export const amount = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("instalments"),
    perYear: z.int(),
    instalments: z.array(z.int()),
    /** Empty where no window is published. */
    windows: z.array(z.object({ from: month, to: month })),
  }),
  z.object({ kind: z.literal("pension-plan") }),
  z.object({
    kind: z.literal("by-area"),
    rupees: z.int(),
    unit: z.enum(["acre", "hectare"]),
    isYearly: z.boolean(),
    mostArea: z.nullable(z.number()),
    least: z.nullable(z.int()),
  }),
]);
export type Amount = z.infer<typeof amount>;

export const schemeDetails = z.extend(scheme, {
  benefit: z.string(),
  clauses: z.array(clause),
  documents: z.array(z.enum(schemeDocuments)),
  steps: z.array(z.enum(schemeSteps)),
  timing: z.enum(schemeTimings),
  /** The last day that is known of it. */
  endsOn: z.nullable(z.iso.date()),
  launched: z.nullable(z.int()),
  status: z.enum(schemeStatuses),
  site: z.string().check(z.regex(/^https?:\/\//)),
  /** Whether the link was read in the source of the facts; others are common knowledge. */
  isSiteVerified: z.boolean(),
  amount: z.nullable(amount),
});
export type SchemeDetails = z.infer<typeof schemeDetails>;

/** A paper that a farmer has ready for a scheme. */
export const readyDocument = z.object({
  schemeId: z.string(),
  document: z.enum(schemeDocuments),
});
export type ReadyDocument = z.infer<typeof readyDocument>;
export const readyDocumentList = z.object({ documents: z.array(readyDocument) });

export const readyInput = z.strictObject({
  schemeId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  document: z.enum(schemeDocuments),
  isReady: z.boolean(),
});
export type ReadyInput = z.infer<typeof readyInput>;
