import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { passageQuestions } from "#content/passage-questions.ts";
import { listTraits, middle, places, scale } from "#src/features/assistant/danger-guess-rules.ts";
import {
  findNamed,
  isGuessed,
  isPlain,
  listFamilies,
} from "#src/features/assistant/danger-rules.ts";
import { boneOf, splitSounds } from "#src/features/assistant/danger-sound-rules.ts";
import { goldEnglish } from "#src/features/assistant/test-gold-english.ts";
import { goldHeldOut } from "#src/features/assistant/test-gold-held-out.ts";
import { goldHindi } from "#src/features/assistant/test-gold-hindi.ts";
import { goldLatinHindi } from "#src/features/assistant/test-gold-latin-hindi.ts";
import { goldMarathi } from "#src/features/assistant/test-gold-marathi.ts";
import { listWays, makeChance, shuffle } from "./purposes/chance.ts";

// Learns the weights of the guess from scripts/danger (a file for each kind; "#" begins a group that tells the same
// story in several languages; of "(one|other)" one is taken, a few times in different ways), and of ordinary questions:
// those that are refused (scripts/refusals), those of the purposes, of the search and of the passages. It first holds out
// each eighth of the groups in turn, with whatever resembles them, says what is heard of them, and then writes the
// weights learned from all.

const folder = "scripts/danger";
/** A question a line, after what it wants, of which crop and in which language. */
const askedFolder = "scripts/purposes";
const refusedFolder = "scripts/refusals";
const folds = 8;
const mostWays = 6;
type Example = { text: string; isDanger: boolean; isOwn: boolean; fold: number; weight: number };

function readExamples(): Example[] {
  const refused = readdirSync(refusedFolder).flatMap((file) =>
    readFileSync(`${refusedFolder}/${file}`, "utf8")
      .split("\n")
      .filter(Boolean)
      .flatMap((line, group) => {
        const ways = listWays(line, mostWays);
        const weight = 3 / ways.length ** 0.7;
        const fold = group % folds;
        return ways.map((text) => ({ text, isDanger: false, isOwn: true, fold, weight }));
      }),
  );
  const told = readdirSync(folder).flatMap((file) => {
    let group = 0;
    const isDanger = file !== "ordinary.txt";
    return readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .flatMap((line) => {
        if (line.startsWith("#")) group += 1;
        if (line === "" || line.startsWith("#")) return [];
        const ways = listWays(line, mostWays);
        const weight = (isDanger ? 3 : 2) / ways.length ** 0.7;
        return ways.map((text) => ({ text, isDanger, isOwn: true, fold: group % folds, weight }));
      });
  });
  return [...told, ...refused];
}

const readAsked = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    // A sick animal is asked after in one way or the other.
    .filter(([purpose, , , text = ""]) => purpose !== "livestock" || !findNamed(text))
    .flatMap(([, , , text]) => text ?? []);

const toOrdinary = (text: string, fold: number, weight: number): Example => ({
  text,
  isDanger: false,
  isOwn: false,
  fold: fold % folds,
  weight,
});

function readOrdinary(): Example[] {
  const gold = [goldEnglish, goldHindi, goldLatinHindi, goldMarathi, goldHeldOut].flat();
  const files = readdirSync(askedFolder).filter((file) => file.endsWith(".tsv"));
  const asked = new Set(files.flatMap((file) => readAsked(`${askedFolder}/${file}`)));
  const texts = new Set([...gold.map(([text]) => text), ...asked]);
  return (
    [...texts]
      .filter((text) => text.length > 3 && text.length < 260)
      // What was written as an ordinary question is one, whatever a rule hears in it.
      .filter((text) => asked.has(text) || !findNamed(text))
      .map((text, at) => toOrdinary(text, at, 2))
  );
}

/** Whoever asks for one of these passages may tell of danger. */
const dangerous: readonly string[] = [
  "safety-poisoning",
  "crop-fire",
  "urvara-danger",
  "moneylender-threat",
  "dogs-no-poison",
  "store-tablet-house",
  "cow-milk-fever",
  "cattle-bloat",
  "cow-not-eating",
  "calf-first-milk",
  "calving-help",
  "afterbirth",
  "prolapse-first",
  "calf-scours",
  "dog-bit-cow",
  "hens-dying",
  "seed-berseem",
];

