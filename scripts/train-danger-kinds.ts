import { readFileSync, writeFileSync } from "node:fs";
import { listTraits, middle, scale } from "#src/features/assistant/danger-guess-rules.ts";
import {
  kindPlaces,
  learnedKinds,
  toKindTraits,
} from "#src/features/assistant/danger-kind-rules.ts";
import { findNamed, listFamilies, toDanger } from "#src/features/assistant/danger-rules.ts";
import { type LinearModel, weighClasses } from "#src/features/assistant/linear-rules.ts";
import { listWays } from "./purposes/chance.ts";
import { type Example, learn, quantise } from "./purposes/learn.ts";

// Learns which danger is told of from scripts/danger, a file for each kind ("#" begins a group that tells the same story
// in several languages). It first holds out each eighth of the groups in turn and says which help they would be shown
// with and without what was learned, then writes the weights learned from all.

type Line = Example & { text: string; fold: number };

const folds = 8;
const mostWays = 6;
const sizes = { classes: learnedKinds.length, places: kindPlaces };

const lines = learnedKinds.flatMap((kind, wanted) => {
  let group = 0;
  return readFileSync(`scripts/danger/${kind}.txt`, "utf8")
    .split("\n")
    .flatMap((line): Line[] => {
      if (line.startsWith("#")) group += 1;
      if (line === "" || line.startsWith("#")) return [];
      const ways = listWays(line, mostWays);
      return ways.map((text) => ({
        text,
        traits: toKindTraits(listTraits(text, listFamilies(text))),
        wanted,
        weight: 1 / ways.length ** 0.7,
        fold: group % folds,
      }));
    });
});

/** As many levels as there are letters. */
function learnLevels(from: readonly Line[]): LinearModel & { levels: number[] } {
  const { levels, step, ...rest } = quantise(learn(from, sizes));
  const coarseness = 127 / middle;
  return {
    ...rest,
    levels: [...levels].map((level) => Math.round(level / coarseness)),
    step: step * coarseness,
  };
}

const even = learnedKinds.map(() => 0);

function report(): void {
  const counts = learnedKinds.map((kind) => ({
    kind,
    all: 0,
    before: [0, 0, 0],
    after: [0, 0, 0],
  }));
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnLevels(lines.filter((line) => line.fold !== fold));
    for (const { text, traits, wanted } of lines.filter((line) => line.fold === fold)) {
      const count = counts[wanted];
      if (!count) continue;
      const families = listFamilies(text);
      const named = findNamed(text);
      const place = (likely: readonly number[]) => {
        const { kind } = toDanger(named, { families, likely });
        const isBite = kind === "sting" || kind === "dog-bite";
        if ((isBite ? "bite" : kind) === count.kind) return 0;
        return kind === "unclear" ? 1 : 2;
      };
      const [without, learned] = [place(even), place(weighClasses(model, traits))];
      count.all += 1;
      count.before[without] = (count.before[without] ?? 0) + 1;
      count.after[learned] = (count.after[learned] ?? 0) + 1;
    }
  }
  for (const { kind, all, before, after } of counts) {
    process.stdout.write(
      `${kind}: ${all}; right, unclear, another's: by the rules ${before.join(", ")}, held out ${after.join(", ")}\n`,
    );
  }
}

report();
const { starts, step, levels } = learnLevels(lines);
writeFileSync(
  "src/features/assistant/data/danger-kind-weights.ts",
  `/** Written by scripts/train-danger-kinds.ts: a letter for each place and kind. */
export const dangerKindWeights = {
  starts: [${starts.map((start) => start.toFixed(4)).join(", ")}],
  step: ${step.toFixed(6)},
  temperature: 1,
  letters:
    "${levels.map((level) => scale[level + middle]).join("")}",
} as const;
`,
);
