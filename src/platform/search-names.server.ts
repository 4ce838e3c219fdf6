import { type RawBuilder, type SqlBool, sql } from "kysely";
import { hearWord, splitWords } from "./search-words.server.ts";

/** A name as texts write it: one word or several, whole or the beginning of its inflected forms. */
export type Name = {
  letters: string;
  /** What a text in the other script is compared with; null where that means something else too. */
  sound: string | null;
  isStem: boolean;
};

/** A text's words, and the sounds of those in either script, each with spaces around. */
type HeardText = { letters: string; latin: string; other: string };

const shortestSound = { whole: 4, stem: 5 };

const isLatin = (word: string) => /^[a-z0-9 ]+$/.test(word);

/**
 * Names in one line: `_` joins a phrase, `*` ends a stem, `=` begins what counts only as it is written,
 * since in the other script it sounds like a word of its own.
 */
export function readNames(line: string): Name[] {
  return line.split(" ").flatMap((written) => {
    const words = splitWords(written.replaceAll("_", " "));
    const sound = words.map(hearWord).join(" ");
    const isStem = written.endsWith("*");
    const isHeard =
      !written.startsWith("=") && sound.length >= shortestSound[isStem ? "stem" : "whole"];
    return words.length === 0
      ? []
      : [{ letters: words.join(" "), sound: isHeard ? sound : null, isStem }];
  });
}

/** What `joinSearchText` has written of a text with that name, as the beginnings and ends of words. */
function listForms({ letters, sound, isStem }: Name): string[] {
  if (isStem) return [` ${letters}`, ...(sound === null ? [] : [` ${sound}`])];
  // Beside each word stands its sound, also where it is written in the same letters.
  return [` ${sound ?? letters} `];
}

export type NameSearch = {
  /** For the index of words. */
  matches: RawBuilder<SqlBool>;
  /** The same for rows that are read one by one, however many names there are. */
  matchesRow: RawBuilder<SqlBool>;
};

/**
 * The rows that may hold one of the names; since they are found by what they sound like, in whichever of
 * their texts, `holdsName` has the last word. Null for no names.
 */
export function searchNames(names: readonly Name[]): NameSearch | null {
  const forms = [...new Set(names.flatMap(listForms))];
  if (forms.length === 0) return null;
  const patterns = forms.map((form) => sql`"searchText" like ${`%${form}%`}`);
  return {
    matches: sql<SqlBool>`(${sql.join(patterns, sql` or `)})`,
    // Names are letters, digits and spaces, so that nothing in them is an operator.
    matchesRow: sql<SqlBool>`"searchText" ~ ${forms.join("|")}`,
  };
}

/** Reads a text once, for as many names as are looked for in it. */
export function hearText(text: string): HeardText {
  const words = splitWords(text);
  const hear = (isHeard: (word: string) => boolean) =>
    ` ${words.map((word) => (isHeard(word) ? hearWord(word) : "|")).join(" ")} `;
  return {
    letters: ` ${words.join(" ")} `,
    latin: hear(isLatin),
    other: hear((word) => !isLatin(word)),
  };
}

/** Whether a text holds one of the names, in its letters or, in the other script, by its sound. */
export function holdsName(text: HeardText, names: readonly Name[]): boolean {
  return names.some(({ letters, sound, isStem }) => {
    const end = isStem ? "" : " ";
    if (text.letters.includes(` ${letters}${end}`)) return true;
    const inOtherScript = isLatin(letters) ? text.other : text.latin;
    return sound !== null && inOtherScript.includes(` ${sound}${end}`);
  });
}
