import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { passageQuestions } from "#content/passage-questions.ts";
import { purposeQuestions } from "#content/purposes.ts";
import { readAsked } from "#src/features/assistant/intents.server.ts";
import { weighClasses } from "#src/features/assistant/linear-rules.ts";
import {
  listTopicTraits,
  topicClasses,
  topicPlaces,
} from "#src/features/assistant/topics.server.ts";
import { listAsked } from "./purposes/examples.ts";
import { type Example, fitTemperature, learn, quantise } from "./purposes/learn.ts";

// Learns what of the own record a question asks for, from scripts/topics (a topic, a language and a question a line, by
// strangers), against questions of strangers for anything, those that are offered, and those of the passages. It first holds out each fifth of the lines and
// says how many are known, by topic; then it learns all and writes the weights. What stands in held-out.tsv is never
// learned: tests measure on it.

const folds = 5;
/** What a stranger of the topics wrote for the purposes, too. */
const toldAgain = "asked-14.tsv";
const weights = { told: 3, other: 0.3, offered: 3, passage: 0.03 };

type Line = Example & { fold: number };

const toLine = (text: string, wanted: number, given: { weight: number; fold: number }): Line => ({
  traits: listTopicTraits(readAsked(text)),
  wanted,
  weight: given.weight,
  fold: given.fold % folds,
});

const indexOf = (topic: string) =>
  Math.max(
    0,
    topicClasses.findIndex((each) => each === topic),
  );

const told = ["asked-1.tsv", "asked-2.tsv", "own.tsv"].flatMap((file) =>
  readFileSync(`scripts/topics/${file}`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line, at) => {
      const [topic = "", , text = ""] = line.split("\t");
      return toLine(text, indexOf(topic), { weight: weights.told, fold: at });
    }),
);
const others = readdirSync("scripts/purposes")
  .filter((file) => file.endsWith(".tsv") && file !== toldAgain)
  .flatMap((file) => listAsked(`scripts/purposes/${file}`))
  .map(({ text }, at) => toLine(text, 0, { weight: weights.other, fold: at }));
const passages = Object.values(passageQuestions)
  .flatMap((asked) => Object.values(asked).flat())
  .map((text, at) => toLine(text, 0, { weight: weights.passage, fold: at }));
const offered = Object.values(purposeQuestions)
  .flatMap((each) => Object.values(each))
  .map((text, at) => toLine(text, 0, { weight: weights.offered, fold: at }));
const all = [...told, ...others, ...offered, ...passages];
const sizes = { classes: topicClasses.length, places: topicPlaces };

const counts = topicClasses.map(() => ({ all: 0, right: 0, other: 0 }));
const held: Example[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const model = quantise(
    learn(
      all.filter((line) => line.fold !== fold),
      sizes,
    ),
  );
  const mine = told.filter((line) => line.fold === fold);
  if (fold === 0) held.push(...mine);
  for (const { traits, wanted } of [...mine, ...others.filter((line) => line.fold === fold)]) {
    const likely = weighClasses(model, traits);
    const guessed = likely.indexOf(Math.max(...likely));
    const count = counts[wanted];
    if (!count) continue;
    count.all += 1;
    if (guessed === wanted) count.right += 1;
    else if (guessed > 0) count.other += 1;
  }
  if (fold === 0) process.stdout.write(`temperature ${fitTemperature(model, mine).toFixed(2)}\n`);
}
for (const [at, { all: count, right, other }] of counts.entries()) {
  const name = topicClasses[at] ?? "none";
  process.stdout.write(`${name}: ${right} of ${count}, ${other} as another\n`);
}
const learned = quantise(learn(all, sizes));
const first = quantise(
  learn(
    all.filter((line) => line.fold !== 0),
    sizes,
  ),
);
const temperature = fitTemperature(first, held);
const { starts, step, levels } = learned;
writeFileSync(
  "src/features/assistant/data/topic-weights.ts",
  `/** Written by scripts/train-topics.ts: a byte for each place and class. */
export const topicWeights = {
  starts: [${starts.map((start) => start.toFixed(4)).join(", ")}],
  step: ${step.toFixed(6)},
  temperature: ${temperature.toFixed(2)},
  levels:
    "${Buffer.from(levels.buffer).toString("base64")}",
} as const;
`,
);
