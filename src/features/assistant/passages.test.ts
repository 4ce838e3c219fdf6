import { describe, expect, it, test } from "vitest";
import { bannedIngredients } from "#content/pesticides.ts";
import { listPests } from "#src/features/pests/record-rules.ts";
import { splitHelplines } from "./helpline-rules.ts";
import { readQuestionAfter } from "./intents.server.ts";
import { passage } from "./passage-schema.ts";
import { listPassageRecords, searchPassages } from "./passages.server.ts";
import { namesDose } from "./test-gold.ts";

const records = listPassageRecords();
const devanagari = /[\u0900-\u097f]/g;
const splitApart = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;
const listTexts = ({ text }: (typeof records)[number]) => Object.values(text);
const banned = bannedIngredients.flat().map(splitApart);

describe("the knowledge base", () => {
  it("holds at least 250 passages, each once", () => {
    expect(records.length).toBeGreaterThanOrEqual(250);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(new Set(records.map(({ text }) => text.en)).size).toBe(records.length);
    expect(new Set(records.map(({ title }) => title.hi)).size).toBe(records.length);
  });

  it("holds all pests, schemes and crops of the reference data", () => {
    const count = (beginning: string) =>
      records.filter(({ id }) => id.startsWith(beginning)).length;
    expect(count("pest-")).toBe(listPests().length);
    expect(count("scheme-")).toBe(63);
    expect(count("calendar-")).toBe(31);
    expect(count("water-")).toBe(23);
  });

  it.each(records.map((record) => [record.id, record] as const))(
    "says %s whole, in every language, with source, day and certainty",
    (_id, record) => {
      expect(passage.safeParse(record).success).toBe(true);
      expect(record.text.en.length).toBeGreaterThan(100);
      expect(record.text.hi.length).toBeGreaterThan(90);
      expect(record.text.en.length).toBeLessThan(2500);
      expect(record.text.en).not.toMatch(devanagari);
      for (const language of ["hi", "mr"] as const) {
        expect((record.text[language].match(devanagari) ?? []).length).toBeGreaterThan(60);
        expect(record.title[language]).toMatch(devanagari);
      }
      expect(record.text.mr).not.toBe(record.text.hi);
      expect(listTexts(record).join(" ")).not.toMatch(/undefined|NaN|null/);
    },
  );

  it("names no dose of a pesticide anywhere", () => {
    const dosed = records.filter((record) => listTexts(record).some(namesDose));
    expect(dosed.map(({ id }) => id)).toEqual([]);
  });

  it("would see a dose, were there one", () => {
    expect(namesDose("Spray 2 ml in a litre of water.")).toBe(true);
    expect(namesDose("एक लीटर पानी में 2 मिली डालें।")).toBe(true);
    expect(namesDose("100 g per acre")).toBe(true);
    expect(namesDose("Zinc below 0.6 mg per kg is low.")).toBe(false);
  });

  it("names no helpline that cannot be called by a press", () => {
    const telephone = /1800[- ]?\d{3}|helpline \d|हेल्पलाइन \d/;
    const naming = records.flatMap(listTexts).filter((each) => telephone.test(each));
    expect(naming.length).toBeGreaterThan(6);
    for (const text of naming) {
      const others = splitHelplines(text).filter(({ isHelpline }) => !isHelpline);
      expect(others.map((piece) => piece.text).join("")).not.toMatch(telephone);
    }
  });

  it("names what is banned only to warn of it", () => {
    const warnings = [
      "safety-banned",
      "safety-monocrotophos",
      "safety-operators-only",
      "safety-antibiotics",
    ];
    const naming = records
      .filter(({ id }) => !warnings.includes(id))
      .filter((record) => {
        const told = splitApart(listTexts(record).join(" "));
        return banned.some((name) => told.includes(name));
      });
    expect(naming.map(({ id }) => id)).toEqual([]);
  });
});

test("papers of land are those of the state that is named", async () => {
  const text = "burhanpur MP bankela jaminicha kagad online kuthun kadhu";
  const { likelihoods } = readQuestionAfter(text, { fields: [], grown: [], before: [] });
  const { fitting } = await searchPassages(text, { likelihoods, limit: 1 });
  expect(fitting[0]?.passage.id).toBe("mp-khasra");
});
