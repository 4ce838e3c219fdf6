import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { dangerHelp, dangerWords } from "./danger-kinds.ts";
import { parseContent } from "./read-content.ts";

const help = "content/danger-help/facts.yaml";
const families = "content/danger-words/facts.yaml";
const sound: Record<string, string> = {
  "content/languages/en.yaml": "name: English\nscript: Latin\n",
  [help]: "bite:\n  numbers: [emergency]\n  certainty: general\n",
  "content/danger-help/en.yaml": "bite:\n  title: Bite\n  now: Lie still.\n",
  [families]: "life-end:\n  said: end_it* finish\n  certainty: general\n",
};

function listFlaws(changed: Record<string, string>): string {
  const content = parseContent(new Map(Object.entries({ ...sound, ...changed })));
  const { flaws } = checkContent(content, [dangerHelp, dangerWords]);
  return flaws.map(({ file, line, text }) => `${file}, line ${line}: ${text}`).join("\n");
}

test("sound help in danger is taken", () => {
  expect(listFlaws({})).toBe("");
});

test.each<[what: string, changed: Record<string, string>, sentence: string]>([
  [
    "help that names an unknown number",
    { [help]: "bite:\n  numbers: [police]\n  certainty: general\n" },
    `${help}, line 2: bite: entry 1 of "numbers" cannot be "police".`,
  ],
  [
    "help in an unknown danger",
    {
      [help]: "flood:\n  numbers: [emergency]\n  certainty: general\n",
      "content/danger-help/en.yaml": "flood:\n  title: Flood\n  now: Climb.\n",
    },
    `${help}, line 1: flood: no danger is called "flood".`,
  ],
  [
    "a family that no rule knows",
    { [families]: "life-ending:\n  said: finish\n  certainty: general\n" },
    `${families}, line 1: life-ending: no rule on danger speaks of a family "life-ending".`,
  ],
  [
    "a word in letters that look alike",
    { [families]: "life-end:\n  said: unhamul\u0435\n  certainty: general\n" },
    `${families}, line 2: life-end: "said" is not written as it has to be`,
  ],
])("%s is refused", (_what, changed, sentence) => {
  expect(listFlaws(changed)).toContain(sentence);
});
