import { describe, expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import {
  applyLossChange,
  describeLossField,
  findLossFaults,
  findTimeFault,
  omitFaulty,
  openLossReport,
  pickTypedFaults,
  readMoment,
  toTyped,
} from "./loss-rules.ts";
import { type LossReport, lossReport } from "./loss-schema.ts";

const now = new Date("2026-11-21T06:30:00.000Z");
const id = "3f5a1b0c-0000-4000-8000-000000000001";
const started = openLossReport({
  id,
  uid: "u1",
  farmer: "Sunita",
  happened: "2026-11-21T06:00",
  now,
});
const whole: LossReport = {
  ...started,
  place: "Survey 12, Wardha",
  crop: "cotton",
  sown: "2026-06-20",
  area: "1.5",
  cause: "hail",
  phone: "98765 43210",
};
const field: Field = {
  id: "3f5a1b0c-0000-4000-8000-0000000000f1",
  name: "Well plot",
  areaInSquareMetres: 10_000,
  areaUnit: "hectare",
  bighaState: null,
  soil: null,
  method: "drip",
  flowLitresPerHour: null,
  emitterCount: null,
  archivedDate: null,
  version: 1,
  seasons: [{ id, crop: "cotton", variety: null, sowingDate: "2026-06-20", endedDate: null }],
};
const known = { fields: [field], now };

test("a time is India's wherever the phone is", () => {
  expect(readMoment("2026-11-21T06:00")?.toISOString()).toBe("2026-11-21T00:30:00.000Z");
  expect(toTyped(new Date("2026-11-20T19:15:00.000Z"))).toBe("2026-11-21T00:45");
  expect(readMoment("yesterday")).toBeNull();
  expect(readMoment("2026-13-41T99:00")).toBeNull();
});

test.each([
  ["", "time-missing"],
  ["2026-11-21", "time-missing"],
  ["2026-11-21T12:02", "time-in-future"],
  ["2026-11-21T12:01", null],
  ["2026-06-19T23:59", "time-before-sowing"],
  ["2026-06-20T00:00", null],
  ["2025-01-01T10:00", "time-too-old"],
])("a loss at %j of a crop sown on 20 June: %s", (typed, fault) => {
  expect(findTimeFault(typed, { sown: "2026-06-20", now })).toBe(fault);
});

describe("a report", () => {
  test("that is whole has no fault", () => {
    expect(findLossFaults(whole, known)).toEqual({});
    expect(lossReport.parse(whole)).toEqual(whole);
  });

  test("that has just begun says what is missing", () => {
    expect(findLossFaults(started, known)).toEqual({
      area: "area-not-valid",
      crop: "crop-missing",
      place: "place-missing",
      cause: "cause-missing",
    });
  });

  test.each<[Partial<LossReport>, Record<string, string>]>([
    [{ area: "0" }, { area: "area-not-valid" }],
    [{ area: "1000000000", unit: "hectare" }, { area: "area-too-large" }],
    [{ area: "-1" }, { area: "area-not-valid" }],
    [{ unit: "bigha" }, { state: "bigha-state-missing" }],
    [{ field: field.id, area: "2", unit: "hectare" }, { area: "area-above-field" }],
    [{ field: field.id, area: "2.47", unit: "acre" }, {}],
    [{ crop: "unicorn" }, { crop: "crop-missing" }],
    [{ crop: "other" }, { cropName: "crop-name-missing" }],
    [{ crop: "other", cropName: "Isabgol" }, {}],
    [{ cause: "magic" }, { cause: "cause-missing" }],
    [{ sown: "2026-11-22" }, { sown: "sown-in-future" }],
    [{ happened: "2026-06-01T10:00" }, { happened: "time-before-sowing" }],
    [{ happened: "2026-11-25T10:00" }, { happened: "time-in-future" }],
    [{ phone: "123" }, { phone: "phone-not-valid" }],
    [{ phone: "९८७६५४३२१०" }, {}],
    [{ farmer: " " }, { farmer: "farmer-missing" }],
  ])("with %j is faulted with %j", (change, faults) => {
    expect(findLossFaults({ ...whole, ...change }, known)).toEqual(faults);
  });

  test("says of what was typed, and of nothing still empty, that it cannot be", () => {
    const typed = { ...started, area: "-1", phone: "98765" };
    const faults = findLossFaults(typed, known);
    expect(pickTypedFaults(typed, faults)).toEqual({
      area: "area-not-valid",
      phone: "phone-not-valid",
    });
  });

  test("goes onto paper without what cannot be", () => {
    const typed = { ...whole, area: "-1", phone: "98765" };
    const sound = omitFaulty(typed, findLossFaults(typed, known));
    expect(sound).toEqual({ ...whole, area: "", phone: "" });
    expect(omitFaulty(whole, {})).toEqual(whole);
  });

  test("takes what its field knows", () => {
    expect(describeLossField(field)).toEqual({
      field: field.id,
      area: "1",
      unit: "hectare",
      state: "",
      crop: "cotton",
      sown: "2026-06-20",
    });
  });

  test("keeps its clock while an impossible time is typed, and follows a possible one", () => {
    const typed = applyLossChange(whole, { change: { happened: "2026-11-29T10:00" }, now });
    expect(typed).toMatchObject({ happened: "2026-11-29T10:00", happenedAt: whole.happenedAt });
    const mended = applyLossChange(typed, { change: { happened: "2026-11-20T10:00" }, now });
    expect(mended.happenedAt).toBe("2026-11-20T04:30:00.000Z");
  });
});
