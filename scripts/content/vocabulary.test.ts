import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders([
  "vocabulary",
  "number-words",
  "unit-words",
  "dose-words",
  "account-notices",
]);

test("words stand in a folder that is read", () => {
  const moved = new Map(
    [...texts].map(([path, text]) => [path.replace("vocabulary/asked/", "vocabulary/ask/"), text]),
  );
  expect(spoil(moved, "vocabulary/ask/facts.yaml", ["whether:", "whether:"])).toContainEqual(
    expect.stringContaining('vocabulary/ask/facts.yaml: whether: the folder "ask" is of no words.'),
  );
});

test("what multiplies says by how much", () => {
  expect(spoil(texts, "number-words/scales/facts.yaml", ["  value: 1000\n", ""])).toEqual([
    'number-words/scales/facts.yaml: thousand: needs a "value", unless it is in the folder "counted".',
  ]);
});

test("a unit says how its name begins in the cases of Marathi", () => {
  expect(spoil(texts, "unit-words/facts.yaml", ["begins: एकर", "begin: एकर"])[0]).toContain(
    'unit-words/facts.yaml: acre: "begin',
  );
});

test("the mail on a change of an account leads to signing in", () => {
  expect(spoil(texts, "account-notices/mr.yaml", ["{link}", ""])).toEqual([
    'account-notices/mr.yaml: mail: "ending" must have {link} in it.',
  ]);
});
