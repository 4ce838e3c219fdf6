import { windAt2Metres } from "#src/agronomy/atmosphere.ts";
import { plannedDays } from "#src/agronomy/irrigation-plan.ts";
import { getReference, type Site, type WeatherDay as Sky } from "#src/agronomy/weather-day.ts";
import type { WeatherDay } from "#src/features/weather/schema.ts";

/** A day that was kept: as it was, or as it was foretold. */
export type KeptSky = Omit<
  WeatherDay,
  | "rainChancePercent"
  | "strongestWindKilometresPerHour"
  | "gustKilometresPerHour"
  | "windFromDegrees"
  | "sunrise"
  | "sunset"
  | "code"
  | "usual"
> & { isForecast: boolean };

/** What is the same for all fields of a farm. */
export type WaterFacts = {
  today: string;
  site: Site;
  /** The days before today, the earliest first; some may be missing. */
  past: readonly Sky[];
  /** Those of them that had not ended when they were told. */
  foretold: ReadonlySet<string>;
  /** From today on, without a gap; empty without a forecast. */
  coming: readonly Sky[];
  /** What was usual on the days before today that nothing is kept of, the earliest first. */
  usualPast: readonly Sky[];
  /** The days past and to come that are as is usual. */
  usual: ReadonlySet<string>;
  isForecastOld: boolean;
};

/** Heights above the sea matter little to the water a crop needs: 500 m change it by some 2 %. */
const usualElevation = 300;
/** Wind is told at 10 m above the ground. */
const windHeight = 10;

function toSky(
  day: Omit<KeptSky, "isForecast"> & Pick<WeatherDay, "usual">,
  rainProbability: number | null,
): Sky {
  const wind = day.meanWindKilometresPerHour;
  return {
    date: day.day,
    maximumTemperature: day.highestCelsius,
    minimumTemperature: day.lowestCelsius,
    maximumRelativeHumidity: day.highestHumidityPercent,
    minimumRelativeHumidity: day.lowestHumidityPercent,
    windAt2Metres: wind === null ? null : windAt2Metres(wind / 3.6, windHeight),
    solarRadiation: day.radiationMegajoules,
    sunshine: day.sunshineHours,
    // Of what is usual only the rain that most years bring is counted on.
    rain: day.usual ? day.usual.rainInHalfOfYearsMillimetres : day.rainMillimetres,
    rainProbability,
    givenReference: day.et0Millimetres,
  };
}

/** A farm's weather as the balance reads it. */
export function readWaterFacts(given: {
  today: string;
  latitude: number;
  kept: readonly KeptSky[];
  forecast: readonly WeatherDay[];
  /** What was usual on days past. */
  usualPast?: readonly WeatherDay[];
  elevation: number | null;
  isForecastOld: boolean;
}): WaterFacts {
  const { today, latitude, kept, forecast, usualPast = [], elevation, isForecastOld } = given;
  const before = kept.filter(({ day }) => day < today);
  const coming = forecast.filter(({ day }) => day >= today);
  const site = { latitude, elevation: elevation ?? usualElevation };
  // Found once for all fields: it is most of what a season costs.
  const withReference = (sky: Sky): Sky => ({ ...sky, reference: getReference(site, sky) });
  return {
    today,
    site,
    past: before.map((day) => withReference(toSky(day, null))),
    foretold: new Set(before.flatMap(({ day, isForecast }) => (isForecast ? [day] : []))),
    coming:
      coming[0]?.day === today
        ? coming.map((day) => withReference(toSky(day, day.rainChancePercent)))
        : [],
    usualPast: usualPast.map((day) => withReference(toSky(day, null))),
    usual: new Set(
      [...usualPast, ...coming.slice(0, plannedDays)].flatMap(({ day, usual }) =>
        usual ? [day] : [],
      ),
    ),
    isForecastOld,
  };
}
