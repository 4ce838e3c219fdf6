import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { answerWords } from "./answer-words-kind.ts";
import { checkContent } from "./check-content.ts";
import { readContent } from "./read-content.ts";
import { parseYaml } from "./yaml-file.ts";

const path = "content/answer-words/mr.yaml";

/** What is wrong when a name in braces of the Marathi sentences is written otherwise. */
async function listFlaws(from: string, to: string): Promise<string[]> {
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  const content = await readContent(process.cwd());
  const { file } = parseYaml(path, text.replace(from, to));
  const files = new Map([...content.files, ...(file ? [[path, file] as const] : [])]);
  const { flaws } = checkContent({ ...content, files }, [answerWords]);
  return flaws.flatMap((flaw) => (flaw.file === path ? [flaw.text] : []));
}

test("a sentence has the names in braces that are put in", async () => {
  expect(await listFlaws("{speed}", "{speed}")).toEqual([]);
  expect(await listFlaws("{speed}", "50")).toEqual([
    'assistant: "wind" must have {speed} in it, and nothing else in braces.',
  ]);
  expect(await listFlaws("{low}", "{lowest}")).toEqual([
    'assistant: "day" must have {day}, {low}, {high} in it, and nothing else in braces.',
  ]);
});
