import { boneOf, soundOf, splitSounds } from "./danger-sound-rules.ts";
import { dangerWords } from "./data/danger-words.ts";

/** What a question tells of that cannot wait for an answer. */
export type DangerKind =
  | "despair"
  | "poisoning"
  | "animal-poisoning"
  | "bite"
  | "shock"
  | "heat"
  | "bleeding"
  | "collapse";
export type Danger = { kind: DangerKind; hasAnimal: boolean };

type Family = keyof typeof dangerWords;
type Rule = {
  kind: DangerKind;
  /** Of each list one word at least, near the others. */
  needs: readonly (readonly Family[])[];
  /** How many words apart at most, if not as usual. */
  within?: number;
  /** Whatever of these is said, it is an ordinary question. */
  without?: readonly Family[];
  /** Instead of it, one that holds also where no person is named. */
  unless?: readonly Family[];
};

const ordinary = ["matters", "prevention"] as const;
const anybody = ["person", "self"] as const;
const things = ["pest", "crop", "animal", "matters"] as const;
const somebody = ["person", "selfDid"] as const;
const strong = ["poison", "fertiliser"] as const;

// The first that fits is the answer: whoever wants to take poison is asked to stay before anything else.
const rules: readonly Rule[] = [
  { kind: "despair", needs: [["wishToDie", "noWishToLive"]] },
  { kind: "despair", needs: [["mayKill"]], without: ["pest", "crop", "animal"] },
  { kind: "despair", needs: [["suicide"]], without: ["matters", "crop"] },
  { kind: "despair", needs: [["living"], ["negation"]], within: 3, without: things },
  { kind: "despair", needs: [["life"], ["lifeEnd"], ["self"]], within: 3, without: things },
  { kind: "despair", needs: [["death"], ["wish"], ["self"]], within: 4, without: things },
  {
    kind: "despair",
    needs: [["willTake"], ["poison", "weak"]],
    without: ["pest", "crop", "animal", "matters"],
  },
  {
    kind: "animal-poisoning",
    needs: [["animal"], ["ate", "drank", "mouth"], [...strong, "toxicPlant", "sprayed"]],
    without: ordinary,
  },
  {
    kind: "animal-poisoning",
    needs: [["animal"], ["ate", "drank"], ["animalIll"]],
    without: ordinary,
  },
  {
    kind: "animal-poisoning",
    needs: [["animal"], ["poison"], ["animalIll", "spilled"]],
    without: ordinary,
  },
  { kind: "animal-poisoning", needs: [["animal"], ["poisoned"]], without: ordinary },
  {
    kind: "bite",
    needs: [["snake"], ["bitten"]],
    without: ["snakeThing", "matters"],
  },
  {
    kind: "bite",
    needs: [["biteNoun"]],
    without: ordinary,
  },
  { kind: "bite", needs: [["unknownBite"]], without: ["matters", "crop"] },
  { kind: "shock", needs: [["shocked"]], without: ["matters", "fence"], unless: anybody },
  {
    kind: "shock",
    needs: [["live"], ["stuck"], ["person"]],
    within: 6,
    without: ["matters", "prevention", "crop"],
  },
  {
    kind: "shock",
    needs: [["electric"], ["grave"], [...anybody, "animal"]],
    without: ["matters", "crop"],
  },
  {
    kind: "shock",
    needs: [["lightning"], [...anybody, "animal"]],
    without: ["matters", "prevention"],
  },
  {
    kind: "poisoning",
    needs: [
      ["drank", "inhaled", "mouth"],
      ["poison", "fertiliser"],
    ],
    without: ["pest", "crop", "matters"],
    unless: somebody,
  },
  {
    kind: "poisoning",
    needs: [["ate"], strong],
    without: ["pest", "crop", "matters"],
    unless: somebody,
  },
  {
    kind: "poisoning",
    needs: [["drank", "mouth"], ["weak"], [...anybody, "mistake"]],
    without: ["matters", "pest"],
  },
  {
    kind: "poisoning",
    needs: [["drank"], ["weak", "sprayed"]],
    without: ["matters", "pest", "crop"],
  },
  {
    kind: "poisoning",
    needs: [["ate", "drank"], ["mistake"], ["weak", "toxicPlant", ...strong]],
    without: ["matters", "pest"],
  },
  { kind: "poisoning", needs: [["ate"], ["toxicPlant"], anybody], without: ["matters", "crop"] },
  {
    kind: "poisoning",
    needs: [["poison", "sprayed", "inhaled"], ["illness"]],
    without: ["matters"],
  },
  {
    kind: "poisoning",
    needs: [["poison", "weak", "sprayed"], ["bodyPart"], ["spilled"]],
    without: ["matters"],
  },
  {
    kind: "poisoning",
    needs: [["poisoned"], [...anybody, "helpNow", "illness"]],
    without: ["matters"],
  },
  { kind: "heat", needs: [["heatStroke"], ["person"], ["illness"]], without: ["matters"] },
  { kind: "poisoning", needs: [["person"], ["poison"], ["beside"]], without: ["matters"] },
  {
    kind: "heat",
    needs: [["heatStroke"], [...anybody, "helpNow", "illness"]],
    without: [...ordinary, "crop"],
    unless: ["person"],
  },
  { kind: "heat", needs: [["heatStroke"]], without: [...ordinary, "crop", "animal"] },
  { kind: "heat", needs: [["hot"], ["illness"], [...anybody]], without: ["matters"] },
  { kind: "heat", needs: [["hot"], ["illness"]], without: ["matters", "crop", "animal", "pest"] },
  { kind: "heat", needs: [["hot"], ["animal"], ["grave"]], without: ["matters"] },
  { kind: "bleeding", needs: [["cutBody"]], without: ["matters", "prevention"] },
  {
    kind: "bleeding",
    needs: [["blood"], ["flowing"]],
    without: ["matters", "milk", "crop"],
    unless: ["bodyPart"],
  },
  {
    kind: "bleeding",
    needs: [["blood"], [...anybody], ["bodyPart"]],
    without: ["matters", "milk"],
  },
  { kind: "collapse", needs: [["grave"], ["person"]], without: ["matters", "crop", "pest"] },
  { kind: "animal-poisoning", needs: [["animal"], ["grave"]], without: ["matters"] },
  { kind: "collapse", needs: [["grave"], ["self"]], without: ["matters", "crop", "pest"] },
];

