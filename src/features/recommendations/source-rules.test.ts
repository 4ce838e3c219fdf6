import { describe, expect, test } from "vitest";
import type { AlertData, AlertKind } from "#src/features/alerts/schema.ts";
import type { SeasonProfit } from "#src/features/crops/schema.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { FieldWater, Planned } from "#src/features/irrigation/schema.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { listHarvestCandidates } from "./harvest-rules.ts";
import { listPriceCandidates, listSchemeCandidates } from "./offer-rules.ts";
import {
  type Ground,
  getWaterUntil,
  listNutrientCandidates,
  listPestCandidates,
  listWaterCandidates,
  listWeatherCandidates,
} from "./source-rules.ts";
import { listOwnIncomes } from "./stake-rules.ts";

const acre = 4046.8564224;
const today = "2026-11-21";

function plot(id: string, given: { crop?: Crop; sowingDate?: string; endedDate?: string } = {}) {
  const { crop = "tomato", sowingDate = "2026-10-01", endedDate = null } = given;
  const field: Field = {
    id,
    name: `${id} plot`,
    areaInSquareMetres: 2 * acre,
    areaUnit: "acre",
    bighaState: null,
    soil: null,
    method: "drip",
    flowLitresPerHour: null,
    emitterCount: null,
    archivedDate: null,
    version: 1,
    seasons: [{ id: `${id} season`, crop, variety: null, sowingDate, endedDate }],
  };
  return field;
}
const ground = (...fields: Field[]): Ground => ({
  today,
  now: new Date("2026-11-21T06:00:00Z"),
  fields,
  incomes: new Map([["tomato", { year: 2025, perAcrePaise: 5_000_000 }]]),
});

const planned: Planned = {
  date: today,
  due: "2026-11-22",
  isLate: false,
  netDepth: 20,
  grossDepth: 24,
  litres: 100_000,
  minutes: 140,
  countedRain: 0,
};
type PlannedField = FieldWater & { outlook: { kind: "planned" } };
function water(fieldId: string, advice: PlannedField["outlook"]["advice"]): FieldWater {
  return {
    fieldId,
    name: `${fieldId} plot`,
    crop: "tomato",
    sowingDate: "2026-10-01",
    method: "drip",
    areaInSquareMetres: 2 * acre,
    flowLitresPerHour: null,
    supply: { kind: "always" },
    entries: [],
    outlook: {
      kind: "planned",
      advice,
      irrigations: [],
      today: { depletion: 1, readily: 2, total: 3 },
      season: {
        from: today,
        past: 0,
        depletion: [],
        readily: [],
        total: [],
        rain: [],
        irrigation: [],
      },
      assumed: [],
      certainty: "good",
    },
  };
}

describe("the water", () => {
  test("of each field is its own, with its amount and what stands on it", () => {
    const next = { kind: "irrigate" as const, next: planned };
    const more = { kind: "irrigate" as const, next: { ...planned, grossDepth: 31, minutes: null } };
    const tasks = listWaterCandidates(
      [water("well", next), water("canal", more)],
      ground(plot("well"), plot("canal", { crop: "onion" })),
    );
    expect(tasks).toMatchObject([
      {
        fields: [{ name: "well plot" }],
        // The end of the day in India.
        dueAt: "2026-11-21T18:29:59.000Z",
        stake: { paise: 10_000_000, working: { kind: "own-income", acres: 2 } },
        reason: { code: "water", grossDepth: 24, minutes: 140 },
      },
      // Of what onion brings nothing is known.
      { fields: [{ name: "canal plot" }], stake: null, reason: { grossDepth: 31, minutes: null } },
    ]);
  });

  test("that waits until the day after tomorrow is not today's", () => {
    const on = (date: string) => ({ kind: "irrigate" as const, next: { ...planned, date } });
    const task = (date: string) => listWaterCandidates([water("well", on(date))], ground());
    expect(task("2026-11-22")).toHaveLength(1);
    expect(task("2026-11-23")).toEqual([]);
    const enough = { kind: "enough" as const, through: "2026-11-27" };
    expect(listWaterCandidates([water("well", enough)], ground())).toEqual([]);
  });

  test("is looked at again on the day of the next watering, or on the day after the last with enough", () => {
    const until = (advice: Parameters<typeof water>[1]) => getWaterUntil(water("well", advice));
    const next = { ...planned, date: "2026-11-27" };
    expect(until({ kind: "irrigate", next })).toBe("2026-11-27");
    expect(until({ kind: "enough", through: "2026-11-27" })).toBe("2026-11-28");
  });

  test("that comes too late is due on the day on which the crop begins to suffer", () => {
    const next = { ...planned, date: "2026-11-22", due: "2026-11-20", isLate: true };
    const [task] = listWaterCandidates([water("well", { kind: "irrigate", next })], ground());
    expect(task?.dueAt).toBe("2026-11-20T18:29:59.000Z");
  });
});

