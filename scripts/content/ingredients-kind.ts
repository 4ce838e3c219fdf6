import * as z from "zod/mini";
import { defineKind } from "./kind.ts";

/** What the active substances that advice names are called; the records of pests carry it. */
export const ingredients = defineKind({
  folder: "ingredients",
  facts: z.strictObject({}),
  words: z.strictObject({ name: z.string().check(z.minLength(1)) }),
  compile: () => [],
});

/** The substances of an ingredient, which may be a mixture: "carboxin + thiram". */
export const splitMixture = (name: string): string[] => name.split(" + ");

/** The name of a substance's record. */
export const toIngredientId = (substance: string): string => substance.replaceAll(" ", "-");
