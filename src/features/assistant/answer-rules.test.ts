import { expect, it } from "vitest";
import { splitMore } from "./answer-rules.ts";

const sentence = (count: number) => `${Array.from({ length: count }, () => "word").join(" ")}.`;

it("tells a short text whole", () => {
  expect(splitMore("Sow now. Rain comes.")).toEqual({ text: "Sow now. Rain comes.", more: "" });
});

it("keeps for later what goes beyond forty-five words, by whole sentences", () => {
  const [first, second, third] = [sentence(20), sentence(25), sentence(1)];
  expect(splitMore(`${first} ${second} ${third}`)).toEqual({
    text: `${first} ${second}`,
    more: third,
  });
  // So short a beginning would not stand alone.
  expect(splitMore(`${sentence(12)} ${sentence(40)} ${third}`).text).toBe(
    `${sentence(12)} ${sentence(40)}`,
  );
  expect(splitMore(`${sentence(60)} ${third}`)).toEqual({ text: sentence(60), more: third });
});

it("ends a sentence at the stroke of Hindi, and never within a number", () => {
  const long = sentence(44);
  expect(splitMore(`${long} आज। कल पानी दें।`)).toEqual({
    text: `${long} आज।`,
    more: "कल पानी दें।",
  });
  expect(splitMore(`${sentence(43)} Give Rs. 500 today.`).text).toBe(sentence(43));
});
