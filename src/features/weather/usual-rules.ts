import { sunTimes } from "#src/agronomy/sun-times.ts";
import type { UsualDay } from "#src/agronomy/usual-day.ts";
import { addDays, dayInMs, getLocalDay } from "#src/shared/days.ts";
import type { WeatherDay, WeatherForecast } from "./schema.ts";

/** From this age on a forecast says less than what is usual does. */
const longestKeptInMs = 3 * dayInMs;
/** So many days are always told, today being the first. */
const toldDays = 7;

type KnownForecast = { forecast: WeatherForecast; fetchedAt: Date };
/** A forecast with usual days where it does not reach; made of them alone, it was fetched never. */
export type JoinedForecast = { forecast: WeatherForecast; fetchedAt: Date | null };

/** Whether a forecast can still be gone by. */
export function isYoungForecast({ fetchedAt }: { fetchedAt: Date }, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < longestKeptInMs;
}

const round = (value: number, decimals = 1) => Number(value.toFixed(decimals));
const roundOrNull = (value: number | null, decimals = 1) =>
  value === null ? null : round(value, decimals);
const inPercent = (share: number | null) => (share === null ? null : Math.round(share * 100));

/** A usual day as a day of the weather: what nobody can know of it beforehand is left open, rain above all. */
export function toUsualWeatherDay(
  usual: UsualDay,
  place: { latitude: number; longitude: number },
): WeatherDay {
  const { sunrise, sunset } = sunTimes(usual.date, place);
  const [nearest] = usual.stations;
  const wind = usual.windAt10Metres;
  return {
    day: usual.date,
    highestCelsius: round(usual.maximumTemperature),
    lowestCelsius: round(usual.minimumTemperature),
    highestHumidityPercent: null,
    lowestHumidityPercent: null,
    rainMillimetres: null,
    rainChancePercent: null,
    meanWindKilometresPerHour: roundOrNull(wind === null ? null : wind * 3.6),
    strongestWindKilometresPerHour: null,
    gustKilometresPerHour: null,
    windFromDegrees: null,
    sunshineHours: null,
    radiationMegajoules: round(usual.solarRadiation),
    et0Millimetres: round(usual.referenceEvapotranspiration, 2),
    sunrise: sunrise?.toISOString() ?? null,
    sunset: sunset?.toISOString() ?? null,
    code: null,
    usual: {
      rainMillimetres: round(usual.rain),
      rainInHalfOfYearsMillimetres: round(usual.rainInHalfOfYears),
      rainyDaysPercent: Math.round(usual.rainyDayShare * 100),
      humidityPercent: roundOrNull(usual.meanRelativeHumidity, 0),
      cloudPercent: inPercent(usual.cloudShare),
      filledFromNeighbours: [...usual.filledFromNeighbours],
      station: { name: nearest?.name ?? "", kilometres: Math.round(nearest?.kilometres ?? 0) },
    },
  };
}

/**
 * A forecast with what is usual on the days of the coming week that it does not reach. One of three days and more
 * is left out whole, its hours too; one that reaches far enough stays the very same.
 */
export function joinUsualDays(
  known: KnownForecast | null,
  { now, getDay }: { now: Date; getDay: (day: string) => WeatherDay },
): JoinedForecast {
  const today = getLocalDay(now);
  const wanted = Array.from({ length: toldDays }, (_, at) => addDays(today, at));
  if (!known || !isYoungForecast(known, now)) {
    const elevationMetres = known?.forecast.elevationMetres ?? null;
    const days = wanted.map(getDay);
    return { forecast: { current: null, hours: [], days, elevationMetres }, fetchedAt: null };
  }
  const { forecast, fetchedAt } = known;
  const told = new Set(forecast.days.map(({ day }) => day));
  const missing = wanted.filter((day) => !told.has(day));
  if (missing.length === 0) return { forecast, fetchedAt };
  const days = [...forecast.days, ...missing.map(getDay)].sort((one, other) =>
    one.day.localeCompare(other.day),
  );
  return { forecast: { ...forecast, days }, fetchedAt };
}