const alert = (kind: AlertKind, change: Partial<AlertData> = {}) => ({
  kind,
  data: {
    level: "warning" as const,
    firstDay: "2026-11-23",
    lastDay: "2026-11-23",
    at: null,
    value: 82,
    threshold: 64.5,
    crop: null,
    isSensitiveStage: false,
    fields: [],
    ...change,
  },
});

describe("the weather", () => {
  test("is to be prepared for until its first hour, on all that it concerns", () => {
    const at = "2026-11-23T03:30:00.000Z";
    const alerts = [alert("heavy-rain", { at })];
    const [task] = listWeatherCandidates(alerts, ground(plot("well"), plot("canal")));
    expect(task).toMatchObject({
      dueAt: at,
      stake: { paise: 20_000_000, working: { kind: "own-incomes", fields: 2 } },
      reason: { code: "weather", alert: "heavy-rain", value: 82 },
    });
  });

  test("that is far or over asks for nothing today", () => {
    const far = alert("frost", { firstDay: "2026-11-25", lastDay: "2026-11-25" });
    const over = alert("frost", { firstDay: "2026-11-19", lastDay: "2026-11-20" });
    expect(listWeatherCandidates([far, over], ground())).toEqual([]);
  });

  test("that thirst comes of is one topic with watering", () => {
    const alerts = [alert("heat-stress"), alert("strong-wind")];
    const topics = listWeatherCandidates(alerts, ground()).map(({ topic }) => topic);
    expect(topics).toEqual(["water", "weather strong-wind"]);
  });
});

describe("the harvest", () => {
  const list = (field: Field, given: { alerts?: ReturnType<typeof alert>[] } = {}) =>
    listHarvestCandidates({ alerts: given.alerts ?? [], profits: [] }, ground(field));

  // Tomato stands 135 days by table 11 of FAO 56: 30, 40, 40 and 25.
  test("is looked for when the crop has stood its usual days", () => {
    expect(list(plot("well", { sowingDate: "2026-07-13" }))).toEqual([]);
    expect(list(plot("well", { sowingDate: "2026-07-12" }))).toMatchObject([
      { dueAt: null, reason: { code: "harvest-ready", days: 132, usualDays: 135 } },
    ]);
  });

  test("comes before the rain that would spoil it, and not when it is still green", () => {
    const alerts = [alert("heavy-rain")];
    expect(list(plot("well", { sowingDate: "2026-07-19" }), { alerts })).toMatchObject([
      {
        dueAt: "2026-11-22T18:30:00.000Z",
        reason: { code: "harvest-before-weather", alert: "heavy-rain" },
      },
    ]);
    expect(list(plot("well"), { alerts })).toEqual([]);
  });

  test("of trees is not told by days", () => {
    expect(list(plot("well", { crop: "mango", sowingDate: "2024-01-01" }))).toEqual([]);
  });

  test("that is over and not noted is asked for, for some weeks", () => {
    const ended = (endedDate: string) => list(plot("well", { endedDate }));
    expect(ended("2026-11-01")).toMatchObject([{ reason: { code: "harvest-untold" } }]);
    expect(ended("2026-09-01")).toEqual([]);
  });
});

