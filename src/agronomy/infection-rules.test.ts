import { describe, expect, test } from "vitest";
import * as z from "zod";
import { pestModels } from "#content/pest-models.ts";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { dateOfDay, dayNumber } from "./days.ts";
import { judgeFlight, judgeGenerations, listWindows, sumDegreeDays } from "./generations.ts";
import type { RuleAnswer, SkyDay } from "./infection-rules.ts";
import { getWeatherRule, holdsAt, type WeatherRuleId } from "./weather-rules.ts";

type Weather = {
  minimum: number;
  maximum: number;
  humidity: number;
  rain: number;
  sunshine: number;
  /** Of the wettest hours, and how many. */
  wetHours: number;
  wetTemperature: number;
};

const calm: Weather = {
  minimum: 18,
  maximum: 32,
  humidity: 50,
  rain: 0,
  sunshine: 9,
  wetHours: 0,
  wetTemperature: 20,
};

function makeDay(date: string, change: Partial<Weather> = {}): SkyDay {
  const { minimum, maximum, humidity, rain, sunshine, wetHours, wetTemperature } = {
    ...calm,
    ...change,
  };
  return {
    date,
    minimum,
    maximum,
    rain,
    sunshine,
    highestHumidity: wetHours > 0 ? 98 : humidity,
    lowestHumidity: humidity,
    hours: Array.from({ length: 24 }, (_, at) => ({
      temperature: at < wetHours ? wetTemperature : (minimum + maximum) / 2,
      humidity: at < wetHours ? 98 : humidity,
      rain: 0,
      isDay: at >= 6 && at < 18,
    })),
  };
}

const unknownDay = (date: string): SkyDay => ({
  date,
  minimum: null,
  maximum: null,
  highestHumidity: null,
  lowestHumidity: null,
  rain: null,
  sunshine: null,
  hours: [],
});

const sowingDate = "2026-10-01";
const dates = (count: number, from = sowingDate) =>
  Array.from({ length: count }, (_, at) => dateOfDay(dayNumber(from) + at));
const season = (count: number, change: Partial<Weather> | ((at: number) => Partial<Weather>)) =>
  dates(count).map((date, at) => makeDay(date, typeof change === "function" ? change(at) : change));

function find(id: WeatherRuleId, days: readonly SkyDay[], crop = { sowingDate }): RuleAnswer {
  return getWeatherRule(id)({ days, at: days.length - 1 }, crop);
}
const read = (answer: RuleAnswer) =>
  typeof answer === "string" ? answer : { level: answer.level, value: answer.value };

describe("late blight by Wallin", () => {
  // 16 wet hours at 22 °C are three points a day.
  const wet = { wetHours: 16, wetTemperature: 22 };

  test("points add up from two weeks after planting, watched from 12 and pressing from 18", () => {
    expect(read(find("late-blight-wallin", season(14, wet)))).toEqual({ level: "none", value: 0 });
    expect(read(find("late-blight-wallin", season(17, wet)))).toEqual({ level: "none", value: 9 });
    expect(read(find("late-blight-wallin", season(18, wet)))).toEqual({
      level: "watch",
      value: 12,
    });
    expect(find("late-blight-wallin", season(20, wet))).toMatchObject({
      level: "act",
      value: 18,
      threshold: 18,
      wetHours: 16,
      temperature: 22,
      points: 3,
      unknownDays: 0,
    });
  });

  test("two weeks after the threshold was passed it is watched no more than that", () => {
    const days = season(40, (at) => (at < 20 ? wet : {}));
    expect(read(find("late-blight-wallin", days))).toEqual({ level: "watch", value: 18 });
    expect(read(find("late-blight-wallin", days.slice(0, 33)))).toMatchObject({ level: "act" });
  });

  test("without hours it is not known, and never none; what is known already presses all the same", () => {
    const days = season(30, calm).map((day, at) => (at < 22 ? unknownDay(day.date) : day));
    expect(find("late-blight-wallin", days)).toBe("no-weather");
    const known = season(24, wet);
    const gap = [...known, ...dates(3, "2026-10-25").map(unknownDay)];
    expect(find("late-blight-wallin", gap)).toMatchObject({ level: "act", unknownDays: 3 });
    expect(getWeatherRule("late-blight-wallin")({ days: known, at: 3 }, { sowingDate: null })).toBe(
      "no-sowing-date",
    );
  });
});

