import { words as catalogues } from "virtual:words";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { getBagText } from "./farm-words.ts";
import { type Language, languages, languageTags } from "./language.ts";

async function openWords(language: Language) {
  const words = await catalogues[language]?.();
  const { messages } = (await words?.areas["terms"]?.()) ?? expect.fail("they are words");
  return setupI18n({
    locale: language,
    locales: languageTags[language],
    messages: { [language]: messages },
  });
}

test.each([
  [1, { en: "half a bag", hi: "आधी बोरी", mr: "अर्धी गोणी" }],
  [2, { en: "1 bag", hi: "1 बोरी", mr: "1 गोणी" }],
  [3, { en: "1½ bags", hi: "डेढ़ बोरी", mr: "दीड गोणी" }],
  [5, { en: "2½ bags", hi: "ढाई बोरी", mr: "अडीच गोण्या" }],
  [8, { en: "4 bags", hi: "4 बोरी", mr: "4 गोण्या" }],
  [9, { en: "4½ bags", hi: "साढ़े 4 बोरी", mr: "साडे 4 गोण्या" }],
  [0.68, { en: "0.35 bags", hi: "0.35 बोरी", mr: "0.35 गोण्या" }],
  [0.04, { en: "0.02 bags", hi: "0.02 बोरी", mr: "0.02 गोण्या" }],
  [0.96, { en: "half a bag", hi: "आधी बोरी", mr: "अर्धी गोणी" }],
  [7.04, { en: "3½ bags", hi: "साढ़े 3 बोरी", mr: "साडे 3 गोण्या" }],
] as const)("%f half-bags are told as %j", async (halfBags, told) => {
  for (const language of languages) {
    expect(getBagText(await openWords(language), halfBags)).toBe(told[language]);
  }
});
