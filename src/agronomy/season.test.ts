import { describe, expect, test } from "vitest";
import { crops } from "#content/crop-water.ts";
import { irrigationMethods } from "#content/irrigation-methods.ts";
import { soilTextures } from "#content/soil-water.ts";
import { dateOfDay, dayNumber } from "./days.ts";
import { advanceSeason, type SeasonField, type SeasonLog } from "./season.ts";
import { getReference, type WeatherDay } from "./weather-day.ts";

const site = { latitude: 19.9975, elevation: 584 };
const sowing = "2026-11-01";

function dateAfter(days: number): string {
  return dateOfDay(dayNumber(sowing) + days);
}

/** Days of 5 mm demand by the weather service, with the rain of some of them. */
function dryDays(count: number, rain: Record<number, number | null> = {}): WeatherDay[] {
  return Array.from({ length: count }, (_, day) => ({
    date: dateAfter(day),
    maximumTemperature: null,
    minimumTemperature: null,
    givenReference: 5,
    rain: day in rain ? (rain[day] ?? null) : 0,
  }));
}

const wheat: SeasonField = {
  crop: crops.wheat,
  soil: soilTextures.loam,
  method: irrigationMethods.flood,
  sowing,
  site,
};

function season(log: Partial<SeasonLog>, field = wheat) {
  const weather = log.weather ?? dryDays(15);
  return advanceSeason(field, {
    weather,
    irrigations: [],
    feels: [],
    start: { date: sowing, depletionShare: 0 },
    through: weather.at(-1)?.date ?? sowing,
    ...log,
  });
}

