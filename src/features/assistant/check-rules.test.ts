import { describe, expect, test } from "vitest";
import { bannedIngredients } from "#content/pesticides.ts";
import {
  findFault,
  isDoseStatement,
  listNumbers,
  readMarkers,
  splitNames,
  splitSentences,
} from "./check-rules.ts";

describe("a dose of a pesticide", () => {
  test.each([
    "Spray 2 ml per litre of water.",
    "2ml/l of the insecticide",
    "Mix 30 g of fungicide in a pump.",
    "Use 1.5-2 ml of it in each litre",
    "Take half a litre of herbicide for an acre",
    "Mancozeb 2.5 g in one litre",
    "दवा ५ मिली एक लीटर पानी में मिलाएँ",
    "एक लीटर पानी में दो मिली दवा डालें",
    "50 ग्राम फफूंदनाशक प्रति टंकी",
    "ek pump me 30 ml dawa dalo",
    "फवारणीसाठी १० मिली प्रति पंप",
  ])("is seen: %s", (sentence) => {
    expect(isDoseStatement(sentence)).toBe(true);
  });

  test.each([
    "Water your field with 18 mm tomorrow.",
    "Rain of about 12 mm, 60% likely.",
    "Keep 20 kg of seed for an acre.",
    "Give 2 bags of urea.",
    "You pay at most 2% of the sum insured.",
    "The label has the dose.",
    "लेबल पर मात्रा लिखी है।",
    "खेत में 18 मिमी पानी दीजिए।",
    "Spray between 7 am and 9 am.",
  ])("is not seen where there is none: %s", (sentence) => {
    expect(isDoseStatement(sentence)).toBe(false);
  });
});

describe("numbers", () => {
  test("are the same in any digits and grouping", () => {
    expect(listNumbers("₹1,25,000.50, १२ and 3,000")).toEqual([125_000.5, 12, 3000]);
  });

  test("are those that tools and passages told, or the sentence falls", () => {
    const ground = { numbers: new Set([12]), links: ["/weather"], names: ["“Field 7”"] };
    expect(findFault("Rain of 12 mm.", ground)).toBeNull();
    expect(findFault("१२ मिमी बारिश।", ground)).toBeNull();
    expect(findFault("Rain of 13 mm.", ground)).toBe("number");
    expect(findFault("Water “Field 7” now.", ground)).toBeNull();
    expect(findFault("1. Look at the leaves.", ground)).toBeNull();
    expect(findFault("Look at /weather.", ground)).toBeNull();
    expect(findFault("Look at https://x.example.", ground)).toBe("link");
  });
});

test.each(bannedIngredients.flat())("nothing is said of %s, in any writing of it", (name) => {
  const ground = { numbers: new Set<number>(), links: [], names: [] };
  for (const written of [name, name.toUpperCase(), name.normalize("NFD")]) {
    expect(findFault(`It helps to spray ${written} in the evening.`, ground)).toBe("banned");
  }
});

test("what a farmer's name says is no figure of a tool's, and only the plainest names go without marks", () => {
  expect(splitNames("“Field 7” and “pay 900”: 1 acre")).toEqual({
    words: " and : 1 acre",
    names: ["“Field 7”", "Field 7", "“pay 900”"],
  });
});

test("marks of sources are read and taken out", () => {
  expect(readMarkers("Rain comes [2], much [S1]【3】.")).toEqual({
    text: "Rain comes, much.",
    cited: [2, 1, 3],
  });
});

test("sentences are whole at their ends, not within a number", () => {
  expect(splitSentences("Rain of 1.5 mm. Then sun।  And")).toEqual({
    whole: ["Rain of 1.5 mm. ", "Then sun।  "],
    rest: "And",
  });
  expect(splitSentences("Rain of 1.")).toEqual({ whole: [], rest: "Rain of 1." });
});
