import { describe, expect, test } from "vitest";
import * as z from "zod";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import * as air from "./atmosphere.ts";
import * as sun from "./radiation.ts";
import {
  hargreaves,
  penmanMonteithDay,
  penmanMonteithHour,
} from "./reference-evapotranspiration.ts";

const examplesFile = z.object({
  examples: z.array(
    z.object({
      id: z.string(),
      inputs: z.record(z.string(), z.number()),
      expected: z.record(z.string(), z.object({ value: z.number(), tolerance: z.number() })),
    }),
  ),
});

type Given = (name: string) => number;

function dayRadiation(given: Given) {
  const latitude = given("latitude_deg");
  const day = given("day_of_year");
  const Ra = sun.extraterrestrialRadiation(latitude, day);
  const sunset = sun.sunsetHourAngle(sun.toRadians(latitude), sun.solarDeclination(day));
  return { Ra, sunset, N: sun.daylightHours(sunset) };
}

function humidity(given: Given) {
  const maximumTemperature = given("tmax_c");
  const minimumTemperature = given("tmin_c");
  const range = {
    maximumTemperature,
    minimumTemperature,
    maximumRelativeHumidity: given("rhmax_pct"),
    minimumRelativeHumidity: given("rhmin_pct"),
  };
  const es = air.meanSaturationVapourPressure(maximumTemperature, minimumTemperature);
  const ea = air.vapourPressureFromHumidityRange(range);
  return {
    e_tmax: air.saturationVapourPressure(maximumTemperature),
    e_tmin: air.saturationVapourPressure(minimumTemperature),
    es,
    ea,
    ea_from_rhmin_rhmax: ea,
    ea_from_rhmax_only: air.vapourPressureFromMaximumHumidity(
      minimumTemperature,
      range.maximumRelativeHumidity,
    ),
    ea_from_rhmean: air.vapourPressureFromMeanHumidity({
      ...range,
      meanRelativeHumidity: (range.maximumRelativeHumidity + range.minimumRelativeHumidity) / 2,
    }),
    vpd: es - ea,
  };
}

function uccle(given: Given) {
  const { Ra, N } = dayRadiation(given);
  const elevation = given("elevation_m");
  const vapours = humidity(given);
  const u10 = given("wind_10m_kmh") / 3.6;
  const u2 = air.windAt2Metres(u10, 10);
  const Rs = sun.solarRadiationFromSunshine({
    sunshine: given("sunshine_h"),
    daylight: N,
    extraterrestrial: Ra,
  });
  const Rso = sun.clearSkyRadiation(elevation, Ra);
  const extremes = { maximumTemperature: given("tmax_c"), minimumTemperature: given("tmin_c") };
  const Rnl = sun.netLongwaveRadiation({
    ...extremes,
    vapour: vapours.ea,
    relative: sun.relativeShortwave(Rs, Rso),
  });
  const Rns = sun.netShortwaveRadiation(Rs);
  const P = air.atmosphericPressure(elevation);
  const Tmean = (extremes.maximumTemperature + extremes.minimumTemperature) / 2;
  const ETo = penmanMonteithDay({
    ...extremes,
    vapour: vapours.ea,
    windAt2Metres: u2,
    netRadiation: Rns - Rnl,
    soilHeatFlux: 0,
    elevation,
  });
  const delta = air.saturationSlope(Tmean);
  const gamma = air.psychrometricConstant(P);
  return {
    ...vapours,
    u10,
    u2,
    P,
    Tmean,
    delta,
    gamma,
    Ra,
    N,
    Rs,
    Rso,
    Rns,
    Rnl,
    Rn: Rns - Rnl,
    G: 0,
    ETo,
  };
}

function senegal(given: Given) {
  const temperature = given("t_c");
  const elevation = given("elevation_m");
  const es = air.saturationVapourPressure(temperature);
  const ea = (es * given("rh_pct")) / 100;
  const timeAngle = sun.solarTimeAngle({
    clock: given("hour_mid"),
    dayOfYear: given("day_of_year"),
    longitude: -given("longitude_deg_west"),
    zoneLongitude: -given("timezone_longitude_deg_west"),
  });
  const Ra = sun.hourlyExtraterrestrialRadiation({
    latitude: given("latitude_deg"),
    dayOfYear: given("day_of_year"),
    timeAngle,
    hours: 1,
  });
  const Rns = sun.netShortwaveRadiation(given("Rs"));
  const Rso = sun.clearSkyRadiation(elevation, Ra);
  const relative = Ra > 0 ? sun.relativeShortwave(given("Rs"), Rso) : given("Rs_over_Rso_at_night");
  const Rnl = sun.hourlyNetLongwaveRadiation({ temperature, vapour: ea, relative });
  const Rn = Rns - Rnl;
  const G = sun.hourlySoilHeatFlux(Rn);
  const ETo = penmanMonteithHour({
    temperature,
    vapour: ea,
    windAt2Metres: given("u2_ms"),
    netRadiation: Rn,
    soilHeatFlux: G,
    elevation,
  });
  const gamma = air.psychrometricConstant(air.atmosphericPressure(elevation));
  return {
    delta: air.saturationSlope(temperature),
    gamma,
    es,
    ea,
    vpd: es - ea,
    Ra,
    Rso,
    Rns,
    Rnl,
    Rn,
    G,
    ETo,
  };
}

