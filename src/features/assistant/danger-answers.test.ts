import { describe, expect, test } from "vitest";
import { languages } from "#src/shared/language.ts";
import { getDangerAnswer } from "./danger-answer-rules.ts";
import { findDanger } from "./danger-rules.ts";
import { splitHelplines } from "./helpline-rules.ts";

const listNumbers = (question: string) => {
  const [block] = getDangerAnswer(question, "en")?.blocks ?? [];
  return splitHelplines(block?.text ?? "", true).flatMap((each) =>
    each.isHelpline ? each.text : [],
  );
};

describe("the answer to danger", () => {
  test.each([
    ["I dont want to live", ["14416", "112", "108"]],
    ["मेरे भाई ने कीटनाशक पी लिया", ["112", "108", "1800-116-117", "14416"]],
    ["gaine yuria khalla", ["1962"]],
    ["साप चावला", ["112", "108"]],
    ["bhains ko current lag gaya", ["112", "108", "1912", "1962"]],
    ["loo lag gayi", ["112", "108"]],
    ["rakt thambat nahi", ["112", "108"]],
  ])("%s: the numbers can be called", (question, numbers) => {
    expect(listNumbers(question)).toEqual(numbers);
  });

  test("has two lines, what to do and whom to call, in the first block", () => {
    for (const language of languages) {
      const answer = getDangerAnswer("snake bite", language);
      expect(answer?.blocks).toHaveLength(1);
      expect(answer?.blocks[0]?.text.split("\n")).toHaveLength(2);
    }
  });

  test.each([
    ["snake bit me", "en"],
    ["my wife drank from the bottle, she thought water, she is vomiting", "en"],
    ["left side of her stomach is full and she is breathing fast", "en"],
    ["patni ne bottle se pi liya, she is vomiting", "hi"],
    ["सांप ने काट लिया है", "hi"],
    ["saanp ne kaat liya", "hi"],
    ["साप चावला आहे", "mr"],
    ["mala sap chavla", "mr"],
    ["आता काहीच उरलं नाही, औषधाचा डबा घेऊन बसलोय", "mr"],
    ["अब कुछ नहीं बचा, दवा का डिब्बा लेकर बैठा हूँ", "hi"],
  ])("%s: is in the language of the question (%s)", (question, language) => {
    expect(getDangerAnswer(question, "en")?.language).toBe(language);
  });

  test("where it is not clear what happened, it names help for each case", () => {
    expect(findDanger("मुलगा शेतात पडलाय, लवकर मदत करा")?.kind).toBe("unclear");
    expect(listNumbers("मुलगा शेतात पडलाय, लवकर मदत करा")).toEqual(["112", "108", "14416", "1962"]);
  });

  test("an ordinary question has none", () => {
    expect(getDangerAnswer("Should I irrigate tomorrow?", "en")).toBeNull();
  });
});

test("two numbers stand before what to do, the others behind it", () => {
  const answer = getDangerAnswer("he has drunk pesticide, foam at the mouth", "en");
  const [first, now, ...rest] = (answer?.blocks[0]?.text ?? "").split("\n");
  expect(first?.match(/\b(112|108)\b/g)).toEqual(["112", "108"]);
  expect(now).toContain("Force no vomiting");
  expect(rest.join(" ")).toContain("1800-116-117");
});
