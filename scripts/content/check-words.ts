import { listTexts } from "./checking.ts";
import { type LanguageFacts, makeLetters } from "./languages.ts";

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

/** The texts that are written in the letters of another language, or with words of one that has the same letters. */
export function checkLetters(words: unknown, language: LanguageFacts): WordsFlaw[] {
  const { name, script, wordsOfOthers = [] } = language;
  const letters = makeLetters(script);
  return listTexts(words).flatMap(({ names, text }) => {
    const say = (what: string) => [{ names, text: what, isMissing: false }];
    // A name in braces is put in when it is said.
    const said = text.replaceAll(/\{[^}]*\}/g, "");
    if (/\p{L}/u.test(said) && !letters?.test(said)) {
      return say(`"${text}" has no letter of the ${script} script.`);
    }
    const other = said.match(/[\p{L}\p{M}]+/gu)?.find((word) => wordsOfOthers.includes(word));
    return other ? say(`"${other}" is a word of another language than ${name}.`) : [];
  });
}
