import * as z from "zod/mini";

/** What a farmer may want of the assistant, outside what it knows too. */
export const purposes = [
  "greeting",
  "thanks",
  "abilities",
  "weather",
  "frost-heat",
  "irrigation",
  "irrigation-method",
  "machines",
  "waterlogging",
  "spray-window",
  "spray-safety",
  "tank-mix",
  "label-dose",
  "banned",
  "pest-signs",
  "pest-control",
  "pest-risk",
  "weeds",
  "animals",
  "dose-plan",
  "manure",
  "soil-test",
  "sowing-time",
  "seed-rate",
  "seed-treatment",
  "variety",
  "crop-choice",
  "crop-care",
  "harvest-time",
  "storage",
  "selling-quality",
  "mandi-price",
  "sell-or-wait",
  "where-to-sell",
  "msp",
  "scheme",
  "scheme-status",
  "grievance",
  "tenant",
  "loan",
  "insurance",
  "premium",
  "loss-report",
  "disaster-relief",
  "my-fields",
  "product-help",
  "livestock",
  "other",
  "unclear",
] as const;
export const purpose = z.enum(purposes);
export type Purpose = z.infer<typeof purpose>;

/** Where a scheme that is named is the one that is asked about. */
export const supportPurposes: readonly Purpose[] = ["scheme", "scheme-status", "loan"];

const unoffered = ["greeting", "thanks", "livestock", "other", "unclear"] as const;
export type OfferedPurpose = Exclude<Purpose, (typeof unoffered)[number]>;

/** Whether there is an answer that can be offered: not for what is nobody's question, or outside. */
export const isOffered = (each: Purpose): each is OfferedPurpose =>
  !unoffered.some((other) => other === each);
export const offeredPurposes = purposes.filter(isOffered);

/** How likely each purpose is, from 0 to 1, the likeliest first; together they make 1. */
export type Likelihoods = readonly (readonly [Purpose, number])[];
