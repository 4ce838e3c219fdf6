import { type LikenessTraits, places } from "./likeness-rules.ts";
import { hearPlain } from "./purpose-trait-rules.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { listAskedTerms } from "./questions.server.ts";
import { hashOf } from "./trait-rules.ts";

const strengths = { term: 1.3, both: 0.4, ask: 0.7, word: 0.6, pair: 0.4 };

/** What a text is like: what its words stand for, each with every other and with how it asks, and how each and each pair sounds. */
export function listLikenessTraits({
  words,
  asks,
}: Pick<ReadQuestion, "words" | "asks">): LikenessTraits {
  const traits = new Map<number, number>();
  const set = (trait: string, strength: number) => traits.set(hashOf(trait) % places, strength);
  const terms = [...new Set(listAskedTerms(words).map(({ term }) => term))].sort();
  for (const ask of asks) set(`?${ask}`, strengths.ask);
  for (const [at, term] of terms.entries()) {
    set(`t${term}`, strengths.term);
    for (const other of terms.slice(at + 1)) set(`p${term}&${other}`, strengths.both);
    for (const ask of asks) set(`p${ask}?${term}`, strengths.both);
  }
  const heard = words.flatMap(({ word }) => word.split(" ").map(hearPlain));
  for (const [at, word] of heard.entries()) {
    set(`w${word}`, strengths.word);
    const before = heard[at - 1];
    if (before) set(`b${before}_${word}`, strengths.pair);
  }
  return {
    places: Uint32Array.from(traits.keys()),
    strengths: Float32Array.from(traits.values()),
  };
}
