import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Answer } from "#src/features/assistant/schema.ts";
import { type RoundQuestion, readRound, readVerdicts, type Verdicts } from "./answer-rounds.ts";
import { countWords, findBroken, markAnswer, tellBlocks, tellLanguage } from "./answer-rules.ts";
import { listFigures, score, writeReport, writeTable } from "./answer-tables.ts";

const file = "round-9.yaml";

const question = (given: Partial<RoundQuestion> = {}): RoundQuestion => ({
  id: "en-01",
  language: "en",
  kind: "plain",
  conversation: ["will it rain?"],
  must: [],
  mustNot: [],
  expectLanguage: "en",
  note: "Wednesday, 32 mm.",
  ...given,
});

const answer = (...texts: string[]): Answer => ({
  language: "en",
  isUnknown: false,
  byModel: false,
  blocks: texts.map((text) => ({ kind: "plain", title: null, text, sources: [] })),
  sources: [],
  notes: [],
  followUps: [],
});

describe("a round's file", () => {
  test("fills in what may be left out", () => {
    const text = `
questions:
  - id: mrl-01
    language: mr-Latn
    kind: follow-up
    conversation: [harbhara bhav yavatmal, ani nagpur?]
    must: ['5480', ['a', 'b']]
    note: Nagpur.`;
    expect(readRound({ text, file })).toEqual([
      {
        id: "mrl-01",
        language: "mr-Latn",
        kind: "follow-up",
        conversation: ["harbhara bhav yavatmal", "ani nagpur?"],
        must: ["5480", ["a", "b"]],
        mustNot: [],
        expectLanguage: "mr",
        note: "Nagpur.",
      },
    ]);
  });

  test("is refused with each fault and the question that has it", () => {
    const text = `
questions:
  - { id: en-01, language: en, kind: plain, conversation: [rain?], must: ['(32'], note: x }
  - { id: en-02, language: en, kind: follow-up, conversation: [and wheat?], note: x }`;
    expect(() => readRound({ text, file })).toThrow(
      "round-9.yaml cannot be used:\n  en-01.must.0: is no regular expression",
    );
    expect(() => readRound({ text, file })).toThrow(
      "  en-02.conversation: has nothing before the follow-up",
    );
  });

  test("names a question that stands twice", () => {
    const one = "{ id: en-01, language: en, kind: plain, conversation: [rain?], note: x }";
    const text = `questions: [${one}, ${one}]`;
    expect(() => readRound({ text, file })).toThrow("en-01: stands twice");
  });
});

describe("a file of verdicts", () => {
  const told = (id: string, verdict: string) =>
    `${id}: { answer: 0a1b2c3d, verdict: ${verdict}, reason: names the day }`;

  test("is read by question", () => {
    const text = told("en-01", "right");
    expect(readVerdicts({ text, file }, [question()])).toEqual({
      "en-01": { answer: "0a1b2c3d", verdict: "right", reason: "names the day" },
    });
  });

  test("judges nothing that was not asked, and in no other words than the four", () => {
    expect(() => readVerdicts({ text: told("en-02", "right"), file }, [question()])).toThrow(
      "round-9.yaml judges what was not asked: en-02",
    );
    expect(() => readVerdicts({ text: told("en-01", "good"), file }, [question()])).toThrow(
      "en-01.verdict",
    );
  });
});

const folder = join(import.meta.dirname, "answers");
const rounds = readdirSync(folder).filter((name) => /^round-\d+\.yaml$/.test(name));

test.each(rounds)(
  "%s is a hundred questions in three languages, and its verdicts are of them",
  (name) => {
    const readText = (each: string) => ({
      text: readFileSync(join(folder, each), "utf8"),
      file: each,
    });
    const questions = readRound(readText(name));
    const count = (language: string) =>
      questions.filter((each) => each.language.startsWith(language)).length;
    expect([count("en"), count("hi"), count("mr")]).toEqual([33, 33, 34]);
    const judged = readdirSync(folder).filter(
      (each) => each.startsWith(name.replace("yaml", "")) && each.endsWith("verdicts.yaml"),
    );
    for (const each of judged) {
      expect(Object.keys(readVerdicts(readText(each), questions))).toHaveLength(100);
    }
  },
);