const solutions: Record<string, (given: Given) => Record<string, number>> = {
  ex02: (given) => {
    const P = air.atmosphericPressure(given("elevation_m"));
    return { P, gamma: air.psychrometricConstant(P) };
  },
  ex03: (given) => {
    const es = air.meanSaturationVapourPressure(given("tmax_c"), given("tmin_c"));
    const mean = air.saturationVapourPressure((given("tmax_c") + given("tmin_c")) / 2);
    return {
      e_tmax: air.saturationVapourPressure(given("tmax_c")),
      e_tmin: air.saturationVapourPressure(given("tmin_c")),
      es,
      e_of_tmean_not_to_be_used: mean,
    };
  },
  ex04: (given) => {
    const P = air.atmosphericPressure(given("elevation_m"));
    const ea = air.vapourPressureFromPsychrometer({
      dry: given("tdry_c"),
      wet: given("twet_c"),
      pressure: P,
      ventilation: "asmann",
    });
    return { P, e_twet: air.saturationVapourPressure(given("twet_c")), ea };
  },
  ex05: humidity,
  ex06: humidity,
  ex07: (given) => ({
    bangkok_rad: sun.toRadians(given("bangkok_deg")),
    rio_rad: sun.toRadians(given("rio_deg")),
  }),
  ex08: (given) => {
    const { Ra, sunset } = dayRadiation(given);
    return {
      dr: sun.inverseRelativeDistance(given("day_of_year")),
      declination: sun.solarDeclination(given("day_of_year")),
      sunset_hour_angle: sunset,
      Ra,
      Ra_mm: sun.evaporationEquivalent(Ra),
    };
  },
  ex09: dayRadiation,
  ex10: (given) => {
    const { Ra, N } = dayRadiation(given);
    const sunshine = given("sunshine_h_per_day");
    const Rs = sun.solarRadiationFromSunshine({ sunshine, daylight: N, extraterrestrial: Ra });
    return { Ra, N, Rs, Rs_mm: sun.evaporationEquivalent(Rs) };
  },
  ex11: (given) => {
    const relative = sun.relativeShortwave(given("Rs"), given("Rso"));
    const Rnl = sun.netLongwaveRadiation({
      maximumTemperature: given("tmax_c"),
      minimumTemperature: given("tmin_c"),
      vapour: given("ea_kpa"),
      relative,
    });
    return { Rso_over_Rs_ratio: relative, Rnl };
  },
  ex13: (given) => {
    const central = sun.monthlySoilHeatFlux(given("t_march_c"), given("t_may_c"));
    return {
      G_april_central: central,
      G_april_mm: sun.evaporationEquivalent(central),
      G_april_backward: sun.monthlySoilHeatFluxSoFar(given("t_march_c"), given("t_april_c")),
    };
  },
  ex14: (given) => ({ u2: air.windAt2Metres(given("wind_ms"), given("height_m")) }),
  ex15: (given) => {
    const { Ra } = dayRadiation(given);
    const Rs = sun.solarRadiationFromTemperature({
      maximumTemperature: given("tmax_c"),
      minimumTemperature: given("tmin_c"),
      extraterrestrial: Ra,
      coefficient: given("kRs"),
    });
    return { Ra, Rs, Rs_mm: sun.evaporationEquivalent(Rs) };
  },
  ex18: uccle,
  ex19_night: senegal,
  ex19_day: senegal,
};

const examples = hasOracles()
  ? examplesFile.parse(JSON.parse(readOracle("fao56-eto-examples.json"))).examples
  : [];