describe("a wheat field on loam with 5 mm of demand a day", () => {
  // By hand: 0.3 x 5 = 1.5 mm a day; 0.2 m of loam hold 1000 x 0.14 x 0.2 = 28 mm, of which
  // 0.55 + 0.04 x (5 - 1.5) = 0.69 come easily, 19.32 mm.
  test("loses what the crop takes, until that no longer comes easily", () => {
    const { days } = season({});
    expect(days).toHaveLength(15);
    expect(days[0]).toMatchObject({ date: sowing, day: 0, stage: "initial", stress: 1 });
    expect(days[0]?.totalAvailable).toBeCloseTo(28, 6);
    expect(days[0]?.readilyAvailable).toBeCloseTo(19.32, 6);
    expect(days[9]?.depletion).toBeCloseTo(15, 6);
    expect(days[13]?.stress).toBeCloseTo((28 - 19.5) / (28 - 19.32), 6);
    expect(days[13]?.depletion).toBeCloseTo(19.5 + (1.5 * (28 - 19.5)) / (28 - 19.32), 6);
  });

  test("gains rain, and drains what the root zone cannot hold", () => {
    const { days } = season({ weather: dryDays(8, { 5: 10 }) });
    expect(days[5]).toMatchObject({ effectiveRain: 10, depletion: 0 });
    expect(days[5]?.percolation).toBeCloseTo(10 - 1.5 - 7.5, 6);
    expect(days[6]?.depletion).toBeCloseTo(1.5, 6);
  });

  test("counts no rain that only wets the leaves, and not what runs off", () => {
    const { days } = season({ weather: dryDays(8, { 3: 0.9, 5: 101.6 }) });
    expect(days[3]).toMatchObject({ rain: 0.9, effectiveRain: 0 });
    // Curve number 78: S = 71.64 mm, so (101.6 - 14.33)^2 / (101.6 + 57.31) = 47.93 mm run off.
    expect(days[5]?.effectiveRain).toBeCloseTo(101.6 - 47.93, 1);
  });

  test("takes up what the way of irrigating leaves in the root zone", () => {
    const irrigations = [
      { date: dateAfter(9), grossDepth: 10 },
      { date: dateAfter(9), grossDepth: 5 },
    ];
    expect(season({ irrigations }).days[9]?.depletion).toBeCloseTo(15 - 0.6 * 15, 6);
    const drip = { ...wheat, method: irrigationMethods.drip };
    // Of bare ground only the wetted third evaporates: 0.3 x 0.35 x 5 = 0.525 mm a day.
    const byDrip = season({ irrigations: irrigations.slice(1) }, drip).days[9];
    expect(byDrip?.irrigation).toBeCloseTo(4.5, 6);
    expect(byDrip?.depletion).toBeCloseTo(10 * 0.525 - 4.5, 6);
  });

  test("evaporates the rain between drip lines there, as from ground that is all wet", () => {
    const drip = { ...wheat, method: irrigationMethods.drip };
    const { days } = season({ weather: dryDays(15, { 2: 10 }) }, drip);
    // Rain wets all of the ground (FAO-56 table 20), which then loses 1.5 mm a day: 0.525 of the root zone and 0.975
    // of the 6.5 mm between, until nothing is left of them on the seventh day.
    expect(days[2]?.effectiveRain).toBeCloseTo(3.5, 6);
    expect(days[2]?.depletion).toBe(0);
    expect(days[3]?.depletion).toBeCloseTo(0.525, 6);
    const left = days.slice(2, 9).map(({ topsoilRain }) => Math.round(topsoilRain * 1000) / 1000);
    expect(left).toEqual([5.525, 4.55, 3.575, 2.6, 1.625, 0.65, 0]);
  });

  test("lets heavy rain between drip lines down to the roots beyond what the top holds", () => {
    const drip = { ...wheat, method: irrigationMethods.drip };
    const wet = { start: { date: sowing, depletionShare: 1 }, weather: dryDays(15, { 2: 40 }) };
    const [, , day] = season(wet, drip).days;
    // Curve number 78 lets 40 - 25.67^2 / 97.31 in, and 0.1 m of loam holds 0.65 x 1000 x (0.26 - 0.06) x 0.1 = 13 mm.
    expect(day?.topsoilRain).toBeCloseTo(13, 6);
    expect(day?.effectiveRain).toBeCloseTo(40 - 25.67 ** 2 / 97.31 - 13 - 0.975, 1);
  });

  test("begins where it is said to", () => {
    const log = { start: { date: dateAfter(4), depletionShare: 0.5 } };
    const { days } = season(log);
    expect(days[0]).toMatchObject({ date: dateAfter(4), day: 4 });
    expect(days[0]?.depletion).toBeCloseTo(14 + 1.5, 6);
    expect(() => season({ start: { date: "2026-10-31", depletionShare: 0 } })).toThrow(RangeError);
  });

  test("believes the farmer's hand, at the level stated for it", () => {
    const wet = season({ feels: [{ date: dateAfter(10), feel: "still-wet" }] }).days[10];
    expect(wet?.feel).toBe("still-wet");
    expect(wet?.depletion).toBeCloseTo(0.5 * 19.32 + 1.5, 6);
    const dry = season({ feels: [{ date: dateAfter(10), feel: "already-dry" }] }).days[10];
    expect(dry?.depletion).toBeCloseTo(19.32 + 1.5, 6);
    // Wetter than "still wet", and drier than "already dry", it stays as it was.
    const early = season({ feels: [{ date: dateAfter(1), feel: "still-wet" }] }).days[1];
    expect(early?.depletion).toBeCloseTo(3, 6);
    const late = season({ feels: [{ date: dateAfter(14), feel: "already-dry" }] }).days[14];
    expect(late?.depletion).toBe(season({}).days[14]?.depletion);
  });

  test("counts a day without weather as the week before it, without rain, and says so", () => {
    const weather = dryDays(15, { 6: null }).filter((_, day) => day !== 4);
    const { days } = season({ weather });
    expect(days[4]).toMatchObject({ rain: null, reference: { millimetres: 5, method: "gap" } });
    expect(days[6]).toMatchObject({ rain: null, reference: { method: "given" } });
    expect(days[9]?.depletion).toBeCloseTo(15, 6);
  });
});

test("roots reach further on rain alone than where irrigation is timed", () => {
  const weather = dryDays(60);
  expect(season({ weather }).days.at(-1)?.rootDepth).toBe(1);
  expect(season({ weather }, { ...wheat, method: null }).days.at(-1)?.rootDepth).toBe(1.5);
});

