import { boneOf, soundOf } from "./danger-sound-rules.ts";
import { aids, covers, days, foes, foods, parts, signs, skies } from "./data/intent-words.ts";
import type { Traits } from "./linear-rules.ts";
import type { Concept, ReadQuestion } from "./question-schema.ts";
import { hashOf, listPieces } from "./trait-rules.ts";

export const purposePlaces = 12_288;
export const languagePlaces = 4096;

const mostWords = 60;
const strengths = { word: 1, pair: 0.7, piece: 0.4, concept: 1.2, group: 1, both: 0.6 };

const groups: Readonly<Record<string, readonly Concept[]>> = {
  aids,
  covers,
  days,
  foes,
  foods,
  parts,
  signs,
  skies,
};

type Named = Map<string, number>;

function addWords(named: Named, words: readonly string[], lengths: readonly number[]): void {
  for (const [at, word] of words.entries()) {
    named.set(`w${word}`, strengths.word);
    named.set(`b${words[at - 1] ?? "^"}_${word}`, strengths.pair);
    if (word.startsWith("#")) continue;
    for (const piece of listPieces(word, lengths)) named.set(`c${piece}`, strengths.piece);
  }
  named.set(`b${words.at(-1) ?? "^"}_$`, strengths.pair);
}

/** Each trait's place; a long text's traits are weaker each. */
function place(named: Named, places: number): Traits {
  const whole = [...named.values()].reduce((sum, strength) => sum + strength ** 2, 0);
  const placed = new Map<number, number>();
  for (const [trait, strength] of named) {
    const at = hashOf(trait) % places;
    placed.set(at, (placed.get(at) ?? 0) + strength / whole ** 0.35);
  }
  return placed;
}

/** A word as it is compared, alike in both scripts; of amounts it counts that there is one. */
export function hearPlain(word: string): string {
  if (/^\d/.test(word)) return "#number";
  const sound = soundOf(word);
  return boneOf(sound) || sound;
}

/**
 * What a question's purpose is told by: its words, pairs and pieces of them as they sound, what they stand for, and by
 * what small words it asks. One crop is like another.
 * @param isCrop whether a word stands for a crop
 */
export function listPurposeTraits(
  { words, asks }: ReadQuestion,
  isCrop: (concept: Concept) => boolean,
): Traits {
  const named: Named = new Map();
  const kept = words.slice(0, mostWords);
  const plain = kept.flatMap(({ word, concept }) =>
    concept && isCrop(concept) ? ["#crop"] : word.split(" ").map(hearPlain),
  );
  addWords(named, plain, [3, 4, 5]);
  const concepts = new Set(
    kept.flatMap(({ concept }) => (concept ? [isCrop(concept) ? "#crop" : concept] : [])),
  );
  const known = [...concepts].sort();
  for (const concept of known) named.set(`C${concept}`, strengths.concept);
  for (const [group, members] of Object.entries(groups)) {
    if (members.some((member) => concepts.has(member))) known.push(`+${group}`);
  }
  known.push(...[...asks].sort().map((ask) => `?${ask}`));
  for (const [at, one] of known.entries()) {
    named.set(`G${one}`, strengths.group);
    for (const other of known.slice(at + 1)) named.set(`P${one}&${other}`, strengths.both);
  }
  return place(named, purposePlaces);
}

/** What a question's language is told by: words and pieces of them as they sound, and the script of each. */
export function listLanguageTraits(text: string): Traits {
  const named: Named = new Map();
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const scripts = words.map((word) => (/[\u0900-\u097f]/.test(word) ? "d" : "l"));
  const sounds = words.slice(0, mostWords).map((word, at) => `${scripts[at]}${soundOf(word)}`);
  addWords(named, sounds, [3, 4, 5]);
  for (const script of scripts) named.set(`S${script}`, strengths.concept);
  return place(named, languagePlaces);
}
