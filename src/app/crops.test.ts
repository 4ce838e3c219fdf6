import { existsSync } from "node:fs";
import { words as catalogues } from "virtual:words";
import { setupI18n } from "@lingui/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commodities } from "#content/crops/commodities.ts";
import { heardNames, spokenNames } from "#content/crops/names.ts";
import { postNames } from "#content/crops/posts.ts";
import { findAlerts } from "#src/features/alerts/rules.ts";
import { isCropWord, readQuestion } from "#src/features/assistant/questions.server.ts";
import { findDoubt } from "#src/features/crops/harvest-rules.ts";
import { findEarlyDoubt } from "#src/features/crops/record-rules.ts";
import { type Field, fieldMethods, fieldSoils } from "#src/features/fields/schema.ts";
import { cropClassOf } from "#src/features/insurance/premium-rules.ts";
import { type KeptSky, readWaterFacts } from "#src/features/irrigation/farm-sky-rules.ts";
import { planField } from "#src/features/irrigation/season-rules.ts";
import { listCountRules, listRisks } from "#src/features/pests/risk-rules.ts";
import { getUsualLot } from "#src/features/prices/cost-rules.ts";
import { findCrop, searchCrops } from "#src/features/prices/name-rules.ts";
import { listSampleDays } from "#src/features/prices/samples.ts";
import { getSupportPrice } from "#src/features/prices/support-rules.ts";
import { listHarvestCandidates } from "#src/features/recommendations/harvest-rules.ts";
import { mergeFacts } from "#src/features/schemes/fact-rules.ts";
import { getFieldSoil } from "#src/features/soil/rules.ts";
import type { WeatherDay } from "#src/features/weather/schema.ts";
import { addDays } from "#src/shared/days.ts";
import {
  type Crop,
  crops,
  type GrownCrop,
  grownCrops,
  isKnownCrop,
} from "#src/shared/farm-terms.ts";
import { cropWords, getCropPicture } from "#src/shared/farm-words.ts";
import { languages } from "#src/shared/language.ts";

const today = "2026-11-21";

test("what farmers grow beside the crops of the first list can be chosen", () => {
  const others =
    "turmeric ginger garlic blackgram sesame ragi barley castor safflower nigerseed jute";
  expect(crops).toEqual(expect.arrayContaining(others.split(" ")));
  expect(crops).toEqual(expect.arrayContaining(["cauliflower", "cumin", "citrus", "coconut"]));
});

describe.each(crops)("%s", (crop) => {
  test("has on screens the name of content/crops, and a picture", async () => {
    for (const language of languages) {
      const first = await catalogues[language]?.();
      const { messages } = (await first?.areas["terms"]?.()) ?? expect.fail("they are words");
      const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
      const name = i18n._(cropWords[crop]).replace(/ *\(.*\)$/, "");
      expect(name.toLowerCase()).toBe(spokenNames[language][crop]);
    }
    expect(existsSync(`public/pictures/icons/${getCropPicture(crop)}.svg`)).toBe(true);
  });

  test("is said and heard by the assistant in every language and in both scripts", () => {
    for (const language of languages) {
      const { words } = readQuestion(spokenNames[language][crop]);
      const heard = words.flatMap(({ concept }) =>
        concept && isCropWord(concept) ? [concept] : [],
      );
      expect(heard).toContain(crop);
    }
  });

  test("has its names in both scripts", () => {
    for (const names of [heardNames[crop].join(" "), postNames[crop]]) {
      expect(names).toMatch(/[a-z]/);
      expect(names).toMatch(/[\u0900-\u097f]/);
    }
  });

  test("is insured as one class", () => {
    expect(cropClassOf[crop]).toMatch(/^(food-oilseed|commercial-horticulture)$/);
  });

  test("is found among the prices by what it is asked for", () => {
    const commodity = commodities[crop];
    for (const asked of commodity?.asked ?? []) expect(findCrop(asked)).toBe(crop);
    for (const language of languages) {
      const getWord = (each: Crop) => spokenNames[language][each];
      expect(searchCrops(getWord(crop), { among: crops, getWord })).toContain(crop);
    }
  });
});

const fieldId = "5a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1";