describe("the rules of a question", () => {
  test("miss what no alternative finds, and name what must not stand there", () => {
    const rules = { must: ["wait|no\\b", ["32 ?mm", "90 ?%"]], mustNot: ["tomato"] };
    expect(findBroken(rules, "Wait: 90% of rain.")).toEqual([]);
    expect(findBroken(rules, "Water the tomatoes.")).toEqual([
      "misses /wait|no\\b/",
      "misses /32 ?mm/ or /90 ?%/",
      "has /tomato/",
    ]);
  });

  test("see Latin digits, numbers without commas and single spaces", () => {
    expect(findBroken({ must: ["₹ 7400 प्रति"], mustNot: [] }, "₹  ७,४००\nप्रति क्विंटल")).toEqual([]);
  });
});

test("an answer's words are counted in its titles and texts", () => {
  const [block] = answer("No rain until Wednesday.").blocks;
  const blocks = block ? [{ ...block, title: "तुमच्या शेताचे हवामान" }, block] : [];
  expect(tellBlocks({ blocks })).toBe(
    "तुमच्या शेताचे हवामान\nNo rain until Wednesday.\nNo rain until Wednesday.",
  );
  expect(countWords(tellBlocks({ blocks }))).toBe(11);
});

// Each written for this test, as the three languages are spoken.
test.each([
  ["Wait: it rains on Wednesday, and the soil holds enough water.", "en"],
  ["आज पानी न दें, बुधवार को बारिश होगी और मिट्टी में नमी है।", "hi"],
  ["आज पाणी देऊ नका, बुधवारी पाऊस येणार आहे आणि जमिनीत ओल आहे.", "mr"],
  ["Aaj paani mat do, budhwar ko barish hai aur mitti mein nami hai.", "hi"],
  ["Aaj pani deu naka, budhvari paus yenar ahe ani jaminit ol ahe.", "mr"],
  ["₹ 7,400", null],
])("%s is %s", (text, language) => {
  expect(tellLanguage(text)).toBe(language);
});

describe("the figures of a round", () => {
  const judge = (text: string, verdict: "right" | "wrong") => ({
    answer: markAnswer(text),
    verdict,
    reason: "as told",
  });
  const rain = "It rains on Wednesday, 32 mm, and not before that.";
  const verdicts: Verdicts = {
    "en-01": judge(rain, "right"),
    "mr-01": judge(rain, "wrong"),
    "mr-02": judge("of an earlier answer", "right"),
  };
  const all = [
    score({ question: question(), answer: answer(rain), firstByte: 12 }, verdicts),
    score(
      {
        question: question({
          id: "mr-01",
          language: "mr",
          kind: "refuse",
          expectLanguage: "mr",
          must: ["नाही"],
        }),
        answer: answer(rain),
        firstByte: 30,
      },
      verdicts,
    ),
    score(
      {
        question: question({ id: "mr-02", language: "mr-Latn", expectLanguage: "mr" }),
        answer: answer("पाऊस येणार आहे."),
        firstByte: 14,
      },
      verdicts,
    ),
  ];

  test("count what a reader judged of these very answers, and what the rules found of all", () => {
    expect(listFigures(all)).toMatchObject({
      "right and useful": "1 of 2 (50 %)",
      "… English": "1 of 1 (100 %)",
      "… Hindi": "-",
      "… Marathi": "0 of 1 (0 %)",
      "wrong or beside the point": "1 of 2 (50 %)",
      "refusals and redirections right": "0 of 1 (0 %)",
      "answered in another language than asked": "1 of 3",
      "breaks a rule": "1 of 3",
      "median words of an answer": "10",
      "first byte, p50": "14 ms",
      "not judged yet": "1",
    });
  });

  test("stand side by side, a row each", () => {
    const [header, , first] = writeTable(
      new Map([
        ["built in", all],
        ["model", []],
      ]),
    ).split("\n");
    expect(header).toBe("| Figure | built in | model |");
    expect(first).toBe("| right and useful | 1 of 2 (50 %) | - |");
  });

  test("are told with each answer, for the reader", () => {
    const report = writeReport("built in", all);
    expect(report).toContain("### mr-01 (refuse, mr)\n\n**will it rain?**\n\n> It rains");
    expect(report).toContain(
      `rules: answered in en; misses /नाही/; 10 words; answer ${markAnswer(rain)}`,
    );
    expect(report).toContain("verdict: wrong, as told");
  });
});
