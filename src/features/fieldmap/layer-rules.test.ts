import { describe, expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import type { FieldWater, PlannedOutlook } from "#src/features/irrigation/schema.ts";
import {
  findWorstLayer,
  getScoreLevel,
  getWaterLevel,
  type Layer,
  type Level,
  listWorst,
} from "./layer-rules.ts";
import { findOffer, toAreaEdit, toFieldUnit } from "./offer-rules.ts";

const today = "2026-11-21";

function advise(advice: PlannedOutlook["advice"]): Pick<FieldWater, "outlook"> {
  const none = {
    from: today,
    past: 0,
    depletion: [],
    readily: [],
    total: [],
    rain: [],
    irrigation: [],
  };
  return {
    outlook: {
      kind: "planned",
      advice,
      irrigations: [],
      today: { depletion: 0, readily: 1, total: 2 },
      season: none,
      assumed: [],
      certainty: "fair",
    },
  };
}
const water = (date: string, isLate = false) => {
  const depths = { netDepth: 10, grossDepth: 12, litres: 1, minutes: null, countedRain: 0 };
  return advise({ kind: "irrigate", next: { date, due: date, isLate, ...depths } });
};

describe("a field's water", () => {
  test.each([
    ["due today", water(today), "act"],
    ["due in two days", water("2026-11-23"), "watch"],
    ["due in five days", water("2026-11-26"), "good"],
    ["late", water("2026-11-26", true), "act"],
    ["enough for days", advise({ kind: "enough", through: "2026-11-27" }), "good"],
    ["due tomorrow, and none comes", advise({ kind: "no-supply", due: "2026-11-22" }), "act"],
    ["due on Thursday, and none comes", advise({ kind: "no-supply", due: "2026-11-26" }), "watch"],
    ["short of it on rain alone", advise({ kind: "stress", from: today }), "act"],
    ["soon short of it", advise({ kind: "stress", from: "2026-11-24" }), "watch"],
    ["of a season that is over", advise({ kind: "season-over" }), "unknown"],
    ["without a forecast", advise({ kind: "no-forecast" }), "unknown"],
    ["without a crop", { outlook: { kind: "no-crop" } } as const, "unknown"],
  ] as const)("%s is: %#", (_, field, level) => {
    expect(getWaterLevel(field, today)).toBe(level);
  });
});

test("scores of 1 and 2 are to be acted on, 3 is to be watched", () => {
  expect([1, 2, 3, 4, 5].map(getScoreLevel)).toEqual(["act", "act", "watch", "good", "good"]);
});

test("the worst that is known of a field counts; what is not known is not worse than good", () => {
  const layer = (name: Layer["name"], level: Level, fieldId = "a"): Layer => ({
    name,
    states: new Map([[fieldId, { level, text: name }]]),
  });
  const tell = (layers: readonly Layer[]) =>
    [...listWorst(layers)].map(([fieldId, { text }]) => `${fieldId}: ${text}`);
  expect(tell([layer("water", "good"), layer("pests", "watch")])).toEqual(["a: pests"]);
  expect(tell([layer("water", "unknown"), layer("pests", "good")])).toEqual(["a: pests"]);
  expect(tell([layer("water", "watch"), layer("pests", "act", "b")])).toEqual([
    "b: pests",
    "a: water",
  ]);
  const findName = (...layers: Layer[]) => findWorstLayer(layers);
  expect(findName(layer("water", "good"), layer("pests", "act", "b"))).toBe("pests");
  expect(findName(layer("water", "watch"), layer("pests", "watch"))).toBe("water");
  expect(findName(layer("water", "unknown"), layer("nutrients", "good"))).toBe("nutrients");
  expect(findName()).toBeNull();
});

describe("the area of a boundary", () => {
  const field: Field = {
    id: "a",
    name: "Well plot",
    areaInSquareMetres: 4046.856_422_4,
    areaUnit: "acre",
    bighaState: null,
    soil: null,
    method: "drip",
    flowLitresPerHour: 500,
    emitterCount: null,
    archivedDate: null,
    version: 3,
    seasons: [],
  };
  const drawn = (areaInSquareMetres: number, source: "walked" | "circle" = "walked") =>
    findOffer(field, { source, areaInSquareMetres });

  test("is offered in the field's unit where it differs, and where it can be the field's", () => {
    expect(drawn(3480)).toBe(0.86);
    expect(drawn(3763.6)).toBeNull();
    expect(drawn(4100)).toBeNull();
    expect(drawn(3480, "circle")).toBeNull();
    expect(drawn(20_000_000)).toBeNull();
    const bigha = { ...field, areaUnit: "bigha" as const };
    const big = { source: "tapped", areaInSquareMetres: 9000 } as const;
    expect(findOffer(bigha, big)).toBeNull();
    expect(findOffer({ ...bigha, bighaState: "GJ" }, big)).toBe(5.56);
    expect(findOffer({ ...field, method: null }, big)).toBeNull();
  });

  test("changes nothing else of the field", () => {
    expect(toAreaEdit(field, 0.93)).toEqual({
      name: "Well plot",
      area: 0.93,
      areaUnit: "acre",
      bighaState: null,
      soil: null,
      method: "drip",
      flowLitresPerHour: 500,
      emitterCount: null,
      season: null,
      version: 3,
    });
  });

  test("has three digits below one, two above", () => {
    expect(toFieldUnit(12_345.6, { areaUnit: "hectare", bighaState: null })).toBe(1.23);
    expect(toFieldUnit(1234.56, { areaUnit: "hectare", bighaState: null })).toBe(0.123);
  });
});
