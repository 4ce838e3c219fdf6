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

/** What else is usual on a day at a place. */
const usualFacts = z.object({
  /** The mean of many years: a little each day where it rains much on few days. Never to be counted on. */
  rainMillimetres: z.number(),
  /** What at least half of the years bring: all that may be counted on. */
  rainInHalfOfYearsMillimetres: z.number(),
  /** On how many of a hundred such days 2.5 mm or more fall. */
  rainyDaysPercent: z.number(),
  humidityPercent: reading,
  /** How much of the sky is covered. */
  cloudPercent: reading,
  /** What the nearest weather station does not tell, and those around it do. */
  filledFromNeighbours: z.array(z.enum(["humidity", "wind", "cloud"])),
  station: z.object({ name: z.string(), kilometres: z.number() }),
});

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
  /**
   * Set where nobody foretold the day: then its temperatures, wind, radiation and ET0 are those that are usual at
   * the place at this time of the year, and its rain is not known. It is no forecast, and never shown as one.
   */
  usual: z.optional(usualFacts),
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
  /** From the day on which it was fetched; days that it does not reach are as is usual, and say so. */
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
    /** By language, where the place is a district or bears its name. */
    placeNames: z.exactOptional(z.record(z.string(), z.string())),
    /** Null where no forecast younger than three days is known: then every day is as is usual. */
    fetchedAt: z.nullable(z.string()),
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
