import { readdirSync, writeFileSync } from "node:fs";
import { passageQuestions } from "#content/passage-questions.ts";
import { purposeQuestions } from "#content/purposes.ts";
import { readAsked } from "#src/features/assistant/intents.server.ts";
import { weighClasses } from "#src/features/assistant/linear-rules.ts";
import type { RecordTopic } from "#src/features/assistant/record-schema.ts";
import {
  listTopicTraits,
  topicClasses,
  topicPlaces,
} from "#src/features/assistant/topics.server.ts";
import { listAsked, listOfRecord } from "./purposes/examples.ts";
import { type Example, fitTemperature, learn, quantise, wordModel } from "./purposes/learn.ts";

// Learns what of the own record a question asks for, from scripts/topics, against what strangers ask of anything else,
// what is offered, and what passages are asked for by. It first holds out each fifth of the lines and says how many are
// known, by topic; then it learns all and writes the weights. What stands in held-out.tsv is never learned: tests
// measure on it.

const folds = 5;
const weights = { told: 3, other: 0.3, offered: 3, passage: 0.03 };

type Line = Example & { fold: number };

const toLine = (
  text: string,
  topic: RecordTopic | null,
  given: { weight: number; at: number },
): Line => ({
  traits: listTopicTraits(readAsked(text)),
  wanted: topicClasses.indexOf(topic),
  weight: given.weight,
  fold: given.at % folds,
});

const toOthers = (texts: readonly string[], weight: number) =>
  texts.map((text, at) => toLine(text, null, { weight, at }));

const told = ["asked-1", "asked-2", "own"].flatMap((file) =>
  listOfRecord(file).map(({ topic, text }, at) =>
    toLine(text, topic, { weight: weights.told, at }),
  ),
);
const others = toOthers(
  readdirSync("scripts/purposes")
    .filter((file) => file.endsWith(".tsv"))
    .flatMap((file) => listAsked(`scripts/purposes/${file}`))
    .map(({ text }) => text),
  weights.other,
);
const offered = Object.values(purposeQuestions).flatMap((each) => Object.values(each));
const ofPassages = Object.values(passageQuestions).flatMap((asked) => Object.values(asked).flat());
const all = [
  ...told,
  ...others,
  ...toOthers(offered, weights.offered),
  ...toOthers(ofPassages, weights.passage),
];

const learnFrom = (lines: readonly Line[]) =>
  quantise(learn(lines, { classes: topicClasses.length, places: topicPlaces }));

/** Says how many are known where each fifth was held out; how sure the first fifth shows a likelihood to be. */
function holdOut(): number {
  const counts = topicClasses.map(() => ({ all: 0, right: 0, other: 0 }));
  let temperature = 1;
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnFrom(all.filter((line) => line.fold !== fold));
    const held = told.filter((line) => line.fold === fold);
    if (fold === 0) temperature = fitTemperature(model, held);
    for (const { traits, wanted } of [...held, ...others.filter((line) => line.fold === fold)]) {
      const likely = weighClasses(model, traits);
      const guessed = likely.indexOf(Math.max(...likely));
      const count = counts[wanted];
      if (!count) continue;
      count.all += 1;
      if (guessed === wanted) count.right += 1;
      else if (guessed > 0) count.other += 1;
    }
  }
  for (const [at, { all: count, right, other }] of counts.entries()) {
    const name = topicClasses[at] ?? "none";
    process.stdout.write(`${name}: ${right} of ${count}, ${other} as another\n`);
  }
  return temperature;
}

const temperature = holdOut();
writeFileSync(
  "src/features/assistant/data/topic-weights.ts",
  `/** Written by scripts/train-topics.ts: a byte for each place and class. */
${wordModel("topicWeights", { ...learnFrom(all), temperature })}`,
);
