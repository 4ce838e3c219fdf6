import { expect, test } from "vitest";
import { findMiddles as begin, type Known, listLikenesses } from "./likeness-rules.ts";

const ask = (...places: number[]) => ({
  places: Uint32Array.from(places),
  strengths: new Float32Array(places.length).fill(1),
});
const text = (...places: number[]) => ({ traits: ask(...places), weight: 1 });

function findMiddles(known: readonly Known[]) {
  const steps = begin(known);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test("what has the same traits is wholly alike, and what shares none is left out", () => {
  const middles = findMiddles([[text(1, 2)], [text(3)]]);
  const likenesses = listLikenesses(middles, ask(1, 2));
  expect([...likenesses.keys()]).toEqual([0]);
  expect(likenesses.get(0)).toBeCloseTo(1, 6);
});

test("worked by hand: the rarer of two traits tells more", () => {
  // Trait 1 is of both, trait 2 of the first, trait 3 of the other: rarities ln(1 + 2/2.5) and ln(1 + 2/1.5).
  const middles = findMiddles([[text(1, 2)], [text(1, 3)]]);
  const [common, rare] = [Math.log(1.8), Math.log(7 / 3)];
  // A middle's shares are the square roots of a text's.
  const middle = [Math.sqrt(common), Math.sqrt(rare)];
  const whole = Math.hypot(...middle);
  const likenesses = listLikenesses(middles, ask(2));
  expect(likenesses.get(0)).toBeCloseTo((middle[1] ?? 0) / whole, 5);
  expect(likenesses.has(1)).toBe(false);
  expect(listLikenesses(middles, ask(1)).get(0)).toBeCloseTo((middle[0] ?? 0) / whole, 5);
});

test("a trait that every text of a thing has counts more than one that one of them has", () => {
  const middles = findMiddles([[text(1, 2), text(1, 3)], [text(4)]]);
  const likeness = (place: number) => listLikenesses(middles, ask(place)).get(0) ?? 0;
  expect(likeness(1)).toBeGreaterThan(likeness(2));
  expect(likeness(2)).toBeCloseTo(likeness(3), 6);
});

test("what was never told is like nothing", () => {
  expect(listLikenesses(findMiddles([[text(1)], []]), ask(9)).size).toBe(0);
  expect(listLikenesses(findMiddles([]), ask(1)).size).toBe(0);
});