/** What takes an alarm back must be said as it is: "swelling" is no slip for "selling". */
const excuses: readonly Family[] = [
  "matters",
  "prevention",
  "pest",
  "crop",
  "milk",
  "fence",
  "snakeThing",
];

/** How many words what belongs together may lie apart. */
const span = 16;
const mostWords = 200;
/** From so many letters on a slip of the finger is forgiven. */
const leastForgiven = 6;

type Word = { sound: string; bone: string };
type Pattern = { word: Word; isBeginning: boolean; gap: number };
type Name = { family: Family; patterns: readonly Pattern[]; isExact: boolean };

const listen = (sound: string): Word => ({ sound, bone: boneOf(sound) });

function readName(family: Family, name: string): Name {
  const patterns: Pattern[] = [];
  for (const [, joint, written = ""] of name.matchAll(/(^|[_~])([^_~]+)/g)) {
    const isBeginning = written.endsWith("*");
    const word = listen(soundOf(written.replace("*", "")));
    patterns.push({ word, isBeginning, gap: joint === "~" ? 2 : 0 });
  }
  const isExact = excuses.some((each) => each === family);
  return { family, patterns: patterns.filter(({ word }) => word.sound !== ""), isExact };
}

/** By the first two letters of the sound, since a word is looked for at each place of a text. */
function listNames(): Map<string, Name[]> {
  const names = new Map<string, Name[]>();
  for (const [family, words] of Object.entries(dangerWords)) {
    for (const written of words.trim().split(/\s+/)) {
      if (!isFamily(family)) continue;
      const name = readName(family, written);
      const first = name.patterns[0]?.word.sound[0] ?? "";
      names.set(first, [...(names.get(first) ?? []), name]);
    }
  }
  return names;
}

const isFamily = (name: string): name is Family => name in dangerWords;

/** Whether two words differ by one letter more, less, other or changed over. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, against] = [one.slice(start), other.slice(start)];
  if (rest.slice(1) === against.slice(1)) return true;
  if (rest.slice(1) === against || rest === against.slice(1)) return true;
  return rest[0] === against[1] && rest[1] === against[0] && rest.slice(2) === against.slice(2);
}

function isSame(said: Word | undefined, { word, isBeginning }: Pattern, isExact: boolean): boolean {
  if (!said) return false;
  if (isBeginning) {
    return (
      said.sound.startsWith(word.sound) || (word.bone.length > 2 && said.bone.startsWith(word.bone))
    );
  }
  if (said.sound === word.sound || (word.bone !== "" && said.bone === word.bone)) return true;
  return (
    !isExact &&
    Math.min(said.sound.length, word.sound.length) >= leastForgiven &&
    isSlip(said.sound, word.sound)
  );
}

function isSaidAt(words: readonly Word[], start: number, { patterns, isExact }: Name): boolean {
  let at = start;
  for (const [index, pattern] of patterns.entries()) {
    const most = index === 0 ? 0 : pattern.gap;
    const next = [0, 1, 2].find(
      (more) => more <= most && isSame(words[at + more], pattern, isExact),
    );
    if (next === undefined) return false;
    at += next + 1;
  }
  return true;
}

let known: Map<string, Name[]> | null = null;

/** Where in a text each family is said. */
function listPlaces(text: string): Map<Family, number[]> {
  known ??= listNames();
  const words = splitSounds(text).slice(0, mostWords).map(listen);
  const places = new Map<Family, number[]>();
  for (const [at, { sound }] of words.entries()) {
    for (const name of known.get(sound[0] ?? "") ?? []) {
      const before = places.get(name.family) ?? [];
      if (before.at(-1) !== at && isSaidAt(words, at, name))
        places.set(name.family, [...before, at]);
    }
  }
  return places;
}

function fits(rule: Rule, places: ReadonlyMap<Family, readonly number[]>): boolean {
  const isSaid = (family: Family) => places.has(family);
  const isExcused = rule.unless?.some(isSaid) ?? false;
  const isOrdinary = rule.without?.some(
    (family) => isSaid(family) && !(isExcused && !isWeighty(family)),
  );
  if (isOrdinary) return false;
  const lists = rule.needs.map((families) =>
    families.flatMap((family) => places.get(family) ?? []),
  );
  return (lists[0] ?? []).some((at) =>
    lists.every((list) => list.some((other) => Math.abs(other - at) <= (rule.within ?? span))),
  );
}

/** A question about money or care beforehand stays one, whoever is named in it. */
const isWeighty = (family: Family) => family === "matters" || family === "prevention";

/** The danger that a question tells of, in any of the languages and scripts; null for an ordinary one. */
export function findDanger(text: string): Danger | null {
  const places = listPlaces(text);
  const rule = rules.find((each) => fits(each, places));
  return rule ? { kind: rule.kind, hasAnimal: places.has("animal") } : null;
}
