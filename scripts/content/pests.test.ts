import { expect, test } from "vitest";
import { parse } from "yaml";
import { inEachLanguage } from "#src/shared/language.ts";
import { makeDosePattern } from "./advice-doses-kind.ts";
import { findBanned, listBanned } from "./pest-advice.ts";
import { listSaid, readFolders, spoil } from "./test-content.ts";

const texts = await readFolders(["pests", "pesticides", "ingredients", "advice-doses"]);
const potato = "pests/potato/facts.yaml";
const english = "pests/potato/en.yaml";

test("a banned substance is no advice", () => {
  expect(spoil(texts, potato, ["name: thiamethoxam", "name: monocrotophos"])).toEqual([
    'pests/potato/facts.yaml: pot-aphid: "Monocrotophos" may not be advised: see content/pesticides.',
  ]);
  expect(
    spoil(texts, english, ["Yellow sticky traps.", "Spray Mono-crotophos in the evening."]),
  ).toEqual([
    'pests/potato/en.yaml: pot-aphid: "Monocrotophos" may not be advised: see content/pesticides.',
  ]);
});

test("a substance is not named on a crop where it is not allowed", () => {
  const tomato = "pests/tomato/facts.yaml";
  const [said = ""] = spoil(texts, tomato, ["name: mancozeb", "name: dimethoate"]);
  expect(said).toMatch(/"dimethoate" may not be used on tomato: see content\/pesticides\.$/);
});

test("a sentence holds neither a dose nor the name of a substance", () => {
  expect(spoil(texts, english, ["Yellow sticky traps.", "Spray 2 ml to a litre."])).toEqual([
    'pests/potato/en.yaml: pot-aphid: "2 ml" reads as a dose; the label says how much, and we say none.',
  ]);
  expect(spoil(texts, english, ["Yellow sticky traps.", "Spray thiamethoxam."])).toEqual([
    'pests/potato/en.yaml: pot-aphid: "thiamethoxam" belongs in "ingredients" alone, not in a sentence.',
  ]);
  expect(spoil(texts, potato, ["name: thiamethoxam", "name: thiamethoxam 25 WG"])).toEqual([
    'pests/potato/facts.yaml: pot-aphid: "thiamethoxam 25 WG" is not the name of a substance alone, in small letters and without a figure.',
  ]);
});

test("a substance has names in every language", () => {
  expect(spoil(texts, potato, ["name: thiamethoxam", "name: spinosadd"])).toEqual([
    'pests/potato/facts.yaml: pot-aphid: "spinosadd" has no names in content/ingredients. Do you mean "spinosad"?',
  ]);
});

test("what looks alike is of the same crop, and each names the other", () => {
  const from = "lookAlikes: [pot-earlyblight]";
  expect(spoil(texts, potato, [from, "lookAlikes: [pot-earlyblite]"])).toEqual([
    'pests/potato/facts.yaml: pot-lateblight: there is no pest "pot-earlyblite". Do you mean "pot-earlyblight"?',
    'pests/potato/facts.yaml: pot-earlyblight: "pot-lateblight" does not name "pot-earlyblight" among its own "lookAlikes".',
  ]);
  expect(spoil(texts, potato, [from, "lookAlikes: [pot-earlyblight, rice-blast]"])).toEqual([
    'pests/potato/facts.yaml: pot-lateblight: "rice-blast" is a pest of rice; what looks alike is of the same crop.',
  ]);
});

test("a folder is that of a crop, and a count has a unit of ours", () => {
  const renamed = [...texts].map(
    ([path, text]) => [path.replace("/potato/", "/potatoe/"), text] as const,
  );
  expect(listSaid(new Map(renamed))).toContain(
    'pests/potatoe/facts.yaml: pot-aphid: the folder "potatoe" is of no crop. Do you mean "potato"?',
  );
  expect(spoil(texts, potato, ["unit: per-hundred-leaves", "unit: per-100-leaves"])[0]).toMatch(
    /^pests\/potato\/facts\.yaml: pot-aphid: "unit" cannot be "per-100-leaves"\. /,
  );
});

