import { readAsked } from "./intents.server.ts";
import type { RankedPassage } from "./passage-schema.ts";
import type { openPassages } from "./passages.server.ts";
import { guessPurposes } from "./purposes.server.ts";

/** Searches as for a question that stands alone. */
export function searchAlone(
  base: ReturnType<typeof openPassages>,
  { words, limit = 3 }: { words: string; limit?: number },
): readonly RankedPassage[] {
  return base.search(words, { likelihoods: guessPurposes(readAsked(words)), limit }).fitting;
}
