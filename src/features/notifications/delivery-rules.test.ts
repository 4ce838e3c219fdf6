import fc from "fast-check";
import { expect, test } from "vitest";
import { getLocalHour } from "#src/shared/days.ts";
import { getQuietEnd, planRetry, planSending } from "./delivery-rules.ts";

const night = { quietFrom: 21, quietUntil: 6 };
const at = (india: string) => new Date(`2026-11-26T${india}:00+05:30`);

test.each([
  ["20:59", null],
  ["21:00", "2026-11-27T06:00:00+05:30"],
  ["23:30", "2026-11-27T06:00:00+05:30"],
  ["00:10", "2026-11-26T06:00:00+05:30"],
  ["05:59", "2026-11-26T06:00:00+05:30"],
  ["06:00", null],
])("at %s the quiet of 21 to 6 ends at %s", (india, end) => {
  expect(getQuietEnd(at(india), night)).toEqual(end === null ? null : new Date(end));
});

test("quiet hours may lie within a day, and the same hour twice is none", () => {
  const noon = { quietFrom: 13, quietUntil: 15 };
  expect(getQuietEnd(at("13:45"), noon)).toEqual(at("15:00"));
  expect(getQuietEnd(at("15:00"), noon)).toBeNull();
  expect(getQuietEnd(at("13:45"), { quietFrom: 13, quietUntil: 13 })).toBeNull();
});

const hours = fc.integer({ min: 0, max: 23 });
const moments = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2027-01-01"),
  noInvalidDate: true,
});
const quiets = fc.record({ quietFrom: hours, quietUntil: hours });

test("quiet ends in the future, within a day, at the hour that was chosen", () => {
  fc.assert(
    fc.property(moments, hours, hours, (now, quietFrom, quietUntil) => {
      const end = getQuietEnd(now, { quietFrom, quietUntil });
      if (end === null) return;
      expect(end.getTime() - now.getTime()).toBeGreaterThan(0);
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
      expect(getLocalHour(end)).toBe(quietUntil);
      expect(getQuietEnd(end, { quietFrom, quietUntil })).toBeNull();
    }),
  );
});

test("nothing is sent past its use or, but for danger, in quiet hours", () => {
  fc.assert(
    fc.property(moments, moments, quiets, (now, usefulUntil, choices) => {
      const due = planSending({ dangerFrom: null, usefulUntil }, { now, choices });
      if (due === null) return;
      expect(due.getTime()).toBeLessThan(usefulUntil.getTime());
      expect(getQuietEnd(due, choices)).toBeNull();
    }),
  );
});

test("danger that begins when the quiet is over waits until then", () => {
  const usefulUntil = at("23:59");
  const given = { now: at("02:00"), choices: night };
  expect(planSending({ dangerFrom: at("05:59"), usefulUntil }, given)).toEqual(at("02:00"));
  expect(planSending({ dangerFrom: at("06:00"), usefulUntil }, given)).toEqual(at("06:00"));
});

test("tries come after 1, 2, 4 minutes and at most an hour, not before the service said, not past the use", () => {
  const now = at("10:00");
  const plan = (tries: number, retryAfterSeconds: number | null = null) =>
    planRetry({ tries, now, retryAfterSeconds, usefulUntil: at("12:00") });
  expect([1, 2, 3, 4].map((tries) => plan(tries))).toEqual(
    ["10:01", "10:02", "10:04", "10:08"].map(at),
  );
  expect(plan(30)).toEqual(at("11:00"));
  expect(plan(1, 1800)).toEqual(at("10:30"));
  expect(plan(1, 7200)).toBeNull();
});
