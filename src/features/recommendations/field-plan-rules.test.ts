import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  getHoursLeft,
  joinSprays,
  listDoneKeys,
  listFieldPlans,
  listRest,
  listToldWarnings,
} from "./field-plan-rules.ts";
import type { Candidate } from "./schema.ts";
import { begin, type Farm, farms, settleFarm, today } from "./test-farm.ts";

const [well, hill] = [
  { id: "well", name: "Well plot" },
  { id: "hill", name: "Hill plot" },
];
const endOfDay = "2026-11-22T18:29:59.000Z";
const inDays = (days: number) => new Date(Date.parse(endOfDay) + days * 86_400_000).toISOString();

function water(field: typeof well, change: Partial<Candidate> = {}): Candidate {
  return {
    id: `water ${field.id}`,
    source: "water",
    topic: "water",
    fields: [field],
    dueAt: endOfDay,
    stake: null,
    reason: { code: "water", date: today, isLate: false, grossDepth: 24, minutes: 140 },
    link: "/irrigation",
    ...change,
  };
}
const pest: Candidate = {
  ...water(well),
  id: "pest rust",
  source: "pest",
  topic: "pest rust",
  fields: [well, hill],
  stake: { paise: 900, working: { kind: "own-incomes", fields: 2 } },
  reason: { code: "pest", pestId: "rust", names: { en: "Rust" }, crop: "wheat" },
};
const rain = { kind: "rain" as const, day: "2026-11-24", millimetres: 98 };
const hold = { obstacle: rain, until: "2026-11-25" };

const planOf = (
  candidates: readonly Candidate[],
  given: { now?: Date; done?: readonly string[] } = {},
) =>
  listFieldPlans(
    { fields: [well, hill], candidates: [...candidates] },
    { now: given.now ?? begin, done: new Set(given.done) },
  ).map(({ fields, verdict, lead, tasks, putOff }) => ({
    fields: fields.map(({ name }) => name),
    verdict,
    lead: lead?.id ?? null,
    tasks: tasks.map(({ id }) => id),
    putOff: putOff.map(({ id }) => id),
  }));
const calm = { lead: null, tasks: [], putOff: [] };

const storm: Candidate = {
  ...water(well),
  id: "storm",
  source: "weather",
  topic: "weather strong-wind",
  fields: [well, hill],
};

describe("the verdict of a field", () => {
  test("is what is to be done today, and nothing where nothing is", () => {
    expect(planOf([water(well)])).toEqual([
      { ...calm, fields: ["Well plot"], verdict: "now", lead: "water well" },
      { ...calm, fields: ["Hill plot"], verdict: "nothing" },
    ]);
  });

  test("is to wait where all that is asked for is held, and that is told", () => {
    expect(planOf([water(well, { hold })])[0]).toEqual({
      ...calm,
      fields: ["Well plot"],
      verdict: "wait",
      putOff: ["water well"],
    });
  });

  test("is nothing yet where the work has until the day after tomorrow", () => {
    const later = water(well, { dueAt: inDays(2) });
    expect(planOf([later])[0]).toMatchObject({ verdict: "later", tasks: ["water well"] });
  });

  test("is to see to what is ripe, though no day presses", () => {
    const reason = {
      code: "harvest-ready" as const,
      crop: "wheat" as const,
      days: 122,
      usualDays: 120,
    };
    const ripe = water(well, { id: "ripe", topic: "harvest", dueAt: null, reason });
    const later = water(well, { dueAt: inDays(2) });
    expect(planOf([later, ripe])[0]).toMatchObject({ lead: "ripe", tasks: ["water well"] });
  });

  const rainWarning = water(well, {
    id: "rain",
    source: "weather",
    topic: "weather heavy-rain",
    dueAt: inDays(2),
    reason: {
      code: "weather",
      alert: "heavy-rain",
      level: "warning",
      firstDay: "2026-11-24",
      lastDay: "2026-11-24",
      value: 98,
      crop: null,
    },
  });

  test("is to open the drains as soon as heavy rain is warned of, though it comes in two days", () => {
    expect(planOf([rainWarning])[0]).toMatchObject({ verdict: "now", lead: "rain" });
  });

  test("is to open them in the evening too, though the light hours of the day have passed", () => {
    const window = { from: "2026-11-22T02:30:00.000Z", until: "2026-11-22T12:30:00.000Z" };
    const now = new Date("2026-11-22T13:00:00Z");
    expect(planOf([{ ...rainWarning, window }], { now })[0]).toMatchObject({ verdict: "now" });
  });

  test("is to look for pests while their spraying waits", () => {
    expect(planOf([{ ...pest, fields: [well], hold }])[0]).toMatchObject({
      verdict: "now",
      lead: "pest rust",
      putOff: ["pest rust"],
    });
  });

  test("is to wait once the hours of its work have passed, as on a phone without a network", () => {
    const window = { from: "2026-11-22T02:30:00.000Z", until: "2026-11-22T04:30:00.000Z" };
    const fertilise = water(well, { window, source: "nutrient", topic: "nutrient" });
    const at = (time: string) => planOf([fertilise], { now: new Date(`2026-11-22T${time}Z`) })[0];
    expect(at("04:29:59")).toMatchObject({ verdict: "now" });
    expect(at("04:30:00")).toMatchObject({ verdict: "wait", putOff: ["water well"] });
  });
});

