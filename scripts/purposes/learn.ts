import {
  type LinearModel,
  type Traits,
  weighClasses,
} from "#src/features/assistant/linear-rules.ts";
import { makeChance } from "./chance.ts";

export type Example = { traits: Traits; wanted: number; weight: number };
type Learned = { starts: number[]; weights: Float64Array };
export type Quantised = LinearModel & { levels: Int8Array };

const rounds = 8;
const rate = 0.25;
const decay = 2e-4;

/** Multinomial logistic regression by AdaGrad, the examples in a new order each round. */
export function learn(
  examples: readonly Example[],
  { classes, places }: { classes: number; places: number },
): Learned {
  const weights = new Float64Array(places * classes);
  const squares = new Float64Array(places * classes).fill(1e-2);
  const starts = new Float64Array(classes);
  const startSquares = new Float64Array(classes).fill(1e-2);
  const scores = new Float64Array(classes);
  const chance = makeChance();
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const { traits, wanted, weight } = example;
      scores.set(starts);
      for (const [place, strength] of traits) {
        const from = place * classes;
        for (let each = 0; each < classes; each += 1) {
          scores[each] = (scores[each] ?? 0) + (weights[from + each] ?? 0) * strength;
        }
      }
      const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
      let whole = 0;
      for (let each = 0; each < classes; each += 1) {
        scores[each] = Math.exp((scores[each] ?? 0) - highest);
        whole += scores[each] ?? 0;
      }
      for (let each = 0; each < classes; each += 1) {
        scores[each] = ((scores[each] ?? 0) / whole - Number(each === wanted)) * weight;
        const slope = scores[each] ?? 0;
        startSquares[each] = (startSquares[each] ?? 0) + slope * slope;
        starts[each] = (starts[each] ?? 0) - (rate * slope) / Math.sqrt(startSquares[each] ?? 1);
      }
      for (const [place, strength] of traits) {
        const from = place * classes;
        for (let each = 0; each < classes; each += 1) {
          const to = from + each;
          const slope = (scores[each] ?? 0) * strength + decay * (weights[to] ?? 0);
          squares[to] = (squares[to] ?? 0) + slope * slope;
          weights[to] = (weights[to] ?? 0) - (rate * slope) / Math.sqrt(squares[to] ?? 1);
        }
      }
    }
  }
  return { starts: [...starts], weights };
}

/** The weights as whole levels of a byte; the few heaviest are cut, so that the others keep their differences. */
export function quantise({ starts, weights }: Learned): Quantised {
  const heights = weights.map(Math.abs).sort();
  const step = (heights[Math.floor(heights.length * 0.9995)] ?? 1) / 127;
  const levels = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / step))),
  );
  return { starts, levels, step, temperature: 1 };
}

/** The temperature at which questions that were not learned are the likeliest. */
export function fitTemperature(model: LinearModel, held: readonly Example[]): number {
  const tried = Array.from({ length: 36 }, (_, at) => 0.5 + at * 0.05);
  const losses = tried.map((temperature) =>
    held.reduce((sum, { traits, wanted }) => {
      return sum - Math.log(weighClasses({ ...model, temperature }, traits)[wanted] ?? 0);
    }, 0),
  );
  return tried[losses.indexOf(Math.min(...losses))] ?? 1;
}

/** A model as a constant of a module of data, a byte for each place and class. */
export const wordModel = (
  name: string,
  { starts, step, temperature, levels }: Quantised,
): string => `export const ${name} = {
  starts: [${starts.map((start) => start.toFixed(4)).join(", ")}],
  step: ${step.toFixed(6)},
  temperature: ${temperature === 1 ? "1" : temperature.toFixed(2)},
  levels:
    "${Buffer.from(levels.buffer).toString("base64")}",
} as const;
`;
