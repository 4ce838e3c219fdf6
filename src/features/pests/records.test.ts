import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { languages } from "#src/shared/language.ts";
import { bannedIngredients, unallowedOn } from "./data/pesticide-rules.ts";
import { type LadderStep, listLadder } from "./ladder-rules.ts";
import { loadPest, loadPests } from "./record-api.ts";
import { getPest, listPests } from "./record-rules.ts";
import { type PestRecord, pestCrops, pestRecord } from "./record-schema.ts";

function wordStep(step: LadderStep): string[] {
  if (step.step !== "chemical") return [...step.texts];
  return [...step.ingredients.map(({ name }) => name), step.note ?? ""];
}

/** Everything that any reader is told about a pest. */
function listTexts(record: PestRecord): string[] {
  const { en, hi, mr } = record.words;
  const told = languages.flatMap((language) => listLadder(record, language).flatMap(wordStep));
  const described = [en, hi].flatMap((words) => [
    words.name,
    words.signs,
    words.mark,
    words.favourable,
    words.chemical ?? "",
  ]);
  return [...told, ...described, mr.name];
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[\s()-]+/g, "");
const banned = bannedIngredients.flat().map(squeeze);

function findBanned(text: string): string | undefined {
  const squeezed = squeeze(text);
  return banned.find((name) => squeezed.includes(name));
}

const amount = String.raw`[\d०-९½¼¾]+(?:[.,][\d०-९]+)?\s*`;
const units = [
  "ml|millilit|l\\b|lit(?:re|er)|cc\\b|g\\b|gm|grams?\\b|kg|kilo|mg|ppm|oz|ounce|pack|sachet|tablets?|drops?",
  "spoon|teaspoon|tablespoon|capful|caps?\\b|pumps?\\b|tanks?\\b",
  "मि\\.?ली|मिली(?!मीटर)|लीटर|लिटर|ली\\.|ग्राम|ग्रॅम|ग्रा\\.|किलो|किग्रा|चम्मच|चमचा|ढक्कन|पंप|टंकी|पैकेट",
  "%|percent|per cent|प्रतिशत|टक्के",
].join("|");
const dose = new RegExp(
  `${amount}(?:${units})|(?:one|two|three|half|एक|दो|तीन|आधा)\\s+(?:spoon|चम्मच|ढक्कन)`,
  "i",
);

describe("the records of pests", () => {
  test("there are 93, each whole and with a name of its own", () => {
    expect(listPests()).toHaveLength(93);
    for (const record of listPests()) {
      expect(() => z.parse(pestRecord, record), record.id).not.toThrow();
      expect(getPest(record.id)).toBe(record);
    }
    expect(new Set(listPests().map(({ id }) => id)).size).toBe(93);
    expect(getPest("constructor")).toBeNull();
  });

  test("look-alikes are records of the same crop, and each names the other", () => {
    for (const { id, crop, lookAlikes } of listPests()) {
      for (const other of lookAlikes) {
        expect(getPest(other)?.crop, `${id} names ${other}`).toBe(crop);
        expect(getPest(other)?.lookAlikes, `${other} does not name ${id}`).toContain(id);
      }
    }
  });

  test("Hindi is written in Devanagari, and English without it", () => {
    for (const { id, words } of listPests()) {
      for (const text of [words.hi.signs, words.hi.mark, words.hi.count, ...words.hi.cultural]) {
        expect(text, id).toMatch(/[ऀ-ॿ]/);
      }
      expect(JSON.stringify(words.en), id).not.toMatch(/[ऀ-ॿ]/);
      expect(words.mr.name, id).toMatch(/[ऀ-ॿ]/);
      expect(words.hi.cultural, id).toHaveLength(words.en.cultural.length);
      expect(words.hi.biological, id).toHaveLength(words.en.biological.length);
      expect(Boolean(words.hi.chemical), id).toBe(Boolean(words.en.chemical));
    }
  });

  test("the browser's parts hold the same records as the server's whole", async () => {
    for (const crop of pestCrops) {
      const ids = (await loadPests(crop)).map(({ id }) => id);
      expect(ids).toEqual(listPests({ crop }).map(({ id }) => id));
    }
    for (const record of listPests()) {
      expect((await loadPest(record.id))?.pest).toEqual(record);
    }
    expect(await loadPest("rice-nothing")).toBeNull();
    expect(await loadPest("toString")).toBeNull();
  });
});

describe("advice about pests", () => {
  test("the mildest step comes first, the chemical one last, and the safety block ends it", () => {
    for (const record of listPests()) {
      for (const language of languages) {
        const ladder = listLadder(record, language);
        expect(ladder.map(({ step }) => step)).toEqual([
          "watch",
          "cultural",
          "biological",
          "chemical",
          "safety",
        ]);
        const last = ladder.at(-1);
        expect(last && wordStep(last).join(" ")).toMatch(/1800-116-117/);
      }
    }
  });

  test("nothing banned, withdrawn or kept from farmers is named in any text", () => {
    expect(bannedIngredients.length).toBeGreaterThanOrEqual(49);
    for (const record of listPests()) {
      for (const text of listTexts(record)) {
        expect(findBanned(text), `${record.id}: ${text}`).toBeUndefined();
      }
    }
  });

  test("nothing is named on a crop where it is not allowed", () => {
    for (const { id, crop, ingredients } of listPests()) {
      for (const { name } of ingredients) {
        for (const part of name.split(" + ")) {
          expect(unallowedOn[part] ?? [], `${id}: ${part}`).not.toContain(crop);
        }
      }
    }
  });

  test("no text holds a dose, in figures, Devanagari figures or spoons", () => {
    for (const record of listPests()) {
      for (const text of listTexts(record)) expect(text, record.id).not.toMatch(dose);
    }
  });

  test("an ingredient stands in the list of ingredients alone, without a figure", () => {
    const names = new Set(
      listPests().flatMap(({ ingredients }) =>
        ingredients.flatMap(({ name }) => name.split(" + ")),
      ),
    );
    expect(names.size).toBeGreaterThan(30);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z -]+$/);
    for (const { id, words } of listPests()) {
      const texts = JSON.stringify(words).toLowerCase();
      for (const name of names) expect(texts.includes(name), `${id}: ${name}`).toBe(false);
    }
  });

  test("the checks see what they look for", () => {
    expect(findBanned("Spray Mono-crotophos in the evening")).toBe("monocrotophos");
    expect(findBanned("gamma HCH dust")).toBe("gammahch");
    expect(findBanned("फोरेट के दाने डालें")).toBe("फोरेट");
    for (const text of [
      "2 ml to a litre",
      "0.5 g/l of water",
      "२ मिली प्रति लीटर",
      "1.5 लीटर पानी में",
      "आधा चम्मच",
      "copper 50% WP",
      "3 caps a pump",
    ]) {
      expect(text).toMatch(dose);
    }
    for (const text of ["5 of 100 shoots are dead", "at 45 days", "10 मिमी बारिश", "25 to 30 °C"]) {
      expect(text).not.toMatch(dose);
    }
  });
});
