import * as z from "zod/mini";
import { defineKind, type WordsOf } from "./kind.ts";
import { splitNames } from "./names.ts";

const names = z.string().check(z.minLength(1));
const doseNames = z.strictObject({
  /** Amounts in words, with which a spoon makes a dose. */
  amounts: names,
  units: names,
  spoons: names,
});

/** By what a dose is known where none may stand, in one record; the app has no use for it. */
export const adviceDoses = defineKind({
  folder: "advice-doses",
  facts: z.strictObject({}),
  words: doseNames,
  compile: () => [],
});

/** Matches any name of some lines, to the end of its word; "*" ends a word that goes on. */
const matchAny = (lines: readonly string[]) =>
  lines
    .flatMap(splitNames)
    .map((name) => name.replaceAll(".", String.raw`\.`))
    .map((name) => (name.endsWith("*") ? name.slice(0, -1) : `${name}(?![\\p{L}\\p{M}])`))
    .join("|");

/** Matches how much of something to take, in any language. */
export function makeDosePattern(words: WordsOf<z.infer<typeof doseNames>>): RegExp {
  const told = Object.values(words);
  const spoons = matchAny(told.map((each) => each.spoons));
  const units = matchAny(told.map((each) => each.units));
  const amounts = matchAny(told.map((each) => each.amounts));
  const figure = String.raw`[\p{Nd}½¼¾]+(?:[.,]\p{Nd}+)?`;
  return new RegExp(`${figure}\\s*(?:%|${units}|${spoons})|(?:${amounts})\\s+(?:${spoons})`, "iu");
}
