import { describe, expect, it } from "vitest";
import { countedWords } from "#content/number-words.ts";
import { listAmounts, readSum } from "./amounts.server.ts";
import { listTokens, readMagnitude } from "./numbers.server.ts";

describe("a sum of money", () => {
  it.each([
    // Figures
    ["₹50000", 50_000],
    ["आठच हजार रुपये", 8000],
    ["₹ 50,000", 50_000],
    ["₹2,50,000 ka bima", 250_000],
    ["Rs 250,000 cover", 250_000],
    ["₹1,00,00,000", 10_000_000],
    ["रु. 50000", 50_000],
    ["रु 50,000 का बीमा", 50_000],
    ["रू.५०,००० का बीमा", 50_000],
    ["Rs.50000/-", 50_000],
    ["50000/- का बीमा", 50_000],
    ["INR 75000", 75_000],
    ["50000 रुपये", 50_000],
    ["५०००० रुपयांचा विमा", 50_000],
    ["50000 rs", 50_000],
    ["₹१,५०,०००", 150_000],
    ["₹999.50", 1000],
    // Figures with what multiplies them
    ["₹50k", 50_000],
    ["50k insurance", 50_000],
    ["₹50 k", 50_000],
    ["₹2.5L", 250_000],
    ["₹1.5cr", 15_000_000],
    ["2 lakh", 200_000],
    ["premium for 2 lakh wheat", 200_000],
    ["2 lakh ka bima", 200_000],
    ["2.5 लाख", 250_000],
    ["2½ लाख का बीमा", 250_000],
    ["50 हजार", 50_000],
    ["50 हज़ार का बीमा", 50_000],
    ["50 हजारांचा विमा", 50_000],
    ["2 लाखाचा विमा", 200_000],
    ["२ लाख ५० हजार", 250_000],
    ["₹2 lakh 50 thousand", 250_000],
    ["2 lakh and 50 thousand rupees", 250_000],
    ["2 लाख और 50 हज़ार का बीमा", 250_000],
    ["२ लाख आणि ५० हजार रुपये", 250_000],
    ["1 crore 20 lakh", 12_000_000],
    ["₹१.५ करोड़ का प्रीमियम", 15_000_000],
    ["2 lakh 50000 rupees", 250_000],
    ["5 hazar 500 rupaye", 5500],
    // Hindi in words
    ["ढाई लाख", 250_000],
    ["अढ़ाई लाख का बीमा", 250_000],
    ["डेढ़ लाख", 150_000],
    ["साढ़े तीन हज़ार", 3500],
    ["साढ़े 3 हज़ार रुपये", 3500],
    ["साढे तीन हजार", 3500],
    ["सवा लाख", 125_000],
    ["सवा दो लाख", 225_000],
    ["पौने दो लाख", 175_000],
    ["पौन लाख का बीमा", 75_000],
    ["आधा लाख रुपये", 50_000],
    ["दो लाख पचास हज़ार", 250_000],
    ["एक लाख पच्चीस हज़ार पाँच सौ", 125_500],
    ["पचास हजार का बीमा", 50_000],
    ["पचहत्तर हज़ार रुपये", 75_000],
    ["डेढ़ सौ रुपये", 150],
    ["साढ़े तीन सौ रुपये", 350],
    ["एक सौ पचास रुपये", 150],
    ["ढाई करोड़", 25_000_000],
    // Marathi in words
    ["अडीच लाख", 250_000],
    ["दीड लाख", 150_000],
    ["दीड लाखाचा विमा", 150_000],
    ["साडेतीन हजार रुपये", 3500],
    ["साडे तीन हजार", 3500],
    ["सव्वा लाख", 125_000],
    ["सव्वादोन लाख", 225_000],
    ["पावणेदोन लाख", 175_000],
    ["पाऊण लाख रुपये", 75_000],
    ["पन्नास हजार रुपये", 50_000],
    ["पाचशे रुपये", 500],
    ["दीडशे रुपये", 150],
    ["साडेतीनशे रुपये", 350],
    ["एक लाख पंचवीस हजार", 125_000],
    ["दोन कोटी", 20_000_000],
    // In Latin letters
    ["dhai lakh", 250_000],
    ["dhaai lakh ka bima", 250_000],
    ["dedh lakh", 150_000],
    ["pachas hazar", 50_000],
    ["pachaas hajaar ka beema", 50_000],
    ["do lakh ka bima", 200_000],
    ["sadhe teen hazar", 3500],
    ["saadhe teen hazaar rupaye", 3500],
    ["sava lakh", 125_000],
    ["sawa do lakh rupees", 225_000],
    ["paune do lakh", 175_000],
    ["ek lakh bees hazar", 120_000],
    ["paanch sau rupaye", 500],
    ["adich lakh", 250_000],
    ["deed lakh", 150_000],
    ["sadetin hajar", 3500],
    ["bima do 2 lakh ka", 200_000],
    ["beej ke saath 2 lakh ka bima", 200_000],
    // English in words
    ["two lakh fifty thousand rupees", 250_000],
    ["one and a half lakh", 150_000],
    ["2 and a half lakh rupees", 250_000],
    ["half a lakh", 50_000],
    ["a lakh rupees", 100_000],
    ["twenty five thousand", 25_000],
    ["one hundred fifty rupees", 150],
  ])("%s", (words, rupees) => {
    expect(readSum(words)).toBe(rupees);
  });

  it.each([
    "2-3 lakh",
    "2 से 3 लाख का बीमा",
    "₹50,000 to ₹60,000",
    "2 या 3 लाख",
    "दो तीन लाख",
    "दो-तीन लाख रुपये",
    "dedh do lakh ka bima",
    "2 lakh 50",
    "2 लाख 50 का बीमा",
    "₹2,5 lakh",
    "₹1,50 का",
    "₹50.000",
    "₹2 lakh or ₹3 lakh",
    "2 lakh, 50 thousand",
    "2 lakh and a half",
  ])("is not guessed of: %s", (words) => {
    expect(readSum(words)).toBe("unclear");
  });

  it.each([
    "",
    "premium for wheat",
    "लाख रुपये",
    "kitne lakh ka bima",
    "पौने लाख",
    "do",
    "wheat premium of 2 farmers 50000",
    "2 lakh farmers",
    "5 हज़ार केले के पौधे",
    "5 हज़ार लीटर पानी",
    "2 hazaar quintal wheat",
    "HD2967 gehu",
    "pin 422003",
    "season 2026",
    "21/11/2026",
    "2L ka pump",
    "so lakh",
    "120 din",
    "20 kg per acre",
  ])("is not heard in: %s", (words) => {
    expect(readSum(words)).toBeNull();
  });

  it.each([
    ["₹50,000 per acre, 2 acres", 100_000],
    ["2 एकड़ गेहूँ, 50 हज़ार प्रति एकड़", 100_000],
    ["प्रति हेक्टेयर ₹40,000, 1.5 हेक्टेयर", 60_000],
    ["एकरी ५० हजार, अडीच एकर", 125_000],
    ["₹40,000/hectare for 50 guntha", 20_234],
    ["₹50,000 an acre, half acre", 25_000],
    ["5 bigha, ₹10,000 per bigha", 50_000],
    // The bigha of Rajasthan is five eighths of an acre.
    ["8 bigha in Rajasthan, ₹10,000 per acre", 50_000],
    // Of no state it is of no size, so that the rate stands alone.
    ["8 bigha, ₹10,000 per acre", 10_000],
    ["2-3 acre, ₹10,000 per acre", 10_000],
    ["₹10,000 per acre", 10_000],
  ])("is reckoned for the area beside it: %s", (words, rupees) => {
    expect(readSum(words)).toBe(rupees);
  });
});

