import { hashOf } from "#src/features/assistant/trait-rules.ts";

/** A number from 0 up to 1. */
export type Chance = () => number;

/** Always the same numbers, so that the same examples give the same weights. */
export function makeChance(seed = 1): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same in another order. */
export function shuffle<Each>(list: readonly Each[], chance: Chance): Each[] {
  return list
    .map((each) => [chance(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);
}

const choice = /\(([^()]*\|[^()]*)\)/g;

/**
 * The ways a line can be said of which "(one|other)" says one: at most so many of them, but no fewer than say every
 * word of it. They are the line's own, so that another line more or less changes none of them.
 */
export function listWays(line: string, most: number): string[] {
  const choices = [...line.matchAll(choice)].map(([, written = ""]) => written.split("|"));
  const count = Math.max(most, ...choices.map((words) => words.length));
  const chance = makeChance(hashOf(line));
  const turns = choices.map((words) =>
    Array.from({ length: Math.ceil(count / words.length) }, () => shuffle(words, chance)).flat(),
  );
  const ways = Array.from({ length: count }, (_, way) => {
    const [...left] = turns;
    return line
      .replaceAll(choice, () => left.shift()?.[way] ?? "")
      .replaceAll(/\s+/g, " ")
      .trim();
  });
  return [...new Set(ways)];
}
