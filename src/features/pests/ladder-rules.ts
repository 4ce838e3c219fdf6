import { safetyBlock } from "#content/pest-safety.ts";
import type { Language } from "#src/shared/language.ts";
import type { PestIngredient, PestRecord } from "./record-schema.ts";

export type LadderStep =
  /** `sources`: who says from which number on it is to be acted. */
  | { step: "watch"; texts: readonly string[]; sources: readonly string[] }
  | { step: "cultural" | "biological"; texts: readonly string[] }
  /** By active ingredient alone; `note` is what must be known before. */
  | { step: "chemical"; ingredients: readonly PestIngredient[]; note: string | null }
  | { step: "safety"; texts: readonly string[] };

/** What an ingredient is called, a mixture by all that is in it. */
export const nameIngredient = ({ substances }: PestIngredient, language: Language): string =>
  substances.map((names) => names[language]).join(" + ");

/**
 * What to do about a pest, the mildest first: watch and count, cultural, biological or trap, chemical last,
 * and after it always the safety block. No step holds a dose.
 */
export function listLadder(record: PestRecord, language: Language): LadderStep[] {
  const { count, cultural, biological, chemical } = record.words[language];
  return [
    { step: "watch", texts: [count], sources: record.countSources },
    { step: "cultural", texts: cultural },
    { step: "biological", texts: biological },
    { step: "chemical", ingredients: record.ingredients, note: chemical ?? null },
    { step: "safety", texts: safetyBlock[language] },
  ];
}
