import type { Env } from "#src/platform/env.server.ts";
import type { ProviderFailure } from "#src/platform/provider-answer.server.ts";
import { openOpenMeteo } from "./open-meteo-gateway.server.ts";
import type { DayHours, WeatherDay, WeatherForecast } from "./schema.ts";

export type ProviderQuestion = {
  latitude: number;
  longitude: number;
  /** How many days before today are wanted too. */
  pastDays: number;
  now: Date;
};

export type ProviderAnswer =
  | {
      kind: "forecast";
      forecast: WeatherForecast;
      /** The days before today, the earliest first. */
      pastDays: WeatherDay[];
      /** Of every day, past and to come. */
      dayHours: DayHours[];
      /** How many readings were left out, because they cannot be true. */
      absurdReadings: number;
    }
  | ProviderFailure;

/** A weather service. It never throws: whatever goes wrong is an answer too. */
export type WeatherProvider = {
  /** Whom to credit wherever its weather is shown. */
  source: { name: string; url: string; licence: string };
  getForecast(question: ProviderQuestion): Promise<ProviderAnswer>;
};

/** The weather service that the configuration names. */
export function openWeatherProvider(
  env: Pick<Env, "WEATHER_URL" | "WEATHER_KEY" | "WEATHER_TIMEOUT_MS">,
): WeatherProvider {
  return openOpenMeteo({
    url: env.WEATHER_URL,
    key: env.WEATHER_KEY,
    timeoutInMs: env.WEATHER_TIMEOUT_MS,
  });
}