/** Short questions, all of a passage in one fold. */
const readOfPassages = (): Example[] =>
  Object.entries(passageQuestions)
    .filter(([id]) => !dangerous.includes(id))
    .flatMap(([, byLanguage], at) =>
      Object.values(byLanguage)
        .flat()
        .map((text) => toOrdinary(text, at, 1)),
    );

const examples = [...readExamples(), ...readOrdinary(), ...readOfPassages()];
const families = examples.map(({ text }) => listFamilies(text));
const traits = examples.map(({ text }, at) => [...listTraits(text, families[at] ?? [])]);
const sounds = examples.map(
  ({ text }) => new Set(splitSounds(text).map((sound) => boneOf(sound) || sound)),
);

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
  for (let round = 0; round < 8; round += 1) {
    for (const at of shuffle(from, chance)) {
      const example = examples[at];
      if (!example) continue;
      const likely = 1 / (1 + Math.exp(-scoreOf(model, at)));
      const slope = (likely - Number(example.isDanger)) * example.weight;
      for (const [place, strength] of traits[at] ?? []) {
        const weight = model.weights[place] ?? 0;
        model.weights[place] = weight - move(place, slope * strength + 1e-4 * weight);
      }
      model.start -= move(places, slope);
    }
  }
  return model;
}

/** Learned with the others of a fold, what shares most of its words with one of the held out is no test of them. */
function leaveOut(fold: number): number[] {
  const byWord = new Map<string, number[]>();
  for (const [at, example] of examples.entries()) {
    if (example.fold !== fold || !example.isOwn) continue;
    for (const word of sounds[at] ?? []) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  }
  const isAlike = (at: number) => {
    const shared = new Map<number, number>();
    const words = sounds[at] ?? new Set();
    for (const word of words) {
      for (const other of byWord.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared].some(([other, count]) => {
      const sizes = [words.size, sounds[other]?.size ?? 0];
      const isSame = examples[other]?.isDanger === examples[at]?.isDanger;
      return isSame && count >= 0.6 * Math.min(...sizes) && count >= 0.4 * Math.max(...sizes);
    });
  };
  return [...examples.keys()].filter((at) => {
    const example = examples[at];
    return example?.fold !== fold && !(example?.isOwn && isAlike(at));
  });
}

function report() {
  const scores = new Map<number, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(leaveOut(fold));
    for (const [at, example] of examples.entries()) {
      if (example.fold === fold) scores.set(at, scoreOf(model, at));
    }
  }
  const heard = examples.map(({ text }, at) => {
    const score = scores.get(at) ?? 0;
    const named = findNamed(text);
    const isHeard = named
      ? !isPlain(named, { score, families: families[at] ?? [] })
      : isGuessed(score);
    return { isNamed: named !== null, isHeard };
  });
  const say = (name: string, held: readonly number[]) => {
    const named = held.filter((at) => heard[at]?.isNamed);
    const both = held.filter((at) => heard[at]?.isHeard);
    process.stdout.write(
      `${name}: ${held.length}, rules ${named.length}, with the guess held out ${both.length}\n`,
    );
    return both;
  };
  const list = (test: (example: Example) => boolean) =>
    [...examples.keys()].filter((at) => examples[at] && test(examples[at]));
  const told = list(({ isDanger }) => isDanger);
  const isIndian = (at: number) => /[\u0900-\u097f]/.test(examples[at]?.text ?? "");
  say("danger", told);
  say("  in Devanagari", told.filter(isIndian));
  say(
    "  in Latin letters",
    told.filter((at) => !isIndian(at)),
  );
  const alarms = say(
    "near misses",
    list(({ isDanger, isOwn }) => !isDanger && isOwn),
  );
  alarms.push(
    ...say(
      "other texts",
      list(({ isOwn }) => !isOwn),
    ),
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
