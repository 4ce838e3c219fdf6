import { expect, it } from "vitest";
import { isDevanagari, writeLatin } from "./latin-letters-rules.ts";

const write = (language: "hi" | "mr") => (text: string) =>
  text
    .split(" ")
    .map((word) => writeLatin(word, language).toLowerCase())
    .join(" ");

it.each([
  ["पानी", "paani"],
  ["खेत में", "khet mein"],
  ["फसल", "phasal"],
  ["करना समझना बदलना", "karna samajhna badalna"],
  ["सरकार", "sarkaar"],
  ["जानकारी", "jaankaari"],
  ["कपास मौसम", "kapaas mausam"],
  ["गेहूँ", "gehun"],
  ["नहीं हैं", "nahin hain"],
  ["मित्र सत्य", "mitra satya"],
  ["खर्च वक्त", "kharch vakt"],
  ["ज़मीन बड़ा फ़सल", "zameen bara fasal"],
  ["ज्ञान", "gyaan"],
  ["अंबा संतरा", "amba santra"],
  ["क्या उत्तर", "kya uttar"],
])("writes %s as it is typed", (text, typed) => {
  expect(write("hi")(text)).toBe(typed);
});

it.each([
  ["पाणी", "paani"],
  ["शेतकऱ्यांना", "shetkaryaanna"],
  ["हवामान", "havaamaan"],
  ["फवारणी", "phavaarni"],
  ["ज्ञान", "dnyaan"],
  ["डाळ", "daal"],
])("writes the Marathi %s as it is typed", (text, typed) => {
  expect(write("mr")(text)).toBe(typed);
});

it("keeps figures, names and units, and begins each sentence with a capital letter", () => {
  expect(writeLatin("“Nadi” में आज 30 मिमी पानी दीजिए। कल रुकिए: ₹500।", "hi")).toBe(
    "“Nadi” mein aaj 30 mimi paani deejie. Kal rukie: ₹500.",
  );
  expect(writeLatin("यूरिया १ बोरी।", "hi")).toBe("Yooriya 1 bori.");
  expect(isDevanagari(writeLatin("क्षमा करें, ॐ शांति", "hi"))).toBe(false);
});
