import { z } from "zod";
import { getLocalDay } from "#src/shared/days.ts";
import type { ProviderAnswer } from "./gateway.server.ts";
import {
  type Columns,
  foldDays,
  moveToHourBegun,
  openReader,
  readStamp,
} from "./open-meteo-rules.ts";
import { indiaOffset } from "./rules.ts";
import type { DayHours, WeatherDay, WeatherForecast, WeatherHour } from "./schema.ts";

/** Two days are shown; a third lets what was kept offline be of use the day after. */
const keptHours = 72;

const hourInMs = 3_600_000;
const indiaOffsetInSeconds = 19_800;

const units = z.record(z.string(), z.unknown()).optional();
const body = z.looseObject({
  utc_offset_seconds: z.literal(indiaOffsetInSeconds),
  // From the deepest shore to the highest summit; anything else is left out.
  elevation: z.number().min(-450).max(8900).nullable().catch(null),
  hourly: z.looseObject({
    time: z.array(z.string()).min(1),
    temperature_2m: z.array(z.unknown()),
    precipitation: z.array(z.unknown()),
  }),
  hourly_units: units,
  daily: z.looseObject({
    time: z.array(z.string()).min(1),
    temperature_2m_max: z.array(z.unknown()),
    temperature_2m_min: z.array(z.unknown()),
    precipitation_sum: z.array(z.unknown()),
  }),
  daily_units: units,
  current: z.looseObject({ time: z.string() }).optional(),
});
type Body = z.infer<typeof body>;

const expectedUnits: Record<string, string> = {
  temperature_2m: "°C",
  temperature_2m_max: "°C",
  temperature_2m_min: "°C",
  precipitation: "mm",
  precipitation_sum: "mm",
  wind_speed_10m: "km/h",
  wind_gusts_10m: "km/h",
  wind_speed_10m_max: "km/h",
  wind_gusts_10m_max: "km/h",
  shortwave_radiation: "W/m²",
  shortwave_radiation_sum: "MJ/m²",
  et0_fao_evapotranspiration: "mm",
  sunshine_duration: "s",
};

/** @throws Error when something is told in another unit than it is read in */
function checkUnits(told: Record<string, unknown> = {}): void {
  for (const [name, unit] of Object.entries(expectedUnits)) {
    const given = told[name];
    if (given !== undefined && given !== unit) throw new Error(`${name} is in ${String(given)}`);
  }
}

/** @throws Error when moments are not such, or do not follow each other */
function checkOrder(moments: readonly (string | null)[]): string[] {
  let before = Number.NEGATIVE_INFINITY;
  return moments.map((moment) => {
    const at = moment === null ? Number.NaN : Date.parse(moment);
    if (moment === null || !(at > before)) throw new Error("the times are not in order");
    before = at;
    return moment;
  });
}

/** @throws Error when more than half of what everything rests on is not there */
function checkEnough(name: string, readings: readonly (number | null)[]): void {
  const known = readings.filter((reading) => reading !== null).length;
  if (known * 2 < readings.length) throw new Error(`most readings of ${name} are missing`);
}

type Hours = { list: WeatherHour[]; absurd: number };

/** Every hour; what the provider tells of the hour before a stamp is told of the hour that begins there. */
function readHours(columns: Columns): Hours {
  const times = checkOrder(columns.time.map(readStamp));
  const reader = openReader(columns);
  const temperatures = reader.list("temperature_2m", "celsius");
  checkEnough("temperature_2m", temperatures);
  const humidity = reader.list("relative_humidity_2m", "percent");
  const rain = moveToHourBegun(reader.list("precipitation", "millimetresAnHour"));
  const chances = moveToHourBegun(reader.list("precipitation_probability", "percent"));
  const winds = reader.list("wind_speed_10m", "kilometresPerHour");
  const gusts = moveToHourBegun(reader.list("wind_gusts_10m", "kilometresPerHour"));
  const directions = reader.list("wind_direction_10m", "degrees");
  const radiation = moveToHourBegun(reader.list("shortwave_radiation", "wattsPerSquareMetre"));
  const et0 = moveToHourBegun(reader.list("et0_fao_evapotranspiration", "et0AnHour"));
  // Made of the rain of the same stamp, so of the hour before it too.
  const codes = moveToHourBegun(reader.listCodes("weather_code"));
  const isDay = reader.list("is_day", "percent");
  const list = times.map((time, at) => ({
    time,
    temperatureCelsius: temperatures[at] ?? null,
    humidityPercent: humidity[at] ?? null,
    rainMillimetres: rain[at] ?? null,
    rainChancePercent: chances[at] ?? null,
    windKilometresPerHour: winds[at] ?? null,
    gustKilometresPerHour: gusts[at] ?? null,
    windFromDegrees: directions[at] ?? null,
    radiationWattsPerSquareMetre: radiation[at] ?? null,
    et0Millimetres: et0[at] ?? null,
    code: codes[at] ?? null,
    isDay: toFlag(isDay[at]),
  }));
  return { list, absurd: reader.countAbsurd() };
}

const toFlag = (reading: number | null | undefined) =>
  reading === null || reading === undefined ? null : reading === 1;
const toHours = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : Math.round(seconds / 36) / 100;

