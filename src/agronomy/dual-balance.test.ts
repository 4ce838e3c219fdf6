import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  hasOracles,
  oracleTitle,
  readOracle,
  readOracleTable,
} from "#src/platform/test-oracles.server.ts";
import { windAt2Metres } from "./atmosphere.ts";
import { stageCoefficient } from "./crop-coefficient.ts";
import { advanceDualDay, type DualField, startDual } from "./dual-balance.ts";

const file = z.object({
  days: z.number(),
  wind_height_m: z.number(),
  parameters: z.record(z.string(), z.number()),
});

function readField(parameter: (name: string) => number): DualField {
  return {
    stages: {
      initial: parameter("Lini"),
      development: parameter("Ldev"),
      mid: parameter("Lmid"),
      late: parameter("Lend"),
    },
    basal: { initial: parameter("Kcbini"), mid: parameter("Kcbmid"), end: parameter("Kcbend") },
    height: { first: parameter("hini"), full: parameter("hmax") },
    rootDepth: { first: parameter("Zrini"), full: parameter("Zrmax") },
    depletionFraction: parameter("pbase"),
    fieldCapacity: parameter("thetaFC"),
    wiltingPoint: parameter("thetaWP"),
    evaporatingDepth: parameter("Ze"),
    readilyEvaporable: parameter("REW"),
  };
}

/** The figures of a day by the column names of pyfao56. */
function inColumns(day: ReturnType<typeof advanceDualDay>, reference: number) {
  return {
    Kcb: day.basal,
    h: day.height,
    Kcmax: day.maximum,
    fc: day.cover,
    fw: day.wetted,
    few: day.exposedWetted,
    De: day.surfaceDepletion,
    Kr: day.reduction,
    Ke: day.evaporationCoefficient,
    E: day.evaporation,
    DPe: day.surfacePercolation,
    Kc: day.evaporationCoefficient + day.basal,
    ETc: day.cropEvapotranspiration,
    TAW: day.totalAvailable,
    Zr: day.rootDepth,
    p: day.depletionFraction,
    RAW: day.readilyAvailable,
    Ks: day.stress,
    Ka: day.stress * day.basal + day.evaporationCoefficient,
    ETa: day.evapotranspiration,
    T: day.transpiration,
    DP: day.percolation,
    Dr: day.depletion,
    fDr: day.depletion / day.totalAvailable,
    ETref: reference,
  };
}

describe.skipIf(!hasOracles())(oracleTitle("the cotton season of pyfao56"), () => {
  test("every column of every day, to 0.001", () => {
    const season = file.parse(JSON.parse(readOracle("pyfao56/cotton-dry-2013-params.json")));
    const parameter = (name: string) => season.parameters[name] ?? Number.NaN;
    const weather = readOracleTable("pyfao56/cotton-dry-2013-weather.csv");
    const expected = readOracleTable("pyfao56/cotton-dry-2013-expected.csv");
    const irrigations = new Map(
      readOracleTable("pyfao56/cotton-dry-2013-irrigation.csv").map((row) => [
        row["year_doy"],
        { depth: Number(row["depth_mm"]), wets: Number(row["fw"]) },
      ]),
    );
    expect(expected).toHaveLength(season.days);
    const field = readField(parameter);
    const single = {
      initial: parameter("Kcmini"),
      mid: parameter("Kcmmid"),
      end: parameter("Kcmend"),
    };
    let state: Parameters<typeof advanceDualDay>[1] = startDual(field, parameter("theta0"));
    let figures = 0;
    for (const [day, row] of expected.entries()) {
      const sky = weather.find((each) => each["year_doy"] === row["year_doy"]) ?? {};
      const irrigation = irrigations.get(row["year_doy"]);
      const reference = Number(sky["etref_mm"]);
      const result = advanceDualDay(field, state, {
        day,
        referenceEvapotranspiration: reference,
        windAt2Metres: windAt2Metres(Number(sky["wind_ms"]), season.wind_height_m),
        minimumRelativeHumidity: Number(sky["rhmin_pct"]),
        rain: Number(sky["rain_mm"]),
        irrigation: irrigation?.depth ?? 0,
        irrigationWets: irrigation?.wets ?? 1,
      });
      const Kcm = stageCoefficient(field.stages, single, day);
      const computed: Record<string, number> = {
        ...inColumns(result, reference),
        Kcm,
        ETcm: Kcm * reference,
        Irrig: irrigation?.depth ?? 0,
        Rain: Number(sky["rain_mm"]),
      };
      for (const [name, printed] of Object.entries(row)) {
        if (name === "year_doy") continue;
        const distance = Math.abs((computed[name] ?? Number.NaN) - Number(printed));
        expect(distance, `${row["year_doy"]} ${name}: ${computed[name]}, ${printed}`).toBeLessThan(
          0.001,
        );
        figures += 1;
      }
      state = result;
    }
    expect(figures).toBe(200 * 29);
  });
});

