import { expect, it } from "vitest";
import { weighClasses } from "#src/features/assistant/linear-rules.ts";
import { type Example, fitTemperature, learn, quantise } from "./learn.ts";

const sizes = { classes: 2, places: 4 };
const example = (place: number, wanted: number): Example => ({
  traits: new Map([[place, 1]]),
  wanted,
  weight: 1,
});
const examples = [example(0, 0), example(1, 1), example(0, 0), example(1, 1), example(2, 0)];

it("learns which trait goes with which class", () => {
  const model = quantise(learn(examples, sizes));
  const [first = 0, second = 0] = weighClasses(model, new Map([[1, 1]]));
  expect(second).toBeGreaterThan(0.5);
  expect(first + second).toBeCloseTo(1, 9);
});

it("learns the same of the same examples, to the last byte", () => {
  const [one, other] = [learn(examples, sizes), learn(examples, sizes)];
  expect(other).toEqual(one);
  expect(quantise(other).levels).toEqual(quantise(one).levels);
});

it("lowers what is said too surely", () => {
  const sure = { starts: [0, 0], levels: Int8Array.from([9, 0]), step: 1, temperature: 1 };
  // Three of four right is ln 3 apart: of 1 that is a temperature of 1 / ln 3 = 0.91.
  const held = [example(0, 0), example(0, 0), example(0, 0), example(0, 1)];
  expect(fitTemperature(sure, held)).toBeGreaterThan(2);
  expect(fitTemperature({ ...sure, levels: Int8Array.from([1, 0]) }, held)).toBeCloseTo(0.9, 1);
});
