import { expect, test } from "vitest";
import { estimateNormals, type NormalsStation } from "#src/agronomy/climate-normals.ts";
import { openUsualYear } from "#src/agronomy/usual-day.ts";
import { openUsualDays, readStations } from "./normals.server.ts";

const stations = readStations();
const getUsualDay = openUsualDays();

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function describeErrors(name: string, values: readonly number[]): string {
  return `${name}: median ${quantile(values, 0.5).toFixed(2)}, 90th percentile ${quantile(values, 0.9).toFixed(2)} (${values.length} months)`;
}

/** The errors of one station's months, told by the others alone. */
function leaveOut(station: NormalsStation) {
  const others = stations.filter((each) => each !== station);
  const told = estimateNormals(others, station);
  const own = estimateNormals([station], station);
  const isWhole = own.filledFromNeighbours.length === 0;
  const [toldDay, ownDay] = [openUsualYear(told, 2026), openUsualYear(own, 2026)];
  return station.months.map((month, at) => {
    const guess = told.months[at] ?? month;
    const date = `2026-${String(at + 1).padStart(2, "0")}-15`;
    const warmer = guess.maximumTemperature - month.maximumTemperature;
    const milder = guess.minimumTemperature - month.minimumTemperature;
    return {
      temperature: Math.abs(warmer + milder) / 2,
      rain: Math.abs(guess.rain - month.rain),
      et0: isWhole
        ? Math.abs(
            toldDay(date).referenceEvapotranspiration - ownDay(date).referenceEvapotranspiration,
          )
        : null,
    };
  });
}

test("each station left out is told by the others", { timeout: 120_000 }, () => {
  // Of the 366, nine do not tell their position or height, and cannot be placed.
  expect(stations).toHaveLength(357);
  const errors = stations.flatMap(leaveOut);
  const temperature = errors.map((each) => each.temperature);
  const rain = errors.map((each) => each.rain);
  const et0 = errors.map((each) => each.et0).filter((each) => each !== null);
  process.stdout.write(
    `${[
      describeErrors("temperature, K", temperature),
      describeErrors("rain, mm a month", rain),
      describeErrors("ET0, mm a day", et0),
    ].join("\n")}\n`,
  );
  expect(quantile(temperature, 0.5)).toBeLessThanOrEqual(1.5);
  // What was found, with a little room: a change that makes it worse is seen.
  expect(quantile(temperature, 0.5)).toBeLessThan(0.6);
  expect(quantile(temperature, 0.9)).toBeLessThan(1.7);
  expect(quantile(rain, 0.5)).toBeLessThan(9);
  expect(quantile(et0, 0.5)).toBeLessThan(0.25);
  expect(quantile(et0, 0.9)).toBeLessThan(0.8);
});

test("the end of November at Nashik is as its station has it", () => {
  const day = getUsualDay({ latitude: 20.03, longitude: 74.32, elevation: 599 }, "2026-11-23");
  // Nashik: November 30.6 and 14.7 °C, December colder; 1.7 rainy days.
  expect(day.maximumTemperature).toBeCloseTo(30, 0);
  expect(day.minimumTemperature).toBeCloseTo(13.7, 0);
  expect(day.rain).toBeLessThan(1);
  expect(day.rainInHalfOfYears).toBe(0);
  expect(day.stations[0]?.name).toBe("Nashik");
  expect(day.referenceEvapotranspiration).toBeGreaterThan(2.5);
  expect(day.referenceEvapotranspiration).toBeLessThan(4.5);
});

test("on an island its own station tells, not the coast beyond the sea", () => {
  const blair = { latitude: 11.65, longitude: 92.73, elevation: null };
  const minicoy = { latitude: 8.28, longitude: 73.05, elevation: null };
  for (const [place, name] of [
    [blair, "Port Blair"],
    [minicoy, "Minicoy"],
  ] as const) {
    const day = getUsualDay(place, "2026-07-15");
    expect(day.stations[0]?.name).toBe(name);
    expect(day.stations[0]?.share).toBeGreaterThan(0.9);
    expect(day.maximumTemperature).toBeGreaterThan(29);
    expect(day.maximumTemperature).toBeLessThan(32);
    expect(day.minimumTemperature).toBeGreaterThan(23);
  }
  const july = getUsualDay(blair, "2026-07-15");
  // 448.5 mm in 19.3 rainy days: most years bring some on such a day, none as much as the mean.
  expect(july.rainInHalfOfYears).toBeGreaterThan(2);
  expect(july.rainInHalfOfYears).toBeLessThan(july.rain);
});

test("Leh freezes in winter, and what its station does not tell is said to be its neighbours'", () => {
  const leh = { latitude: 34.15, longitude: 77.58, elevation: 3500 };
  const january = getUsualDay(leh, "2026-01-15");
  expect(january.minimumTemperature).toBeLessThan(-10);
  expect(january.maximumTemperature).toBeLessThan(4);
  expect(january.filledFromNeighbours).toEqual(["humidity", "wind", "cloud"]);
  expect(january.referenceEvapotranspiration).toBeGreaterThan(0);
  expect(january.referenceEvapotranspiration).toBeLessThan(1.5);
  expect(january.rainInHalfOfYears).toBe(0);
  const july = getUsualDay(leh, "2026-07-15");
  expect(july.maximumTemperature).toBeGreaterThan(24);
  // A pass high above is colder than the town.
  const pass = getUsualDay({ ...leh, elevation: 5300 }, "2026-07-15");
  expect(july.maximumTemperature - pass.maximumTemperature).toBeGreaterThan(9);
});

test("every station and every day of a year has figures that can be true", () => {
  for (const station of stations.filter((_, at) => at % 40 === 0)) {
    for (const date of ["2026-01-01", "2028-02-29", "2026-06-30", "2026-12-31"]) {
      const day = getUsualDay(station, date);
      expect(day.maximumTemperature).toBeGreaterThan(day.minimumTemperature);
      expect(day.rain).toBeGreaterThanOrEqual(0);
      expect(day.rainInHalfOfYears).toBeLessThanOrEqual(day.rain);
      expect(day.rainyDayShare).toBeLessThanOrEqual(1);
      expect(day.referenceEvapotranspiration).toBeLessThan(12);
    }
  }
});