describe("pests, nutrients, prices and schemes", () => {
  test("a pest to be acted on is one thing to do on all its fields; one to be watched is none", () => {
    const risk = {
      fieldId: "well",
      fieldName: "well plot",
      crop: "tomato" as const,
      pestId: "late-blight",
      level: "act",
    };
    const names = { en: "Late blight" };
    const risks = [
      risk,
      risk,
      { ...risk, fieldId: "canal", fieldName: "canal plot" },
      { ...risk, pestId: "fruit-borer", level: "watch" },
    ];
    const tasks = listPestCandidates({ risks, getNames: () => names }, ground(plot("well")));
    expect(tasks).toMatchObject([
      { fields: [{ id: "well" }, { id: "canal" }], reason: { code: "pest", names } },
    ]);
    expect(listPestCandidates({ risks, getNames: () => null }, ground())).toEqual([]);
  });

  test("the products of one day are one dose; days far off or long over are none", () => {
    const item = (dueDate: string | null) => ({ kilograms: 25, halfBags: 1, dueDate });
    const plan = [
      item("2026-11-22"),
      item("2026-11-22"),
      item("2026-12-20"),
      item("2026-10-01"),
      item(null),
    ];
    const tasks = listNutrientCandidates([{ fieldId: "well", name: "well plot", plan }], ground());
    expect(tasks).toMatchObject([
      {
        reason: { date: "2026-11-22", kilograms: 50, halfBags: 2 },
        dueAt: "2026-11-22T18:29:59.000Z",
      },
    ]);
  });

  test("a further mandi is named for reported prices of the farmer's own lot alone", () => {
    const offer = (name: string, kilometres: number, netPaise: number) => ({
      name,
      kilometres,
      day: "2026-11-20",
      net: { netPaise },
    });
    const offers = [offer("Lasalgaon", 60, 3_000_000), offer("Ozar", 4, 2_900_000)];
    const onion = { crop: "onion" as const, source: "reported", isOwnLot: true, offers };
    expect(listPriceCandidates([onion])).toMatchObject([
      { stake: { paise: 100_000 }, reason: { market: "Lasalgaon", nearest: "Ozar" } },
    ]);
    expect(listPriceCandidates([{ ...onion, source: "sample" }])).toEqual([]);
    expect(listPriceCandidates([{ ...onion, isOwnLot: false }])).toEqual([]);
    const near = [offer("Ozar", 4, 3_000_000), offer("Lasalgaon", 60, 2_900_000)];
    expect(listPriceCandidates([{ ...onion, offers: near }])).toEqual([]);
  });

  test("a scheme is named around the day that was chosen for it", () => {
    const reminder = (day: string) => ({ schemeId: "kcc", day, titles: { en: "Credit card" } });
    const list = (day: string) =>
      listSchemeCandidates({ reminders: [reminder(day)], fitCount: 0 }, { today });
    expect(list("2026-11-24")).toMatchObject([{ reason: { code: "scheme-day" } }]);
    expect(list("2026-11-25")).toEqual([]);
    expect(list("2026-11-13")).toEqual([]);
    const fits = listSchemeCandidates({ reminders: [], fitCount: 3 }, { today });
    expect(fits).toMatchObject([{ dueAt: null, reason: { code: "schemes-fit", count: 3 } }]);
  });
});

describe("own incomes", () => {
  const profit = (change: Partial<SeasonProfit>): SeasonProfit => ({
    fieldId: null,
    fieldName: null,
    seasonId: null,
    crop: "tomato",
    year: 2025,
    sowingDate: null,
    endedDate: null,
    areaInSquareMetres: acre,
    kilograms: 1,
    incomeInPaise: 3_000_000,
    costInPaise: 0,
    profitInPaise: null,
    profitPerAcreInPaise: null,
    ...change,
  });

  test("are those of the newest year with a price, over all its land", () => {
    const incomes = listOwnIncomes([
      profit({ year: 2026, incomeInPaise: null }),
      profit({ year: 2025 }),
      profit({ year: 2025, incomeInPaise: 9_000_000, areaInSquareMetres: 3 * acre }),
      profit({ year: 2024, incomeInPaise: 99_000_000 }),
    ]);
    expect([...incomes]).toEqual([["tomato", { year: 2025, perAcrePaise: 3_000_000 }]]);
  });

  test("are none where nothing was sold", () => {
    expect(listOwnIncomes([profit({ incomeInPaise: 0 })]).size).toBe(0);
  });
});
