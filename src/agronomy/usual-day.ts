import {
  vapourPressureFromDewPoint,
  vapourPressureFromMeanHumidity,
  windAt2Metres,
} from "./atmosphere.ts";
import type { PlaceNormals, StationMonth } from "./climate-normals.ts";
import { dayNumber, dayOfYear } from "./days.ts";
import type {
  Celsius,
  Fraction,
  IsoDate,
  Megajoules,
  MetresPerSecond,
  Millimetres,
  Percent,
} from "./quantities.ts";
import {
  clearSkyRadiation,
  extraterrestrialRadiation,
  netLongwaveRadiation,
  netShortwaveRadiation,
  relativeShortwave,
  solarRadiationFromTemperature,
  temperatureCoefficients,
} from "./radiation.ts";
import { penmanMonteithDay } from "./reference-evapotranspiration.ts";

/** What a day of the year is usually like at a place: no forecast. */
export type UsualDay = {
  date: IsoDate;
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
  /** The mean of many years: a little each day where it rains much on few days. */
  rain: Millimetres;
  /** What at least half of the years bring on the day: nothing where it rains on fewer than half of such days. */
  rainInHalfOfYears: Millimetres;
  /** On how many of such days 2.5 mm or more fall. */
  rainyDayShare: Fraction;
  /** Of the day; null where no station around tells it. */
  meanRelativeHumidity: Percent | null;
  morningHumidity: Percent | null;
  eveningHumidity: Percent | null;
  windAt2Metres: MetresPerSecond | null;
  windAt10Metres: MetresPerSecond | null;
  /** How much of the sky is covered. */
  cloudShare: Fraction | null;
  solarRadiation: Megajoules;
  radiationFrom: "cloud" | "temperature";
  referenceEvapotranspiration: Millimetres;
  filledFromNeighbours: PlaceNormals["filledFromNeighbours"];
  stations: PlaceNormals["stations"];
};

const monthsAYear = 12;
const windHeight = 10;
/** Wind where none is known: the mean of over 2000 stations (FAO-56 p. 63). */
const worldWind = 2;
/** Each halves what is left at worst, so that a millionth is. */
const rounds = 20;

/** The days of each month of a year. */
function listMonthLengths(year: number): number[] {
  return Array.from({ length: monthsAYear }, (_, month) =>
    Math.round((Date.UTC(year, month + 1, 1) - Date.UTC(year, month, 1)) / 86_400_000),
  );
}

type LinePoint = { month: number; beside: number; share: Fraction };

/** For each day of a year between the middles of which two months it lies, and how far towards the second. */
function listLinePoints(lengths: readonly number[]): LinePoint[] {
  return lengths.flatMap((length, month) =>
    Array.from({ length }, (_, day) => {
      const from = (day + 0.5) / length - 0.5;
      const beside = (month + (from < 0 ? -1 : 1) + monthsAYear) % monthsAYear;
      const reach = (length + (lengths[beside] ?? length)) / 2 / length;
      return { month, beside, share: Math.abs(from) / reach };
    }),
  );
}

/** How much the month before, the month itself and the one after weigh in the mean of its days. */
function listMeanWeights(points: readonly LinePoint[], lengths: readonly number[]) {
  const weights = lengths.map(() => ({ before: 0, after: 0 }));
  for (const { month, beside, share } of points) {
    const of = weights[month];
    const part = share / (lengths[month] ?? 30);
    if (of && beside === (month + 1) % monthsAYear) of.after += part;
    else if (of) of.before += part;
  }
  return weights;
}

/** The corners of a broken line whose months have the means. */
function findMiddles(means: readonly number[], points: readonly LinePoint[], lengths: number[]) {
  const weights = listMeanWeights(points, lengths);
  let middles = [...means];
  for (let round = 0; round < rounds; round += 1) {
    middles = middles.map((middle, month) => {
      const { before, after } = weights[month] ?? { before: 0, after: 0 };
      const previous = middles[(month + monthsAYear - 1) % monthsAYear] ?? middle;
      const next = middles[(month + 1) % monthsAYear] ?? middle;
      const drawn = middle + before * (previous - middle) + after * (next - middle);
      return middle + (means[month] ?? 0) - drawn;
    });
  }
  return middles;
}

function listMeans(days: readonly number[], lengths: readonly number[]): number[] {
  let from = 0;
  return lengths.map((length) => {
    const month = days.slice(from, from + length);
    from += length;
    return month.reduce((sum, value) => sum + value, 0) / length;
  });
}

/**
 * The days of a year from the means of its months: a broken line whose corners are moved until each month has its
 * mean again, which a line through the means themselves would flatten.
 * @param floor below which there is nothing: what is cut off there is taken from the rest of the month
 */
export function drawYear(
  means: readonly number[],
  { year, floor = Number.NEGATIVE_INFINITY }: { year: number; floor?: number },
): number[] {
  const lengths = listMonthLengths(year);
  const points = listLinePoints(lengths);
  const middles = findMiddles(means, points, lengths);
  const days = points.map(({ month, beside, share }) => {
    const here = middles[month] ?? 0;
    return Math.max(floor, here + share * ((middles[beside] ?? 0) - here));
  });
  if (!Number.isFinite(floor)) return days;
  const cut = listMeans(days, lengths);
  const shares = means.map((mean, month) => {
    const above = (cut[month] ?? 0) - floor;
    return above > 0 ? (mean - floor) / above : 0;
  });
  return days.map((value, at) => floor + (value - floor) * (shares[points[at]?.month ?? 0] ?? 0));
}

/**
 * Bright sunshine of all that is possible, by eighths of the sky covered (Doorenbos and Pruitt 1977, FAO-24,
 * table of cloudiness in oktas and n/N).
 */
