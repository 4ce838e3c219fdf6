import { rotationWords } from "#content/crop-rotation.ts";
import { safetyBlock } from "#content/pest-safety.ts";
import type { Language } from "#src/shared/language.ts";
import type { PestWords } from "./content-schema.ts";
import type { PestIngredient, PestRecord } from "./record-schema.ts";

/** A record's texts; `language` is the one they are written in, since Marathi has only the names of its own. */
type PestText = PestWords & { language: "en" | "hi" };

/** The texts of a record for a reader. */
export function getPestText({ words }: PestRecord, language: Language): PestText {
  if (language === "en") return { ...words.en, language };
  if (language === "hi") return { ...words.hi, language };
  return { ...words.hi, name: words.mr.name, language: "hi" };
}

export type LadderStep =
  | { step: "watch" | "cultural" | "biological"; texts: readonly string[] }
  /** By active ingredient alone; `note` is what must be known before. */
  | { step: "chemical"; ingredients: readonly PestIngredient[]; note: string | null }
  | { step: "safety"; texts: readonly string[] };

/**
 * What to do about a pest, the mildest first: watch and count, cultural, biological or trap, chemical last,
 * and after it always the safety block. No step holds a dose.
 */
export function listLadder(record: PestRecord, language: Language): LadderStep[] {
  const { count, cultural, biological, chemical } = getPestText(record, language);
  return [
    { step: "watch", texts: [count] },
    {
      step: "cultural",
      // Read as an order for the crop that stands, it would have it torn out.
      texts: cultural.map((text) => (text === rotationWords.hi ? rotationWords[language] : text)),
    },
    { step: "biological", texts: biological },
    { step: "chemical", ingredients: record.ingredients, note: chemical ?? null },
    { step: "safety", texts: safetyBlock[language] },
  ];
}
