import { describe, expect, test } from "vitest";
import { openRandom } from "#src/shared/test-random.ts";
import { compareCandidates, getDueDay, getLevel, rankCandidates } from "./rules.ts";
import { type Candidate, sources } from "./schema.ts";

const now = new Date("2026-11-21T06:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

function task(id: string, given: Partial<Candidate> & { paise?: number } = {}): Candidate {
  const { paise, ...rest } = given;
  return {
    id,
    source: "water",
    topic: id,
    fields: [{ id: "well", name: "Well plot" }],
    dueAt: null,
    stake: paise === undefined ? null : { paise, working: { kind: "difference" } },
    reason: { code: "schemes-fit", count: 1 },
    link: "/irrigation",
    ...rest,
  };
}
const idsOf = (candidates: Candidate[]) => rankCandidates(candidates, now).map(({ id }) => id);

describe("the level", () => {
  // It is 11:30 on Saturday the 21st in India; each day ends at 18:30 UTC.
  test.each([
    ["2026-11-20T00:00:00Z", 0],
    ["2026-11-21T18:29:59Z", 0],
    // What begins with Sunday has to be done on Saturday.
    ["2026-11-21T18:30:00Z", 0],
    // Nineteen hours away, and tomorrow.
    ["2026-11-22T01:00:00Z", 1],
    ["2026-11-24T18:29:59Z", 1],
    ["2026-11-24T18:31:00Z", 2],
    ["2026-11-28T18:29:59Z", 2],
    ["2026-11-29T02:00:00Z", 3],
  ])("of what is due at %s is %d, by the farm's calendar days", (dueAt, level) => {
    expect(getLevel({ dueAt }, now)).toBe(level);
  });

  test("of what is due on no day is the last", () => {
    expect(getLevel({ dueAt: null }, now)).toBe(3);
  });
});

describe("the day by which something is to be done", () => {
  // Late in the evening in India, when it is still the 21st in UTC.
  const evening = new Date("2026-11-21T18:00:00Z");
  test.each([
    ["2026-11-21T18:29:59Z", { kind: "today" }],
    ["2026-11-22T18:29:59Z", { kind: "tomorrow" }],
    ["2026-11-23T18:29:59Z", { kind: "weekday", day: "2026-11-23" }],
    ["2026-11-24T04:30:00Z", { kind: "weekday", day: "2026-11-24" }],
    ["2026-11-26T04:30:00Z", null],
    [null, null],
  ])("%s is called as one would call it", (dueAt, day) => {
    expect(getDueDay({ dueAt, source: "weather" }, evening)).toEqual(day);
  });

  test("is another one after midnight in India", () => {
    const dueAt = "2026-11-22T18:29:59Z";
    const midnight = new Date("2026-11-21T18:30:00Z");
    expect(getDueDay({ dueAt, source: "water" }, midnight)).toEqual({ kind: "today" });
  });

  test("is told as late where work was due, and as today where a warning has come true", () => {
    const dueAt = "2026-11-16T18:29:59Z";
    expect(getDueDay({ dueAt, source: "nutrient" }, evening)).toEqual({ kind: "late", days: 5 });
    expect(getDueDay({ dueAt, source: "weather" }, evening)).toEqual({ kind: "today" });
  });
});

describe("the ranking", () => {
  test("goes by how pressing it is, then by the rupees, then by the hour", () => {
    const ranked = idsOf([
      task("week", { dueAt: inHours(100), paise: 9_999_999 }),
      task("today, unknown, later", { dueAt: inHours(10) }),
      task("today, unknown, sooner", { dueAt: inHours(2) }),
      task("today, little", { dueAt: inHours(3), paise: 100 }),
      task("today, much", { dueAt: inHours(12), paise: 500_000 }),
    ]);
    expect(ranked).toEqual([
      "today, much",
      "today, little",
      "today, unknown, sooner",
      "today, unknown, later",
      "week",
    ]);
  });

  test("of equals does not depend on the order in which they came", () => {
    const equals = [
      task("b"),
      task("a"),
      task("c", { source: "weather" }),
      task("d", { source: "scheme" }),
    ];
    expect(idsOf(equals)).toEqual(["c", "a", "b", "d"]);
    expect(idsOf(equals.toReversed())).toEqual(["c", "a", "b", "d"]);
  });
});

describe("doubles", () => {
  const well = { id: "well", name: "Well plot" };
  const canal = { id: "canal", name: "Canal plot" };
  const watering = task("water", {
    source: "water",
    topic: "water",
    dueAt: inHours(5),
    fields: [well, canal],
  });
  const heat = task("heat", {
    source: "weather",
    topic: "water",
    dueAt: inHours(30),
    fields: [well],
  });

  test("are one: watering a field is the answer to its heat alert", () => {
    expect(idsOf([heat, watering])).toEqual(["water"]);
  });

  test("are one: watering a field is the answer to heat of the same day that begins before it", () => {
    expect(idsOf([{ ...heat, fields: [well], dueAt: inHours(2) }, watering])).toEqual(["water"]);
  });

  test("are not heat of today and a watering that can wait: neither hides the other", () => {
    const now = { ...heat, fields: [well, canal], dueAt: inHours(2) };
    expect(idsOf([now, { ...watering, dueAt: inHours(40) }])).toEqual(["heat", "water"]);
  });

  test("are not what concerns another field too, or the whole farm", () => {
    const hill = { id: "hill", name: "Hill plot" };
    expect(idsOf([{ ...heat, fields: [well, hill] }, watering])).toEqual(["water", "heat"]);
    expect(idsOf([{ ...heat, fields: [] }, watering])).toEqual(["water", "heat"]);
    expect(idsOf([heat, { ...watering, fields: [] }])).toEqual(["water"]);
  });
});

describe("whatever the candidates are", () => {
  const random = openRandom(2026);
  const upTo = (most: number) => Math.floor(random() * most);
  const makeTask = (id: string) =>
    task(id, {
      source: sources[upTo(sources.length)] ?? "water",
      topic: `topic ${upTo(8)}`,
      fields: Array.from({ length: upTo(3) }, () => {
        const field = String(upTo(4));
        return { id: field, name: field };
      }),
      dueAt: random() < 0.2 ? null : inHours(upTo(240) - 24),
      ...(random() < 0.5 ? {} : { paise: upTo(5) * 10_000 }),
    });

  test("a less urgent one never displaces a more urgent one", () => {
    for (let round = 0; round < 2000; round += 1) {
      const before = Array.from({ length: upTo(14) }, (_, at) => makeTask(`task ${at}`));
      const added = makeTask("added");
      const shown = rankCandidates(before, now);
      const after = rankCandidates([...before, added], now).map(({ id }) => id);
      const moreUrgent = shown.filter((each) => getLevel(each, now) < getLevel(added, now));
      // They stay, in their order, above whatever was added.
      expect(after.slice(0, moreUrgent.length)).toEqual(moreUrgent.map(({ id }) => id));
    }
  });

  test("nothing is shown twice, and nothing stands above what is more urgent", () => {
    for (let round = 0; round < 500; round += 1) {
      const all = Array.from({ length: upTo(20) }, (_, at) => makeTask(`task ${at}`));
      const shown = rankCandidates([...all, ...all], now);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      const isSorted = shown.every((each, at) => {
        const above = shown[at - 1];
        return !above || compareCandidates(above, each, now) < 0;
      });
      expect(isSorted).toBe(true);
    }
  });
});
