import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { listTraits, middle, places, scale } from "#src/features/assistant/danger-guess-rules.ts";
import { findNamed, isGuessed, listFamilies } from "#src/features/assistant/danger-rules.ts";
import { cropWorkNotes } from "#src/features/assistant/data/crop-work-notes.ts";
import { goldEnglish } from "#src/features/assistant/data/gold-english.ts";
import { goldHeldOut } from "#src/features/assistant/data/gold-held-out.ts";
import { goldHindi } from "#src/features/assistant/data/gold-hindi.ts";
import { goldLatinHindi } from "#src/features/assistant/data/gold-latin-hindi.ts";
import { goldMarathi } from "#src/features/assistant/data/gold-marathi.ts";
import { insuranceNotes } from "#src/features/assistant/data/insurance-notes.ts";
import { marketNotes } from "#src/features/assistant/data/market-notes.ts";
import { soilNotes } from "#src/features/assistant/data/soil-notes.ts";
import { urvaraNotes } from "#src/features/assistant/data/urvara-notes.ts";
import { weatherNotes } from "#src/features/assistant/data/weather-notes.ts";
import { languages } from "#src/shared/language.ts";

// Learns the weights of the guess from scripts/danger (a file for each kind; "#" begins a group that tells the same
// story in several languages), the questions of the search, the notes it finds and the texts of
// the screens. It first holds out each
// sixth of the groups in turn, says what is heard of them, and then writes the weights learned from all.

const catalog = z.record(z.string(), z.object({ translation: z.string() }));
const folder = "scripts/danger";
const folds = 6;
type Example = { text: string; isDanger: boolean; fold: number; weight: number };

function readExamples(): Example[] {
  return readdirSync(folder).flatMap((file) => {
    let group = 0;
    const isDanger = file !== "ordinary.txt";
    return readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .flatMap((text) => {
        if (text.startsWith("#")) group += 1;
        const example = { text, isDanger, fold: group % folds, weight: isDanger ? 3 : 2 };
        return text === "" || text.startsWith("#") ? [] : [example];
      });
  });
}

function readOrdinary(): Example[] {
  const asked = [goldEnglish, goldHindi, goldLatinHindi, goldMarathi, goldHeldOut].flat();
  const screens = readdirSync("messages")
    .filter((name) => !name.endsWith(".json"))
    .flatMap((name) =>
      languages.flatMap((language) =>
        Object.values(
          catalog.parse(JSON.parse(readFileSync(`messages/${name}/${language}.json`, "utf8"))),
        ).map(({ translation }) => translation.replaceAll(/[{<][^}>]*[}>]/g, " ")),
      ),
    );
  const notes = [cropWorkNotes, soilNotes, weatherNotes, marketNotes, insuranceNotes, urvaraNotes]
    .flat()
    .flatMap(({ title, text, asked = "" }) => [title.en, title.hi, text.en, text.hi, asked])
    .flatMap((text) => text.split(/(?<=[.!?।])\s+/));
  const texts = new Map([
    ...[...screens, ...notes].map((text) => [text, 1] as const),
    ...asked.map(([text]) => [text, 2] as const),
  ]);
  return [...texts]
    .filter(([text]) => text.length > 3 && text.length < 220 && !findNamed(text))
    .map(([text, weight], at) => ({ text, isDanger: false, fold: at % folds, weight }));
}

const examples = [...readExamples(), ...readOrdinary()];
const traits = examples.map(({ text }) => [...listTraits(text, listFamilies(text))]);

/** Always the same numbers, so that the same examples give the same weights. */
function makeChance() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(list: readonly number[], chance: () => number): number[] {
  return list
    .map((each) => [chance(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);
}

type Model = { weights: Float64Array; start: number };

const scoreOf = ({ weights, start }: Model, at: number) =>
  (traits[at] ?? []).reduce(
    (sum, [place, strength]) => sum + (weights[place] ?? 0) * strength,
    start,
  );

/** Logistic regression by AdaGrad, the examples in a new order each time. */
function learn(from: readonly number[]): Model {
  const model: Model = { weights: new Float64Array(places), start: -2 };
  const squares = new Float64Array(places + 1).fill(1e-3);
  const rate = 0.3;
  const chance = makeChance();
  const move = (at: number, slope: number) => {
    squares[at] = (squares[at] ?? 0) + slope ** 2;
    return (rate * slope) / Math.sqrt(squares[at] ?? 1);
  };
  for (let round = 0; round < 12; round += 1) {
    for (const at of shuffle(from, chance)) {
      const example = examples[at];
      if (!example) continue;
      const likely = 1 / (1 + Math.exp(-scoreOf(model, at)));
      const slope = (likely - Number(example.isDanger)) * example.weight;
      for (const [place, strength] of traits[at] ?? []) {
        const weight = model.weights[place] ?? 0;
        model.weights[place] = weight - move(place, slope * strength + 1e-5 * weight);
      }
      model.start -= move(places, slope);
    }
  }
  return model;
}

function report() {
  const all = examples.map((_, at) => at);
  const scores = new Map<number, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(all.filter((at) => examples[at]?.fold !== fold));
    for (const at of all) if (examples[at]?.fold === fold) scores.set(at, scoreOf(model, at));
  }
  const count = (test: (at: number) => boolean) => all.filter(test).length;
  const isDanger = (at: number) => examples[at]?.isDanger ?? false;
  const isNamed = (at: number) => findNamed(examples[at]?.text ?? "") !== null;
  const isHeard = (at: number) =>
    isGuessed(listFamilies(examples[at]?.text ?? ""), scores.get(at) ?? 0);
  const told = count(isDanger);
  const [named, both] = [
    count((at) => isDanger(at) && isNamed(at)),
    count((at) => isDanger(at) && (isNamed(at) || isHeard(at))),
  ];
  const alarms = all.filter((at) => !isDanger(at) && isHeard(at));
  process.stdout.write(
    `${told} of danger: rules ${named}, with the guess held out ${both}\n${all.length - told} others, alarms of the guess held out: ${alarms.length}\n`,
  );
  for (const at of alarms) process.stdout.write(`  ${examples[at]?.text}\n`);
}

function write({ weights, start }: Model) {
  const heights = [...weights].map(Math.abs).toSorted((one, other) => other - one);
  // The few heaviest are cut, so that the others keep their differences.
  const step = (heights[Math.floor(places * 0.002)] ?? 1) / middle;
  const letters = [...weights]
    .map((weight) => Math.max(-middle, Math.min(middle, Math.round(weight / step))))
    .map((level) => scale[level + middle])
    .join("");
  writeFileSync(
    "src/features/assistant/data/danger-weights.ts",
    `/** Written by scripts/train-danger.ts: a letter for each place. */
export const dangerWeights = {
  start: ${start.toFixed(4)},
  step: ${step.toFixed(5)},
  letters:
    "${letters}",
} as const;
`,
  );
}

report();
write(learn(examples.map((_, at) => at)));
