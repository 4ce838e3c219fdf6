import { dangerWords } from "#content/danger-words.ts";
import { scoreDanger } from "./danger-guess-rules.ts";
import { excuses, namedRules, type Rule, signposts } from "./danger-list-rules.ts";
import type { DangerKind, DangerFamily as Family } from "./danger-schema.ts";
import { signRules } from "./danger-sign-rules.ts";
import { boneOf, soundOf, splitSounds } from "./danger-sound-rules.ts";

export type { DangerKind } from "./danger-schema.ts";
export type Danger = { kind: DangerKind; hasAnimal: boolean };

const isDespair = ({ kind }: { kind: DangerKind }) => kind === "despair";
/** Whoever does not want to live is answered first, whatever else is told. */
const rules = [...namedRules, ...signRules].sort(
  (one, other) => Number(isDespair(other)) - Number(isDespair(one)),
);

/** How many words what belongs together may lie apart. */
const span = 16;
const mostWords = 200;
const mostLetters = 4000;
/** From so many letters on a slip of the finger is forgiven. */
const leastForgiven = 6;

type Word = { sound: string; bone: string };
type Pattern = { word: Word; isBeginning: boolean; gap: number };
type Name = { family: Family; patterns: readonly Pattern[]; isExact: boolean };

/** Little words that sound other than they are typed. */
const spoken: Readonly<Record<string, string>> = {
  hai: "he",
  hain: "he",
  hen: "he",
  n: "na",
  gae: "gaye",
  gai: "gayi",
  gya: "gaya",
  gye: "gaye",
  gyi: "gayi",
  mla: "mala",
};

function listen(typed: string): Word {
  const sound = spoken[typed] ?? typed;
  return { sound, bone: boneOf(sound) };
}

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
    for (const written of words.split(" ")) {
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
  const words = splitSounds(text.slice(0, mostLetters)).slice(0, mostWords).map(listen);
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

function findByRule(places: ReadonlyMap<Family, readonly number[]>): Danger | null {
  const rule = rules.find((each) => fits(each, places));
  return rule ? { kind: rule.kind, hasAnimal: places.has("animal") } : null;
}

/** The danger that a rule knows; null where none does. */
export const findNamed = (text: string): Danger | null => findByRule(listPlaces(text));

export const listFamilies = (text: string): Family[] => [...listPlaces(text).keys()];

/** Above it was about one of a thousand ordinary texts held out when it was learned. */
const leastSure = 1.2;
/** Below it hardly anybody told of danger, but some asked with all its words: about compensation, or prevention. */
const leastLikely = -3.5;
/** What is over is mostly told to ask about something else. */
const leastLikelyOfPast = 0;

export const isGuessed = (score: number): boolean => score >= leastSure;

/** Whether the question is so ordinary as a whole that the rule which fits must be wrong; what sounds like despair is asked after in any case. */
export const isPlain = (
  { kind }: Danger,
  { score, families }: { score: number; families: readonly Family[] },
): boolean =>
  kind !== "despair" && score < (families.includes("past") ? leastLikelyOfPast : leastLikely);

/** What is told, if all that is said points one way; a sign of despair is not outweighed by another danger's. */
function guessKind(families: readonly Family[]): DangerKind {
  const pointed = signposts.filter(([, signs]) => signs.some((sign) => families.includes(sign)));
  const [first, other] = pointed;
  return first && (!other || first[0] === "despair") ? first[0] : "unclear";
}

/** The danger that a question tells of, in any of the languages and scripts; null for an ordinary one. */
export function findDanger(text: string): Danger | null {
  const places = listPlaces(text);
  const families = [...places.keys()];
  const score = scoreDanger(text, families);
  const named = findByRule(places);
  if (named) return isPlain(named, { score, families }) ? null : named;
  if (!isGuessed(score)) return null;
  return { kind: guessKind(families), hasAnimal: places.has("animal") };
}