test("wind and dry air raise the coefficient of the mid stage, damp calm lowers it", () => {
  const at = (windAt2Metres: number, minimumRelativeHumidity: number) => {
    const weather = dryDays(70).map((day) => ({ ...day, windAt2Metres, minimumRelativeHumidity }));
    return season({ weather }).days.at(-1)?.coefficient;
  };
  // Eq. 62 with 1 m of height: (1/3)^0.3 = 0.7192.
  expect(at(2, 45)).toBeCloseTo(1.15, 6);
  expect(at(4, 25)).toBeCloseTo(1.15 + (0.08 + 0.08) * 0.7192, 3);
  expect(at(1, 75)).toBeCloseTo(1.15 + (-0.04 - 0.12) * 0.7192, 3);
});

describe("the reference evapotranspiration of a day", () => {
  const uccle = { latitude: 50.8, elevation: 100 };
  const full: WeatherDay = {
    date: "2025-07-06",
    maximumTemperature: 21.5,
    minimumTemperature: 12.3,
    maximumRelativeHumidity: 84,
    minimumRelativeHumidity: 63,
    windAt2Metres: 2.078,
    sunshine: 9.25,
    rain: 0,
  };

  test("is that of Penman-Monteith with all data (FAO-56 example 18: 3.88 mm)", () => {
    const reference = getReference(uccle, full);
    expect(reference).toMatchObject({ method: "penman-monteith", assumed: [] });
    expect(reference?.millimetres).toBeCloseTo(3.88, 2);
    expect(getReference(uccle, { ...full, givenReference: 9 })).toEqual(reference);
  });

  test("is the weather service's where anything is missing", () => {
    const day = { ...full, windAt2Metres: null, givenReference: 4.1 };
    expect(getReference(uccle, day)).toEqual({ millimetres: 4.1, method: "given", assumed: [] });
  });

  test("stands in for one thing missing and says which", () => {
    const calm = getReference(uccle, { ...full, windAt2Metres: null });
    expect(calm).toMatchObject({ method: "penman-monteith", assumed: ["wind"] });
    // The stand-in of 2 m/s is near that day's 2.078.
    expect(calm?.millimetres).toBeCloseTo(3.88, 1);
    const { sunshine: _, ...cloudy } = full;
    expect(getReference(uccle, cloudy)?.assumed).toEqual(["radiation"]);
  });

  test("is Hargreaves' with temperatures alone (FAO-56 example 20: 5.03 mm)", () => {
    const lyon = { latitude: 45.72, elevation: 200 };
    const day = { date: "2025-07-15", maximumTemperature: 26.6, minimumTemperature: 14.8, rain: 0 };
    const reference = getReference(lyon, day);
    expect(reference?.method).toBe("hargreaves");
    expect(reference?.assumed).toEqual(["humidity", "wind", "radiation"]);
    expect(reference?.millimetres).toBeCloseTo(5.033, 2);
  });

  test("is not made up without temperatures", () => {
    expect(getReference(uccle, { ...full, maximumTemperature: null })).toBeNull();
  });

  test("takes the humidity that the paper trusts most", () => {
    const { maximumRelativeHumidity: _, minimumRelativeHumidity: __, ...bare } = full;
    const by = (humidity: Partial<WeatherDay>) =>
      getReference(uccle, { ...bare, ...humidity })?.millimetres ?? Number.NaN;
    // Dew point of 1.409 kPa (eq. 3-11 inverted): 12.06 °C.
    expect(by({ dewPoint: 12.06 })).toBeCloseTo(3.88, 1);
    expect(by({ dewPoint: 12.06, meanRelativeHumidity: 20 })).toBe(by({ dewPoint: 12.06 }));
    expect(by({ meanRelativeHumidity: 40 })).toBeGreaterThan(by({ meanRelativeHumidity: 80 }));
    expect(by({ maximumRelativeHumidity: 84 })).toBeGreaterThan(3);
  });
});

test("200 days with full weather have their own reference each", () => {
  const weather = dryDays(200).map((day, at) => ({
    ...day,
    maximumTemperature: 30 + (at % 7),
    minimumTemperature: 16 + (at % 5),
    maximumRelativeHumidity: 80,
    minimumRelativeHumidity: 35,
    windAt2Metres: 2.1,
    solarRadiation: 19,
    givenReference: null,
    rain: at % 9 === 0 ? 12 : 0,
  }));
  const cotton = { ...wheat, crop: crops.cotton };
  const { days } = season({ weather }, cotton);
  expect(days).toHaveLength(200);
  expect(days.every(({ reference }) => reference.method === "penman-monteith")).toBe(true);
});
