import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders(["schemes", "scheme-clauses"]);
const facts = "schemes/all-india/facts.yaml";

test("a rule that schemes share is one of those written down", () => {
  expect(spoil(texts, facts, ["name: own-land}", "name: own-lands}"])).toEqual([
    'schemes/all-india/facts.yaml: pm-kisan: content/scheme-clauses holds no "own-lands". Do you mean "own-land"?',
  ]);
});

test("a rule is of a kind that can be judged, and has no name that nobody reads", () => {
  expect(spoil(texts, facts, ["kind: common", "kind: comon"])).toEqual([
    'schemes/all-india/facts.yaml: pm-kisan: "kind" cannot be "comon". Do you mean "common"?',
  ]);
  expect(spoil(texts, facts, ["least: 18,", "least: 18, highest: 40,"])).toEqual([
    'schemes/all-india/facts.yaml: pm-kmy: "highest" is no name that is known here.',
  ]);
});

test("a state is one of India's, by its code", () => {
  const states = "schemes/states/facts.yaml";
  const [said = ""] = spoil(texts, states, ["region: MH", "region: Maharashtra"]);
  expect(said).toMatch(
    /^schemes\/states\/facts\.yaml: mh-[a-z-]+: "region" cannot be "Maharashtra"\. /,
  );
});

test("what is confirmed says on which page", () => {
  const states = "schemes/states/facts.yaml";
  expect(spoil(texts, states, ["page: points 1 to 3", "page: not noted"])).toEqual([
    'schemes/states/facts.yaml: mh-free-power: "page" is not noted: what is confirmed says where.',
  ]);
});

test("what is wrong in a rule that schemes share is told once", () => {
  const clauses = "scheme-clauses/facts.yaml";
  const work = "work: india-tv-pm-kisan\n";
  expect(spoil(texts, clauses, [work, `${work}    page: not noted\n`])).toEqual([
    'scheme-clauses/facts.yaml: pm-kisan-exclusions: "page" is not noted: what is confirmed says where.',
  ]);
});

test("a scheme has a rule, since one without any would fit everybody", () => {
  const rules = "  clauses:\n    - {kind: grows, crops: [oilpalm]}\n";
  const [said = ""] = spoil(texts, facts, [rules, "  clauses: []\n"]);
  expect(said).toMatch(/^schemes\/all-india\/facts\.yaml: nmeo-op: "clauses" /);
});
