import { expect, test } from "vitest";
import { hearWord, splitWords } from "./search-words.server.ts";

test("letters of either case, accents, full-width forms and Indian digits are one way of writing", () => {
  expect(splitWords("Café, NEEM-oil ＤＡＰ १५०० ppm ₹1,65,000")).toEqual([
    "cafe",
    "neem",
    "oil",
    "dap",
    "1500",
    "ppm",
    "165000",
  ]);
});

test("a nukta may be there or not, as one character or two", () => {
  expect(splitWords("फ़सल")).toEqual(splitWords("फसल"));
  expect(splitWords("\u095eसल")).toEqual(splitWords("फसल"));
  expect(splitWords("प्याज़")).toEqual(splitWords("प्याज"));
});

test("a nasal may be a letter, a dot or a moon", () => {
  expect(splitWords("पम्प")).toEqual(splitWords("पंप"));
  expect(splitWords("हिन्दी")).toEqual(splitWords("हिंदी"));
  expect(splitWords("गाँव")).toEqual(splitWords("गांव"));
  expect(splitWords("अन्न")).toEqual(["अन्न"]);
});

test("invisible joiners and apostrophes do not cut a word", () => {
  expect(splitWords("क\u094d\u200dष farmer's")).toEqual(["क्ष", "farmers"]);
});

test("nothing but signs is no word", () => {
  expect(splitWords("  %_' -- \u0000 ₹ ")).toEqual([]);
});

test.each([
  ["टमाटर", "tamatar"],
  ["बीज", "beej"],
  ["खाद", "khaad"],
  ["किसान", "kisaan"],
  ["फ़सल", "phasal"],
  ["मिट्टी", "mitti"],
  ["सरकार", "sarkar"],
  ["बिजली", "bijlee"],
  ["योजना", "yojna"],
  ["पंप", "pamp"],
  ["सिंचाई", "sinchai"],
  ["प्याज़", "pyaaz"],
  ["औज़ार", "auzaar"],
  ["क्षेत्र", "kshetr"],
  ["कृषि", "krishi"],
  ["दवाई", "dawai"],
])("%s is heard like %s", (devanagari, latin) => {
  expect(splitWords(devanagari).map(hearWord)).toEqual(splitWords(latin).map(hearWord));
});
