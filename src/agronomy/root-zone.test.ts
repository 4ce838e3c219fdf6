import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  hasOracles,
  oracleTitle,
  readOracle,
  readOracleTable,
} from "#src/platform/test-oracles.server.ts";
import { type StageCoefficients, type StageLengths, stageCoefficient } from "./crop-coefficient.ts";
import {
  deepPercolation,
  depletionFraction,
  grown,
  readilyAvailableWater,
  rootZoneDepletion,
  stressCoefficient,
  totalAvailableWater,
} from "./root-zone.ts";

// pyfao56 (Thorp 2022, SoftwareX 19:101208) keeps evaporation of the soil apart, which Urvara does
// not: that alone is taken from what it prints, and the root zone is advanced below it.

type Season = {
  stages: StageLengths;
  basal: StageCoefficients;
  height: { first: number; full: number };
  rootDepth: { first: number; full: number };
  depletionFraction: number;
  fieldCapacity: number;
  wiltingPoint: number;
};
type State = { height: number; rootDepth: number; depletion: number };

/** The figures of a day by the column names of pyfao56. */
function advanceDay(
  season: Season,
  before: State,
  today: { day: number; ETref: number; Ke: number; rain: number; irrigation: number },
) {
  const { initial, mid } = season.basal;
  const Kcb = stageCoefficient(season.stages, season.basal, today.day);
  const growth = Math.max(0, (Kcb - initial) / (mid - initial));
  const h = grown(before.height, { ...season.height, growth });
  const Zr = grown(before.rootDepth, { ...season.rootDepth, growth });
  const TAW = totalAvailableWater({ ...season, rootDepth: Zr });
  const p = depletionFraction(season.depletionFraction, (today.Ke + Kcb) * today.ETref);
  const RAW = readilyAvailableWater(p, TAW);
  const Ks = stressCoefficient(before.depletion, { total: TAW, readily: RAW });
  const T = Ks * Kcb * today.ETref;
  const ETa = T + today.Ke * today.ETref;
  const water = {
    depletionBefore: before.depletion,
    rain: today.rain,
    irrigation: today.irrigation,
    evapotranspiration: ETa,
  };
  const Dr = rootZoneDepletion(water, TAW);
  return { Kcb, h, Zr, TAW, p, RAW, Ks, T, ETa, DP: deepPercolation(water), Dr, fDr: Dr / TAW };
}

const file = z.object({ days: z.number(), parameters: z.record(z.string(), z.number()) });

describe.skipIf(!hasOracles())(oracleTitle("the cotton season of pyfao56"), () => {
  test("every day's root zone, as near as its evaporation is printed", () => {
    const { days, parameters } = file.parse(
      JSON.parse(readOracle("pyfao56/cotton-dry-2013-params.json")),
    );
    const parameter = (name: string) => parameters[name] ?? Number.NaN;
    const season: Season = {
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
    };
    const single = {
      initial: parameter("Kcmini"),
      mid: parameter("Kcmmid"),
      end: parameter("Kcmend"),
    };
    const expected = readOracleTable("pyfao56/cotton-dry-2013-expected.csv");
    expect(expected).toHaveLength(days);
    const dry = 1000 * (season.fieldCapacity - parameter("theta0")) * season.rootDepth.first;
    let state: State = {
      height: season.height.first,
      rootDepth: season.rootDepth.first,
      depletion: dry,
    };
    let figures = 0;
    for (const [day, row] of expected.entries()) {
      const read = (name: string) => Number(row[name]);
      const ETref = read("ETref");
      // Evaporation is printed in mm too, which is finer than its coefficient.
      const Ke = read("E") / ETref;
      const today = { day, ETref, Ke, rain: read("Rain"), irrigation: read("Irrig") };
      const computed = advanceDay(season, state, today);
      const Kcm = stageCoefficient(season.stages, single, day);
      for (const [name, value] of Object.entries({ ...computed, Kcm, ETcm: Kcm * ETref })) {
        // Printed to 0.001: half of that in the demand moves RAW by a fiftieth part of TAW's 212 mm.
        const distance = Math.abs(value - read(name));
        expect(distance, `${row["year_doy"]} ${name}: ${value}, ${row[name]}`).toBeLessThan(0.005);
        figures += 1;
      }
      state = { height: computed.h, rootDepth: computed.Zr, depletion: read("Dr") };
    }
    expect(figures).toBe(200 * 14);
  });
});

test("the first ten days of that season, as pyfao56 prints them", () => {
  // Transcribed from tests/test01/cottondry2013.out of pyfao56 1.4 (CC0): reference
  // evapotranspiration, irrigation and Ke; then Ks, ETa, DP and Dr.
  const printed = [
    [6.97, 0, 0, 0, 0, 0, 75],
    [6.42, 0, 0, 0, 0, 0, 75],
    [7.4, 33, 0, 0, 0, 0, 42],
    [5.79, 0, 0.61, 1, 4.4, 0, 46.4],
    [6.64, 0, 0.612, 1, 5.057, 0, 51.457],
    [6.63, 0, 0.469, 0.999, 4.103, 0, 55.56],
    [8.13, 0, 0, 1, 1.22, 0, 56.779],
    [9.54, 108, 0, 1, 1.431, 49.79, 0],
    [7.85, 0, 0.616, 1, 6.012, 0, 6.012],
    [8.94, 0, 0.621, 1, 6.895, 0, 12.907],
  ] as const;
  const cotton: Season = {
    stages: { initial: 31, development: 52, mid: 50, late: 21 },
    basal: { initial: 0.15, mid: 1.2, end: 0.573 },
    height: { first: 0.05, full: 1.2 },
    rootDepth: { first: 0.6, full: 1.7 },
    depletionFraction: 0.65,
    fieldCapacity: 0.225,
    wiltingPoint: 0.1,
  };
  let depletion = 75;
  for (const [day, [ETref, irrigation, Ke, ...expected]] of printed.entries()) {
    const before = { height: 0.05, rootDepth: 0.6, depletion };
    const { Ks, ETa, DP, Dr } = advanceDay(cotton, before, {
      day,
      ETref,
      Ke,
      irrigation,
      rain: 0,
    });
    for (const [at, value] of [Ks, ETa, DP, Dr].entries()) {
      // Half of the last printed digit of Ke is 0.005 mm on the thirstiest of these days.
      expect(Math.abs(value - (expected[at] ?? Number.NaN)), `day ${day}`).toBeLessThan(0.006);
    }
    depletion = expected[3];
  }
});