const sunshineByOktas = [0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.3, 0.15, 0];

/** Share of bright sunshine under a covered share of the sky. */
export function sunshineShare(cloud: Fraction): Fraction {
  const oktas = Math.min(8, Math.max(0, cloud * 8));
  const below = Math.min(7, Math.floor(oktas));
  const [from = 0, to = 0] = sunshineByOktas.slice(below, below + 2);
  return from + (oktas - below) * (to - from);
}

/**
 * The rain that at least half of such days reach, mm. A day is rainy with the given share, and what a rainy day
 * brings is spread exponentially (Richardson 1981), so that few days bring most of it.
 */
export function rainOfHalfTheYears(rain: Millimetres, rainyDayShare: Fraction): Millimetres {
  if (rainyDayShare <= 0.5) return 0;
  return (rain / rainyDayShare) * Math.log(2 * Math.min(1, rainyDayShare));
}

type Drawn = Record<keyof StationMonth, number[] | null>;

/** Each quantity of a place on each day of a year. */
function drawNormals({ months }: PlaceNormals, year: number): Drawn {
  const lengths = listMonthLengths(year);
  const draw = (read: (month: StationMonth, at: number) => number | null, floor?: number) => {
    const means = months.map(read).filter((mean) => mean !== null);
    if (means.length < months.length) return null;
    return drawYear(means, floor === undefined ? { year } : { year, floor });
  };
  const aDay = (sum: number, at: number) => sum / (lengths[at] ?? 30);
  return {
    maximumTemperature: draw((month) => month.maximumTemperature),
    minimumTemperature: draw((month) => month.minimumTemperature),
    rain: draw((month, at) => aDay(month.rain, at), 0),
    rainyDays: draw((month, at) => aDay(month.rainyDays, at), 0),
    morningHumidity: draw((month) => month.morningHumidity, 0),
    eveningHumidity: draw((month) => month.eveningHumidity, 0),
    wind: draw((month) => month.wind, 0),
    cloud: draw((month) => month.cloud, 0),
  };
}

/** FAO Penman-Monteith from what is usual, radiation by the clouds or else by the range of temperature. */
function getUsualReference(
  { latitude, elevation }: PlaceNormals,
  day: {
    date: IsoDate;
    maximumTemperature: Celsius;
    minimumTemperature: Celsius;
    meanRelativeHumidity: Percent | null;
    windAt2Metres: MetresPerSecond | null;
    cloudShare: Fraction | null;
  },
) {
  const { maximumTemperature, minimumTemperature, cloudShare } = day;
  const extremes = { maximumTemperature, minimumTemperature };
  const extraterrestrial = extraterrestrialRadiation(latitude, dayOfYear(day.date));
  const solarRadiation =
    cloudShare === null
      ? solarRadiationFromTemperature({
          ...extremes,
          extraterrestrial,
          coefficient: temperatureCoefficients.interior,
        })
      : // Eq. 35 with 0.25 and 0.50, its share of sunshine from the clouds.
        (0.25 + 0.5 * sunshineShare(cloudShare)) * extraterrestrial;
  const vapour =
    day.meanRelativeHumidity === null
      ? vapourPressureFromDewPoint(minimumTemperature)
      : vapourPressureFromMeanHumidity({
          ...extremes,
          meanRelativeHumidity: day.meanRelativeHumidity,
        });
  const relative = relativeShortwave(
    solarRadiation,
    clearSkyRadiation(elevation, extraterrestrial),
  );
  const referenceEvapotranspiration = penmanMonteithDay({
    ...extremes,
    vapour,
    windAt2Metres: day.windAt2Metres ?? worldWind,
    netRadiation:
      netShortwaveRadiation(solarRadiation) -
      netLongwaveRadiation({ ...extremes, vapour, relative }),
    soilHeatFlux: 0,
    elevation,
  });
  return { solarRadiation, referenceEvapotranspiration };
}

/** What the days of a year are usually like at a place; drawn once, then looked up. */
export function openUsualYear(normals: PlaceNormals, year: number): (date: IsoDate) => UsualDay {
  const drawn = drawNormals(normals, year);
  const first = dayNumber(`${year}-01-01`);
  return (date) => {
    const at = dayNumber(date) - first;
    const look = (name: keyof StationMonth) => drawn[name]?.[at] ?? null;
    const maximum = look("maximumTemperature");
    const minimum = look("minimumTemperature");
    if (maximum === null || minimum === null) throw new RangeError(`${date} is not in ${year}`);
    const morning = look("morningHumidity");
    const evening = look("eveningHumidity");
    const wind = look("wind");
    const cloud = look("cloud");
    const rain = look("rain") ?? 0;
    const rainyDayShare = Math.min(1, look("rainyDays") ?? 0);
    const day = {
      date,
      maximumTemperature: maximum,
      minimumTemperature: minimum,
      meanRelativeHumidity:
        morning === null || evening === null ? null : Math.min(100, (morning + evening) / 2),
      windAt2Metres: wind === null ? null : windAt2Metres(wind, windHeight),
      cloudShare: cloud === null ? null : Math.min(1, cloud),
    };
    return {
      ...day,
      ...getUsualReference(normals, day),
      rain,
      rainInHalfOfYears: rainOfHalfTheYears(rain, rainyDayShare),
      rainyDayShare,
      windAt10Metres: wind,
      morningHumidity: morning === null ? null : Math.min(100, morning),
      eveningHumidity: evening === null ? null : Math.min(100, evening),
      radiationFrom: cloud === null ? "temperature" : "cloud",
      filledFromNeighbours: normals.filledFromNeighbours,
      stations: normals.stations,
    };
  };
}
