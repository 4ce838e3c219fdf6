import { expect, test } from "vitest";
import { diseaseWeather } from "#content/disease-weather.ts";
import { countRules } from "#content/pest-counts.ts";
import { pestModels } from "#content/pest-models.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { watchedPests } from "./data/watched-pests.ts";
import { getPest } from "./record-rules.ts";
import { listCountRules, listRisks, readSky } from "./risk-rules.ts";

test("every pest that is watched or counted has its record, and of its crop", () => {
  for (const { id, crop } of watchedPests) expect(getPest(id)?.crop, id).toBe(crop);
  for (const id of Object.keys(countRules)) expect(getPest(id), id).not.toBeNull();
  expect(new Set(watchedPests.map(({ id }) => id)).size).toBe(watchedPests.length);
});

test("rules and models that no record asks for are those of crops that are not grown here", () => {
  const rules = new Set<string>(watchedPests.flatMap((pest) => pest.rules ?? []));
  const models = new Set<string>(watchedPests.flatMap(({ model }) => model ?? []));
  expect(Object.keys(diseaseWeather).filter((id) => !rules.has(id))).toEqual(["cucurbit-downy"]);
  expect(Object.keys(pestModels).filter((id) => !models.has(id))).toEqual([
    "corn-earworm",
    "black-cutworm",
    "mustard-aphid",
  ]);
});

test("what is counted on a crop is of that crop", () => {
  expect(Object.keys(listCountRules("maize")).sort()).toEqual(["maize-borer", "maize-faw"]);
  for (const crop of crops) {
    for (const id of Object.keys(listCountRules(crop))) {
      expect([crop, "all"]).toContain(getPest(id)?.crop);
    }
  }
});

test("days of which nothing is known stand between the others", () => {
  const day = { rainMillimetres: 4, sunshineHours: 5, highestHumidityPercent: 90 };
  const given = { ...day, lowestHumidityPercent: 50, highestCelsius: 30, lowestCelsius: 20 };
  const sky = readSky({
    from: "2026-07-10",
    to: "2026-07-12",
    days: [{ day: "2026-07-12", ...given }],
    hours: [{ day: "2026-07-11", hours: [{ t: 21, h: 95, r: 0, d: false }] }],
  });
  expect(sky.map(({ date, maximum, hours }) => [date, maximum, hours.length])).toEqual([
    ["2026-07-10", null, 0],
    ["2026-07-11", null, 1],
    ["2026-07-12", 30, 0],
  ]);
});

test("without any weather nothing is calm: each pest says that it is not known, or what is missing", () => {
  const field = {
    fieldId: "f",
    name: "Well plot",
    crop: "rice" as const,
    sowingDate: null,
    counts: [],
  };
  const risks = listRisks(field, { farm: null, today: "2026-07-13" });
  expect(risks.length).toBeGreaterThan(2);
  for (const { gap, finding, days } of risks) {
    expect(finding).toBeNull();
    expect(gap).not.toBeNull();
    expect(days.every(({ level }) => level === null)).toBe(true);
  }
});
