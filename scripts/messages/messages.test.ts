import { expect, test } from "vitest";
import { checkTranslations, compareIds } from "./messages.ts";

const english = {
  a: { message: "Sow {crop}", translation: "Sow {crop}" },
  b: {
    message: "{count, plural, one {# field} other {# fields}}",
    translation: "{count, plural, one {# field} other {# fields}}",
  },
  c: { message: "Read <0>this</0>", translation: "Read <0>this</0>" },
};
const hindi = {
  a: { translation: "{crop} बोएँ" },
  b: { translation: "{count, plural, one {# खेत} other {# खेत}}" },
  c: { translation: "<0>यह</0> पढ़ें" },
};
const check = (texts: Record<string, { translation: string }>, mayLack = false) =>
  checkTranslations(english, {
    path: "messages/hi.json",
    language: "hi",
    texts: { ...hindi, ...texts },
    mayLack,
  });

test("whole translations pass", () => {
  expect(check({})).toEqual({ faults: [], missing: 0 });
});

test.each([
  ["an empty text", { a: { translation: " " } }, '"Sow {crop}" has no translation'],
  ["a lost placeholder", { a: { translation: "बोएँ" } }, '"Sow {crop}" needs {crop}, has none'],
  ["a renamed placeholder", { a: { translation: "{फसल} {krop}" } }, "needs {crop}"],
  ["a lost tag", { c: { translation: "यह" } }, "needs <0>, has none"],
  [
    "a plural that does not close",
    { b: { translation: "{count, plural, one {#" } },
    "cannot be read",
  ],
])("%s is reported", (_name, texts, message) => {
  const { faults } = check(texts);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(message);
});

test("a language that falls back to another may lack texts, which are counted", () => {
  expect(check({ a: { translation: "" } }, true)).toEqual({ faults: [], missing: 1 });
});

test("texts new in the code and texts gone from it are named", () => {
  expect(compareIds({ a: english.a }, { c: english.c }, "messages/en.json")).toEqual([
    'messages/en.json lacks "Sow {crop}": run npm run messages',
    'messages/en.json still has "Read <0>this</0>": run npm run messages',
  ]);
});