describe("an area or a weight", () => {
  it.each([
    ["2 acre", { value: 2, unit: "acre" }],
    ["premium for 2.5 acres of cotton", { value: 2.5, unit: "acre" }],
    ["5-acre field", { value: 5, unit: "acre" }],
    ["२ एकड़ कपास का प्रीमियम", { value: 2, unit: "acre" }],
    ["ढाई एकड़", { value: 2.5, unit: "acre" }],
    ["अडीच एकरासाठी", { value: 2.5, unit: "acre" }],
    ["सवा दो एकड़", { value: 2.25, unit: "acre" }],
    ["aadha acre", { value: 0.5, unit: "acre" }],
    ["1/2 acre", { value: 0.5, unit: "acre" }],
    ["2 1/2 एकर", { value: 2.5, unit: "acre" }],
    ["½ एकर", { value: 0.5, unit: "acre" }],
    ["do acre", { value: 2, unit: "acre" }],
    ["3 ha soybean", { value: 3, unit: "hectare" }],
    ["डेढ़ हेक्टेयर", { value: 1.5, unit: "hectare" }],
    ["40 guntha", { value: 40, unit: "guntha" }],
    ["वीस गुंठे", { value: 20, unit: "guntha" }],
    ["5 बीघा", { value: 5, unit: "bigha" }],
    ["दस बीघे", { value: 10, unit: "bigha" }],
    ["10 क्विंटल गेहूँ", { value: 10, unit: "quintal" }],
    ["2 hazaar quintal wheat", { value: 2000, unit: "quintal" }],
    ["50kg", { value: 50, unit: "kg" }],
    ["5-6 acre", { value: null, unit: "acre" }],
    ["दो तीन एकड़", { value: null, unit: "acre" }],
    ["2,5 acre", { value: null, unit: "acre" }],
  ])("%s", (words, amount) => {
    expect(listAmounts(words)).toEqual([amount]);
  });

  it("stands beside a sum without being mixed with it", () => {
    expect(listAmounts("2 lakh 3 acre")).toEqual([
      { value: 200_000, unit: "rupees" },
      { value: 3, unit: "acre" },
    ]);
    expect(listAmounts("5 acre se 2 lakh ki kamai")).toEqual([
      { value: 5, unit: "acre" },
      { value: 200_000, unit: "rupees" },
    ]);
  });
});

describe("the words for numbers", () => {
  const read = (words: string) =>
    readMagnitude(listTokens(words), { at: 0, isMoney: false, isOther: () => false })?.value;

  it.each([
    ["Hindi", countedWords.hindi],
    ["Marathi", countedWords.marathi],
  ])("are ninety-nine in %s, each of one number", (_language, words) => {
    const list = words.trim().split(/\s+/);
    expect(list).toHaveLength(99);
    for (const [at, spellings] of list.entries()) {
      for (const word of spellings.split("/")) expect(read(word), word).toBe(at + 1);
    }
  });

  it.each([
    ["उनतीस", 29],
    ["उनहत्तर", 69],
    ["नवासी", 89],
    ["निन्यानवे", 99],
    ["एकोणचाळीस", 39],
    ["सदुसष्ट", 67],
    ["चौऱ्याहत्तर", 74],
    ["नव्याण्णव", 99],
    ["pachhattar", 75],
    ["chalis", 40],
    ["nineteen", 19],
    ["ninety nine", 99],
  ])("%s", (word, number) => {
    expect(read(word)).toBe(number);
  });
});
