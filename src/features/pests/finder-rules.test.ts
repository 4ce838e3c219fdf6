import { describe, expect, test } from "vitest";
import { crops } from "#src/shared/farm-terms.ts";
import { languages } from "#src/shared/language.ts";
import {
  chooseQuestion,
  countAnswered,
  findPests,
  listMarks,
  mostQuestions,
  rankPests,
} from "./finder-rules.ts";
import {
  type FinderAnswers,
  finderAnswers,
  openAnswers,
  type Question,
  questions,
} from "./finder-schema.ts";
import { listLadder } from "./ladder-rules.ts";
import { getPest, listPests } from "./record-rules.ts";
import type { PestRecord } from "./record-schema.ts";

const start = (crop: FinderAnswers["crop"]): FinderAnswers => finderAnswers.parse({ crop });

/** A source of chance that begins the same in every run. */
function startChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function must(id: string): PestRecord {
  const pest = getPest(id);
  if (!pest) throw new Error(`There is no ${id}`);
  return pest;
}

/** Answers every question that is asked until there is a result. */
function interview(
  crop: FinderAnswers["crop"],
  answer: (question: Question) => string,
): { answers: FinderAnswers; asked: Question[] } {
  const records = listPests({ crop });
  let answers = start(crop);
  const asked: Question[] = [];
  for (;;) {
    const question = chooseQuestion(records, answers);
    if (!question) return { answers, asked };
    asked.push(question);
    answers = finderAnswers.parse({ ...answers, [question]: answer(question) });
  }
}

const cropsOf = (pest: PestRecord) => (pest.crop === "all" ? crops : [pest.crop]);
const ids = (matches: readonly { pest: PestRecord }[]) => matches.map(({ pest }) => pest.id);

