import { expect, test } from "vitest";
import { listAreasOf } from "./areas.ts";
import { listLanguages } from "./languages.ts";
import { checkTranslations, compareTexts, listSecondCopies } from "./messages.ts";
import { listMisspellings } from "./spellings.ts";
import { listIdsByArea } from "./words-plugin.ts";

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
const spoken = listLanguages(process.cwd());
const spellingsOf = (language: string) =>
  spoken.find(({ code }) => code === language)?.spellings ?? {};
const check = (texts: Record<string, { translation: string }>, mayLack = false) =>
  checkTranslations(english, {
    path: "messages/hi.json",
    language: "hi",
    texts: { ...hindi, ...texts },
    spellings: spellingsOf("hi"),
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

test("a word spelt otherwise than in the other texts is reported", () => {
  const { faults } = check({ a: { translation: "{crop} की फ़सल" } });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('"फ़" is spelt otherwise here');
});

test.each([
  ["hi", "फ़ोटो"],
  ["hi", "ख़र्च"],
  ["hi", "नक़्शा"],
  ["hi", "काग़ज़"],
  // One letter with its dot, as some keyboards write it.
  ["hi", "\u095eसल"],
  ["hi", "लाल प्याज़"],
  ["hi", "50 हजार"],
  ["hi", "ज्यादा"],
  ["hi", "कागज"],
  ["hi", "नाम सेव करें"],
  ["hi", "योजनाएं"],
  ["hi", "पत्तियां"],
  ["hi", "यहां"],
  ["mr", "ज़मीन"],
  ["hi", "अभी कदम उठाएँ"],
  ["mr", "मध्यम विम्लयुक्त"],
  ["mr", "25 % जास्त"],
  ["hi", "₹6000"],
  ["en", "{percent} % more"],
] as const)("%s does not write %s", (language, text) => {
  expect(listMisspellings(spellingsOf(language), text)).toHaveLength(1);
});

test.each([
  ["hi", "फसल का फोटो, खर्च, नक्शा, कागज़, प्याज, 50 हज़ार, ज़्यादा; नाम सहेजें, सेवा केंद्र, योजनाएँ, यहाँ, में, हैं"],
  ["mr", "शेतकऱ्यांचा खर्च, पत्ते आणि जमीन"],
  ["en", "Save the photo, 18% of ₹6,000, ₹550"],
] as const)("%s writes: %s", (language, text) => {
  expect(listMisspellings(spellingsOf(language), text)).toEqual([]);
});

test("a language that falls back to another may lack texts, which are counted", () => {
  expect(check({ a: { translation: "" } }, true)).toEqual({ faults: [], missing: 1 });
});

test("texts new in the code and texts gone from it are named", () => {
  expect(compareTexts({ a: english.a }, { c: english.c }, "messages/en.json")).toEqual([
    'messages/en.json lacks "Sow {crop}": run npm run messages',
    'messages/en.json still has "Read <0>this</0>": run npm run messages',
  ]);
});

test("a text that another file says now is named, since it decides what the text loads with", () => {
  const saidBy = (...paths: string[]) => ({
    a: { ...english.a, origin: paths.map((path): [string] => [path]) },
  });
  const [one, other] = ["src/features/fields/field-card.tsx", "src/features/soil/soil-words.ts"];
  expect(compareTexts(saidBy(one, other), saidBy(other, one), "messages/en.json")).toEqual([]);
  expect(compareTexts(saidBy(one, other), saidBy(one), "messages/en.json")).toEqual([
    'messages/en.json has "Sow {crop}" of other files: run npm run messages',
  ]);
});

test("a text under two ids is told, with both", () => {
  const twice = { ...english, d: { message: "Sow {crop}", translation: "Sow {crop}" } };
  expect(listSecondCopies(english)).toEqual([]);
  expect(listSecondCopies(twice)).toEqual([
    '"Sow {crop}" stands twice, as a and d: use one of them in both places',
  ]);
});

test.each([
  ["src/features/fields/field-card.tsx", ["fields"]],
  ["src/features/new/new-page.tsx", ["new"]],
  ["src/features/soil/soil-words.ts", ["soil"]],
  ["src/features/crops/harvest-words.ts", ["crops", "crop-cards"]],
  ["src/features/assistant/assistant-card.tsx", ["day"]],
  ["src/features/assistant/turn-list.tsx", ["assistant"]],
  ["src/features/session/sign-in-form.tsx", ["steps"]],
  ["src/features/session/security-card.tsx", ["security"]],
  ["src/app/router.tsx", [""]],
])("%s says words of %j", (path, areas) => {
  expect(listAreasOf(path)).toEqual(areas);
});

test("a text is among the words of each area that says it, and of none when it loads first", () => {
  const saidBy = (...paths: string[]) => ({
    translation: "Save",
    origin: paths.map((path): [string] => [path]),
  });
  const texts = {
    both: saidBy("src/features/soil/card-dialog.tsx", "src/features/fields/field-form.tsx"),
    first: saidBy("src/features/soil/card-dialog.tsx", "src/ui/toast.tsx"),
  };
  expect(Object.fromEntries(listIdsByArea(texts))).toEqual({
    "": ["first"],
    fields: ["both"],
    soil: ["both"],
  });
});
