import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { kinds } from "./kinds.ts";
import { parseContent } from "./read-content.ts";

const folders = ["crops", "districts", "languages", "mandis", "sources", "states", "things"];
const texts = new Map(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml") && folders.includes(path.split(/[/\\]/)[0] ?? ""))
    .map((path) => {
      const full = join("content", path);
      return [full.replaceAll("\\", "/"), readFileSync(full, "utf8")] as const;
    }),
);
const ofNames = kinds.filter(({ folder }) => folders.includes(folder));

/** What is wrong with the names when one place is written otherwise, in a file or in all of a folder. */
function listFlaws(path: string, from: string, to: string): string[] {
  const changed = [...texts].filter(([each]) => each.startsWith(path));
  for (const [, text] of changed) expect(text).toContain(from);
  const files = new Map([
    ...texts,
    ...changed.map(([each, text]) => [each, text.replace(from, to)] as const),
  ]);
  return checkContent(parseContent(files), ofNames).flaws.map(
    ({ file, line, text: said }) => `${file}, line ${line}: ${said}`,
  );
}

test("the names that stand here are sound", () => {
  expect(listFlaws("content/things/en.yaml", "called: seed", "called: seed")).toEqual([]);
});

test.each([
  [
    "a crop that the product does not know",
    ["content/crops/", "rice:", "millet:"],
    "content/crops/facts.yaml, line 1: millet: no crop of this name is known in src/features/names/schema.ts.",
  ],
  [
    "a crop that has no names",
    ["content/crops/", "rice:", "millet:"],
    "content/crops/facts.yaml, line 1: millet: these crops have no names here: rice.",
  ],
  [
    "a phrase where a search compares words",
    ["content/things/hi.yaml", "called: बीज", "called: अच्छा बीज"],
    'content/things/hi.yaml, line 2: seed: "अच्छा बीज" is more than one word; a search compares single words.',
  ],
  [
    "a mandi under another state's letters",
    ["content/mandis/facts.yaml", "state: MH", "state: MP"],
    'content/mandis/facts.yaml, line 3: mh-lasalgaon: the name of a mandi of MP begins with "mp-".',
  ],
  [
    "a state that is written in full",
    ["content/mandis/facts.yaml", "state: MH", "state: Maharashtra"],
    'content/mandis/facts.yaml, line 3: mh-lasalgaon: "state" is not written as it has to be: "Maharashtra" is written.',
  ],
  [
    "a district in the folder of another state",
    ["content/districts/mh/", "mh-akola:", "mp-akola:"],
    'content/districts/mh/facts.yaml, line 9: mp-akola: a district stands in the folder of its state, and its name begins with that: "mh-".',
  ],
  [
    "a district outside India",
    ["content/districts/mh/facts.yaml", "latitude: 19.391", "latitude: 74.643"],
    'content/districts/mh/facts.yaml, line 2: mh-ahilyanagar: "latitude" is 74.643; it can be 38 at most.',
  ],
  [
    "a district without a Marathi name",
    ["content/districts/mh/mr.yaml", "name: अहिल्यानगर", "name: Ahilyanagar"],
    'content/districts/mh/mr.yaml, line 2: mh-ahilyanagar: "Ahilyanagar" has no letter of the Devanagari script.',
  ],
] as const)("%s is told in a sentence", (_what, [path, from, to], message) => {
  expect(listFlaws(path, from, to)).toContain(message);
});
