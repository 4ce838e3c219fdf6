import { expect, test } from "vitest";
import { type Known, keepLikenesses, listLikenesses } from "./likeness-rules.ts";

const ask = (...places: number[]) => ({
  places: Uint32Array.from(places),
  strengths: new Float32Array(places.length).fill(1),
});
const text = (...places: number[]) => ({ traits: ask(...places), weight: 1, isSingle: true });

function keep(known: readonly Known[]) {
  const steps = keepLikenesses(known);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const listMiddles = (known: readonly Known[], ...places: number[]) =>
  listLikenesses(keep(known), ask(...places)).middle;

test("what has the same traits is wholly alike, and what shares none is left out", () => {
  const { middle, nearest } = listLikenesses(keep([[text(1, 2)], [text(3)]]), ask(1, 2));
  for (const likenesses of [middle, nearest]) {
    expect([...likenesses.keys()]).toEqual([0]);
    expect(likenesses.get(0)).toBeCloseTo(1, 6);
  }
});

test("worked by hand: the rarer of two traits tells more", () => {
  // Trait 1 is of both, trait 2 of the first, trait 3 of the other: rarities ln(1 + 2/2.5) and ln(1 + 2/1.5).
  const known = [[text(1, 2)], [text(1, 3)]];
  const [common, rare] = [Math.log(1.8), Math.log(7 / 3)];
  // A middle's shares are the square roots of a text's.
  const middle = [Math.sqrt(common), Math.sqrt(rare)];
  const whole = Math.hypot(...middle);
  const likenesses = listMiddles(known, 2);
  expect(likenesses.get(0)).toBeCloseTo((middle[1] ?? 0) / whole, 5);
  expect(likenesses.has(1)).toBe(false);
  expect(listMiddles(known, 1).get(0)).toBeCloseTo((middle[0] ?? 0) / whole, 5);
});

test("a trait that every text of a thing has counts more than one that one of them has", () => {
  const likeness = (place: number) =>
    listMiddles([[text(1, 2), text(1, 3)], [text(4)]], place).get(0) ?? 0;
  expect(likeness(1)).toBeGreaterThan(likeness(2));
  expect(likeness(2)).toBeCloseTo(likeness(3), 6);
});

test("the nearest text counts alone, and only one that may", () => {
  const texts = [text(1), text(2), text(3), { ...text(4), isSingle: false }];
  const kept = keep([texts, [text(9)]]);
  const alone = listLikenesses(kept, ask(2));
  expect(alone.nearest.get(0)).toBeCloseTo(1, 6);
  // Four texts of as rare a trait each: the cosine to their middle is 1 of the root of 4.
  expect(alone.middle.get(0)).toBeCloseTo(0.5, 6);
  expect(listLikenesses(kept, ask(4)).nearest.has(0)).toBe(false);
});

test("what was never told is like nothing", () => {
  for (const known of [[[text(1)], []], []]) {
    const { middle, nearest } = listLikenesses(keep(known), ask(9));
    expect([middle.size, nearest.size]).toEqual([0, 0]);
  }
});
