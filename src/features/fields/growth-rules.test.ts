import { describe, expect, test } from "vitest";
import { addDays } from "#src/shared/days.ts";
import {
  getGrowth,
  getPlace,
  isToCome,
  type KnownGrowth,
  listNext,
  placeWorks,
  type Work,
  withHarvest,
} from "./growth-rules.ts";

// FAO Irrigation and Drainage Paper 56, table 11, page 104: tomato, January, arid region: 30, 40, 40, 25, in all 135 days.
const tomato = { initial: 30, development: 40, mid: 40, late: 25 };
const sowingDate = "2026-09-01";

function growAt(day: number): KnownGrowth {
  const growth = getGrowth({ crop: "tomato", sowingDate }, addDays(sowingDate, day));
  if (growth.kind !== "known") throw new Error("Tomato has stages");
  return growth;
}
const work = (kind: Work["kind"], day: number, isDone = false): Work => ({
  kind,
  date: addDays(sowingDate, day),
  isDone,
});

describe("how far a season has come", () => {
  test.each([
    [0, "initial"],
    [30, "initial"],
    [31, "development"],
    [70, "mid"],
    [110, "mid"],
    [111, "late"],
    [134, "late"],
    [135, "over"],
    [400, "over"],
  ])("day %i is %s", (day, stage) => {
    expect(growAt(day)).toMatchObject({ day, stage, wholeDays: 135, endDate: "2027-01-14" });
  });

  test("is not told without a sowing day, nor of a crop whose stages nobody published", () => {
    expect(getGrowth({ crop: "tomato", sowingDate: null }, "2026-10-01")).toEqual({
      kind: "no-sowing-date",
    });
    for (const crop of ["mango", "coconut", "other"] as const) {
      const growth = getGrowth({ crop, sowingDate }, "2026-10-01");
      expect(growth).toEqual({ kind: "no-stages", day: 30 });
    }
  });

  test("stages after the one that a field is in are to come; none is when the season is over", () => {
    const { stages } = { stages: ["initial", "development", "mid", "late"] as const };
    const listComing = (day: number) => stages.filter((stage) => isToCome(stage, growAt(day)));
    expect(listComing(0)).toEqual(["development", "mid", "late"]);
    expect(listComing(80)).toEqual(["late"]);
    expect(listComing(200)).toEqual([]);
  });
});

describe("where a day lies along the strip", () => {
  test.each([
    [0, 0],
    [15, 0.125],
    [30, 0.25],
    [50, 0.375],
    [110, 0.75],
    [135, 1],
    [300, 1],
  ])("day %i at %f: each stage has a quarter", (day, place) => {
    expect(getPlace(tomato, day)).toBeCloseTo(place, 10);
  });
});

describe("the works of a season", () => {
  const today = addDays(sowingDate, 60);

  test("what comes next is the soonest of each kind, what is past is none of it", () => {
    const works = [
      work("water", 66),
      work("water", 62),
      work("fertiliser", 59),
      work("water", 60, true),
    ];
    expect(listNext(withHarvest(works, growAt(60)), today)).toEqual([
      work("water", 62),
      work("harvest", 135),
    ]);
  });

  test("a season that is over has no harvest to come", () => {
    expect(withHarvest([], growAt(140))).toEqual([]);
  });

  test("done once a day of a kind, within the season and not after today", () => {
    const works = [
      work("water", -3, true),
      work("water", 15, true),
      work("water", 15, true),
      work("water", 70, true),
    ];
    const { done } = placeWorks(works, { growth: growAt(60), today, gap: 0.1 });
    expect(done).toEqual([{ ...work("water", 15, true), place: 0.125 }]);
  });

  test("signs stay apart, in their order, and on the strip", () => {
    const works = [work("water", 133), work("fertiliser", 134), work("harvest", 135)];
    const { next } = placeWorks(works, {
      growth: growAt(132),
      today: addDays(sowingDate, 132),
      gap: 0.1,
    });
    expect(next.map(({ kind }) => kind)).toEqual(["water", "fertiliser", "harvest"]);
    for (const [at, place] of [0.8, 0.9, 1].entries()) {
      expect(next[at]?.place).toBeCloseTo(place, 10);
    }
  });
});
