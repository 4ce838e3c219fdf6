import { describe, expect, test } from "vitest";
import { estimateNormals, type NormalsStation, type StationMonth } from "./climate-normals.ts";
import { drawYear, openUsualYear, rainOfHalfTheYears, sunshineShare } from "./usual-day.ts";

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** The months of a year of its days. */
function splitMonths(days: readonly number[], year: number): number[][] {
  let from = 0;
  return Array.from({ length: 12 }, (_, month) => {
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    from += length;
    return days.slice(from - length, from);
  });
}

describe("days drawn from months", () => {
  const warm = [20, 23, 29, 33, 35, 31, 28, 27, 27, 26, 23, 20];
  const wet = [0, 0, 0, 0.2, 0.5, 6, 21, 14, 5, 1.5, 0.3, 0];

  test.each([2026, 2028])("each month of %i keeps its mean", (year) => {
    for (const [month, days] of splitMonths(drawYear(warm, { year }), year).entries()) {
      expect(sum(days) / days.length).toBeCloseTo(warm[month] ?? Number.NaN, 4);
    }
  });

  test.each([2026, 2028])(
    "each month of %i keeps its rain, and no day has less than none",
    (year) => {
      const drawn = drawYear(wet, { year, floor: 0 });
      expect(Math.min(...drawn)).toBe(0);
      for (const [month, days] of splitMonths(drawn, year).entries()) {
        expect(sum(days)).toBeCloseTo((wet[month] ?? Number.NaN) * days.length, 4);
      }
    },
  );

  test("a month passes into the next without a step, December into January too", () => {
    const days = drawYear(warm, { year: 2026 });
    for (const [at, value] of days.entries()) {
      const next = days[(at + 1) % days.length] ?? Number.NaN;
      expect(Math.abs(next - value)).toBeLessThan(0.5);
    }
  });
});

test("rain on fewer than half of such days is not counted on, on more a part of the mean", () => {
  expect(rainOfHalfTheYears(12, 0.5)).toBe(0);
  expect(rainOfHalfTheYears(12, 0.2)).toBe(0);
  expect(rainOfHalfTheYears(0, 0)).toBe(0);
  // The median of an exponential distribution is its mean times ln 2.
  expect(rainOfHalfTheYears(12, 1)).toBeCloseTo(12 * Math.LN2, 6);
  for (const share of [0.55, 0.7, 0.9]) {
    expect(rainOfHalfTheYears(12, share)).toBeGreaterThan(0);
    expect(rainOfHalfTheYears(12, share)).toBeLessThan(12);
  }
});

test("the fewer clouds the more sun, by the table of FAO-24", () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(sunshineShare)).toEqual([0.95, 0.75, 0.55, 0.3, 0]);
});

const month: StationMonth = {
  maximumTemperature: 30,
  minimumTemperature: 20,
  rain: 60,
  rainyDays: 6,
  morningHumidity: 70,
  eveningHumidity: 50,
  wind: 2,
  cloud: 0.5,
};

function makeStation(change: Partial<NormalsStation & { month: Partial<StationMonth> }>) {
  const { month: told, ...rest } = change;
  const months = Array.from({ length: 12 }, () => ({ ...month, ...told }));
  return { name: "Station", latitude: 20, longitude: 74, elevation: 500, months, ...rest };
}

describe("a place between stations", () => {
  test("a kilometre higher is 6.5 K colder, and no drier", () => {
    const place = { latitude: 20, longitude: 74, elevation: 1500 };
    const [first] = estimateNormals([makeStation({})], place).months;
    expect(first?.maximumTemperature).toBeCloseTo(23.5, 6);
    expect(first?.minimumTemperature).toBeCloseTo(13.5, 6);
    expect(first?.rain).toBeCloseTo(60, 6);
  });

  test("without a height it is as high as the stations around", () => {
    const place = { latitude: 20, longitude: 74, elevation: null };
    const { elevation, months } = estimateNormals([makeStation({})], place);
    expect(elevation).toBe(500);
    expect(months[0]?.maximumTemperature).toBe(30);
  });

  test("the near station and the one of the same height weigh more", () => {
    const place = { latitude: 20, longitude: 74, elevation: 500 };
    const near = makeStation({ name: "Near", longitude: 74.1 });
    const far = makeStation({ name: "Far", longitude: 74.5 });
    const high = makeStation({ name: "High", longitude: 74.1, elevation: 2500 });
    const { stations } = estimateNormals([far, high, near], place);
    expect(stations.map(({ name }) => name)).toEqual(["Near", "Far", "High"]);
    expect(sum(stations.map(({ share }) => share))).toBeCloseTo(1, 9);
  });

  test("what the nearest does not tell comes from its neighbours, and is said", () => {
    const place = { latitude: 20, longitude: 74, elevation: 500 };
    const silent = makeStation({ month: { wind: null, cloud: null } });
    const windy = makeStation({ longitude: 75, month: { wind: 4, cloud: null } });
    const normals = estimateNormals([silent, windy], place);
    expect(normals.filledFromNeighbours).toEqual(["wind", "cloud"]);
    expect(normals.months[0]?.wind).toBe(4);
    const day = openUsualYear(normals, 2026)("2026-11-24");
    expect(day.radiationFrom).toBe("temperature");
    expect(day.windAt2Metres).toBeCloseTo(4 * 0.748, 2);
    expect(day.referenceEvapotranspiration).toBeGreaterThan(2);
  });

  test("of another climate far away nothing is taken: then FAO-56 stands in", () => {
    const place = { latitude: 20, longitude: 74, elevation: 500 };
    const silent = makeStation({ month: { wind: null, morningHumidity: null } });
    const day = openUsualYear(
      estimateNormals([silent, makeStation({ longitude: 84 })], place),
      2028,
    )("2028-02-29");
    expect(day).toMatchObject({ windAt2Metres: null, meanRelativeHumidity: null });
    expect(day.referenceEvapotranspiration).toBeGreaterThan(2);
    expect(() => estimateNormals([], place)).toThrow("no stations");
  });
});