describe("the other rules", () => {
  test("Hyre: the tenth rain-favourable day in a row presses", () => {
    const cool = { minimum: 12, maximum: 24, rain: 4 };
    // 4 mm a day: ten days are known from the tenth on, with 40 mm.
    expect(read(find("late-blight-hyre", season(19, cool)))).toEqual({ level: "act", value: 10 });
    expect(read(find("late-blight-hyre", season(15, cool)))).toEqual({ level: "watch", value: 6 });
    expect(find("late-blight-hyre", season(9, cool))).toBe("no-weather");
    expect(read(find("late-blight-hyre", season(19, { ...cool, minimum: 7 })))).toEqual({
      level: "none",
      value: 0,
    });
  });

  test("Blitecast: six points in a week press, three in a dry one do not", () => {
    const week = season(7, (at) => (at < 2 ? { wetHours: 16, wetTemperature: 22 } : {}));
    expect(read(find("late-blight-blitecast", week))).toEqual({ level: "act", value: 6 });
    const dryWeek = season(7, (at) => (at < 1 ? { wetHours: 16, wetTemperature: 22 } : {}));
    expect(read(find("late-blight-blitecast", dryWeek))).toEqual({ level: "none", value: 3 });
    expect(find("late-blight-blitecast", dates(7).map(unknownDay))).toBe("no-weather");
  });

  test("Patna: two foggy days in a row, on the eastern plains alone", () => {
    const fog = { minimum: 9, maximum: 23, humidity: 80, sunshine: 3 };
    expect(read(find("late-blight-patna", season(2, fog)))).toEqual({ level: "act", value: 2 });
    expect(read(find("late-blight-patna", season(2, { ...fog, sunshine: 6 })))).toMatchObject({
      level: "none",
    });
    expect(holdsAt("late-blight-patna", { latitude: 25.6, longitude: 85.1 })).toBe(true);
    expect(holdsAt("late-blight-patna", { latitude: 31.3, longitude: 75.6 })).toBe(false);
    expect(holdsAt("late-blight-wallin", { latitude: 31.3, longitude: 75.6 })).toBe(true);
  });

  test("early blight of potato: 300 P-days since emergence", () => {
    const best = { minimum: 21, maximum: 21 };
    expect(read(find("early-blight-potato-days", season(44, best)))).toEqual({
      level: "act",
      value: 300,
    });
    expect(read(find("early-blight-potato-days", season(39, best)))).toMatchObject({
      level: "watch",
    });
  });

  test("TOMCAST: 20 points in two weeks", () => {
    // 13 wet hours at 22 °C: more than 2, 5 and 12.
    const wet = { wetHours: 13, wetTemperature: 22 };
    expect(read(find("early-blight-tomcast", season(14, wet)))).toEqual({
      level: "act",
      value: 42,
    });
    expect(
      read(
        find(
          "early-blight-tomcast",
          season(14, (at) => (at < 4 ? wet : {})),
        ),
      ),
    ).toEqual({
      level: "watch",
      value: 12,
    });
  });

  test("rice blast: a week of humid nights of 20 to 26 °C, six of 16 to 19 in the hills, ten wet hours", () => {
    const night = { minimum: 22, wetHours: 4, wetTemperature: 22 };
    expect(read(find("rice-blast-ranchi", season(7, night)))).toEqual({ level: "act", value: 7 });
    expect(read(find("rice-blast-ranchi", season(4, night)))).toEqual({ level: "watch", value: 4 });
    expect(read(find("rice-blast-ranchi", season(7, { ...night, minimum: 27 })))).toMatchObject({
      value: 0,
    });
    const hills = { minimum: 17, maximum: 27, humidity: 85 };
    expect(read(find("rice-blast-kangra", season(6, hills)))).toEqual({ level: "act", value: 6 });
    expect(read(find("rice-blast-kangra", season(6, { ...hills, maximum: 28 })))).toMatchObject({
      value: 0,
    });
    const wet = (wetHours: number) => season(1, { wetHours, wetTemperature: 24 });
    expect(read(find("rice-blast-wetness", wet(10)))).toEqual({ level: "watch", value: 10 });
    expect(read(find("rice-blast-wetness", wet(9)))).toEqual({ level: "none", value: 9 });
    expect(
      read(find("rice-blast-wetness", season(1, { wetHours: 12, wetTemperature: 29 }))),
    ).toEqual({
      level: "none",
      value: 0,
    });
  });

  test.each<[WeatherRuleId, Partial<Weather>, Partial<Weather>]>([
    ["rice-brown-spot", { minimum: 24, maximum: 30, humidity: 81 }, { humidity: 80 }],
    ["wheat-stripe-rust", { minimum: 8, maximum: 20, humidity: 61 }, { minimum: 13 }],
    ["wheat-leaf-rust", { wetHours: 6, wetTemperature: 20 }, { wetTemperature: 25 }],
    ["wheat-stem-rust", { wetHours: 6, wetTemperature: 28 }, { wetHours: 5 }],
    ["onion-leaf-wetness", { wetHours: 11, wetTemperature: 26, humidity: 85 }, { wetHours: 10 }],
    ["cucurbit-downy", { wetHours: 6, wetTemperature: 18 }, { wetTemperature: 23 }],
    ["powdery-mildew", { minimum: 18, maximum: 28, humidity: 70, sunshine: 5 }, { sunshine: 8 }],
    ["powdery-mildew", { minimum: 18, maximum: 28, humidity: 70, sunshine: 5 }, { rain: 3 }],
    ["chickpea-ascochyta", { wetHours: 6, wetTemperature: 20, humidity: 86 }, { humidity: 70 }],
    ["mustard-aphid-air", { minimum: 8, maximum: 22, humidity: 75 }, { minimum: 16, maximum: 28 }],
    ["grape-downy-secondary", { wetHours: 4, wetTemperature: 16 }, { wetTemperature: 13 }],
    ["groundnut-rust", { wetHours: 6, wetTemperature: 15 }, { wetHours: 5 }],
    ["groundnut-rust", { wetHours: 6, wetTemperature: 15 }, { wetTemperature: 8 }],
  ])("%s is watched in its weather and not beside it", (id, fitting, change) => {
    expect(find(id, season(1, fitting))).toMatchObject({ level: "watch" });
    expect(find(id, season(1, { ...fitting, ...change }))).toMatchObject({ level: "none" });
    expect(find(id, [unknownDay(sowingDate)])).toBe("no-weather");
  });

  test("planthoppers are watched in the humid warmth of the late monsoon only", () => {
    const air = { minimum: 24, maximum: 32, humidity: 85 };
    const on = (date: string) => find("planthopper-air", [makeDay(date, air)]);
    expect(on("2026-09-10")).toMatchObject({ level: "watch" });
    expect(on("2026-08-20")).toMatchObject({ level: "none" });
  });

  test("grape downy mildew: 10 mm in a day that stays above 10 °C", () => {
    const shower = { rain: 10, minimum: 10.1 };
    expect(read(find("grape-downy-primary", season(1, shower)))).toEqual({
      level: "act",
      value: 10,
    });
    expect(read(find("grape-downy-primary", season(1, { ...shower, minimum: 10 })))).toMatchObject({
      level: "none",
    });
    expect(read(find("grape-downy-primary", season(1, { ...shower, rain: 9.9 })))).toMatchObject({
      level: "none",
    });
  });
});

