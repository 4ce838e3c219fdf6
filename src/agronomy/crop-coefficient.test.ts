import { expect, test } from "vitest";
import { crops } from "#content/crop-water.ts";
import { soilGroups, soilTextures } from "#content/soil-water.ts";
import { adjustedCoefficient, cropStage, stageCoefficient } from "./crop-coefficient.ts";
import { dateOfDay, dayNumber, dayOfYear } from "./days.ts";
import {
  depletionFraction,
  readilyAvailableWater,
  runoff,
  stressCoefficient,
  totalAvailableWater,
} from "./root-zone.ts";

test("maize needs less in humid Taipei than in windy Mocha (FAO-56 example 27)", () => {
  const taipei = { windAt2Metres: 1.3, minimumRelativeHumidity: 75, height: 2 };
  const mocha = { windAt2Metres: 4.6, minimumRelativeHumidity: 44, height: 2 };
  expect(adjustedCoefficient(1.2, taipei)).toBeCloseTo(1.07, 2);
  expect(adjustedCoefficient(1.2, mocha)).toBeCloseTo(1.3, 2);
});

test("the coefficient of a crop left to dry in the field follows no climate (FAO-56 eq. 65)", () => {
  const climate = { windAt2Metres: 4.6, minimumRelativeHumidity: 20, height: 2 };
  expect(adjustedCoefficient(0.35, climate)).toBe(0.35);
});

test("the curve has straight lines between its stages (FAO-56 fig. 34, dry beans of example 28)", () => {
  const stages = { initial: 25, development: 25, mid: 30, late: 20 };
  const beans = { initial: 0.15, mid: 1.19, end: 0.35 };
  const on = (day: number) => stageCoefficient(stages, beans, day);
  expect(on(20)).toBe(0.15);
  // The paper prints 0.15, 0.77, 1.19 and 0.56 for days 20, 40, 70 and 95.
  expect(on(40)).toBeCloseTo(0.77, 2);
  expect(on(70)).toBe(1.19);
  expect(on(95)).toBeCloseTo(0.56, 2);
  expect(on(200)).toBe(0.35);
  expect([0, 26, 50, 81, 100].map((day) => cropStage(stages, day))).toEqual([
    "initial",
    "development",
    "mid",
    "late",
    "over",
  ]);
});

test("tomatoes in a silt hold 160 mm in 0.8 m, of which 64 come easily (FAO-56 example 37)", () => {
  const total = totalAvailableWater({ fieldCapacity: 0.32, wiltingPoint: 0.12, rootDepth: 0.8 });
  expect(total).toBeCloseTo(160, 6);
  const readily = readilyAvailableWater(0.4, total);
  expect(readily).toBeCloseTo(64, 6);
  expect(stressCoefficient(64, { total, readily })).toBe(1);
  expect(stressCoefficient(112, { total, readily })).toBeCloseTo(0.5, 6);
  expect(stressCoefficient(160, { total, readily })).toBe(0);
});

test("a crop takes a smaller share without stress the more it needs (FAO-56 table 22, note 2)", () => {
  expect(depletionFraction(0.5, 5)).toBe(0.5);
  expect(depletionFraction(0.5, 8)).toBeCloseTo(0.38, 6);
  expect(depletionFraction(0.7, 1)).toBe(0.8);
  expect(depletionFraction(0.2, 9)).toBe(0.1);
});

test("four inches of rain run off by the curve number (USDA TR-55, table 2-1)", () => {
  const inches = [
    [60, 0.76],
    [70, 1.33],
    [80, 2.04],
    [90, 2.92],
  ] as const;
  for (const [curveNumber, expected] of inches) {
    expect(runoff(4 * 25.4, curveNumber) / 25.4).toBeCloseTo(expected, 2);
  }
  expect(runoff(5, 80)).toBe(0);
});

test("every crop and soil of the tables is physically possible", () => {
  for (const [id, crop] of Object.entries(crops)) {
    expect(crop.basal.mid, id).toBeGreaterThan(crop.basal.initial);
    expect(crop.basal.mid, id).toBeLessThanOrEqual(crop.single.mid);
    expect(crop.rootDepth.first, id).toBeLessThanOrEqual(crop.rootDepth.irrigated);
    expect(crop.rootDepth.irrigated, id).toBeLessThanOrEqual(crop.rootDepth.rainFed);
    expect(crop.depletionFraction, id).toBeGreaterThan(0.1);
    expect(crop.depletionFraction, id).toBeLessThan(0.8);
  }
  for (const [id, soil] of Object.entries({ ...soilTextures, ...soilGroups })) {
    expect(soil.wiltingPoint, id).toBeLessThan(soil.fieldCapacity);
  }
});

test("days are counted over the turn of years and leap days", () => {
  expect(dayOfYear("2026-01-01")).toBe(1);
  expect(dayOfYear("2024-12-31")).toBe(366);
  expect(dayOfYear("2025-07-06")).toBe(187);
  expect(dateOfDay(dayNumber("2024-02-28") + 2)).toBe("2024-03-01");
});
