import { listTraits } from "./danger-guess-rules.ts";
import type { Traits } from "./linear-rules.ts";

export const refusalPlaces = 8192;

/** What a refusal is told by: words, pairs and pieces of words as they sound, as danger is, in fewer places. */
export function listRefusalTraits(text: string): Traits {
  const placed = new Map<number, number>();
  for (const [place, strength] of listTraits(text, [])) {
    const at = place % refusalPlaces;
    placed.set(at, (placed.get(at) ?? 0) + strength);
  }
  return placed;
}
