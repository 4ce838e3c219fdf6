const choice = /\(([^()]*\|[^()]*)\)/g;

/** The ways a line can be said, a few of them: of "(one|other)" each takes one. */
export function listWays(
  line: string,
  { most, chance }: { most: number; chance: () => number },
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