describe("the worked examples of FAO-56", () => {
  test.skipIf(!hasOracles())(oracleTitle("all figures of all examples are met"), () => {
    let figures = 0;
    for (const { id, inputs, expected } of examples) {
      const solution = solutions[id];
      expect(solution, `an unknown example: ${id}`).toBeDefined();
      const computed = solution?.((name) => inputs[name] ?? Number.NaN) ?? {};
      for (const [name, { value, tolerance }] of Object.entries(expected)) {
        const distance = Math.abs((computed[name] ?? Number.NaN) - value);
        // The tolerance is meant for the printed digits: half of the last may fall on its edge.
        expect(distance, `${id} ${name}: ${computed[name]}, expected ${value}`).toBeLessThanOrEqual(
          tolerance + 1e-9,
        );
        figures += 1;
      }
    }
    expect(figures).toBeGreaterThan(60);
  });

  test("example 17, Bangkok in April: 5.72 mm a day", () => {
    // FAO-56 p. 70; the two decimals beyond are a recomputation by others.
    const Ra = sun.extraterrestrialRadiation(13.73, 105);
    expect(Ra).toBeCloseTo(38.06, 1);
    const sunset = sun.sunsetHourAngle(sun.toRadians(13.73), sun.solarDeclination(105));
    const daylight = sun.daylightHours(sunset);
    expect(daylight).toBeCloseTo(12.31, 1);
    const Rs = sun.solarRadiationFromSunshine({ sunshine: 8.5, daylight, extraterrestrial: Ra });
    expect(Rs).toBeCloseTo(22.65, 1);
    const extremes = { maximumTemperature: 34.8, minimumTemperature: 25.6 };
    const relative = sun.relativeShortwave(Rs, sun.clearSkyRadiation(2, Ra));
    const Rnl = sun.netLongwaveRadiation({ ...extremes, vapour: 2.85, relative });
    expect(Rnl).toBeCloseTo(3.11, 1);
    const soilHeatFlux = sun.monthlySoilHeatFluxSoFar(29.2, 30.2);
    const netRadiation = sun.netShortwaveRadiation(Rs) - Rnl;
    const result = penmanMonteithDay({
      ...extremes,
      vapour: 2.85,
      windAt2Metres: 2,
      netRadiation,
      soilHeatFlux,
      elevation: 2,
    });
    expect(result).toBeCloseTo(5.7161, 2);
  });

  test("example 18, Uccle in July: 3.88 mm a day", () => {
    const inputs: Record<string, number> = {
      latitude_deg: 50.8,
      elevation_m: 100,
      day_of_year: 187,
      tmax_c: 21.5,
      tmin_c: 12.3,
      rhmax_pct: 84,
      rhmin_pct: 63,
      wind_10m_kmh: 10,
      sunshine_h: 9.25,
    };
    const computed = uccle((name) => inputs[name] ?? Number.NaN);
    expect(computed.ETo).toBeCloseTo(3.88, 2);
    expect(computed.Ra).toBeCloseTo(41.09, 2);
    expect(computed.Rnl).toBeCloseTo(3.71, 2);
    expect(computed.ea).toBeCloseTo(1.409, 2);
  });

  test("example 19, an hour of the afternoon in Senegal: 0.63 mm", () => {
    const inputs: Record<string, number> = {
      latitude_deg: 16.2167,
      longitude_deg_west: 16.25,
      timezone_longitude_deg_west: 15,
      elevation_m: 8,
      day_of_year: 274,
      hour_mid: 14.5,
      t_c: 38,
      rh_pct: 52,
      u2_ms: 3.3,
      Rs: 2.45,
    };
    const computed = senegal((name) => inputs[name] ?? Number.NaN);
    expect(computed.es).toBeCloseTo(6.625, 2);
    expect(computed.ea).toBeCloseTo(3.445, 2);
    expect(computed.Ra).toBeCloseTo(3.543, 2);
    expect(computed.Rnl).toBeCloseTo(0.137, 2);
    expect(computed.Rn).toBeCloseTo(1.749, 2);
    expect(computed.G).toBeCloseTo(0.175, 2);
    expect(computed.ETo).toBeCloseTo(0.63, 2);
  });

  test("example 20, Lyon in July from temperatures alone: 4.56 mm, by Hargreaves 5.03", () => {
    const extremes = { maximumTemperature: 26.6, minimumTemperature: 14.8 };
    const extraterrestrial = sun.extraterrestrialRadiation(45.72, 196);
    expect(hargreaves({ ...extremes, extraterrestrial })).toBeCloseTo(5.033, 2);
    const Rs = sun.solarRadiationFromTemperature({
      ...extremes,
      extraterrestrial,
      coefficient: sun.temperatureCoefficients.interior,
    });
    const vapour = air.vapourPressureFromDewPoint(14.8);
    expect(vapour).toBeCloseTo(1.68, 2);
    const relative = sun.relativeShortwave(Rs, sun.clearSkyRadiation(200, extraterrestrial));
    const longwave = sun.netLongwaveRadiation({ ...extremes, vapour, relative });
    const result = penmanMonteithDay({
      ...extremes,
      vapour,
      windAt2Metres: 2,
      netRadiation: sun.netShortwaveRadiation(Rs) - longwave,
      soilHeatFlux: 0,
      elevation: 200,
    });
    expect(result).toBeCloseTo(4.56, 1);
  });
});

test("the sun that does not set shines 24 hours, that does not rise none", () => {
  const atMidsummer = sun.solarDeclination(172);
  expect(sun.daylightHours(sun.sunsetHourAngle(sun.toRadians(80), atMidsummer))).toBe(24);
  expect(sun.daylightHours(sun.sunsetHourAngle(sun.toRadians(-80), atMidsummer))).toBe(0);
});

test("the hours of a day add up to the day's extraterrestrial radiation", () => {
  for (const latitude of [-35, 0, 8.5, 19.997, 34]) {
    for (const dayOfYear of [1, 81, 172, 246, 355]) {
      let sum = 0;
      for (let hour = -12; hour < 12; hour += 1) {
        const timeAngle = (Math.PI / 12) * (hour + 0.5);
        sum += sun.hourlyExtraterrestrialRadiation({ latitude, dayOfYear, timeAngle, hours: 1 });
      }
      expect(sum).toBeCloseTo(sun.extraterrestrialRadiation(latitude, dayOfYear), 6);
    }
  }
});