test("the first ten days of that season, as pyfao56 prints them", () => {
  // Transcribed from tests/test01/cottondry2013.out of pyfao56 1.4 (CC0): day of 2013, reference
  // evapotranspiration, wind at 3 m, lowest humidity, irrigation; then De, Ke, Ks, ETa, DP and Dr.
  const printed = [
    [6.97, 2.2, 10.4, 0, 20.003, 0, 0, 0, 0, 75],
    [6.42, 1.9, 8.5, 0, 20.003, 0, 0, 0, 0, 75],
    [7.4, 3.1, 13.2, 33, 0, 0, 0, 0, 0, 42],
    [5.79, 1.3, 9.9, 0, 7.063, 0.61, 1, 4.4, 0, 46.4],
    [6.64, 1.6, 6.5, 0, 15.185, 0.612, 1, 5.057, 0, 51.457],
    [6.63, 1.4, 4.3, 0, 20.003, 0.469, 0.999, 4.103, 0, 55.56],
    [8.13, 2.2, 5.3, 0, 20.003, 0, 1, 1.22, 0, 56.779],
    [9.54, 3.2, 5.5, 108, 0, 0, 1, 1.431, 49.79, 0],
    [7.85, 2.4, 7.2, 0, 9.669, 0.616, 1, 6.012, 0, 6.012],
    [8.94, 3.4, 4.9, 0, 20.003, 0.621, 1, 6.895, 0, 12.907],
  ] as const;
  const cotton: DualField = {
    stages: { initial: 31, development: 52, mid: 50, late: 21 },
    basal: { initial: 0.15, mid: 1.2, end: 0.573 },
    height: { first: 0.05, full: 1.2 },
    rootDepth: { first: 0.6, full: 1.7 },
    depletionFraction: 0.65,
    fieldCapacity: 0.225,
    wiltingPoint: 0.1,
    evaporatingDepth: 0.1143,
    readilyEvaporable: 9,
  };
  let state: Parameters<typeof advanceDualDay>[1] = startDual(cotton, 0.1);
  for (const [day, row] of printed.entries()) {
    const [reference, wind, humidity, irrigation, ...expected] = row;
    const result = advanceDualDay(cotton, state, {
      day,
      referenceEvapotranspiration: reference,
      windAt2Metres: windAt2Metres(wind, 3),
      minimumRelativeHumidity: humidity,
      rain: 0,
      irrigation,
      irrigationWets: 0.5,
    });
    const computed = [
      result.surfaceDepletion,
      result.evaporationCoefficient,
      result.stress,
      result.evapotranspiration,
      result.percolation,
      result.depletion,
    ];
    for (const [at, value] of expected.entries()) {
      expect(Math.abs((computed[at] ?? Number.NaN) - value), `day ${day}`).toBeLessThan(0.001);
    }
    state = result;
  }
});

test("a light rain between drip lines can leave the soil drier, so it does not plan", () => {
  const sand: DualField = {
    stages: { initial: 30, development: 40, mid: 40, late: 25 },
    basal: { initial: 0.15, mid: 1.1, end: 0.7 },
    height: { first: 0.05, full: 0.6 },
    rootDepth: { first: 0.3, full: 0.7 },
    depletionFraction: 0.4,
    fieldCapacity: 0.12,
    wiltingPoint: 0.04,
    evaporatingDepth: 0.1,
    readilyEvaporable: 6,
  };
  const after = (rain: number) => {
    let state: Parameters<typeof advanceDualDay>[1] = startDual(sand, 0.12);
    for (let day = 30; day < 38; day += 1) {
      state = advanceDualDay(sand, state, {
        day,
        referenceEvapotranspiration: 7,
        windAt2Metres: 2,
        minimumRelativeHumidity: 30,
        rain: day === 33 ? rain : 0,
        irrigation: day === 31 ? 10 : 0,
        irrigationWets: 0.35,
      });
    }
    return state.depletion;
  };
  expect(after(3.1)).toBeGreaterThan(after(2.9) + 2);
});
