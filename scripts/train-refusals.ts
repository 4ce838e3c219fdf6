import { readFileSync, writeFileSync } from "node:fs";
import { passageQuestions } from "#content/passage-questions.ts";
import { notes } from "#content/passages.ts";
import { type LinearModel, weighClasses } from "#src/features/assistant/linear-rules.ts";
import { refusalKinds } from "#src/features/assistant/refusal-schema.ts";
import { listRefusalTraits, refusalPlaces } from "#src/features/assistant/refusal-trait-rules.ts";
import { isRefused } from "#src/features/assistant/refusals.server.ts";
import { listWays } from "./purposes/chance.ts";
import { listAsked, listAskedOfRecord, listPhrasings } from "./purposes/examples.ts";
import { type Example, learn, quantise, wordModel } from "./purposes/learn.ts";

// Learns what is refused from scripts/refusals, a file for each kind, against the ordinary questions of
// scripts/purposes, scripts/danger and content/passage-questions, and writes the weights. With --held-out it first holds
// out each fifth of the lines and says what is known of them and how many ordinary questions would be turned away. What
// stands in held-out.tsv is never learned: tests measure on it.

type Line = Example & { text: string; fold: number };

const folds = 5;
const mostWays = 8;
const sizes = { classes: refusalKinds.length + 1, places: refusalPlaces };

const readLines = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

const toExample = (text: string, wanted: number, weight: number): Example => ({
  traits: listRefusalTraits(text),
  wanted,
  weight,
});

const refused = refusalKinds.flatMap((kind, at): Line[] =>
  readLines(`scripts/refusals/${kind}.txt`).flatMap((line, index) => {
    const ways = listWays(line, mostWays);
    return ways.map((text) => ({
      ...toExample(text, at + 1, 3 / ways.length ** 0.7),
      text,
      fold: index % folds,
    }));
  }),
);

// What is no matter of farming is refused, too; whoever complains or has a sick animal may be told by either.
const own: readonly string[] = ["other", "grievance", "loan", "livestock"];
const asked = [
  ...[
    "asked-1",
    "asked-2",
    "asked-3",
    "asked-7",
    "asked-8",
    "asked-9",
    "asked-10",
    "asked-11",
    "asked-12",
    "asked-13",
    "asked-14",
    "asked-15",
    "own",
  ].flatMap((file) => listAsked(`scripts/purposes/${file}.tsv`)),
  ...listAskedOfRecord("asked-1", "asked-2"),
  ...listPhrasings("scripts/purposes"),
].filter(({ purpose }) => !own.includes(purpose));
/** Whoever asks for a passage of these may as well be refused, or sent elsewhere: both say the same. */
const either: readonly string[] = ["animals", "banned", "grievance", "livestock", "loss-report"];
/** Of the killed cattle both tell who pays. */
const eitherPassage = "leopard-killed-cattle";
const ofPassages = notes
  .filter(({ id, purposes }) => {
    return id !== eitherPassage && !purposes.some((purpose) => either.includes(purpose));
  })
  .flatMap(({ id }) => Object.values(passageQuestions[id] ?? {}).flat());
const misses = ["scripts/danger/ordinary.txt", "scripts/refusals/ordinary.txt"].flatMap((path) =>
  readLines(path).map((line) => listWays(line, 1)[0] ?? ""),
);
const askedWeight = 2;
/** A near miss says more than a question of other matters. */
const nearWeight = 3;
const ordinary = [
  ...asked.map(({ text }) => ({ text, weight: askedWeight })),
  ...ofPassages.map((text) => ({ text, weight: 0.25 })),
  ...misses.map((text) => ({ text, weight: nearWeight })),
].map(({ text, weight }, at): Line => ({ ...toExample(text, 0, weight), text, fold: at % folds }));

function guess(model: LinearModel, { traits }: Example): number {
  const likely = weighClasses(model, traits);
  const [, ...refusing] = likely;
  return isRefused(likely) ? likely.indexOf(Math.max(...refusing), 1) : 0;
}

function report(): void {
  const all = [...refused, ...ordinary];
  const counts = { right: 0, other: 0, none: 0, turnedAway: 0 };
  const byKind = refusalKinds.map((kind) => ({ kind, right: 0, all: 0 }));
  for (let fold = 0; fold < folds; fold += 1) {
    const model = quantise(
      learn(
        all.filter((line) => line.fold !== fold),
        sizes,
      ),
    );
    for (const line of all.filter((each) => each.fold === fold)) {
      const found = guess(model, line);
      if (line.wanted === 0 && found > 0) {
        counts.turnedAway += 1;
        process.stdout.write(`  ${refusalKinds[found - 1] ?? ""}: ${line.text}\n`);
      } else if (line.wanted > 0) {
        const ofKind = byKind[line.wanted - 1];
        if (ofKind) ofKind.all += 1;
        if (ofKind && found === line.wanted) ofKind.right += 1;
        counts[found === line.wanted ? "right" : found > 0 ? "other" : "none"] += 1;
      }
    }
  }
  for (const { kind, right, all } of byKind) {
    process.stdout.write(`  ${kind}: ${right} of ${all}\n`);
  }
  process.stdout.write(
    `held out: of ${refused.length} to refuse ${counts.right} right, ${counts.other} as another, ${counts.none} not; of ${ordinary.length} ordinary ${counts.turnedAway} turned away\n`,
  );
}

if (process.argv.includes("--held-out")) report();
writeFileSync(
  "src/features/assistant/data/refusal-weights.ts",
  `/** Written by scripts/train-refusals.ts: a byte for each place and class. */
${wordModel("refusalWeights", quantise(learn([...refused, ...ordinary], sizes)))}`,
);