describe("warmth", () => {
  // 30 and 20 °C are 25 in the middle, and above every base.
  const warm = season(60, { maximum: 30, minimum: 20 });
  const at = (days: number) => ({ days: warm, at: days - 1 });

  test("fall armyworm: the first young larvae are looked for after 36 degree days, in the fourth day", () => {
    const model = pestModels["fall-armyworm"];
    const judge = (days: number) => judgeGenerations(at(days), { model, firstCatch: sowingDate });
    // 12.43 a day.
    expect(judge(2)).toMatchObject({ level: "none", threshold: 35.68 });
    expect(judge(3)).toMatchObject({ level: "watch" });
    expect(judge(11)).toMatchObject({ level: "watch" });
    expect(judge(12)).toMatchObject({ level: "none" });
    // The next generation's, after 391.61 more.
    expect(judge(35)).toMatchObject({ level: "watch" });
  });

  test("without the life of the egg the next flight is looked for, a tenth early to a tenth late", () => {
    expect(listWindows(pestModels.whitefly)[0]?.from).toBeCloseTo(284.4, 6);
    expect(listWindows(pestModels["mustard-aphid"])).toEqual([]);
  });

  test("days that are not known make the sum unsure, and too many of them tell nothing", () => {
    const model = pestModels["fall-armyworm"];
    const days = warm.map((day, place) => (place < 4 ? unknownDay(day.date) : day));
    expect(judgeGenerations({ days, at: 10 }, { model, firstCatch: sowingDate })).toBe(
      "no-weather",
    );
    expect(sumDegreeDays({ days, at: 5 }, { from: sowingDate, lower: 15, upper: null })).toEqual({
      total: 20,
      today: 10,
      unknownDays: 4,
    });
  });

  test("yellow stem borer flies from 922 degree days after sowing on", () => {
    const model = pestModels["yellow-stem-borer"];
    const flight = model.flight ?? { first: 0, peakEnd: 0 };
    const long = season(160, { maximum: 30, minimum: 20 });
    const judge = (days: number, sown: string | null = sowingDate) =>
      judgeFlight({ days: long, at: days - 1 }, { model, flight, sowingDate: sown });
    // 13 a day: 923 in 71.
    expect(judge(70)).toMatchObject({ level: "none" });
    expect(judge(71)).toMatchObject({ level: "watch" });
    expect(judge(152)).toMatchObject({ level: "none" });
    expect(judge(71, null)).toBe("no-sowing-date");
  });
});

