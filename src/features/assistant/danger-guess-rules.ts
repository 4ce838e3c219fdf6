import { boneOf, splitSounds } from "./danger-sound-rules.ts";
import { dangerWeights } from "./data/danger-weights.ts";
import { hashOf, listPieces } from "./trait-rules.ts";

/** One letter a weight, from the heaviest against danger to the heaviest for it. */
export const scale = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcde";
export const middle = 15;
export const places = 32768;

const mostWords = 60;
const mostLetters = 1000;
const pieces = [3, 4, 5];

/**
 * What a text is judged by: its words, pairs of words and pieces of words as they sound, and the families that are
 * said in it, alone and in pairs. Each has a place among the weights and a strength, less in a long text.
 */
export function listTraits(text: string, families: readonly string[]): Map<number, number> {
  const traits = new Map<string, number>();
  const words = splitSounds(text.slice(0, mostLetters))
    .slice(0, mostWords)
    .map((sound) => boneOf(sound) || sound);
  for (const [at, word] of words.entries()) {
    traits.set(`w${word}`, 1);
    const next = words[at + 1];
    if (next !== undefined) traits.set(`b${word}_${next}`, 0.7);
    for (const piece of listPieces(word, pieces)) traits.set(`c${piece}`, 0.5);
  }
  const said = families.toSorted();
  for (const [at, family] of said.entries()) {
    traits.set(`F${family}`, 1);
    for (const other of said.slice(at + 1)) traits.set(`P${family}+${other}`, 0.7);
  }
  const whole = [...traits.values()].reduce((sum, strength) => sum + strength ** 2, 0);
  const byPlace = new Map<number, number>();
  for (const [trait, strength] of traits) {
    const place = hashOf(trait) % places;
    byPlace.set(place, (byPlace.get(place) ?? 0) + strength / whole ** 0.2);
  }
  return byPlace;
}

/** How sure it is that a text tells of danger; above nought rather yes than no. */
export function scoreDanger(text: string, families: readonly string[]): number {
  const { letters, step, start } = dangerWeights;
  let score = start;
  for (const [place, strength] of listTraits(text, families)) {
    score += (scale.indexOf(letters[place] ?? "") - middle) * step * strength;
  }
  return score;
}
