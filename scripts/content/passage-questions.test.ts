import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { passagePages } from "./passage-pages-kind.ts";
import { passageQuestions } from "./passage-questions-kind.ts";
import { passages } from "./passages-kind.ts";
import { parseContent } from "./read-content.ts";

const questions = "content/passage-questions/soil/facts.yaml";
const ask = (id: string, question: string) =>
  `${id}:\n  certainty: general\n${["en", "hi", "mr", "hi-Latn", "mr-Latn"]
    .map((language) => `  ${language}: ["${question} (${language})"]\n`)
    .join("")}`;
const sound: Record<string, string> = {
  "content/languages/en.yaml": "name: English\nscript: Latin\n",
  "content/passage-pages/facts.yaml": "soil:\n  link: /soil\n  certainty: general\n",
  "content/passage-pages/en.yaml": "soil:\n  name: Soil Health in Urvara\n",
  "content/passages/soil/facts.yaml":
    "soil-colour:\n  topic: soil\n  purposes: [soil-test]\n  page: soil\n  certainty: general\n",
  "content/passages/soil/en.yaml":
    "soil-colour:\n  title: The colour of soil\n  text: Dark soil has more life in it.\n",
  [questions]: ask("soil-colour", "why is my earth black"),
};

function listFlaws(changed: Record<string, string>): string {
  const content = parseContent(new Map(Object.entries({ ...sound, ...changed })));
  const { flaws } = checkContent(content, [passagePages, passages, passageQuestions]);
  return flaws.map(({ file, line, text }) => `${file}, line ${line}: ${text}`).join("\n");
}

test("questions of a passage are taken", () => {
  expect(listFlaws({})).toBe("");
});

test("a passage that there is not has none", () => {
  expect(listFlaws({ [questions]: ask("soil-color", "why is my earth black") })).toBe(
    `${questions}, line 1: soil-color: there is no passage of this name. Do you mean "soil-colour"?`,
  );
});

test("one question asks for one passage", () => {
  const twice = ask("soil-colour", "why is it black").replace(
    '["why is it black (hi)"]',
    '["why is it black (en)"]',
  );
  expect(listFlaws({ [questions]: twice })).toBe(
    `${questions}, line 4: soil-colour: "why is it black (en)" is asked for "soil-colour" already.`,
  );
});

test("each way of writing has its own, but of pests", () => {
  const without = ask("soil-colour", "why is it black").replace(/ {2}mr-Latn.*\n/, "");
  expect(listFlaws({ [questions]: without })).toBe(
    `${questions}, line 1: soil-colour: "mr-Latn" is missing.`,
  );
  const ofPests = "content/passage-questions/pests/facts.yaml";
  const blast = 'pest-rice-blast:\n  certainty: general\n  en: ["eye shaped spots on paddy"]\n';
  expect(listFlaws({ [ofPests]: blast })).toBe("");
});
