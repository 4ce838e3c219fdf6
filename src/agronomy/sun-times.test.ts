import { describe, expect, test } from "vitest";
import * as z from "zod";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { dateOfDay, dayNumber } from "./days.ts";
import { toRadians } from "./radiation.ts";
import { hourAngleAt, sunAt, sunTimes } from "./sun-times.ts";

const minute = 60_000;
const toDegrees = (angle: number) => (angle * 180) / Math.PI;

/** What refraction lifts a body seen at a true altitude, degrees (Meeus 16.4, Sæmundsson). */
function refraction(altitude: number): number {
  // Below the horizon the formula means nothing; it is held, as JPL Horizons does.
  const above = Math.max(-0.575, altitude);
  return 1.02 / 60 / Math.tan(toRadians(above + 10.3 / (above + 5.11)));
}

/** Where the sun of our times is seen: azimuth clockwise from north, and altitude, degrees (Meeus 13.5, 13.6). */
function sunPosition(moment: Date, place: { latitude: number; longitude: number }) {
  const time = moment.getTime();
  const { declination } = sunAt(time);
  const angle = toRadians(hourAngleAt(time, place.longitude));
  const latitude = toRadians(place.latitude);
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
  const altitude = toDegrees(Math.asin(sine));
  const fromSouth = Math.atan2(
    Math.sin(angle),
    Math.cos(angle) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude),
  );
  return {
    azimuth: (toDegrees(fromSouth) + 180) % 360,
    altitude: altitude + refraction(altitude),
  };
}

const row = { place: z.string(), lat: z.number(), lon: z.number() };
const file = z.object({
  usno_times: z.object({
    tolerance_min: z.number(),
    rows: z.array(
      z.object({
        ...row,
        date_utc: z.string(),
        sunrise: z.array(z.string()),
        transit: z.array(z.string()),
        sunset: z.array(z.string()),
      }),
    ),
  }),
  jpl_positions: z.object({
    tolerance_deg: z.number(),
    rows: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
  }),
  india_cross_implementation: z.object({
    tolerance_min: z.number(),
    rows: z.array(
      z.object({
        ...row,
        date_ist: z.string(),
        sunrise_utc: z.string(),
        sunset_utc: z.string(),
        solar_noon_utc: z.string(),
      }),
    ),
  }),
});

describe.skipIf(!hasOracles())(oracleTitle("almanacs of the sun"), () => {
  const almanac = hasOracles() ? file.parse(JSON.parse(readOracle("solar.json"))) : null;

  test("sunrise, noon and sunset of the US Naval Observatory, to the minute", () => {
    const { rows = [], tolerance_min = 0 } = almanac?.usno_times ?? {};
    expect(rows).toHaveLength(65);
    for (const { lat, lon, date_utc, ...expected } of rows) {
      const around = [-1, 0, 1].map((days) =>
        sunTimes(dateOfDay(dayNumber(date_utc) + days), { latitude: lat, longitude: lon }),
      );
      const compare = (times: string[], computed: (Date | null)[]) => {
        for (const time of times) {
          const moment = Date.parse(`${date_utc}T${time}Z`);
          const distances = computed.map((date) => Math.abs((date?.getTime() ?? 0) - moment));
          expect(
            Math.min(...distances) / minute,
            `${expected.place} ${date_utc} ${time}`,
          ).toBeLessThanOrEqual(tolerance_min);
        }
      };
      compare(
        expected.sunrise,
        around.map((day) => day.sunrise),
      );
      compare(
        expected.transit,
        around.map((day) => day.noon),
      );
      compare(
        expected.sunset,
        around.map((day) => day.sunset),
      );
    }
  });

  test("positions of the sun by JPL Horizons", () => {
    const { rows = [], tolerance_deg = 0 } = almanac?.jpl_positions ?? {};
    const places = new Map(almanac?.usno_times.rows.map((each) => [each.place, each]));
    expect(rows).toHaveLength(260);
    for (const [name, instant, azimuth, altitude] of rows) {
      const place = places.get(name);
      expect(place, name).toBeDefined();
      const seen = sunPosition(new Date(instant), {
        latitude: place?.lat ?? Number.NaN,
        longitude: place?.lon ?? Number.NaN,
      });
      expect(Math.abs(seen.altitude - altitude), `${name} ${instant}`).toBeLessThan(tolerance_deg);
      // Near the zenith a hair's breadth is a large turn: the azimuth is measured along the sky.
      const turn = Math.abs(((seen.azimuth - azimuth + 540) % 360) - 180);
      const along = turn * Math.cos((altitude * Math.PI) / 180);
      expect(along, `${name} ${instant}`).toBeLessThan(tolerance_deg);
    }
  });

  test("six places of India through the year, by another implementation", () => {
    const { rows = [], tolerance_min = 0 } = almanac?.india_cross_implementation ?? {};
    expect(rows).toHaveLength(30);
    for (const { lat, lon, date_ist, ...expected } of rows) {
      const times = sunTimes(date_ist, { latitude: lat, longitude: lon });
      const pairs = [
        [times.sunrise, expected.sunrise_utc],
        [times.noon, expected.solar_noon_utc],
        [times.sunset, expected.sunset_utc],
      ] as const;
      for (const [computed, moment] of pairs) {
        const distance = Math.abs((computed?.getTime() ?? 0) - Date.parse(moment)) / minute;
        expect(distance, `${expected.place} ${date_ist}`).toBeLessThanOrEqual(tolerance_min);
      }
    }
  });
});

test("Nashik on 15 January 2026: up at 7:12, down at 18:15 Indian time (suncalc 2.0.2)", () => {
  const times = sunTimes("2026-01-15", { latitude: 19.9975, longitude: 73.7898 });
  const minutesOff = (moment: Date | null, expected: string) =>
    Math.abs((moment?.getTime() ?? 0) - Date.parse(expected)) / minute;
  expect(minutesOff(times.sunrise, "2026-01-15T01:42:38Z")).toBeLessThan(1);
  expect(minutesOff(times.sunset, "2026-01-15T12:45:52Z")).toBeLessThan(1);
  expect(minutesOff(times.noon, "2026-01-15T07:14:11Z")).toBeLessThan(1);
});

test("beyond the polar circle the sun may neither rise nor set", () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  expect(sunTimes("2026-06-21", tromso)).toMatchObject({ sunrise: null, sunset: null });
  expect(sunTimes("2026-12-21", tromso)).toMatchObject({ sunrise: null, sunset: null });
  expect(sunTimes("2026-03-20", tromso).sunrise).not.toBeNull();
});
