import { expect, test } from "vitest";
import { addDays } from "#src/shared/days.ts";
import { planDayNews } from "./news-rules.ts";
import type { Candidate, Recommendations } from "./schema.ts";

const today = "2026-11-26";
const morning = "2026-11-26T00:10:00Z";
const field = { id: "ghar", name: "Ghar" };

function water(date: string, changed: Partial<Candidate> = {}): Candidate {
  return {
    id: "water",
    source: "water",
    topic: "water",
    fields: [field],
    dueAt: null,
    stake: null,
    reason: { code: "water", date, isLate: false, grossDepth: 32.4, minutes: 160 },
    link: "/irrigation",
    ...changed,
  };
}
const waitsForRain = (day: string) =>
  water(today, {
    hold: { obstacle: { kind: "rain", day, millimetres: 40 }, until: addDays(day, 1) },
  });
const pest = (pestId: string): Candidate => ({
  ...water(today),
  source: "pest",
  reason: { code: "pest", pestId, names: { en: "Late blight" }, crop: "tomato" },
});
const plan = (...candidates: Candidate[]): Pick<Recommendations, "today" | "candidates"> => ({
  today,
  candidates,
});
const told = (createdDate = morning, overDate: string | null = null) => ({
  id: "told",
  kind: "watering-due" as const,
  data: { fieldId: "ghar", fieldName: "Ghar", day: today, grossDepth: 32.4, minutes: 160 },
  createdDate,
  overDate,
});
const kindsOf = (...given: Parameters<typeof planDayNews>) =>
  planDayNews(...given).added.map(({ kind }) => kind);

test("water that is due today is told with its depth and time, tomorrow's is not", () => {
  expect(planDayNews([], plan(water(today)))).toEqual({
    added: [
      {
        kind: "watering-due",
        data: { fieldId: "ghar", fieldName: "Ghar", day: today, grossDepth: 32.4, minutes: 160 },
        subject: "ghar 2026-11-26",
        lastDay: "2026-11-28",
      },
    ],
    over: [],
  });
  expect(kindsOf([], plan(water(addDays(today, 1))))).toEqual([]);
});

test("what is late is told, and no field twice while the first holds", () => {
  expect(kindsOf([], plan(water(addDays(today, -2))))).toEqual(["watering-due"]);
  expect(planDayNews([told("2026-11-24T00:10:00Z")], plan(water(today)))).toEqual({
    added: [],
    over: [],
  });
});

test("water that the next forecast moves by a day stays told", () => {
  expect(planDayNews([told()], plan(water(addDays(today, 1))))).toEqual({ added: [], over: [] });
});

test("what was watered is over, and not told again that day, but the next", () => {
  expect(planDayNews([told()], plan())).toEqual({ added: [], over: ["told"] });
  const over = "2026-11-26T06:00:00Z";
  expect(kindsOf([told(morning, over)], plan(water(today)))).toEqual([]);
  expect(kindsOf([told("2026-11-25T00:10:00Z", over)], plan(water(today)))).toEqual([
    "watering-due",
  ]);
});

test("rain puts off what was told, and says so once", () => {
  const { added, over } = planDayNews([told()], plan(waitsForRain("2026-11-27")));
  expect(over).toEqual(["told"]);
  expect(added).toEqual([
    {
      kind: "watering-put-off",
      data: { fieldId: "ghar", fieldName: "Ghar", rainDay: "2026-11-27", millimetres: 40 },
      subject: "ghar 2026-11-26",
      lastDay: "2026-11-27",
    },
  ]);
  const known = [told(morning, "2026-11-26T03:00:00Z")];
  expect(planDayNews(known, plan(waitsForRain("2026-11-27")))).toEqual({ added: [], over: [] });
});

test("rain that nobody was told to water before puts nothing off", () => {
  expect(planDayNews([], plan(waitsForRain("2026-11-27")))).toEqual({ added: [], over: [] });
});

test("water that is wanted after all ends the word that it waits", () => {
  const waits = {
    id: "waits",
    kind: "watering-put-off" as const,
    data: { fieldId: "ghar", fieldName: "Ghar", rainDay: today, millimetres: 40 },
    createdDate: "2026-11-25T06:00:00Z",
    overDate: null,
  };
  const { added, over } = planDayNews([waits], plan(water(today)));
  expect(added.map(({ kind }) => kind)).toEqual(["watering-due"]);
  expect(over).toEqual(["waits"]);
});

test("the two most urgent pests are told, each once a week", () => {
  const { added } = planDayNews([], plan(pest("one"), pest("two"), pest("three")));
  expect(added.map(({ data }) => "pestId" in data && data.pestId)).toEqual(["one", "two"]);
  expect(added[0]).toMatchObject({ subject: "one tomato 2026-11-26", lastDay: "2026-12-02" });
  const [first] = added;
  if (first?.kind !== "pest-risk") throw new Error("told of something else");
  const known = { ...first, id: "first", createdDate: "2026-11-22T00:10:00Z", overDate: null };
  expect(kindsOf([known], plan(pest("one")))).toEqual([]);
});
