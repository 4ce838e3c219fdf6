import { z } from "zod";
import {
  readRefusal,
  readText,
  readThrown,
  toFailure,
} from "#src/platform/provider-answer.server.ts";
import type { ProviderQuestion, WeatherProvider } from "./gateway.server.ts";
import { readBody } from "./open-meteo-body-gateway.server.ts";

const hourlyNames = [
  "temperature_2m",
  "relative_humidity_2m",
  "precipitation",
  "precipitation_probability",
  "weather_code",
  "wind_speed_10m",
  "wind_gusts_10m",
  "wind_direction_10m",
  "shortwave_radiation",
  "et0_fao_evapotranspiration",
  "is_day",
];
const dailyNames = [
  "weather_code",
  "temperature_2m_max",
  "temperature_2m_min",
  "precipitation_sum",
  "precipitation_probability_max",
  "wind_speed_10m_max",
  "wind_gusts_10m_max",
  "wind_direction_10m_dominant",
  "shortwave_radiation_sum",
  "sunshine_duration",
  "et0_fao_evapotranspiration",
  "sunrise",
  "sunset",
];
const currentNames = [
  "temperature_2m",
  "relative_humidity_2m",
  "weather_code",
  "wind_speed_10m",
  "wind_gusts_10m",
  "wind_direction_10m",
  "is_day",
];

/** One more than is shown, so that a week is whole until the first answer of a new day. */
const forecastDays = 8;

/** A whole season of hours is below a megabyte. */
const largestBody = 8 * 1024 * 1024;

const errorBody = z.object({ reason: z.string() });

function readReason(text: string): string {
  try {
    return errorBody.parse(JSON.parse(text)).reason.slice(0, 300);
  } catch {
    // Whatever stands before the provider answers in words of its own.
    return text.slice(0, 120);
  }
}

function makeAddress(
  { url, key }: { url: string; key: string | undefined },
  { latitude, longitude, pastDays }: ProviderQuestion,
): string {
  const address = new URL(url);
  const parameters = {
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    current: currentNames.join(","),
    hourly: hourlyNames.join(","),
    daily: dailyNames.join(","),
    timezone: "Asia/Kolkata",
    forecast_days: String(forecastDays),
    past_days: String(pastDays),
    temperature_unit: "celsius",
    wind_speed_unit: "kmh",
    precipitation_unit: "mm",
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  if (key) address.searchParams.set("apikey", key);
  return address.href;
}

/** Forecasts in the format of Open-Meteo's forecast API. */
export function openOpenMeteo(given: {
  url: string;
  key: string | undefined;
  timeoutInMs: number;
}): WeatherProvider {
  return {
    source: { name: "Open-Meteo.com", url: "https://open-meteo.com/", licence: "CC BY 4.0" },
    async getForecast(question) {
      let response: Response;
      let text: string | null;
      try {
        response = await fetch(makeAddress(given, question), {
          headers: { accept: "application/json" },
          // The place of a farm and the key go nowhere else.
          redirect: "error",
          signal: AbortSignal.timeout(given.timeoutInMs),
        });
        text = await readText(response, largestBody);
      } catch (cause) {
        return readThrown(cause);
      }
      if (text === null) return toFailure("unreachable", `longer than ${largestBody} bytes`);
      if (!response.ok) return readRefusal(response, readReason(text));
      try {
        return readBody(text, question.now);
      } catch (cause) {
        return { ...readThrown(cause), fault: "not-understood" };
      }
    },
  };
}
