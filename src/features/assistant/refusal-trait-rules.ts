import { refusedWords } from "#content/vocabulary.ts";
import { listTraits } from "./danger-guess-rules.ts";
import { listFamilies } from "./danger-rules.ts";
import { type FamilyNames, listPlaces, readFamilies } from "./family-rules.ts";
import type { Traits } from "./linear-rules.ts";

export const refusalPlaces = 16384;

let known: FamilyNames<string> | null = null;

/** Who is spoken of, what was done and what is wanted: by these a refusal is told where its words are new. */
function listRefused(text: string): string[] {
  known ??= readFamilies(Object.entries(refusedWords), { isExact: () => true });
  return [...listPlaces(known, text).keys()].map((family) => `of ${family}`);
}

/**
 * What a refusal is told by: words, pairs and pieces of words as they sound, as danger is, and the families of both
 * that are said, alone and in pairs, in fewer places.
 */
export function listRefusalTraits(text: string): Traits {
  const placed = new Map<number, number>();
  const families = [...listFamilies(text), ...listRefused(text)];
  for (const [place, strength] of listTraits(text, families)) {
    const at = place % refusalPlaces;
    placed.set(at, (placed.get(at) ?? 0) + strength);
  }
  return placed;
}
