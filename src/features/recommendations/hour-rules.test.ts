import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sprayLimits } from "#content/spray-limits.ts";
import { findHours, type HourlyWork } from "./hour-rules.ts";
import type { Candidate } from "./schema.ts";
import {
  begin,
  type Farm,
  farms,
  type HourGiven,
  makeHour,
  settleFarm,
  today,
} from "./test-farm.ts";

const calm: HourGiven = { wind: 5, rain: 0 };
/** A day and a half from 8 in the morning on. */
const hoursWith = (change: (clock: number) => Partial<HourGiven>) =>
  Array.from({ length: 40 }, (_, at) => makeHour(at, { ...calm, ...change((8 + at) % 24) }));
const hoursOf = (
  work: HourlyWork,
  change: (clock: number) => Partial<HourGiven> = () => ({}),
  minutes = 0,
) => findHours(work, { hours: hoursWith(change), day: today, now: begin, minutes });
/** A span of the day by the clock of India. */
const span = (from: number, until: number) => ({
  kind: "window",
  window: {
    from: new Date(Date.parse(`${today}T00:00:00+05:30`) + from * 3_600_000).toISOString(),
    until: new Date(Date.parse(`${today}T00:00:00+05:30`) + until * 3_600_000).toISOString(),
  },
});

describe("the hours of a work", () => {
  test("with fertiliser are those of daylight in which no rain falls", () => {
    expect(hoursOf({ kind: "fertilise" })).toEqual(span(8, 18));
    const showers = (clock: number) => (clock < 13 ? { rain: 2 } : {});
    expect(hoursOf({ kind: "fertilise" }, showers)).toEqual(span(13, 18));
  });

  test("are none on a day that is wet to the evening, and the next day is told", () => {
    const hours = Array.from({ length: 40 }, (_, at) =>
      makeHour(at, { wind: 5, rain: at < 16 ? 3 : 0 }),
    );
    const left = findHours({ kind: "harvest" }, { hours, day: today, now: begin });
    expect(left).toEqual({ kind: "none", nextDay: "2026-11-23" });
    // Where the afternoon is not known nothing is forbidden.
    const few = findHours(
      { kind: "harvest" },
      { hours: hours.slice(0, 4), day: today, now: begin },
    );
    expect(few).toEqual({ kind: "any" });
  });

  test("of sprinklers are calm ones, up to 14.4 km/h; other water runs in any", () => {
    const windy = (clock: number) => ({ wind: clock < 18 ? 14.5 : 14.4 });
    expect(hoursOf({ kind: "water", isSprinkled: true, isHot: false }, windy)).toEqual(
      span(18, 24),
    );
    expect(hoursOf({ kind: "water", isSprinkled: false, isHot: false }, windy)).toEqual({
      kind: "any",
    });
  });

  test("of water in heat are morning and evening, and long enough for the run where they can be", () => {
    const hot = { kind: "water" as const, isSprinkled: false, isHot: true };
    expect(hoursOf(hot, undefined, 120)).toEqual(span(8, 10));
    expect(hoursOf(hot, undefined, 121)).toEqual(span(17, 24));
    expect(hoursOf(hot, undefined, 900)).toEqual(span(17, 24));
  });

  test("before a storm end when it begins", () => {
    const before = `${today}T08:00:00.000Z`;
    expect(hoursOf({ kind: "prepare", before })).toEqual(span(8, 13));
  });
});

const hourInMs = 3_600_000;

/** The hours of a farm's sky that a task's window holds. */
function listHoursOf(farm: Farm, { window }: Candidate) {
  if (!window) return [];
  const [from, until] = [Date.parse(window.from), Date.parse(window.until)];
  const at = (moment: number) => (moment - begin.getTime()) / hourInMs;
  const known = farm.hours.slice(at(from), at(until));
  expect(known).toHaveLength(at(until) - at(from));
  return known.map((hour, after) => ({ ...hour, clock: (8 + at(from) + after) % 24 }));
}

test("whatever the weather and the farm, no task falls into hours that forbid it", () => {
  fc.assert(
    fc.property(farms, (farm) => {
      for (const task of settleFarm(farm).settled) {
        const { reason, hold, window, fields } = task;
        if (!window) continue;
        expect(hold).toBeUndefined();
        const hours = listHoursOf(farm, task);
        expect(hours.length).toBeGreaterThan(0);
        const isSprinkled = fields.some(
          ({ id }) => farm.fields[Number(id.slice(1))]?.method === "sprinkler",
        );
        for (const { wind, rain, clock } of hours) {
          const isDaylight = clock >= 6 && clock < 18;
          switch (reason.code) {
            case "nutrient":
            case "harvest-ready":
            case "harvest-before-weather":
              expect([rain, isDaylight]).toEqual([0, true]);
              break;
            case "pest":
              expect([rain, isDaylight]).toEqual([0, true]);
              expect(wind).toBeGreaterThanOrEqual(sprayLimits.wind.least);
              expect(wind).toBeLessThanOrEqual(sprayLimits.wind.most);
              break;
            case "water":
              if (isSprinkled) expect(wind).toBeLessThanOrEqual(14.4);
              break;
            default:
              expect(reason.code).toBe("weather");
          }
        }
      }
    }),
    { numRuns: 600 },
  );
});

test("work that touches the field waits where the rest of its day is known and no hour is fit", () => {
  const wet = Array.from({ length: 48 }, () => ({ wind: 8, rain: 1 }));
  const field = {
    crop: "wheat" as const,
    sown: -40,
    method: "drip" as const,
    advice: "enough" as const,
    wateredIn: 0 as const,
    doseIn: 0,
    hasPest: false,
  };
  const { settled } = settleFarm({ days: [], hours: wet, fields: [field] });
  expect(settled.find(({ source }) => source === "nutrient")?.hold).toEqual({
    obstacle: { kind: "no-hours" },
    until: null,
  });
});
