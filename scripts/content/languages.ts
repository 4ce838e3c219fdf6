import * as z from "zod/mini";
import type { CompiledModule } from "./kind.ts";

/** Matches a letter of a script, by Unicode's name of it; null for one that Unicode does not know. */
export function makeLetters(script: string): RegExp | null {
  try {
    return new RegExp(String.raw`\p{Script=${script}}`, "u");
  } catch {
    return null;
  }
}

/** A day's hours, of which the first is there: each word holds until the next one begins. */
const hours = z.record(z.string(), z.string().check(z.minLength(1))).check(
  z.refine((words) => Object.keys(words).every((hour) => /^(1?\d|2[0-3])$/.test(hour)), {
    error: "names hours from 0 to 23",
  }),
);

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** What content/languages says of one. */
export const languageFacts = z.strictObject({
  /** As its readers write it. */
  name: z.string().check(z.minLength(1)),
  /** The letters that it is written in. */
  script: z.string().check(
    z.refine((script) => makeLetters(script) !== null, {
      error: "is no script that Unicode names, like Latin, Devanagari, Kannada",
    }),
  ),
  /** The BCP 47 tag for dates and counted things; without one, that of India with Latin digits. */
  tag: z.optional(
    z.string().check(z.refine(isTag, { error: "is no tag of a language, like en-IN" })),
  ),
  /** What is said before an hour, from which hour on; without it, am and pm are said after one. */
  partsOfDay: z.optional(
    hours.check(z.refine((words) => "0" in words, { error: "begins with the hour 0" })),
  ),
  /** Hours that have a name of their own, which is said alone. */
  namedHours: z.optional(hours),
  /** The languages read where this one lacks a text, the first one first; English is the last of all. */
  instead: z.optional(z.array(z.string())),
  /** Common words of other languages with the same letters, by which their texts are known. */
  wordsOfOthers: z.optional(z.array(z.string().check(z.minLength(1)))),
  /** What screens do not write, and what they write instead: `x-` begins a word, `-x` ends one, `-x-` is in one. */
  spellings: z.optional(z.record(z.string(), z.string())),
  /** While it is being written, texts may be missing in it; nothing reads it before it is whole. */
  unfinished: z.optional(z.boolean()),
});
export type LanguageFacts = z.infer<typeof languageFacts>;

/** The languages that the app speaks: those that are whole. */
export function compileLanguages(known: ReadonlyMap<string, LanguageFacts>): CompiledModule {
  const spoken = [...known].filter(([, { unfinished }]) => !unfinished);
  const codes = spoken.map(([code]) => code);
  const list = (
    name: string,
    get: (facts: LanguageFacts, code: string) => unknown,
    type = "string",
  ) => ({
    name,
    type: `Readonly<Record<(typeof languages)[number], ${type}>>`,
    value: Object.fromEntries(spoken.map(([code, facts]) => [code, get(facts, code)])),
  });
  const hourWords = "Readonly<Record<string, string>>";
  return {
    path: "languages.ts",
    types: {},
    constants: [
      { name: "languages", type: `readonly ${JSON.stringify(codes)}`, value: codes },
      list("languageNames", ({ name }) => name),
      list("languageTags", ({ tag }, code) => tag ?? `${code}-IN-u-nu-latn`),
      list("partsOfDay", ({ partsOfDay }) => partsOfDay ?? null, `${hourWords} | null`),
      list("namedHours", ({ namedHours }) => namedHours ?? {}, hourWords),
    ],
  };
}