/** Every day; humidity and the mean wind are folded from the hours, which the daily figures leave out. */
function readDays(columns: Columns, hours: Hours): { list: WeatherDay[]; absurd: number } {
  const days = columns.time.map((day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? day : null));
  checkOrder(days);
  const reader = openReader(columns);
  const highest = reader.list("temperature_2m_max", "celsius");
  const lowest = reader.list("temperature_2m_min", "celsius");
  checkEnough("temperature_2m_max", highest);
  const rain = reader.list("precipitation_sum", "millimetresADay");
  const chances = reader.list("precipitation_probability_max", "percent");
  const strongest = reader.list("wind_speed_10m_max", "kilometresPerHour");
  const gusts = reader.list("wind_gusts_10m_max", "kilometresPerHour");
  const directions = reader.list("wind_direction_10m_dominant", "degrees");
  const sunshine = reader.list("sunshine_duration", "secondsADay");
  const radiation = reader.list("shortwave_radiation_sum", "megajoulesADay");
  const et0 = reader.list("et0_fao_evapotranspiration", "et0ADay");
  const sunrises = reader.listTimes("sunrise");
  const sunsets = reader.listTimes("sunset");
  const codes = reader.listCodes("weather_code");
  const times = hours.list.map(({ time }) => time);
  const humidity = foldDays(
    times,
    hours.list.map(({ humidityPercent }) => humidityPercent),
  );
  const winds = foldDays(
    times,
    hours.list.map(({ windKilometresPerHour }) => windKilometresPerHour),
  );
  const list = columns.time.map((day, at) => {
    const [high = null, low = null] = [highest[at], lowest[at]];
    const isTurned = high !== null && low !== null && high < low;
    return {
      day,
      highestCelsius: isTurned ? null : high,
      lowestCelsius: isTurned ? null : low,
      highestHumidityPercent: humidity.get(day)?.highest ?? null,
      lowestHumidityPercent: humidity.get(day)?.lowest ?? null,
      rainMillimetres: rain[at] ?? null,
      rainChancePercent: chances[at] ?? null,
      meanWindKilometresPerHour: winds.get(day)?.mean ?? null,
      strongestWindKilometresPerHour: strongest[at] ?? null,
      gustKilometresPerHour: gusts[at] ?? null,
      windFromDegrees: directions[at] ?? null,
      sunshineHours: toHours(sunshine[at]),
      radiationMegajoules: radiation[at] ?? null,
      et0Millimetres: et0[at] ?? null,
      sunrise: sunrises[at] ?? null,
      sunset: sunsets[at] ?? null,
      code: codes[at] ?? null,
    };
  });
  return { list, absurd: reader.countAbsurd() };
}

/** The hours as they are kept, by their local day. */
function groupHours(hours: readonly WeatherHour[]): DayHours[] {
  const days = new Map<string, DayHours>();
  for (const { time, temperatureCelsius, humidityPercent, rainMillimetres, isDay } of hours) {
    const day = time.slice(0, 10);
    const known = days.get(day) ?? { day, hours: [] };
    days.set(day, known);
    known.hours.push({ t: temperatureCelsius, h: humidityPercent, r: rainMillimetres, d: isDay });
  }
  return [...days.values()];
}

/** The reading of this moment; without a time or a temperature there is none. */
function readCurrent(current: Body["current"]): WeatherHour | null {
  if (!current || readStamp(current.time) === null) return null;
  const columns = Object.fromEntries(
    Object.entries(current).map(([name, value]) => [name, [value]]),
  );
  const reader = openReader({ ...columns, time: [current.time] });
  const read = (name: string, range: Parameters<typeof reader.list>[1]) =>
    reader.list(name, range)[0] ?? null;
  const temperatureCelsius = read("temperature_2m", "celsius");
  if (temperatureCelsius === null) return null;
  return {
    time: `${current.time}${indiaOffset}`,
    temperatureCelsius,
    humidityPercent: read("relative_humidity_2m", "percent"),
    rainMillimetres: null,
    rainChancePercent: null,
    windKilometresPerHour: read("wind_speed_10m", "kilometresPerHour"),
    gustKilometresPerHour: read("wind_gusts_10m", "kilometresPerHour"),
    windFromDegrees: read("wind_direction_10m", "degrees"),
    radiationWattsPerSquareMetre: null,
    et0Millimetres: null,
    code: reader.listCodes("weather_code")[0] ?? null,
    isDay: toFlag(read("is_day", "percent")),
  };
}

/** @throws Error that says why the body cannot be used */
export function readBody(text: string, now: Date): ProviderAnswer {
  const told = body.parse(JSON.parse(text));
  const { hourly, hourly_units, daily, daily_units, current } = told;
  checkUnits(hourly_units);
  checkUnits(daily_units);
  const hours = readHours(hourly);
  const days = readDays(daily, hours);
  const today = getLocalDay(now);
  // India's hours begin at half past those of UTC.
  const thisHour = Math.floor(now.getTime() / hourInMs - 0.5) * hourInMs + hourInMs / 2;
  const forecast: WeatherForecast = {
    current: readCurrent(current),
    hours: hours.list.filter(({ time }) => Date.parse(time) >= thisHour).slice(0, keptHours),
    days: days.list.filter(({ day }) => day >= today),
    elevationMetres: told.elevation,
  };
  if (forecast.hours.length === 0 || forecast.days.length === 0) {
    throw new Error(`there is nothing from ${today} on`);
  }
  return {
    kind: "forecast",
    forecast,
    pastDays: days.list.filter(({ day }) => day < today),
    dayHours: groupHours(hours.list),
    absurdReadings: hours.absurd + days.absurd,
  };
}
