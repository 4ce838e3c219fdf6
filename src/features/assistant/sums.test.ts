import { describe, expect, test } from "vitest";
import { listQuantities } from "./sum-quantities.server.ts";
import { reckonSum } from "./sum-rules.ts";
import { readWanted } from "./sum-wanted.server.ts";
import { tellSum } from "./sums.server.ts";
import type { ToolCall } from "./tool-rules.ts";

/** What a question's own figures come to, in the unit that it is asked in. */
function reckon(question: string): number | null {
  const quantities = listQuantities(question);
  const wanted =
    quantities &&
    readWanted(
      question,
      quantities.some(({ unit }) => unit === "rupees"),
    );
  const value = quantities && wanted && reckonSum(quantities, wanted)?.at(-1)?.result.value;
  return typeof value === "number" ? Math.round(value * 100) / 100 : null;
}

// Every result reckoned by hand.
describe.each([
  ["what a lot brings", "sold 12 quintal cotton at 7400 how much money will i get", 88_800],
  ["what a debt takes", "डेढ़ लाख का कर्ज चुकाना है, कपास 7400 में बिके तो कितने क्विंटल बेचने पड़ेंगे", 20.27],
  ["wages", "मजूर ११, तीन दिवस, २५० रोज. किती द्यायचे", 8250],
  ["wages with the days first", "nine pickers for 4 days, 350 a day each, total wage ?", 12_600],
  [
    "seed for an area",
    "chana seed 30 kg per acre, seed 92 rs kg, two and a half acre. seed cost",
    6900,
  ],
  [
    "diesel for hours",
    "tractor burns 4.5 litre diesel an hour, 94 rs a litre, six hours of work. diesel cost?",
    2538,
  ],
  ["bags of several kinds", "डीएपी 1350 वाली 3 बोरी, यूरिया 266.50 वाली 4 बोरी, टोटल कितना", 5116],
  ["a price for each bag", "DAP 1350 chi goni, 5 gonya kiti la", 6750],
  ["bags into quintals", "50 kg wali 13 bori gehu kitne kuntal hua", 6.5],
  ["milk of days", "गाय 9 लीटर दूध देती है, डेयरी 34 रु लीटर देती है, 30 दिन के कितने", 9180],
  [
    "milk whose fat does not matter",
    "दूध ७ लिटर, फॅट ३.८, ३६ रु लिटर मिळतो. १५ दिवसांचं बिल किती",
    3780,
  ],
  [
    "two markets and a way",
    "chana nagpur 5480 yavatmal 5250, mere pass 12 kuntal, nagpur ka bhada 150 rs kuntal jyada. faida kitna",
    960,
  ],
  [
    "two ways that cost",
    "pyaz 25 kuntal. amravati 1600 aur nagpur 1800, amravati ka tempo 2000 nagpur ka 5500, jyada hath me kitna",
    1500,
  ],
  [
    "what is left",
    "majduri 18500, khad 9200, dawa 4300, beej 3600. 19 kuntal kapas 7400 me bechi. bacha kitna",
    105_000,
  ],
  ["a share", "कपास चुनाई 12 रु किलो है और भाव 7400 क्विंटल का। चुनाई आमदनी का कितना टका हुई", 16.22],
  ["a fall", "प्याज पिछले महीने 2000 था अब 1600 है, कितने प्रतिशत गिरा", -20],
  [
    "what a quintal has to bring",
    "kharcha 24000 laga, 12 quintal nikla, kis bhav pe kharch nikal jayega",
    2000,
  ],
  [
    "interest, and what is owed with it",
    "दोन टक्के महिन्याने ६० हजार घेतले, ८ महिने झाले. व्याज आणि एकूण किती",
    69_600,
  ],
  ["interest by the year", "karj 80k ahe 4 takke varshala, 6 mahinyache vyaj kiti", 1600],
  [
    "a dose for a tank",
    "medicine is 2 ml per litre of water, tank 15 litre, how many ml in one tank",
    30,
  ],
  ["a dose by the rule of three", "१० लिटरला २० मिली औषध, माझ्या १५ लिटरच्या पंपाला किती टाकू", 30],
  ["an area in another measure", "५५ गुंठे म्हणजे किती एकर", 1.38],
])("%s", (_what, question, result) => {
  test(question, () => {
    expect(reckon(question)).toBe(result);
  });
});

test.each([
  ["no sum is asked", "wheat is 15 days old and 32 mm rain comes on 25, shall i water"],
  ["a part belongs to somebody else", "बटाई पर 40 क्विंटल गेहूं, 2480 से मेरे हिस्से के कितने रुपये"],
  ["a figure counts nothing known", "12 quintal at 7400 and 17 blorp, how much money"],
  ["nobody says whether a month or a year", "60 hazar liye 2 takke byaj pe, 8 mahine, byaj kitna"],
  ["two ways out", "3 acre and 5 acre, 40 kg, how many acre per kg"],
])("none is reckoned where %s", (_why, question) => {
  expect(reckon(question)).toBe(null);
});

const tell = (
  question: string,
  language: "en" | "hi" | "mr" = "en",
  textBefore: string | null = null,
) =>
  tellSum({ text: question, textBefore, language }, { planned: [], asksDose: false })?.text ?? null;

