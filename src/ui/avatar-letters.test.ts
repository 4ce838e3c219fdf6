import { describe, expect, test } from "vitest";
import { firstTwoLetters } from "./avatar-letters.ts";

describe("the letters of an avatar", () => {
  test.each([
    ["Sunita Patil", "Su"],
    ["  ravi", "ra"],
    ["A Kumar", "AK"],
    ["(Om) Prakash", "Om"],
    ["José", "Jo"],
    ["e\u0301mile", "ém"],
    ["X", "X"],
    ["", ""],
    [" .- ", ""],
    ["Unknown", "Un"],
  ])("of the Latin name %j are %j", (name, letters) => {
    expect(firstTwoLetters(name)).toBe(letters);
  });

  test.each([
    ["सुनीता", "सुनी"],
    ["राम", "राम"],
    ["क्षमा", "क्षमा"],
    ["प्रकाश पाटील", "प्रका"],
    ["श्री", "श्री"],
    ["ज्ञानेश्वर", "ज्ञाने"],
  ])("of the Devanagari name %j keep vowel signs and conjuncts whole: %j", (name, letters) => {
    expect(firstTwoLetters(name)).toBe(letters);
  });

  test("keep an emoji of several code points whole", () => {
    expect(firstTwoLetters("👨‍🌾👩🏽‍🌾🌾")).toBe("👨‍🌾👩🏽‍🌾");
  });

  test("are whole characters where the browser can't part a text into letters", () => {
    const segmenter = Intl.Segmenter;
    try {
      Reflect.deleteProperty(Intl, "Segmenter");
      expect(firstTwoLetters("𝒜nu")).toBe("𝒜n");
    } finally {
      Object.defineProperty(Intl, "Segmenter", {
        value: segmenter,
        configurable: true,
        writable: true,
      });
    }
  });
});
