import { expect, test } from "vitest";
import * as z from "zod/mini";
import { citation } from "#src/shared/provenance.ts";
import { checkContent, compileContent } from "./check-content.ts";
import { defineKind, mapWords } from "./kind.ts";
import { parseContent } from "./read-content.ts";

const text = z.string().check(z.minLength(1));
/** A small kind with all that kinds have: facts in units, a citation inside, words, a check of its own. */
const doses = defineKind({
  folder: "doses",
  facts: z.strictObject({
    crop: z.enum(["tomato", "onion"]),
    kilogramsPerHectare: z.int().check(z.minimum(1), z.maximum(500)),
    split: z.optional(z.strictObject({ turns: z.int(), source: citation })),
    follows: z.optional(z.string()),
  }),
  words: z.strictObject({
    name: text,
    steps: z.array(text).check(z.minLength(1)),
    note: z.optional(text),
  }),
  *check(records, { ids }) {
    for (const { id, facts } of records) {
      if (facts.follows === undefined || ids.has(facts.follows)) continue;
      yield { id, names: ["follows"], text: `there is no dose "${facts.follows}".` };
    }
  },
  compile: (records, { cite }) => [
    {
      path: "doses.ts",
      types: {},
      constants: [
        {
          name: "doses",
          type: "unknown",
          value: records.map(({ id, words, provenance: { source } }) => ({
            id,
            words: mapWords(words, ({ name }) => name),
            page: source && cite(source).page,
          })),
        },
      ],
    },
  ],
});

const sound = {
  "content/README.md": "# For whoever writes here\n",
  "content/languages/en.yaml": "name: English\nscript: Latin\n",
  "content/languages/hi.yaml": "name: हिन्दी\nscript: Devanagari\nwordsOfOthers: [आहे, आणि]\n",
  "content/sources/papers.yaml":
    "guide:\n  who: A university\n  what: Its guide\n  year: 2020\n" +
    "sheet:\n  who: A university\n  what: Its sheet\n  address: https://university.example/sheets/7\n",
  "content/doses/facts.yaml": [
    "tomato-first:",
    "  crop: tomato",
    "  kilogramsPerHectare: 150",
    "  certainty: confirmed",
    "  asOf: 2026-11-22",
    "  source:",
    "    work: guide",
    "    page: table 3",
    "onion-first:",
    "  crop: onion",
    "  kilogramsPerHectare: 100",
    "  certainty: general",
    "",
  ].join("\n"),
  "content/doses/en.yaml":
    "tomato-first:\n  name: First dose\n  steps:\n    - Water first.\n    - Then feed.\n" +
    "onion-first:\n  name: First dose\n  steps: [Feed.]\n  note: In the morning.\n",
  "content/doses/hi.yaml":
    "tomato-first:\n  name: पहली खुराक\n  steps:\n    - पहले पानी दें।\n    - फिर खाद दें।\n" +
    "onion-first:\n  name: पहली खुराक\n  steps: [खाद दें।]\n  note: सुबह।\n",
};
type Files = Record<string, string>;

const check = (files: Files, kind = doses) =>
  checkContent(parseContent(new Map(Object.entries(files))), [kind]);

function listFlaws(files: Files): string[] {
  const { flaws } = check(files);
  return flaws.map(({ file, line, text: said }) => `${file}, line ${line}: ${said}`);
}

const facts = "content/doses/facts.yaml";
const hindi = "content/doses/hi.yaml";
const papers = "content/sources/papers.yaml";

/** The sound files with one place of one of them written otherwise. */
function spoil(path: keyof typeof sound, from: string, to: string): Files {
  expect(sound[path]).toContain(from);
  return { ...sound, [path]: sound[path].replace(from, to) };
}

test("sound content has no flaw, and is compiled in the order of its files", () => {
  const checked = check(sound);
  expect(checked.flaws).toEqual([]);
  expect(checked.gaps).toEqual([]);
  const [, module] = compileContent(checked);
  expect(module?.constants[0]?.value).toEqual([
    {
      id: "tomato-first",
      words: { en: "First dose", hi: "पहली खुराक" },
      page: "table 3",
    },
    { id: "onion-first", words: { en: "First dose", hi: "पहली खुराक" }, page: undefined },
  ]);
});

