import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders(["answer-words"]);
const path = "answer-words/mr.yaml";

test("a sentence has the names in braces that are put in", () => {
  expect(spoil(texts, path, ["{speed}", "{speed}"])).toEqual([]);
  expect(spoil(texts, path, ["{speed}", "50"])).toEqual([
    'answer-words/mr.yaml: assistant: "wind" must have {speed} in it, and nothing else in braces.',
  ]);
  expect(spoil(texts, path, ["{low}", "{lowest}"])).toEqual([
    'answer-words/mr.yaml: assistant: "noFrost" must have {low} in it, and nothing else in braces.',
  ]);
});
