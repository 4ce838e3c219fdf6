import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { passagePages } from "./passage-pages-kind.ts";
import { passages } from "./passages-kind.ts";
import { parseContent } from "./read-content.ts";

const pages = "content/passage-pages/facts.yaml";
const pageNames = "content/passage-pages/en.yaml";
const facts = "content/passages/soil/facts.yaml";
const words = "content/passages/soil/en.yaml";
const sound: Record<string, string> = {
  "content/languages/en.yaml": "name: English\nscript: Latin\n",
  [pages]: "soil:\n  link: /soil\n  certainty: general\n",
  [pageNames]: "soil:\n  name: Soil Health in Urvara\n",
  [facts]:
    "soil-colour:\n  topic: soil\n  purposes: [soil-test]\n  page: soil\n  certainty: general\n",
  [words]: "soil-colour:\n  title: The colour of soil\n  text: Dark soil has more life in it.\n",
};

function listFlaws(changed: Record<string, string>): string {
  const content = parseContent(new Map(Object.entries({ ...sound, ...changed })));
  const { flaws } = checkContent(content, [passagePages, passages]);
  return flaws.map(({ file, line, text }) => `${file}, line ${line}: ${text}`).join("\n");
}

test("a sound passage is taken", () => {
  expect(listFlaws({})).toBe("");
});

test("figures are the same in every language", () => {
  const hindi = {
    "content/languages/hi.yaml": "name: हिन्दी\nscript: Devanagari\n",
    "content/passage-pages/hi.yaml": "soil:\n  name: मिट्टी\n",
    [words]: "soil-colour:\n  title: Soil\n  text: Test it every 3 years, 15 cm deep.\n",
  };
  const hi = "content/passages/soil/hi.yaml";
  const write = (text: string) => `soil-colour:\n  title: मिट्टी\n  text: ${text}\n`;
  expect(listFlaws({ ...hindi, [hi]: write("15 सेमी गहरी मिट्टी, हर 3 साल में।") })).toBe("");
  expect(listFlaws({ ...hindi, [hi]: write("15 सेमी गहरी मिट्टी, हर 2 साल में।") })).toBe(
    `${hi}, line 3: soil-colour: the figures here are 15, 2, and 15, 3 in English.`,
  );
});

test("where a language cannot be read, that alone is told", () => {
  const spoilt =
    "soil-colour:\n  title: Soil: its colour\n  text: Dark soil has more life in it.\n";
  expect(listFlaws({ [words]: spoilt })).toBe(
    `${words}, line 2: a text with a colon and a blank in it must stand in quotation marks: "like: this"`,
  );
});

test.each<[what: string, changed: Record<string, string>, sentence: string]>([
  [
    "an unknown matter",
    { [facts]: "soil-colour:\n  topic: soils\n  purposes: [soil-test]\n  certainty: general\n" },
    `${facts}, line 2: soil-colour: "topic" cannot be "soils". Do you mean "soil"?`,
  ],
  [
    "an unknown page",
    {
      [facts]:
        "soil-colour:\n  topic: soil\n  purposes: [soil-test]\n  page: soils\n  certainty: general\n",
    },
    `${facts}, line 4: soil-colour: "page" cannot be "soils". Do you mean "soil"?`,
  ],
  [
    "a page that no passage can name",
    {
      [pages]: "loam:\n  link: /soil\n  certainty: general\n",
      [pageNames]: "loam:\n  name: Loam\n",
    },
    `${pages}, line 1: loam: no passage can name a page "loam".`,
  ],
  [
    "a home page",
    { [pages]: "soil:\n  link: https://icar.org.in/\n  certainty: general\n" },
    `${pages}, line 2: soil: "link"`,
  ],
  [
    "a title that is too long",
    { [words]: `soil-colour:\n  title: ${"Soil ".repeat(20)}\n  text: It has life in it.\n` },
    `${words}, line 2: soil-colour: "title" is too long: at most 80 letters.`,
  ],
])("%s is refused", (_what, changed, sentence) => {
  expect(listFlaws(changed)).toContain(sentence);
});
