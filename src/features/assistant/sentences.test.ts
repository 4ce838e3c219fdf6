import { describe, expect, it, test } from "vitest";
import { readAsked } from "./intents.server.ts";
import { listForms, putAnswerFirst } from "./sentences.server.ts";

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