function sow(given: {
  crop: GrownCrop;
  method: Field["method"];
  soil: Field["soil"];
  sownDaysAgo: number | null;
  endedDaysAgo: number | null;
}): Field {
  const { crop, method, soil, sownDaysAgo, endedDaysAgo } = given;
  const dateOf = (ago: number | null) => (ago === null ? null : addDays(today, -ago));
  return {
    id: fieldId,
    name: "Well plot",
    areaInSquareMetres: 4000,
    areaUnit: "acre",
    bighaState: null,
    soil,
    method,
    flowLitresPerHour: method === null || method === "rain-fed" ? null : 10_000,
    emitterCount: null,
    archivedDate: null,
    version: 1,
    seasons: [
      {
        id: "0a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1",
        crop,
        ...(crop === "other" ? { cropName: "मखाना" } : {}),
        variety: null,
        sowingDate: dateOf(sownDaysAgo),
        endedDate: dateOf(endedDaysAgo),
      },
    ],
  };
}

const dayOf = (offset: number, change: { warmth: number; rain: number }): WeatherDay => ({
  day: addDays(today, offset),
  highestCelsius: 31 + change.warmth,
  lowestCelsius: 15 + change.warmth,
  highestHumidityPercent: 80,
  lowestHumidityPercent: 35,
  rainMillimetres: change.rain,
  rainChancePercent: offset < 0 ? null : 60,
  meanWindKilometresPerHour: 7,
  strongestWindKilometresPerHour: null,
  gustKilometresPerHour: null,
  windFromDegrees: null,
  sunshineHours: 9,
  radiationMegajoules: 18,
  et0Millimetres: 4.4,
  sunrise: null,
  sunset: null,
  code: null,
});

/** Every number anywhere in what a rule answered. */
function listNumbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(listNumbers)
    : [];
}

const ways = fc.record({
  crop: fc.constantFrom(...grownCrops),
  method: fc.constantFrom(null, ...fieldMethods),
  soil: fc.constantFrom(null, ...fieldSoils),
  sownDaysAgo: fc.option(fc.integer({ min: 0, max: 1095 })),
  isEnded: fc.boolean(),
  warmth: fc.integer({ min: -18, max: 18 }),
  rain: fc.integer({ min: 0, max: 120 }),
});

test("no rule of any screen fails for any crop, method, soil and day, or answers what is no number", () => {
  fc.assert(
    fc.property(ways, ({ crop, isEnded, warmth, rain, ...way }) => {
      const { sownDaysAgo } = way;
      const field = sow({
        ...way,
        crop,
        endedDaysAgo: isEnded ? Math.floor((sownDaysAgo ?? 0) / 2) : null,
      });
      const sowingDate = field.seasons[0]?.sowingDate ?? null;
      const days = Array.from({ length: 8 }, (_, at) => dayOf(at, { warmth, rain }));
      const kept: KeptSky[] = Array.from({ length: 90 }, (_, at) => ({
        ...dayOf(at - 90, { warmth, rain }),
        isForecast: false,
      }));
      const farm = readWaterFacts({
        today,
        latitude: 20.1,
        elevation: 594,
        isForecastOld: false,
        kept,
        forecast: days,
      });
      const facts = {
        field,
        toldDay: sowingDate ?? today,
        entries: [],
        supply: { kind: "always" },
      } as const;
      const outlook = planField(facts, farm);
      const soil = getFieldSoil(
        field,
        { region: "maharashtra", cards: [], choices: [], prices: [] },
        today,
      );
      const stages = ["initial", "development", "mid", "late"] as const;
      const alerts = [null, ...stages].flatMap((stage) =>
        findAlerts({ today, hours: [], days, pastDays: [] }, [
          { id: fieldId, name: field.name, crop, stage, method: field.method },
        ]),
      );
      const known = isKnownCrop(crop) ? crop : null;
      const listKnown = (each: Crop) => [
        listRisks(
          { fieldId, name: field.name, crop: each, sowingDate, counts: [] },
          { farm: null, today },
        ),
        listCountRules(each),
        getUsualLot(each, { paidBy: "farmer" }),
        getSupportPrice(each, today),
        listSampleDays(each, "MH-lasalgaon"),
      ];
      const answers = [
        outlook,
        soil,
        alerts,
        known && listKnown(known),
        listHarvestCandidates(
          { alerts: [], profits: [] },
          { today, now: new Date(`${today}T06:00:00Z`), fields: [field], incomes: new Map() },
        ),
        findDoubt({ crop, areaInSquareMetres: 4000, kilograms: 50_000 }),
        findEarlyDoubt({ crop, sowingDate, date: today }),
        mergeFacts({
          answers: {},
          fields: [field],
          record: {
            address: null,
            farmSize: null,
            farmSizeUnit: null,
            farmType: null,
            cropType: crop,
            waterSource: null,
          },
          state: "MH",
        }),
      ];
      expect(listNumbers(answers).filter((each) => !Number.isFinite(each))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
