import { describe, expect, test } from "vitest";
import { crops } from "#src/shared/farm-terms.ts";
import { languages } from "#src/shared/language.ts";
import { type LadderStep, listLadder, nameIngredient } from "./ladder-rules.ts";
import { loadPest, loadPests } from "./record-api.ts";
import { getPest, listPests } from "./record-rules.ts";

function wordStep(step: LadderStep): string[] {
  if (step.step !== "chemical") return [...step.texts];
  return [...step.ingredients.map(({ name }) => name), step.note ?? ""];
}

describe("the records of pests", () => {
  test("each is found by its name", () => {
    for (const record of listPests()) expect(getPest(record.id)).toBe(record);
    expect(getPest("constructor")).toBeNull();
  });

  test("no crop has less than five of its own", () => {
    for (const crop of crops) {
      const own = listPests({ crop }).filter((record) => record.crop === crop);
      expect(own.length, crop).toBeGreaterThanOrEqual(5);
    }
  });

  test("the browser's parts hold the same records as the server's whole", async () => {
    for (const crop of crops) {
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
  test("a farmer who reads Marathi is told all of it in Marathi, and nothing in Hindi", () => {
    const hindi = /(?:^|\s)(?:में|है|हैं|और|हों|नहीं|करें|लगाएँ|हटाएँ)(?=[\s,.।]|$)|।/;
    for (const record of listPests()) {
      const steps = listLadder(record, "mr").filter(({ step }) => step !== "safety");
      const { name, signs, mark, favourable } = record.words.mr;
      const told = [name, signs, mark, favourable, ...steps.flatMap(wordStep)].join(" ");
      expect(told, record.id).not.toMatch(hindi);
      expect(told, record.id).toMatch(/उपाय करा|पाहा|मोजा/);
    }
  });

  test("an ingredient is named in the letters of each language, each part of a mixture", () => {
    const [, , mixture] = getPest("rice-blast")?.ingredients ?? [];
    expect(mixture?.name).toBe("azoxystrobin + tebuconazole");
    expect(languages.map((language) => mixture && nameIngredient(mixture, language))).toEqual([
      "azoxystrobin + tebuconazole",
      "एज़ोक्सीस्ट्रोबिन + टेबुकोनाज़ोल",
      "अझोक्सीस्ट्रोबिन + टेब्युकोनॅझोल",
    ]);
    for (const { id, ingredients } of listPests()) {
      for (const ingredient of ingredients) {
        expect(nameIngredient(ingredient, "en"), id).toBe(ingredient.name);
      }
    }
  });

  test("the mildest step comes first, the chemical one last, then the safety block and what is for later", () => {
    for (const record of listPests()) {
      for (const language of languages) {
        const ladder = listLadder(record, language);
        const steps = ["watch", "cultural", "biological", "chemical", "safety", "later"];
        const isLater = record.words[language].later.length > 0;
        expect(ladder.map(({ step }) => step)).toEqual(isLater ? steps : steps.slice(0, -1));
        const safety = ladder.find(({ step }) => step === "safety");
        expect(safety && wordStep(safety).join(" ")).toMatch(/1800-116-117/);
      }
    }
  });

  test("whoever has the pest in the field is told something to do there now", () => {
    const beforeSowing =
      /\b(?:sow|plant) (?:early|in time|late|healthy|clean|treated|certified)|\b(?:resistant|tolerant) (?:variety|hybrid)|next season|seed treatment/i;
    for (const { id, words } of listPests()) {
      const now = [...words.en.cultural, ...words.en.biological];
      expect(now.length, id).toBeGreaterThan(0);
      expect(now.join(" "), id).not.toMatch(beforeSowing);
    }
  });

  test.each([
    ["cit-gummosis", /Bordeaux paste/],
    ["chick-podborer", /HaNPV.*neem/],
    ["tur-podborer", /Bird perches.*HaNPV.*neem/],
    ["okr-yvmv", /whitefly that carries it/],
    ["cane-whitegrub", /Metarhizium/],
    ["gra-downy", /sick leaves.*canopy/],
    ["oni-thrips", /Blue sticky traps.*Neem/],
    ["maize-faw", /whorls.*Bt or neem/],
  ])("what helps most against %s in the standing crop is told", (id, helps) => {
    const words = getPest(id)?.words.en;
    expect([...(words?.cultural ?? []), ...(words?.biological ?? [])].join(" ")).toMatch(helps);
  });

  test("the kind of product fits what is to be killed", () => {
    const against: Record<string, readonly (string | null)[]> = {
      insect: ["insecticide", "none", null],
      mite: ["miticide"],
      fungus: ["fungicide", "protectant", "sulphur", "none"],
      oomycete: ["fungicide", "protectant", "copper", "none"],
      // The last three act on what carries it.
      bacteria: ["copper", "none", "insecticide"],
      virus: ["none", "insecticide", "miticide"],
      "insect/bacteria": ["insecticide"],
      "disorder/fungus": ["protectant", "none", null],
      disorder: [null],
      weed: [null],
    };
    for (const { id, kind, product } of listPests()) expect(against[kind], id).toContain(product);
  });
});
