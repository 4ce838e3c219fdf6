import { expect, test } from "vitest";
import { openRandom, pickOne } from "#src/shared/test-random.ts";
import { listRuledSchemes } from "./catalogue-store.server.ts";
import { judgeScheme, type Verdict } from "./eligibility-rules.ts";
import {
  booleanFacts,
  cropKinds,
  type FactName,
  type Facts,
  factNames,
  genders,
  pumps,
  tenures,
} from "./eligibility-schema.ts";
import { getQuestion, planQuestions, questionFacts } from "./question-rules.ts";
import { stateCodes } from "./schema.ts";

const schemes = listRuledSchemes();

function makeFarmer(random: () => number): Facts {
  const facts: Facts = {
    age: 10 + Math.floor(random() * 80),
    landHectares: random() * 5,
    familyIncome: Math.floor(random() * 800_000),
    disabilityPercent: Math.floor(random() * 100),
    state: pickOne(random, stateCodes),
    tenure: pickOne(random, tenures),
    gender: pickOne(random, genders),
    pump: pickOne(random, pumps),
    crops: {
      kinds: [pickOne(random, cropKinds), pickOne(random, cropKinds)],
      areAll: random() < 0.5,
    },
  };
  for (const fact of booleanFacts) facts[fact] = random() < 0.5;
  return facts;
}

function keep(facts: Facts, names: readonly FactName[]): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => names.some((n) => n === name)),
  );
}

test("what is not known never makes a no, nor a yes of what a known fact would deny", () => {
  const random = openRandom(7);
  const allowed: Record<Verdict, readonly Verdict[]> = {
    // Knowing less leaves a verdict as it is or opens it; it never turns one into the other.
    yes: ["yes", "ask"],
    no: ["no", "ask"],
    ask: ["ask"],
  };
  for (let round = 0; round < 300; round += 1) {
    const farmer = makeFarmer(random);
    const kept = factNames.filter(() => random() < 0.7);
    const known = keep(farmer, kept);
    const removed = kept[Math.floor(random() * kept.length)];
    const less = keep(
      known,
      kept.filter((name) => name !== removed),
    );
    for (const scheme of schemes) {
      const before = judgeScheme(scheme, known).verdict;
      const after = judgeScheme(scheme, less).verdict;
      expect(allowed[before], `${scheme.id} without ${removed}`).toContain(after);
    }
  }
});

test("nothing known is a no for nobody", () => {
  for (const scheme of schemes) expect(judgeScheme(scheme, {}).verdict).not.toBe("no");
});

test("the questions can be answered in any order with the same outcome", () => {
  const random = openRandom(11);
  for (let round = 0; round < 25; round += 1) {
    const farmer = makeFarmer(random);
    const orders = [
      () => 0,
      (count: number) => count - 1,
      (count: number) => Math.floor(random() * count),
    ];
    const outcomes = orders.map((choose) => {
      let facts: Facts = {};
      for (let asked = 0; asked < 40; asked += 1) {
        const open = planQuestions(schemes, { facts, unsure: [] });
        const question = open[choose(open.length)];
        if (!question) break;
        facts = { ...facts, ...keep(farmer, questionFacts[question.id]) };
        // An answered question about crops names them all.
        if (facts.crops) facts.crops = { ...facts.crops, areAll: true };
      }
      expect(planQuestions(schemes, { facts, unsure: [] })).toEqual([]);
      return schemes.map((scheme) => [scheme.id, judgeScheme(scheme, facts).verdict]);
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  }
});

test("only what an undecided scheme needs is asked, what counts for most first", () => {
  const open = planQuestions(schemes, { facts: {}, unsure: [] });
  const counts = open.map(({ schemes: count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(open[0]?.id).toBe("state");
  const inPunjab: Facts = { state: "PB", tenure: "own" };
  const asked = planQuestions(schemes, { facts: inPunjab, unsure: [] }).map(({ id }) => id);
  for (const id of ["state", "tenure", "pump", "disability", "income", "cultivatorCard"]) {
    expect(asked).not.toContain(id);
  }
});

test("a question that the farmer cannot answer rests", () => {
  const unsure = [...questionFacts.state];
  const asked = planQuestions(schemes, { facts: {}, unsure }).map(({ id }) => id);
  expect(asked).not.toContain("state");
  expect(asked.length).toBeGreaterThan(0);
});

test("every fact has one question", () => {
  for (const fact of factNames) {
    const askers = Object.values(questionFacts).filter((facts) => facts.some((f) => f === fact));
    expect(askers, fact).toHaveLength(1);
    expect(questionFacts[getQuestion(fact)]).toContain(fact);
  }
});

test("a cotton farmer of 35 is asked four questions for PM-KMY", () => {
  const scheme = schemes.find(({ id }) => id === "pm-kmy");
  if (!scheme) throw new Error("No PM-KMY");
  const facts: Facts = { state: "MH", landHectares: 1, crops: { kinds: ["cotton"], areAll: true } };
  const asked = planQuestions([scheme], { facts, unsure: [] }).map(({ id }) => id);
  expect(asked.toSorted()).toEqual(["age", "family", "otherPension", "tenure"]);
});