describe("what the list of the day does not say", () => {
  const restOf = (candidates: readonly Candidate[]) =>
    listRest(listFieldPlans({ fields: [well], candidates }, { now: begin, done: new Set() })).map(
      ({ fields, tasks, putOff }) => [
        fields.map(({ name }) => name),
        tasks.map(({ id }) => id),
        putOff.map(({ id }) => id),
      ],
    );
  const dose = water(well, { id: "dose", topic: "nutrient", dueAt: inDays(2) });

  test("is nothing where a field has one thing to do, or one that waits, or one that comes next", () => {
    expect(restOf([water(well)])).toEqual([]);
    expect(restOf([water(well, { hold })])).toEqual([]);
    expect(restOf([dose])).toEqual([]);
  });

  test("is what else is to be done there, and what waits", () => {
    expect(restOf([water(well), dose])).toEqual([[["Well plot"], ["dose"], []]]);
    expect(restOf([{ ...pest, fields: [well], hold }])).toEqual([
      [["Well plot"], [], ["pest rust"]],
    ]);
  });

  test("is all that concerns the whole farm and not today", () => {
    const scheme = { ...storm, id: "scheme", topic: "scheme", fields: [], dueAt: null };
    expect(restOf([scheme])).toEqual([[[], ["scheme"], []]]);
  });
});

describe("the plan", () => {
  test("tells once what is the same on several fields, and not what stands on all as if on each", () => {
    const [plan, ...more] = listFieldPlans(
      { fields: [well, hill], candidates: [pest] },
      { now: begin, done: new Set() },
    );
    expect(more).toEqual([]);
    expect(plan?.fields).toEqual([well, hill]);
    expect(plan?.lead?.stake).toBeNull();
  });

  test("tells of the whole farm where something concerns it, and only then", () => {
    expect(planOf([{ ...storm, fields: [] }]).map(({ fields, lead }) => [fields, lead])).toEqual([
      [[], "storm"],
      [["Well plot", "Hill plot"], null],
    ]);
    expect(planOf([{ ...storm, fields: [] }], { done: ["storm"] })).toEqual([
      { ...calm, fields: ["Well plot", "Hill plot"], verdict: "nothing" },
    ]);
  });

  test("tells once a warning that names every field, though each has something else to do", () => {
    expect(planOf([storm, water(well)])).toEqual([
      { ...calm, fields: [], verdict: "now", lead: "storm" },
      { ...calm, fields: ["Well plot"], verdict: "now", lead: "water well" },
      { ...calm, fields: ["Hill plot"], verdict: "nothing" },
    ]);
  });

  test("takes such a warning for done everywhere by one press", () => {
    const [farm] = listFieldPlans(
      { fields: [well, hill], candidates: [storm] },
      { now: begin, done: new Set() },
    );
    const done = farm?.lead ? listDoneKeys(farm.lead) : [];
    expect(planOf([storm], { done })).toEqual([
      { ...calm, fields: ["Well plot", "Hill plot"], verdict: "nothing" },
    ]);
  });

  test("tells a farm of one field of the storm, and of the field that its own work is done", () => {
    const own = water(well);
    const plans = listFieldPlans(
      { fields: [well], candidates: [{ ...storm, fields: [well] }, own] },
      { now: begin, done: new Set(listDoneKeys(own)) },
    );
    expect(plans.map(({ fields, verdict }) => [fields, verdict])).toEqual([
      [[], "now"],
      [[well], "nothing"],
    ]);
  });

  test("leaves a warning of some fields with them", () => {
    expect(
      planOf([{ ...storm, fields: [hill] }]).map(({ fields, lead }) => [fields, lead]),
    ).toEqual([
      [["Hill plot"], "storm"],
      [["Well plot"], null],
    ]);
  });

  test("leaves out what is done on one field, and keeps it on the other", () => {
    const done = listDoneKeys({ ...pest, fields: [well] });
    expect(planOf([pest], { done }).map(({ fields, lead }) => [fields, lead])).toEqual([
      [["Hill plot"], "pest rust"],
      [["Well plot"], null],
    ]);
  });

  test("does not bring up what was covered by what is done", () => {
    const heat = water(well, {
      id: "heat",
      source: "weather",
      fields: [well, hill],
      dueAt: inDays(1),
    });
    const done = listDoneKeys(water(well));
    const plans = planOf([heat, water(well)], { done });
    expect(plans.map(({ fields, tasks }) => [fields, tasks])).toEqual([
      [["Hill plot"], ["heat"]],
      [["Well plot"], []],
    ]);
  });
});

