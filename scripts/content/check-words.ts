import { makeLetters } from "./languages.ts";

type Names = readonly PropertyKey[];
/** `isMissing` where English has a text and this language has none. */
type WordsFlaw = { names: Names; text: string; isMissing: boolean };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the words of a language lack or have too many of, beside the English ones. */
export function compareWords(
  english: unknown,
  words: unknown,
  names: Names = [],
): readonly WordsFlaw[] {
  const name = `"${String(names.at(-1))}"`;
  if (english !== undefined && words === undefined) {
    return [{ names, text: `${name} is missing.`, isMissing: true }];
  }
  if (english === undefined && words !== undefined) {
    const text = `${name} stands here, but not in English. Write it there first.`;
    return [{ names, text, isMissing: false }];
  }
  if (Array.isArray(english) && Array.isArray(words)) {
    if (english.length === words.length) return [];
    const text = `${name} has ${words.length} entries, and ${english.length} in English.`;
    return [{ names, text, isMissing: false }];
  }
  if (!isGroup(english) || !isGroup(words)) return [];
  const keys = new Set([...Object.keys(english), ...Object.keys(words)]);
  return [...keys].flatMap((key) => compareWords(english[key], words[key], [...names, key]));
}

/** The texts that are written in the letters of another language. */
export function checkLetters(words: unknown, script: string, names: Names = []): WordsFlaw[] {
  if (typeof words === "object" && words !== null) {
    const entries = Array.isArray(words) ? [...words.entries()] : Object.entries(words);
    return entries.flatMap(([key, value]) => checkLetters(value, script, [...names, key]));
  }
  if (typeof words !== "string") return [];
  const letters = makeLetters(script);
  // A name in braces is put in when it is said.
  const said = words.replaceAll(/\{[^}]*\}/g, "");
  const isWritten = !/\p{L}/u.test(said) || letters?.test(said);
  if (isWritten) return [];
  const text = `"${words}" has no letter of the ${script} script.`;
  return [{ names, text, isMissing: false }];
}
