import { describe, expect, test } from "vitest";
import { getTimeLeft, isGone } from "./loss-time-rules.ts";

const now = new Date("2026-11-21T06:30:00.000Z");

describe("the 72 hours", () => {
  test("run from the loss", () => {
    const left = getTimeLeft("2026-11-21T00:30:00.000Z", now);
    expect(left).toMatchObject({ hours: 66, minutes: 0, seconds: 0, isOver: false });
    expect(left.end.toISOString()).toBe("2026-11-24T00:30:00.000Z");
    expect(left.share).toBeCloseTo(66 / 72, 9);
  });

  test("have a last second, and are over after it", () => {
    const happenedAt = "2026-11-18T06:30:00.000Z";
    expect(getTimeLeft(happenedAt, new Date(now.getTime() - 1000))).toMatchObject({
      hours: 0,
      minutes: 0,
      seconds: 1,
      isOver: false,
    });
    expect(getTimeLeft(happenedAt, now)).toMatchObject({ isOver: true, share: 0 });
    expect(getTimeLeft("2020-01-01T00:00:00.000Z", now)).toMatchObject({ isOver: true, hours: 0 });
  });

  test("are never more than 72 on a phone whose clock went back", () => {
    expect(getTimeLeft("2026-12-24T00:00:00.000Z", now)).toMatchObject({ hours: 72, share: 1 });
  });
});

test("what was removed can be brought back for ten minutes", () => {
  expect(isGone({ removedAt: null }, now)).toBe(false);
  expect(isGone({ removedAt: "2026-11-21T06:21:00.000Z" }, now)).toBe(false);
  expect(isGone({ removedAt: "2026-11-21T06:19:00.000Z" }, now)).toBe(true);
});
