import * as z from "zod/mini";

/** Null where the provider told nothing, or nothing that can be true. */
const reading = z.nullable(z.number());

/** The sky of a moment. Rain, gusts, radiation and ET0 belong to the hour that begins with it. */
const weatherHour = z.object({
  /** When, with India's offset, so that its first ten letters are the local day. */
  time: z.string(),
  temperatureCelsius: reading,
  humidityPercent: reading,
  rainMillimetres: reading,
  rainChancePercent: reading,
  /** At 10 m above the ground, as the gusts are. */
  windKilometresPerHour: reading,
  gustKilometresPerHour: reading,
  /** Where the wind comes from, clockwise from north. */
  windFromDegrees: reading,
  /** Short-wave radiation. */
  radiationWattsPerSquareMetre: reading,
  et0Millimetres: reading,
  /** WMO weather interpretation code. */
  code: reading,
  isDay: z.nullable(z.boolean()),
});
export type WeatherHour = z.infer<typeof weatherHour>;

/** The weather of one local day, past or to come. */
const weatherDay = z.object({
  /** `2026-07-13`, from midnight to midnight in India. */
  day: z.string(),
  highestCelsius: reading,
  lowestCelsius: reading,
  highestHumidityPercent: reading,
  lowestHumidityPercent: reading,
  rainMillimetres: reading,
  rainChancePercent: reading,
  meanWindKilometresPerHour: reading,
  strongestWindKilometresPerHour: reading,
  gustKilometresPerHour: reading,
  windFromDegrees: reading,
  sunshineHours: reading,
  /** Short-wave radiation on a square metre. */
  radiationMegajoules: reading,
  et0Millimetres: reading,
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
  code: reading,
});
export type WeatherDay = z.infer<typeof weatherDay>;

/** What is kept of each hour of a past day: °C, relative humidity in %, mm of rain, and whether the sun is up. */
export type KeptHour = { t: number | null; h: number | null; r: number | null; d: boolean | null };
/** The hours of one local day, the earliest first; hours that nobody told of are left out. */
export type DayHours = { day: string; hours: KeptHour[] };

export const weatherForecast = z.object({
  /** The latest reading; null when the provider gave none. */
  current: z.nullable(weatherHour),
  /** From the hour in which it was fetched. */
  hours: z.array(weatherHour),
  /** From the day on which it was fetched. */
  days: z.array(weatherDay),
  /** Of the ground above the sea. */
  elevationMetres: z._default(reading, null),
});
export type WeatherForecast = z.infer<typeof weatherForecast>;

/** Where the weather is asked for: the farm's place, of which only the name is shown. */
export type WeatherPlace = { name: string; latitude: number; longitude: number };

export const weatherAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("sample"),
    city: z.string(),
    temperatureCelsius: z.number(),
    humidityPercent: z.number(),
    windKilometresPerHour: z.number(),
  }),
  z.object({
    kind: z.literal("forecast"),
    place: z.string(),
    fetchedAt: z.string(),
    /** Whether a newer one is on its way, so that asking again soon makes sense. */
    isRefreshing: z.boolean(),
    source: z.object({ name: z.string(), url: z.string(), licence: z.string() }),
    forecast: weatherForecast,
  }),
]);
export type WeatherAnswer = z.infer<typeof weatherAnswer>;
/** The farm's own weather. */
export type FarmWeather = Extract<WeatherAnswer, { kind: "forecast" }>;

/** Told on the event table with the cell, when a newer forecast of it has been stored. */
export const weatherChangedTopic = "weather-changed";