describe("the hours of a task", () => {
  const window = { from: "2026-11-22T02:30:00.000Z", until: "2026-11-22T11:30:00.000Z" };
  const atNoon = new Date("2026-11-22T06:30:00Z");
  const atNight = new Date("2026-11-22T14:30:00Z");

  test("are told while they are left of today", () => {
    expect(getHoursLeft({ ...storm, window }, atNoon)).toEqual(window);
    expect(getHoursLeft({ ...storm, window }, atNight)).toBeNull();
  });

  test("are not told beside another day, whose hours they would be taken for", () => {
    for (const days of [1, 2]) {
      expect(getHoursLeft({ ...storm, window, dueAt: inDays(days) }, atNoon)).toBeNull();
    }
  });

  test("do not put off what has time until another day when those of today have passed", () => {
    const later = { ...storm, window, dueAt: inDays(2) };
    expect(planOf([later], { now: atNight })[0]).toMatchObject({
      verdict: "later",
      tasks: ["storm"],
      putOff: [],
    });
  });
});

describe("what waits", () => {
  const other: Candidate = { ...pest, id: "pest thrips", topic: "pest thrips" };
  const tell = (tasks: readonly Candidate[]) =>
    joinSprays(tasks).map((joined) => joined.map(({ id }) => id));

  test("has the spraying against several pests once, beside all else that waits", () => {
    const dose = water(well, { id: "dose", source: "nutrient", topic: "nutrient", hold });
    expect(tell([{ ...pest, hold }, dose, { ...other, hold }])).toEqual([
      ["pest rust", "pest thrips"],
      ["dose"],
    ]);
  });

  test("has the spraying twice where it waits for different things", () => {
    const ripe = { obstacle: { kind: "ripe" as const }, until: null };
    expect(
      tell([
        { ...pest, hold },
        { ...other, hold: ripe },
      ]),
    ).toEqual([["pest rust"], ["pest thrips"]]);
  });
});

const hourInMs = 3_600_000;

describe("whatever the weather and the farm", () => {
  const planFarm = (farm: Farm, now: Date) => {
    const { settled, fields } = settleFarm(farm, now);
    return listFieldPlans({ fields, candidates: settled }, { now, done: new Set() });
  };

  test("each field has one verdict", () => {
    fc.assert(
      fc.property(farms, (farm) => {
        const plans = planFarm(farm, begin);
        const named = plans.flatMap(({ fields }) => fields.map(({ id }) => id));
        expect(named.toSorted()).toEqual(farm.fields.map((_, at) => `f${at}`));
        for (const { lead, verdict, tasks, putOff } of plans) {
          expect(lead !== null).toBe(verdict === "now");
          if (verdict === "wait") expect(putOff.length).toBeGreaterThan(0);
          if (verdict === "nothing") expect([...tasks, ...putOff]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("it is the same all through an hour, so that it never changes twice within sixty minutes", () => {
    const moments = fc.record({
      hour: fc.integer({ min: 0, max: 20 }),
      one: fc.integer({ min: 0, max: hourInMs - 1 }),
      other: fc.integer({ min: 0, max: hourInMs - 1 }),
    });
    fc.assert(
      fc.property(farms, moments, (farm, { hour, one, other }) => {
        const at = (after: number) => new Date(begin.getTime() + hour * hourInMs + after);
        expect(planFarm(farm, at(one))).toEqual(planFarm(farm, at(other)));
      }),
      { numRuns: 300 },
    );
  });
});

test("a warning of the whole farm that is acted on today is told by the day's list, one of a field is not", () => {
  const reason = {
    code: "weather" as const,
    alert: "heavy-rain" as const,
    level: "danger" as const,
    firstDay: today,
    lastDay: today,
    value: 98,
    crop: null,
  };
  const flood = { ...storm, topic: "weather heavy-rain", reason };
  const tell = (task: Candidate) => {
    const farm = { fields: [well, hill], candidates: [task] };
    return listToldWarnings(listFieldPlans(farm, { now: begin, done: new Set() }));
  };
  expect(tell(flood)).toEqual([reason]);
  expect(tell({ ...flood, fields: [well] })).toEqual([]);
});
