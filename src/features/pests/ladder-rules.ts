import { safetyBlock } from "#content/pest-safety.ts";
import type { Language } from "#src/shared/language.ts";
import type { PestIngredient, PestProduct, PestRecord } from "./record-schema.ts";

export type LadderStep =
  /** `sources`: who says from which number on it is to be acted. */
  | { step: "watch"; texts: readonly string[]; sources: readonly string[] }
  | { step: "cultural" | "biological" | "later"; texts: readonly string[] }
  /** By its kind and by active ingredient alone; `note` is what must be known before. */
  | {
      step: "chemical";
      product: PestProduct | null;
      ingredients: readonly PestIngredient[];
      note: string | null;
    }
  | { step: "safety"; texts: readonly string[] };

/** What an ingredient is called, a mixture by all that is in it. */
export const nameIngredient = ({ substances }: PestIngredient, language: Language): string =>
  substances.map((names) => names[language]).join(" + ");

/**
 * What to do about a pest in the standing crop, the mildest first: watch and count, cultural, biological or trap,
 * chemical last, and after it always the safety block; then what is for the next season. No step holds a dose.
 */
export function listLadder(record: PestRecord, language: Language): LadderStep[] {
  const { count, cultural, biological, later, chemical } = record.words[language];
  const { product, ingredients } = record;
  return [
    { step: "watch", texts: [count], sources: record.countSources },
    { step: "cultural", texts: cultural },
    { step: "biological", texts: biological },
    { step: "chemical", product, ingredients, note: chemical ?? null },
    { step: "safety", texts: safetyBlock[language] },
    ...(later.length > 0 ? [{ step: "later" as const, texts: later }] : []),
  ];
}
