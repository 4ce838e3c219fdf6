import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders(["helplines", "crop-calendar", "loss-channels", "common-advice"]);

test("a number is one to call, and none is missing that the app names", () => {
  const path = "helplines/facts.yaml";
  expect(spoil(texts, path, ['"14416"', "ask the clinic"])).toContain(
    'helplines/facts.yaml: mind: "number" has figures and hyphens alone, in quotation marks where it has no hyphen.',
  );
  expect(spoil(texts, path, ['"14416"', "14416"])).toContain(
    'helplines/facts.yaml: mind: "number" must be a text, but "14416" is written: put it in quotation marks, "14416".',
  );
  expect(spoil(texts, path, ["poison:", "poisons:"])).toContain(
    "helplines/facts.yaml: poison: this helpline is missing; the app names it.",
  );
});

test("a window of the calendar is of a crop that we know, in months and days", () => {
  const path = "crop-calendar/facts.yaml";
  expect(spoil(texts, path, ["crop: rice", "crop: paddy"])[0]).toMatch(
    /^crop-calendar\/facts\.yaml: rice-north-kharif: "crop" cannot be "paddy"\. /,
  );
  expect(spoil(texts, path, ["from: 06-10", "from: 10 June"])).toEqual([
    'crop-calendar/facts.yaml: rice-north-kharif: "from" must be a month and a day like 06-15.',
  ]);
});

test("the ways to report a loss are those that the app words", () => {
  const path = "loss-channels/facts.yaml";
  expect(spoil(texts, path, ["office:", "police:"])).toEqual([
    "loss-channels/facts.yaml: office: this way is missing; the app words it.",
    "loss-channels/facts.yaml: police: the app has no words for this way.",
  ]);
});

test("what is said with all advice is there in every language", () => {
  expect(spoil(texts, "common-advice/mr.yaml", ["safety:", "savety:"])).toEqual([
    'common-advice/mr.yaml: savety: there are no facts of this name in content/common-advice/facts.yaml. Do you mean "safety"?',
    'common-advice/mr.yaml: "safety" is missing: it has facts, and no words here.',
  ]);
});