test.each([
  ["8 people for weeding at 300 a day", "and for 2 days, total how much", "₹4,800"],
  ["brinjal in half an acre, how much does it cost", "plants at 3 x 2 feet, how many", "3,600"],
  ["15 मजदूर 400 रुपये रोज", "3 दिन का कुल कितना हुआ", "₹18,000"],
])("is reckoned with the figures of the question before: %s / %s", (before, now, told) => {
  expect(tell(now, "en", before)).toContain(told);
});

test("what a tool answers is not reckoned with the question before", () => {
  const asked = { text: "and will it rain in 2 days", language: "en" as const };
  const weather = { name: "weather" as const, input: {} };
  const given = { planned: [weather], asksDose: false };
  expect(tellSum({ ...asked, textBefore: "12 quintal at 7400, how much" }, given)).toBe(null);
});

test("per cent of a subsidy are no division of what else is named", () => {
  expect(tell("how many percent subsidy for drip on 2 acres of my 4.5 acres")).toBe(null);
  expect(tell("माझ्या 4.5 एकरपैकी 2 एकरला ठिबकचे किती टक्के अनुदान")).toBe(null);
});

test.each([
  // An acre has 43,560 square feet: 43,560 / 7.5 = 5,808.
  [
    "how many plants in an acre at 5 x 1.5 feet",
    "en",
    "About 5,800 plants an acre at 5 × 1.5 feet.",
  ],
  ["2 एकर में 5x1.5 फीट पर कितने पौधे", "hi", "2 एकड़ में 5 × 1.5 फीट पर करीब 12,000 पौधे।"],
  ["६ बाय ६ मीटरवर एकरी किती झाडे", "mr", "एका एकरात 6 × 6 मीटर वर सुमारे 110 झाडे."],
] as const)("plants at a spacing are reckoned: %s", (question, language, told) => {
  expect(tell(question, language)).toBe(told);
});

test.each([
  [
    "10 women pick 40 kg a day each, 12 quintals to pick in 2 days, is it enough",
    "en",
    "No: 10 people pick 8 quintals in 2 days; 12 need 15 people.",
  ],
  [
    "20 औरतें, रोज 40 किलो प्रत्येक, 2 दिन, 12 क्विंटल चुनना है, काफी होंगी क्या",
    "hi",
    "हाँ, काफी हैं: 20 लोग 2 दिन में 16 क्विंटल चुनेंगे; 12 के लिए 15 लोग चाहिए।",
  ],
  [
    "12 क्विंटल कापूस 2 दिवसांत वेचायचा, एक बाई रोज 40 किलो, किती बायका लागतील",
    "mr",
    "2 दिवसांत 12 क्विंटलला 15 माणसे लागतात.",
  ],
] as const)("it is reckoned whether workers are enough: %s", (question, language, told) => {
  expect(tell(question, language)).toBe(told);
});

const price: ToolCall = { name: "mandi_price", input: { crop: "cotton" } };

test("it is told with its steps, in the language asked", () => {
  const question = "मजूर ११, तीन दिवस, २५० रोज. किती द्यायचे";
  expect(
    tellSum({ text: question, textBefore: null, language: "mr" }, { planned: [], asksDose: false }),
  ).toEqual({
    title: "हिशोब",
    text: "एकूण ₹8,250.\n3 दिवस × 11 माणसे × ₹250/दिवस = ₹8,250",
  });
});

test("what a market pays is not left out of it", () => {
  const question = "tempo 90 rupees a quintal more for akola, 11 quintal, how much in total";
  expect(
    tellSum(
      { text: question, textBefore: null, language: "en" },
      { planned: [price], asksDose: false },
    ),
  ).toBe(null);
  const told = "akola 7700, here 7400, 11 quintal, how much more money";
  expect(
    tellSum({ text: told, textBefore: null, language: "en" }, { planned: [price], asksDose: false })
      ?.text,
  ).toContain("₹3,300");
});

test.each([
  // 80 g in 200 litres make 6 g in 15; 200 litres are 13.3 of 15.
  ["label par 80 gram ekari 200 litre panyat, maza pump 15 litre, eka pumpala kiti", "6 g", "13.3"],
  // 250 g in 150 litres make 25 g in 15, and three acres 30 tanks.
  [
    "on the label 250 g per acre in 150 litres, tank 15 litre, 3 acre, how many tanks",
    "25 g",
    "30",
  ],
])("what is read out from a label is reckoned for the tank: %s", (question, ofTank, tanks) => {
  const [first, second] = (tell(question) ?? "").split("\n");
  expect(first).toContain(`${ofTank} for a tank of 15 litres`);
  expect(second).toContain(`${tanks} tanks`);
});

test("no dose of an acre is made of one that is told of a tank", () => {
  expect(tell("20 ml in a pump of 15 litres, is it much")).toBe(null);
});

test.each([
  // 2 × 12 × 36 × 30
  ["don gayi ahet, 12-12 liter detat roj, 36 rupaye litre, 30 divsache kiti", "₹25,920"],
  // 60 × 38 × 30: five animals give 60 together.
  ["5 cows giving 60 litre, 38 rs a litre, 30 days how much money", "₹68,400"],
])("milk of each animal and of all of them: %s", (question, told) => {
  expect(tell(question)).toContain(told);
});
