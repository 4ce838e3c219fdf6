import { boneOf, soundOf } from "./danger-sound-rules.ts";
import { type LikenessTraits, places } from "./likeness-rules.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { listAskedTerms } from "./questions.server.ts";
import { hashOf } from "./trait-rules.ts";

const strengths = { term: 1.3, both: 0.4, ask: 0.7, word: 0.6, pair: 0.4 };

/** A word as it is compared, alike in both scripts; of amounts it counts that there is one. */
function hearBone(word: string): string {
  if (/^\d/.test(word)) return "#";
  const sound = soundOf(word);
  return boneOf(sound) || sound;
}

/** What a text is like: what its words stand for, each with every other and with how it asks, and how they sound. */
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
  const bones = words.flatMap(({ word }) => word.split(" ")).map(hearBone);
  for (const [at, bone] of bones.entries()) {
    set(`w${bone}`, strengths.word);
    const before = bones[at - 1];
    if (before !== undefined) set(`b${before}_${bone}`, strengths.pair);
  }
  return traits;
}
