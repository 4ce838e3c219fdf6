import { expect, test } from "vitest";
import { planSearch } from "#src/platform/search.server.ts";
import { hearWord } from "#src/platform/search-words.server.ts";
import { getAliases } from "./aliases.server.ts";

const lettersOf = (typed: string) =>
  planSearch(typed, getAliases())?.words.flatMap((spellings) =>
    spellings.map(({ letters }) => letters),
  ) ?? [];

test("at least 150 names of inputs and crops are known", () => {
  expect(getAliases().size).toBeGreaterThanOrEqual(150);
});

test.each([
  ["beej", "seed"],
  ["बीज", "seed"],
  ["बियाणे", "seed"],
  ["urea", "यूरिया"],
  ["यूरिया", "urea"],
  ["khat", "fertiliser"],
  ["खाद", "fertilizer"],
  ["kapus", "cotton"],
  ["कापूस", "cotton"],
  ["tractor", "ट्रैक्टर"],
  ["thibak", "drip"],
  ["कांदा", "onion"],
  ["ganna", "sugarcane"],
  ["किराया", "hire"],
])("%s also looks for %s", (typed, other) => {
  expect(lettersOf(typed)).toContain(other);
});

test("a name that is written in two ways but sounds alike is not looked for twice", () => {
  const sounds = lettersOf("बीज").map(hearWord);
  expect(sounds.filter((sound) => sound === "bij")).toHaveLength(1);
});

test("short names count as whole words, so that til does not find tiller", () => {
  const [spellings = []] = planSearch("sesame", getAliases())?.words ?? [];
  expect(spellings.find(({ letters }) => letters === "til")?.isWhole).toBe(true);
  expect(spellings.find(({ letters }) => letters === "sesame")?.isWhole).toBeFalsy();
});