const bad: [what: string, files: () => Files, message: string][] = [
  [
    "a field is missing",
    () => spoil(facts, "  kilogramsPerHectare: 100\n", ""),
    `${facts}, line 9: onion-first: "kilogramsPerHectare" is missing.`,
  ],
  [
    "a crop is unknown",
    () => spoil(facts, "crop: tomato", "crop: tomatoe"),
    `${facts}, line 2: tomato-first: "crop" cannot be "tomatoe". Do you mean "tomato"?`,
  ],
  [
    "a figure is in a wrong unit",
    () => spoil(facts, "kilogramsPerHectare: 100", "kilogramsPerAcre: 40"),
    `${facts}, line 11: onion-first: "kilogramsPerAcre" is no name that is known here. Do you mean "kilogramsPerHectare"?`,
  ],
  [
    "a figure is beyond what can be",
    () => spoil(facts, "kilogramsPerHectare: 100", "kilogramsPerHectare: 1000"),
    `${facts}, line 11: onion-first: "kilogramsPerHectare" is 1000; it can be 500 at most.`,
  ],
  [
    "a figure is written as a text",
    () => spoil(facts, "kilogramsPerHectare: 100", "kilogramsPerHectare: a hundred"),
    `${facts}, line 11: onion-first: "kilogramsPerHectare" must be a number, but "a hundred" is written.`,
  ],
  [
    "a confirmed dose has no source",
    () => spoil(facts, "  source:\n    work: guide\n    page: table 3\n", ""),
    `${facts}, line 4: tomato-first: "source" is missing: what is confirmed says by which page.`,
  ],
  [
    "a confirmed dose has no day",
    () => spoil(facts, "  asOf: 2026-11-22\n", ""),
    `${facts}, line 4: tomato-first: "asOf" is missing: what is confirmed says when somebody looked.`,
  ],
  [
    "general knowledge has a day",
    () => spoil(facts, "certainty: general", "certainty: general\n  asOf: 2026-11-22"),
    `${facts}, line 13: onion-first: "asOf" stands beside general knowledge, as if it had been confirmed on that day.`,
  ],
  [
    "a day is none",
    () => spoil(facts, "2026-11-22", "22 November"),
    `${facts}, line 5: tomato-first: "asOf" must be a day like 2026-11-22, but "22 November" is written.`,
  ],
  [
    "a source is not among the sources",
    () => spoil(facts, "work: guide", "work: guid"),
    `${facts}, line 7: tomato-first: content/sources holds no "guid". Do you mean "guide"?`,
  ],
  [
    "a source names no page",
    () => spoil(facts, "    page: table 3\n", ""),
    `${facts}, line 6: tomato-first: "source" names no page, and "guide" has no address: say where it stands, like page: table 12.`,
  ],
  [
    "a source inside the facts is unknown",
    () =>
      spoil(
        facts,
        "  crop: onion\n",
        "  crop: onion\n  split: { turns: 2, source: { work: leaflet } }\n",
      ),
    `${facts}, line 11: onion-first: content/sources holds no "leaflet". It can be guide, sheet.`,
  ],
  [
    "a source is a home page",
    () => spoil(papers, "https://university.example/sheets/7", "https://university.example/"),
    `${papers}, line 8: sheet: "address" is a home page, which says nothing; give the address of the page that says it.`,
  ],
  [
    "an address is none",
    () => spoil(papers, "https://university.example/sheets/7", "the library"),
    `${papers}, line 8: sheet: "address" is no address of a page; one begins with https://.`,
  ],
  [
    "two records of a file have one name",
    () => spoil(facts, "onion-first:", "tomato-first:"),
    `${facts}, line 9: this name stands here twice; each stands once`,
  ],
  [
    "a record names another that is not there",
    () => spoil(facts, "  crop: onion\n", "  crop: onion\n  follows: tomato-second\n"),
    `${facts}, line 11: onion-first: there is no dose "tomato-second".`,
  ],
  [
    "a language's code is wrong",
    () => {
      const { [hindi]: words, ...others } = sound;
      return { ...others, [hindi]: words, "content/doses/hin.yaml": words };
    },
    'content/doses/hin.yaml, line 1: "hin" is neither "facts" nor the code of a language. Do you mean "hi"? A new language begins with a file in content/languages.',
  ],
  [
    "a text is missing",
    () => spoil(hindi, "  note: सुबह।\n", ""),
    `${hindi}, line 6: onion-first: "note" is missing.`,
  ],
  [
    "a record has no words",
    () => spoil(hindi, sound[hindi].slice(sound[hindi].indexOf("onion-first")), ""),
    `${hindi}, line 1: "onion-first" is missing: it has facts, and no words here.`,
  ],
  [
    "words have no facts",
    () => spoil(hindi, "onion-first:", "onion-frist:"),
    `${hindi}, line 6: onion-frist: there are no facts of this name in ${facts}. Do you mean "onion-first"?`,
  ],
  [
    "a list is shorter than in English",
    () => spoil(hindi, "    - फिर खाद दें।\n", ""),
    `${hindi}, line 3: tomato-first: "steps" has 1 entries, and 2 in English.`,
  ],
  [
    "a text is in the letters of another language",
    () => spoil(hindi, "name: पहली खुराक", "name: First dose"),
    `${hindi}, line 2: tomato-first: "First dose" has no letter of the Devanagari script.`,
  ],
  [
    "a text is in another language with the same letters",
    () => spoil(hindi, "- फिर खाद दें।", "- नंतर खत द्या, आणि थांबा."),
    `${hindi}, line 5: tomato-first: "आणि" is a word of another language than हिन्दी.`,
  ],
  [
    "a text is a number",
    () => spoil(hindi, "note: सुबह।", "note: 7"),
    `${hindi}, line 9: onion-first: "note" must be a text, but "7" is written: put it in quotation marks, "7".`,
  ],
  [
    "a text has a colon in it",
    () => spoil(hindi, "note: सुबह।", "note: सुबह: ठंडे में"),
    `${hindi}, line 9: a text with a colon and a blank in it must stand in quotation marks: "like: this"`,
  ],
  [
    "a line begins with a tab",
    () => spoil(facts, "  crop: onion", "\tcrop: onion"),
    `${facts}, line 10: this line begins with a tab; use blanks`,
  ],
  [
    "a folder is of no kind",
    () => ({ ...sound, "content/dosses/facts.yaml": "" }),
    'content/dosses/facts.yaml, line 1: no kind of knowledge is kept in a folder "dosses". Do you mean "doses"?',
  ],
  [
    "a file is no YAML",
    () => ({ ...sound, "content/doses/notes.txt": "" }),
    "content/doses/notes.txt, line 1: this file is not read: the name of a file here ends in .yaml",
  ],
];

