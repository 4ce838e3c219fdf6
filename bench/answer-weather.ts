import type { DemoBody } from "#src/features/weather/test-weather.server.ts";
import { countDays } from "#src/shared/days.ts";
import { setDay } from "./answer-farm.ts";

/** One day of the weather that `answers/farm.md` tells. */
type SetDay = {
  highest: number;
  lowest: number;
  rain: number;
  chance: number;
  /** The hours in which the rain falls, evenly: the first, and the one after the last. */
  rainHours: readonly [number, number];
  code: number;
  gust: number;
  humidity: readonly [least: number, most: number];
  /** km/h at an hour of the day. */
  wind: (hour: number) => number;
};

const calm = () => 8;
const dry = { rain: 0, rainHours: [0, 0], code: 0, humidity: [40, 80] } as const;
const clear = { ...dry, highest: 29, lowest: 14, chance: 5, gust: 14, wind: calm };

function blowToday(hour: number): number {
  if (hour < 9) return 8;
  if (hour < 10) return 14;
  if (hour < 12) return 20;
  if (hour < 18) return 25;
  return hour === 18 ? 15 : 10;
}

function blowTomorrow(hour: number): number {
  if (hour < 11) return 6;
  return hour < 18 ? 14 : 8;
}

/** From the set day on. */
const coming: readonly SetDay[] = [
  { ...clear, highest: 31, chance: 0, gust: 40, wind: blowToday },
  { ...clear, highest: 30, chance: 0, gust: 20, wind: blowTomorrow },
  {
    highest: 27,
    lowest: 14,
    rain: 32,
    chance: 90,
    rainHours: [8, 20],
    code: 63,
    gust: 30,
    humidity: [75, 95],
    wind: () => 14,
  },
  { ...clear, highest: 28, rain: 2, chance: 30, rainHours: [2, 5], code: 2 },
];
const dryPast: SetDay = { ...clear, highest: 31, chance: 0 };
const monsoonDay: SetDay = {
  ...clear,
  rain: 10,
  chance: 80,
  rainHours: [14, 18],
  code: 61,
  humidity: [65, 95],
};
/** The last rain of the monsoon fell so many days before the set day: on 10 October. */
const lastRain = 44;

function getDay(day: string): SetDay {
  const ahead = countDays(setDay, day);
  if (ahead >= 0) return coming[ahead] ?? clear;
  const past = -ahead;
  return past >= lastRain && (past - lastRain) % 2 === 0 ? monsoonDay : dryPast;
}

/** From 0 at dawn to 1 in the early afternoon and back. */
const getWarmth = (hour: number) => (1 + Math.cos(((hour - 14) / 24) * 2 * Math.PI)) / 2;

/** Of the hour that begins with the stamp. */
function readHour(stamp: string) {
  const day = getDay(stamp.slice(0, 10));
  const hour = Number(stamp.slice(11, 13));
  const [from, to] = day.rainHours;
  const isRaining = hour >= from && hour < to;
  const isLight = hour >= 7 && hour < 18;
  const [least, most] = day.humidity;
  const warmth = getWarmth(hour);
  return {
    temperature_2m: Math.round((day.lowest + (day.highest - day.lowest) * warmth) * 10) / 10,
    relative_humidity_2m: Math.round(most - (most - least) * warmth),
    precipitation: isRaining ? Math.round((day.rain / (to - from)) * 100) / 100 : 0,
    precipitation_probability: from === to || isRaining ? day.chance : Math.min(day.chance, 20),
    weather_code: isRaining || from === to ? day.code : 1,
    wind_speed_10m: day.wind(hour),
    wind_gusts_10m: Math.min(day.gust, day.wind(hour) * 1.6),
    wind_direction_10m: 70,
    shortwave_radiation: isLight ? Math.round(700 * Math.sin(((hour - 6) / 12) * Math.PI)) : 0,
    et0_fao_evapotranspiration: isLight ? (day.rain > 10 ? 0.2 : 0.36) : 0,
    is_day: isLight ? 1 : 0,
  };
}
type Hour = ReturnType<typeof readHour>;

/** What the provider tells of the hour before a stamp. */
const ofHourBefore = new Set<keyof Hour>([
  "precipitation",
  "precipitation_probability",
  "wind_gusts_10m",
  "shortwave_radiation",
  "et0_fao_evapotranspiration",
]);

function readDaily(date: string) {
  const day = getDay(date);
  const isWet = day.rain > 10;
  return {
    weather_code: day.code,
    temperature_2m_max: day.highest,
    temperature_2m_min: day.lowest,
    precipitation_sum: day.rain,
    precipitation_probability_max: day.chance,
    wind_speed_10m_max: Math.max(...Array.from({ length: 24 }, (_, hour) => day.wind(hour))),
    wind_gusts_10m_max: day.gust,
    wind_direction_10m_dominant: 70,
    shortwave_radiation_sum: isWet ? 9 : 18,
    sunshine_duration: isWet ? 7200 : 34_000,
    et0_fao_evapotranspiration: isWet ? 2.2 : 4,
  };
}

function setColumns<Row extends object>(
  columns: DemoBody["hourly"],
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
): void {
  for (const name of names) columns[name] = rows.map((row) => row[name]);
}

const keysOf = <Row extends object>(row: Row) => {
  const isKey = (name: string): name is keyof Row & string => name in row;
  return Object.keys(row).filter(isKey);
};

const anHourBefore = (stamp: string) =>
  new Date(Date.parse(`${stamp}:00Z`) - 3_600_000).toISOString().slice(0, 16);

/** Makes what a provider answers the weather of the set farm; readings that it does not tell are as they were. */
export function setWeather({ current, hourly, daily }: DemoBody): void {
  const begun = hourly.time.map(readHour);
  const ended = hourly.time.map((stamp) => readHour(anHourBefore(stamp)));
  const names = keysOf(readHour(`${setDay}T00:00`));
  setColumns(
    hourly,
    begun,
    names.filter((name) => !ofHourBefore.has(name)),
  );
  setColumns(
    hourly,
    ended,
    names.filter((name) => ofHourBefore.has(name)),
  );
  setColumns(daily, daily.time.map(readDaily), keysOf(readDaily(setDay)));
  Object.assign(current, readHour(current.time));
}
