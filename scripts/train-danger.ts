import { writeFileSync } from "node:fs";
import { listTraits, middle, places, scale } from "#src/features/assistant/danger-guess-rules.ts";
import {
  kindPlaces,
  type Likely,
  learnedKinds,
  toKindTraits,
  toLikely,
} from "#src/features/assistant/danger-kind-rules.ts";
import {
  findNamed,
  isGuessed,
  isHeavy,
  isPlain,
  listFamilies,
  toDanger,
} from "#src/features/assistant/danger-rules.ts";
import { boneOf, splitSounds } from "#src/features/assistant/danger-sound-rules.ts";
import { type LinearModel, weighClasses } from "#src/features/assistant/linear-rules.ts";
import { type Example, folds, listExamples } from "./danger-examples.ts";
import { makeChance, shuffle } from "./purposes/chance.ts";
import { type Example as KindExample, learn as learnClasses, quantise } from "./purposes/learn.ts";

// Learns whether danger is told of, and which, from scripts/danger (a file for each kind; "#" begins a group that tells
// the same story in several languages; of "(one|other)" one is taken, a few times in different ways), and from ordinary
// questions: those that are refused (scripts/refusals), those of the purposes, of the search, of the passages and of the
// rounds (bench/answers). It first holds out each eighth of the groups in turn, with whatever resembles them, says what
// is heard of them, and then writes the weights learned from all.

const examples = listExamples();
const families = examples.map(({ text }) => listFamilies(text));
const traits = examples.map(({ text }, at) => [...listTraits(text, families[at] ?? [])]);
const sounds = examples.map(
  ({ text }) => new Set(splitSounds(text).map((sound) => boneOf(sound) || sound)),
);

const kindExamples = examples.map(({ wanted, weight }, at): KindExample | null =>
  wanted === null
    ? null
    : { traits: toKindTraits(new Map(traits[at])), wanted, weight: weight / 2 },
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

/** As many levels as there are letters. */
function learnKinds(from: readonly number[]): LinearModel & { levels: number[] } {
  const { levels, step, ...rest } = quantise(
    learnClasses(
      from.flatMap((at) => kindExamples[at] ?? []),
      { classes: learnedKinds.length + 1, places: kindPlaces },
    ),
  );
  const coarseness = 127 / middle;
  return {
    ...rest,
    levels: [...levels].map((level) => Math.round(level / coarseness)),
    step: step * coarseness,
  };
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

type Held = { score: number; likely: Likely };

/** What is heard of each example by what was learned from the others. */
function hold(): Held[] {
  const held: Held[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const others = leaveOut(fold);
    const model = learn(others);
    const kinds = learnKinds(others);
    for (const [at, example] of examples.entries()) {
      if (example.fold !== fold) continue;
      const likely = toLikely(weighClasses(kinds, toKindTraits(new Map(traits[at]))));
      held[at] = { score: scoreOf(model, at), likely };
    }
  }
  return held;
}

const list = (test: (example: Example) => boolean) =>
  [...examples.keys()].filter((at) => examples[at] && test(examples[at]));

function report() {
  const held = hold();
  const heard = examples.map(({ text }, at) => {
    const { score, likely } = held[at] ?? { score: 0, likely: toLikely([]) };
    const own = families[at] ?? [];
    const named = findNamed(text);
    const isHeard = named ? !isPlain(named, { score, families: own }) : isGuessed(score, likely);
    const kind = toDanger(named, { families: own, likely: likely.kinds }).kind;
    return { isNamed: named !== null, isHeard, isHeavy: !isHeard && isHeavy(score, likely), kind };
  });
  const say = (name: string, told: readonly number[]) => {
    const named = told.filter((at) => heard[at]?.isNamed);
    const both = told.filter((at) => heard[at]?.isHeard);
    const heavy = told.filter((at) => heard[at]?.isHeavy);
    process.stdout.write(
      `${name}: ${told.length}, rules ${named.length}, with the guess held out ${both.length}, heavy beside it ${heavy.length}\n`,
    );
    return both;
  };
  const told = list(({ isDanger }) => isDanger);
  const isIndian = (at: number) => /[\u0900-\u097f]/.test(examples[at]?.text ?? "");
  say("danger", told);
  say("  in Devanagari", told.filter(isIndian));
  say(
    "  in Latin letters",
    told.filter((at) => !isIndian(at)),
  );
  for (const [wanted, kind] of learnedKinds.entries()) {
    const ofKind = say(
      `  ${kind}`,
      list((example) => example.wanted === wanted),
    );
    const shown = ofKind.map((at) => heard[at]?.kind);
    const right = shown.filter((each) => each === kind || (kind === "bite" && isBite(each)));
    const unclear = shown.filter((each) => each === "unclear");
    process.stdout.write(`    shown their own help ${right.length}, any ${unclear.length}\n`);
  }
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

const isBite = (kind: string | undefined) => kind === "sting" || kind === "dog-bite";

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

function writeKinds({ starts, step, levels }: LinearModel & { levels: number[] }) {
  writeFileSync(
    "src/features/assistant/data/danger-kind-weights.ts",
    `/** Written by scripts/train-danger.ts: a letter for each place and class. */
export const dangerKindWeights = {
  starts: [${starts.map((start) => start.toFixed(4)).join(", ")}],
  step: ${step.toFixed(6)},
  temperature: 1,
  letters:
    "${levels.map((level) => scale[level + middle]).join("")}",
} as const;
`,
  );
}

report();
const all = [...examples.keys()];
write(learn(all));
writeKinds(learnKinds(all));