test.each(bad)("is told in one sentence: %s", (_what, files, message) => {
  const flaws = listFlaws(files());
  expect(flaws).toContain(message);
});

test("two files cannot have a record of one name", () => {
  const names = ["facts", "en", "hi"] as const;
  const spring = names.map((name) => [
    `content/doses/spring/${name}.yaml`,
    sound[`content/doses/${name}.yaml`],
  ]);
  expect(listFlaws({ ...sound, ...Object.fromEntries(spring) })).toEqual([
    `content/doses/spring/facts.yaml, line 1: tomato-first: ${facts} has a record of this name already.`,
    `content/doses/spring/facts.yaml, line 9: onion-first: ${facts} has a record of this name already.`,
  ]);
});

test("everything that is wrong is told at once, in the order of files and lines", () => {
  const files = {
    ...spoil(facts, "crop: tomato", "crop: potato"),
    [hindi]: sound[hindi].replace("  note: सुबह।\n", ""),
  };
  expect(listFlaws(files)).toEqual([
    `${facts}, line 2: tomato-first: "crop" cannot be "potato". It can be tomato, onion.`,
    `${hindi}, line 6: onion-first: "note" is missing.`,
  ]);
});

const kannada = {
  "content/languages/kn.yaml": "name: ಕನ್ನಡ\nscript: Kannada\nunfinished: true\n",
  "content/doses/kn.yaml": "tomato-first:\n  name: ಮೊದಲ ಪ್ರಮಾಣ\n",
};

test("a language is added by its files alone; while it is unfinished, what it lacks is listed", () => {
  const checked = check({ ...sound, ...kannada });
  expect(checked.flaws).toEqual([]);
  expect(checked.gaps).toEqual([
    { folder: "doses", language: "kn", id: "tomato-first", names: ["steps"] },
    { folder: "doses", language: "kn", id: "onion-first", names: [] },
  ]);
  const [languages, module] = compileContent(checked);
  // Nothing reads it before it is whole.
  expect(languages?.constants[0]?.value).toEqual(["en", "hi"]);
  expect(module?.constants[0]?.value).toEqual([
    {
      id: "tomato-first",
      words: { en: "First dose", hi: "पहली खुराक", kn: "ಮೊದಲ ಪ್ರಮಾಣ" },
      page: "table 3",
    },
    { id: "onion-first", words: { en: "First dose", hi: "पहली खुराक" }, page: undefined },
  ]);
});

test("a language that is finished has to be whole", () => {
  const finished = { ...kannada, "content/languages/kn.yaml": "name: ಕನ್ನಡ\nscript: Kannada\n" };
  expect(listFlaws({ ...sound, ...finished })).toEqual([
    'content/doses/kn.yaml, line 1: tomato-first: "steps" is missing.',
    'content/doses/kn.yaml, line 1: "onion-first" is missing: it has facts, and no words here.',
  ]);
});

test("a language's words for the hours begin with the day and name hours that there are", () => {
  const hindi = "content/languages/hi.yaml";
  const add = (line: string) => listFlaws({ ...sound, [hindi]: `${sound[hindi]}${line}\n` });
  expect(add("partsOfDay: {0: रात, 4: सुबह}")).toEqual([]);
  expect(add("partsOfDay: {4: सुबह}")).toContain(
    `${hindi}, line 4: "partsOfDay" begins with the hour 0.`,
  );
  expect(add("namedHours: {24: आधी रात}")).toContain(
    `${hindi}, line 4: "namedHours" names hours from 0 to 23.`,
  );
});

test("what is wrong in English is told of English alone", () => {
  const english = "content/doses/en.yaml";
  expect(listFlaws(spoil(english, "note: In the morning.", "notes: In the morning."))).toEqual([
    `${english}, line 9: onion-first: "notes" is no name that is known here. Do you mean "note"?`,
  ]);
});
