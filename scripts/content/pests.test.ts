import { beforeAll, expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import type { Kind } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { findBanned, findDose } from "./pest-advice.ts";
import { parseContent, readTexts } from "./read-content.ts";

let texts: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  texts = await readTexts(process.cwd());
});

const ofPests = (path: string) => /^content\/(languages|sources|pest)/.test(path);
const used: readonly Kind[] = kinds.filter(({ folder }) => folder.startsWith("pest"));

/** What is said of the content as it stands with one place of one file written otherwise. */
function spoil(path: string, from: string, to: string): string[] {
  const text = texts.get(path) ?? "";
  expect(text).toContain(from);
  const files = new Map([...texts].filter(([each]) => ofPests(each)));
  files.set(path, text.replace(from, to));
  const { flaws } = checkContent(parseContent(files), used);
  return flaws.map(({ file, text: said }) => `${file.replace("content/pests/", "")}: ${said}`);
}

const potato = "content/pests/potato/facts.yaml";
const english = "content/pests/potato/en.yaml";

test("a banned substance is no advice", () => {
  expect(spoil(potato, "name: thiamethoxam", "name: monocrotophos")).toEqual([
    'potato/facts.yaml: pot-aphid: "Monocrotophos" may not be advised: see content/pesticides.',
  ]);
  expect(spoil(english, "Yellow sticky traps.", "Spray Mono-crotophos in the evening.")).toEqual([
    'potato/en.yaml: pot-aphid: "Monocrotophos" may not be advised: see content/pesticides.',
  ]);
});

test("a substance is not named on a crop where it is not allowed", () => {
  const tomato = "content/pests/tomato/facts.yaml";
  const [said = ""] = spoil(tomato, "name: mancozeb", "name: dimethoate");
  expect(said).toMatch(/"dimethoate" may not be used on tomato: see content\/pesticides\.$/);
});

test("a sentence holds neither a dose nor the name of a substance", () => {
  expect(spoil(english, "Yellow sticky traps.", "Spray 2 ml to a litre.")).toEqual([
    'potato/en.yaml: pot-aphid: "2 ml" reads as a dose; the label says how much, and we say none.',
  ]);
  expect(spoil(english, "Yellow sticky traps.", "Spray flonicamid.")).toEqual([
    'potato/en.yaml: pot-aphid: "flonicamid" belongs in "ingredients" alone, not in a sentence.',
  ]);
  expect(spoil(potato, "name: flonicamid", "name: flonicamid 50 WG")).toEqual([
    'potato/facts.yaml: pot-aphid: "flonicamid 50 WG" is not the name of a substance alone, in small letters and without a figure.',
  ]);
});

test("what looks alike is of the same crop, and each names the other", () => {
  const from = "lookAlikes: [pot-earlyblight]";
  expect(spoil(potato, from, "lookAlikes: [pot-earlyblite]")).toEqual([
    'potato/facts.yaml: pot-lateblight: there is no pest "pot-earlyblite". Do you mean "pot-earlyblight"?',
    'potato/facts.yaml: pot-earlyblight: "pot-lateblight" does not name "pot-earlyblight" among its own "lookAlikes".',
  ]);
  expect(spoil(potato, from, "lookAlikes: [pot-earlyblight, rice-blast]")).toEqual([
    'potato/facts.yaml: pot-lateblight: "rice-blast" is a pest of rice; what looks alike is of the same crop.',
  ]);
});

test("a folder is that of a crop, and a count has a unit of ours", () => {
  const files = new Map(
    [...texts]
      .filter(([path]) => ofPests(path))
      .map(([path, text]) => {
        return [path.replace("/potato/", "/potatoe/"), text] as const;
      }),
  );
  const { flaws } = checkContent(parseContent(files), used);
  expect(flaws.map(({ text }) => text)).toContain(
    'pot-aphid: the folder "potatoe" is of no crop. Do you mean "potato"?',
  );
  expect(spoil(potato, "unit: per-hundred-leaves", "unit: per-100-leaves")[0]).toMatch(
    /^potato\/facts\.yaml: pot-aphid: "unit" cannot be "per-100-leaves"\. /,
  );
});

test("a pesticide is banned or kept from crops, and one of both", () => {
  const path = "content/pesticides/facts.yaml";
  expect(spoil(path, "  banned: true\n", "")).toEqual([
    'content/pesticides/facts.yaml: alachlor: needs one of "banned: true" and "notOn" with a list of crops.',
  ]);
});

test("the checks see what they look for", () => {
  const provenance = { certainty: "general" } as const;
  const words = { en: {}, hi: {}, mr: {} };
  const rules = [["Monocrotophos"], ["gamma-HCH"], ["Phorate", "फोरेट"]].map((names) => {
    const facts = { names, banned: true as const };
    return { id: "rule", group: "", facts, words, provenance };
  });
  expect(findBanned("Spray Mono-crotophos in the evening", rules)).toBe("Monocrotophos");
  expect(findBanned("gamma HCH dust", rules)).toBe("gamma-HCH");
  expect(findBanned("फोरेट के दाने डालें", rules)).toBe("फोरेट");
  for (const text of [
    "2 ml to a litre",
    "0.5 g/l of water",
    "२ मिली प्रति लीटर",
    "1.5 लीटर पानी में",
    "आधा चम्मच",
    "copper 50% WP",
    "3 caps a pump",
  ]) {
    expect(findDose(text), text).toBeDefined();
  }
  for (const text of ["5 of 100 shoots are dead", "at 45 days", "10 मिमी बारिश", "25 to 30 °C"]) {
    expect(findDose(text), text).toBeUndefined();
  }
});
