import { boneOf, soundOf, splitSounds } from "./danger-sound-rules.ts";

const mostWords = 200;
const mostLetters = 4000;
/** From so many letters on a slip of the finger is forgiven. */
const leastForgiven = 6;

type Word = { sound: string; bone: string };
type Pattern = { word: Word; isBeginning: boolean; gap: number };
type Name<Family> = { family: Family; patterns: readonly Pattern[]; isExact: boolean };
/** The names of families, by the first letter of their sound, since a word is looked for at each place of a text. */
export type FamilyNames<Family> = ReadonlyMap<string, readonly Name<Family>[]>;

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

function readPatterns(name: string): Pattern[] {
  const patterns: Pattern[] = [];
  for (const [, joint, written = ""] of name.matchAll(/(^|[_~])([^_~]+)/g)) {
    const isBeginning = written.endsWith("*");
    const word = listen(soundOf(written.replace("*", "")));
    patterns.push({ word, isBeginning, gap: joint === "~" ? 2 : 0 });
  }
  return patterns.filter(({ word }) => word.sound !== "");
}

/**
 * Families of words that sound alike in both scripts: "_" joins a phrase, "~" one with up to two words between, "*"
 * ends the beginning of a word.
 * @param given.isExact whether a family must be said as it is, without a slip
 */
export function readFamilies<Family extends string>(
  words: readonly (readonly [Family, string])[],
  given: { isExact: (family: Family) => boolean },
): FamilyNames<Family> {
  const names = new Map<string, Name<Family>[]>();
  for (const [family, said] of words) {
    for (const written of said.split(" ")) {
      const patterns = readPatterns(written);
      const first = patterns[0]?.word.sound[0] ?? "";
      const name = { family, patterns, isExact: given.isExact(family) };
      names.set(first, [...(names.get(first) ?? []), name]);
    }
  }
  return names;
}

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

function isSaidAt(
  words: readonly Word[],
  start: number,
  { patterns, isExact }: Pick<Name<string>, "patterns" | "isExact">,
): boolean {
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

/** Where in a text each family is said. */
export function listPlaces<Family extends string>(
  names: FamilyNames<Family>,
  text: string,
): Map<Family, number[]> {
  const words = splitSounds(text.slice(0, mostLetters)).slice(0, mostWords).map(listen);
  const places = new Map<Family, number[]>();
  for (const [at, { sound }] of words.entries()) {
    for (const name of names.get(sound[0] ?? "") ?? []) {
      const before = places.get(name.family) ?? [];
      if (before.at(-1) !== at && isSaidAt(words, at, name))
        places.set(name.family, [...before, at]);
    }
  }
  return places;
}
