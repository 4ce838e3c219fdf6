/** A number from 0 up to 1. */
export type Chance = () => number;

/** Always the same numbers, so that the same examples give the same weights. */
export function makeChance(): Chance {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const choice = /\(([^()]*\|[^()]*)\)/g;

/** The ways a line can be said of which "(one|other)" says one, at most so many of them. */
export function listWays(
  line: string,
  { chance, most }: { chance: Chance; most: number },
): string[] {
  const ways = new Set<string>();
  for (let tries = 0; tries < most * 2 && ways.size < most; tries += 1) {
    const way = line.replaceAll(choice, (_, written: string) => {
      const words = written.split("|");
      return words[Math.floor(chance() * words.length)] ?? "";
    });
    ways.add(way.replaceAll(/\s+/g, " ").trim());
  }
  return [...ways];
}