const stage = z.object({
  stage: z.string(),
  base_c: z.number().optional(),
  dd: z.number().optional(),
});
const oracleModel = z.looseObject({
  sci: z.string(),
  base_c: z.number().optional(),
  upper_c: z.number().optional(),
  stages: z.array(stage).optional(),
  sets: z.array(z.object({ stages: z.array(stage) })).optional(),
});

describe.skipIf(!hasOracles())(oracleTitle("published thresholds of pests"), () => {
  test("all models are there with their bases and degree days", () => {
    const { degree_day_models } = z
      .object({ degree_day_models: z.array(oracleModel) })
      .parse(JSON.parse(readOracle("pest-thresholds.json")));
    expect(degree_day_models).toHaveLength(11);
    for (const expected of degree_day_models) {
      const model = Object.values(pestModels).find(({ scientific }) => scientific === expected.sci);
      expect(model, expected.sci).toBeDefined();
      if (expected.base_c !== undefined) expect(model?.base).toBe(expected.base_c);
      if (expected.upper_c !== undefined) expect(model?.upper).toBe(expected.upper_c);
      for (const own of model?.stages ?? []) {
        const stages = expected.stages ?? expected.sets?.[0]?.stages ?? [];
        const known = stages.find((each) => each.stage === own.stage);
        expect(own.degreeDays, `${expected.sci} ${own.stage}`).toBe(known?.dd);
        expect(own.base).toBe(known?.base_c ?? expected.base_c);
      }
    }
  });
});
