import { describe, expect, it } from "vitest";
import { readQuestion } from "./questions.server.ts";

const nameAll = (text: string) => readQuestion(text).words.flatMap(({ concept }) => concept ?? []);

describe("one word of a question", () => {
  it.each([
    ["where to change the language", "chickpea"],
    ["मला जास्त सांगा", "zinc"],
    ["naam ki spelling galat hai", "sell"],
    ["तीन वर्षांचं", "rain"],
    ["कोणाकडे जाऊ", "barley"],
    ["सरकार देते का", "variety"],
    ["पेरणी कोणतं", "cotton"],
    ["तयार झालं", "other"],
    ["मेरे खाते में राशन", "stripe"],
    ["रात को", "rat"],
  ])("is not taken for what only sounds like it: %s is no %s", (text, concept) => {
    expect(nameAll(text)).not.toContain(concept);
  });

  it.each([
    ["पाण्यात", ["water"]],
    ["panyat", ["water"]],
    ["पानांवर", ["leaf"]],
    ["pomegranete", ["pomegranate"]],
    ["traktar", ["machine"]],
    ["हरभऱ्याला", ["chickpea"]],
    ["soyabinchya", ["soybean"]],
  ])("is known with an ending or a slip: %s", (text, concepts) => {
    expect(nameAll(text)).toEqual(concepts);
  });

  it("is a word of doing where Marathi is spoken or another crop is named, else the crop", () => {
    expect(nameAll("काल काम केला आहे")).not.toContain("banana");
    expect(nameAll("kal kam kela ahe")).not.toContain("banana");
    expect(nameAll("kela ka bhav")).toContain("banana");
    expect(nameAll("kapus kadhun peru mhanto")).not.toContain("guava");
    expect(nameAll("peru var mashi")).toContain("guava");
    expect(nameAll("motor chalu keli ki gungun awaz yeto")).not.toContain("banana");
    expect(nameAll("mazi keli pivli padli")).toContain("banana");
  });
});
