import { describe, expect, it, test } from "vitest";
import { readAsked } from "./intents.server.ts";
import { chooseSentences, listForms, putAnswerFirst } from "./sentences.server.ts";

test.each([
  ["amount", "how many bags of urea for wheat"],
  ["length", "हल्दी में दूरी कितनी रखें"],
  ["time", "gahu kadhi perava"],
  ["money", "यूरिया की बोरी की कीमत"],
  ["office", "तक्रार कुठे करू"],
  ["reason", "पानं पिवळी कशामुळे"],
  ["papers", "which papers i should keep ready"],
  ["papers", "कौन से कागज़ लगेंगे"],
])("%s is what “%s” asks for", (form, text) => {
  expect(listForms(readAsked(text))).toContain(form);
});

describe("what is told first", () => {
  const text =
    "Ripe bulbs keep best. Store them in an airy shed. In such a shed they keep for four months. Sort them often.";

  it("is the sentence of the form that was asked for", () => {
    const told = putAnswerFirst(text, readAsked("how many months does onion keep in a shed"));
    expect(told).toMatch(/^In such a shed they keep for four months\. Ripe bulbs keep best\./);
  });

  it("is the one that lists the papers where they are asked for", () => {
    const scheme =
      "Drip pays 55% of the cost. Apply on the portal before buying. Papers: land record, Aadhaar.";
    const told = putAnswerFirst(
      scheme,
      readAsked("drip subsidy, which papers i should keep ready"),
    );
    expect(told).toMatch(/^Papers: land record, Aadhaar\./);
  });

  it("is the text as it is where no other sentence answers better", () => {
    expect(putAnswerFirst(text, readAsked("onion storage"))).toBe(text);
  });
});

describe("what is told at once", () => {
  const split = (text: string) => chooseSentences(text, readAsked("what now"));
  const sentence = (count: number) => `${Array.from({ length: count }, () => "word").join(" ")}.`;

  it("tells a short text whole", () => {
    expect(split("Sow now. Rain comes.")).toEqual({ text: "Sow now. Rain comes.", more: "" });
  });

  it("keeps for later what goes beyond forty-five words, by whole sentences", () => {
    const [first, second, third] = [sentence(20), sentence(25), sentence(1)];
    expect(split(`${first} ${second} ${third}`)).toEqual({
      text: `${first} ${second}`,
      more: third,
    });
    // So short a beginning would not stand alone.
    expect(split(`${sentence(12)} ${sentence(40)} ${third}`).text).toBe(
      `${sentence(12)} ${sentence(40)}`,
    );
    expect(split(`${sentence(60)} ${third}`)).toEqual({ text: sentence(60), more: third });
  });

  it("ends a sentence at the stroke of Hindi, and never within a number", () => {
    const long = sentence(44);
    expect(split(`${long} आज। कल पानी दें।`)).toEqual({
      text: `${long} आज।`,
      more: "कल पानी दें।",
    });
    expect(split(`${sentence(43)} Give Rs. 500 today.`).text).toBe(sentence(43));
  });

  it("is what answers, before what stands earlier", () => {
    const text = `${sentence(15)} ${sentence(15)} ${sentence(15)} Dry the pods until they rattle, at 6 to 8%.`;
    expect(chooseSentences(text, readAsked("how much dry should the pods be")).text).toMatch(
      /^Dry the pods until they rattle, at 6 to 8%\. word/,
    );
  });

  it("is also the second thing that was asked for", () => {
    const text = `Dry the seed to 8%. ${sentence(20)} ${sentence(20)} Store the dry seed in bags off the wall.`;
    const told = chooseSentences(text, readAsked("how dry the seed, and how to store it"));
    expect(told.text).toContain("Store the dry seed in bags off the wall.");
    expect(told.more).not.toContain("Store");
  });
});
