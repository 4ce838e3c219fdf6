import { expect, test } from "vitest";
import { listSaid, readFolders } from "./test-content.ts";

const texts = await readFolders(["crops", "districts", "mandis", "states", "things", "types"]);

/** What is wrong with the names when one place is written otherwise, in a file or in all of a folder. */
function listFlaws(path: string, from: string, to: string): string[] {
  const changed = [...texts].filter(([each]) => each.startsWith(`content/${path}`));
  for (const [, text] of changed) expect(text).toContain(from);
  const spoiled = changed.map(([each, text]) => [each, text.replace(from, to)] as const);
  return listSaid(new Map([...texts, ...spoiled]));
}

test.each([
  [
    "a crop that the product does not know",
    ["crops/", "rice:", "millet:"],
    "crops/facts.yaml: millet: no crop of this name is known in src/features/names/schema.ts.",
  ],
  [
    "a crop that has no names",
    ["crops/", "rice:", "millet:"],
    "crops/facts.yaml: millet: these crops have no names here: rice.",
  ],
  [
    "a phrase where a search compares words",
    ["things/hi.yaml", "called: बीज", "called: अच्छा बीज"],
    'things/hi.yaml: seed: "अच्छा बीज" is more than one word; a search compares single words.',
  ],
  [
    "a type that there is not",
    ["types/market/", "market-seeds:", "market-seed:"],
    'types/market/facts.yaml: market-seed: there is no such type. Do you mean "market-seeds"?',
  ],
  [
    "a type without words",
    ["types/market/", "market-seeds:", "market-seed:"],
    "types/insurance/facts.yaml: insurance-crop: these types have no words here: market-seeds.",
  ],
  [
    "a mandi under another state's letters",
    ["mandis/facts.yaml", "state: MH", "state: MP"],
    'mandis/facts.yaml: mh-lasalgaon: the name of a mandi of MP begins with "mp-".',
  ],
  [
    "a state that is written in full",
    ["mandis/facts.yaml", "state: MH", "state: Maharashtra"],
    'mandis/facts.yaml: mh-lasalgaon: "state" is not written as it has to be: "Maharashtra" is written.',
  ],
  [
    "a district in the folder of another state",
    ["districts/mh/", "mh-akola:", "mp-akola:"],
    'districts/mh/facts.yaml: mp-akola: a district stands in the folder of its state, and its name begins with that: "mh-".',
  ],
  [
    "a district outside India",
    ["districts/mh/facts.yaml", "latitude: 19.391", "latitude: 74.643"],
    'districts/mh/facts.yaml: mh-ahilyanagar: "latitude" is 74.643; it can be 38 at most.',
  ],
  [
    "one name of two districts in two ways",
    ["districts/cg/hi.yaml", "name: बिलासपुर", "name: बिलासपूर"],
    'districts/hp/hi.yaml: hp-bilaspur: "बिलासपुर" is "बिलासपूर" in another state; what is one name in English is one in each language.',
  ],
  [
    "a district without a Marathi name",
    ["districts/mh/mr.yaml", "name: अहिल्यानगर", "name: Ahilyanagar"],
    'districts/mh/mr.yaml: mh-ahilyanagar: "Ahilyanagar" has no letter of the Devanagari script.',
  ],
] as const)("%s is told in a sentence", (_what, [path, from, to], message) => {
  expect(listFlaws(path, from, to)).toContain(message);
});