describe("the finder", () => {
  test("each comes first by its own usual marks, or beside a look-alike it names", () => {
    for (const pest of listPests()) {
      for (const crop of cropsOf(pest)) {
        const { answers } = interview(crop, (question) => pest.marks[question][0] ?? "unknown");
        const { best, fit } = findPests(listPests({ crop }), answers);
        expect(countAnswered(answers)).toBeLessThanOrEqual(mostQuestions);
        expect(fit).toBe("all");
        expect([pest.id, ...pest.lookAlikes], `${pest.id} on ${crop}`).toEqual(
          expect.arrayContaining(ids(best)),
        );
        expect(ids(best)).toContain(pest.id);
        expect(best.length, `${pest.id}: ${ids(best).join(" ")}`).toBeLessThanOrEqual(2);
      }
    }
  });

  test("any of its own marks keeps a pest among the best, also where some are not known", () => {
    const chance = startChance(20_261_121);
    for (let run = 0; run < 20; run += 1) {
      for (const pest of listPests()) {
        const [crop] = cropsOf(pest);
        const { answers } = interview(crop, (question) => {
          const marks = pest.marks[question];
          if (chance() < 0.3) return "unknown";
          return marks[Math.floor(chance() * marks.length)] ?? "unknown";
        });
        const { best } = findPests(listPests({ crop }), answers);
        expect(ids(best), `${pest.id} ${JSON.stringify(answers)}`).toContain(pest.id);
      }
    }
  });

  test("not knowing anything rules nothing out", () => {
    for (const crop of crops) {
      const { answers, asked } = interview(crop, () => "unknown");
      const records = listPests({ crop });
      expect(findPests(records, answers).best).toHaveLength(records.length);
      expect(asked.length).toBeLessThan(mostQuestions);
    }
  });

  test("not knowing one thing never changes the order", () => {
    const chance = startChance(7);
    for (const pest of listPests()) {
      const [crop] = cropsOf(pest);
      const records = listPests({ crop });
      const given = questions.filter(() => chance() < 0.5);
      const known = Object.fromEntries(given.map((each) => [each, pest.marks[each].at(-1)]));
      const unknown = Object.fromEntries(
        questions.filter((each) => !given.includes(each)).map((each) => [each, "unknown"]),
      );
      const before = rankPests(records, finderAnswers.parse({ crop, ...known }));
      const after = rankPests(records, finderAnswers.parse({ crop, ...known, ...unknown }));
      expect(ids(after)).toEqual(ids(before));
    }
  });

  test("the order of the answers does not matter", () => {
    for (const pest of listPests()) {
      const [crop] = cropsOf(pest);
      const given = questions.map((each) => [each, pest.marks[each].at(-1)]);
      const forwards = finderAnswers.parse({ crop, ...Object.fromEntries(given) });
      const backwards = finderAnswers.parse({ ...Object.fromEntries(given.reverse()), crop });
      const records = listPests({ crop });
      expect(findPests(records, backwards)).toEqual(findPests(records, forwards));
    }
  });

  test("one wrong answer does not lose the pest", () => {
    const blast = must("rice-blast");
    const usual = Object.fromEntries(questions.map((each) => [each, blast.marks[each][0]]));
    const answers = finderAnswers.parse({ crop: "rice", ...usual, colour: "silver" });
    const { best, fit } = findPests(listPests({ crop: "rice" }), answers);
    expect(ids(best)).toEqual(["rice-blast"]);
    expect(best[0]?.contradicts).toEqual(["colour"]);
    expect(fit).toBe("part");
  });

  test("every answer that is offered fits at least one of those left", () => {
    const seen = new Set<string>();
    const misfits: string[] = [];
    const walk = (records: readonly PestRecord[], answers: FinderAnswers) => {
      // The order in which it was answered changes nothing of what comes next.
      const key = [answers.crop, ...questions.map((each) => answers[each] ?? "")].join(" ");
      const question = chooseQuestion(records, answers);
      if (seen.has(key) || !question) return;
      seen.add(key);
      const left = new Set(ids(findPests(records, answers).best));
      const marks = listMarks(records, { answers, question });
      if (marks.length === 0) misfits.push(key);
      for (const mark of marks) {
        const given = finderAnswers.parse({ ...answers, [question]: mark });
        const [best] = findPests(records, given).best;
        const fits = best && left.has(best.pest.id) && !best.contradicts.includes(question);
        if (!fits) misfits.push(`${key} ${mark}`);
        walk(records, given);
      }
      for (const open of openAnswers) {
        walk(records, finderAnswers.parse({ ...answers, [question]: open }));
      }
    };
    for (const crop of crops) walk(listPests({ crop }), start(crop));
    expect(misfits).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  });

  test("changing the crop is said of the next season, in every language", () => {
    const blight = must("tom-earlyblight");
    const told = languages.map((language) =>
      listLadder(blight, language).flatMap((step) => (step.step === "later" ? step.texts : [])),
    );
    expect(told.map(([first]) => first)).toEqual([
      "Grow another crop here next season.",
      "अगले मौसम यहाँ दूसरी फसल बोएँ।",
      "पुढच्या हंगामात इथे दुसरे पीक घ्या.",
    ]);
    const steps = listPests().flatMap(({ words: { en } }) => [...en.cultural, ...en.later]);
    expect(steps.filter((text) => text.startsWith("Change the crop"))).toEqual([]);
  });

  test("what is not in the list is not forced into it", () => {
    const { answers, asked } = interview("brinjal", () => "other");
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(findPests(listPests({ crop: "brinjal" }), answers).fit).toBe("none");
  });

  test("rice leaves with round brown spots are brown spot, told from blast", () => {
    const answers = finderAnswers.parse({
      crop: "rice",
      part: "leaf",
      sign: "spots",
      colour: "brown",
      pattern: "round",
    });
    const { best, lookAlikes } = findPests(listPests({ crop: "rice" }), answers);
    expect(ids(best)).toEqual(["rice-brownspot"]);
    expect(ids(lookAlikes)).toContain("rice-blast");
  });

  test("an address that is not understood counts as not answered", () => {
    expect(finderAnswers.parse({ crop: "gold", part: "leaf", sign: "<script>" })).toEqual({
      part: "leaf",
    });
  });
});