test("the name of a pest begins with that of its crop", () => {
  const renamed = [...texts].map(([path, text]) => {
    const isOnion = path.startsWith("content/pests/onion/");
    return [path, isOnion ? text.replace("oni-twister:", "twister:") : text] as const;
  });
  expect(listSaid(new Map(renamed))).toEqual([
    'pests/onion/facts.yaml: twister: the name of a pest of onion begins with "onion-", or as others in its folder do.',
  ]);
});

test("a pesticide is banned or kept from crops, and one of both", () => {
  const path = "pesticides/facts.yaml";
  expect(spoil(texts, path, ["  banned: true\n", ""])).toEqual([
    'pesticides/facts.yaml: alachlor: needs one of "banned: true" and "notOn" with a list of crops.',
  ]);
});

test("no text of a pest may be missing in any language", () => {
  const from = "  favourable: थंडी, डिसेंबर व जानेवारी.\n";
  expect(spoil(texts, "pests/potato/mr.yaml", [from, ""])).toEqual([
    'pests/potato/mr.yaml: pot-aphid: "favourable" is missing.',
  ]);
});

test("a pest has a step that fits the standing crop", () => {
  const emptied = [...texts].map(([path, text]) => {
    const isWords = /^content\/pests\/potato\/(en|hi|mr)\.yaml$/.test(path);
    const [before = "", scurf = ""] = text.split("pot-scurf:\n");
    const none = scurf.replace(/ {2}cultural:\n(?: {4}- .*\n)+/, "  cultural: []\n");
    return [path, isWords ? `${before}pot-scurf:\n${none}` : text] as const;
  });
  expect(listSaid(new Map(emptied))).toEqual([
    'pests/potato/en.yaml: pot-scurf: needs a step under "cultural" or "biological" that fits the standing crop.',
  ]);
});

test("no kind of product is named by a substance that the crop may not have", () => {
  const [said = ""] = spoil(texts, "pests/sorghum/facts.yaml", [
    "product: insecticide",
    "product: protectant",
  ]);
  expect(said).toMatch(/a protectant is "mancozeb" among others, which may not be used on sorghum/);
});

test("the checks see what they look for", () => {
  const provenance = { certainty: "general" } as const;
  const words = inEachLanguage(() => ({}));
  const rules = [["Monocrotophos"], ["gamma-HCH"], ["Phorate", "फोरेट"]].map((names) => {
    const facts = { names, banned: true as const };
    return { id: "rule", group: "", facts, words, provenance };
  });
  const banned = listBanned(rules);
  expect(findBanned("Spray Mono-crotophos in the evening", banned)).toBe("Monocrotophos");
  expect(findBanned("gamma HCH dust", banned)).toBe("gamma-HCH");
  expect(findBanned("फोरेट के दाने डालें", banned)).toBe("फोरेट");
});

const dose = makeDosePattern(
  inEachLanguage(
    (language) => parse(texts.get(`content/advice-doses/${language}.yaml`) ?? "").doses,
  ),
);

test.each([
  ["2 ml to a litre", "2 ml"],
  ["0.5 g/l of water", "0.5 g"],
  ["copper 50% WP", "50%"],
  ["3 caps a pump", "3 caps"],
  ["२ मिली प्रति लीटर", "२ मिली"],
  ["1.5 लीटर पानी में", "1.5 लीटर"],
  ["आधा चम्मच", "आधा चम्मच"],
  ["१० लिटर पाण्यात", "१० लिटर"],
  ["अर्धा चमचा औषध", "अर्धा चमचा"],
])("%s reads as a dose", (text, said) => {
  expect(dose.exec(text)?.[0]).toBe(said);
});

test.each([
  ["5 of 100 shoots are dead"],
  ["at 45 days, 25 to 30 °C"],
  ["10 मिमी बारिश"],
  ["10 मिलीमीटर बारिश"],
  ["10 मिमी पाऊस"],
])("%s does not", (text) => {
  expect(dose.exec(text)).toBeNull();
});
