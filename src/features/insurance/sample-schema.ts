import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";
import { type InsurancePlan, type PlanDetails, planType } from "./schema.ts";

/** What content/insurance-plans says of an example plan. */
export const samplePlanFacts = z.strictObject({
  type: planType,
  rupeesAMonth: z.int().check(z.minimum(1), z.maximum(100_000)),
});

const text = z.string().check(z.minLength(1));
const lines = z.array(text).check(z.minLength(1));
export const samplePlanWords = z.strictObject({
  title: text,
  covered: lines,
  notCovered: lines,
  forWhom: lines,
  documents: lines,
  claimSteps: lines,
});

/** One of the plans that the product begins with. */
export type SamplePlan = Pick<InsurancePlan, "id" | "image" | "price" | "type"> & {
  readonly words: Readonly<Record<Language, Pick<InsurancePlan, "title" | "lists">>>;
  readonly details: Readonly<Record<Language, PlanDetails>>;
};
