import { requireFarmer } from "#src/features/session/store.server.ts";
import { type Answer, prepareAnswer, sendAnswer } from "#src/platform/kept-answer.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import type { CellWeather, Weather } from "./cell-store.server.ts";
import { sampleWeather } from "./samples.ts";
import {
  type FarmWeather,
  type WeatherAnswer,
  type WeatherForecast,
  type WeatherPlace,
  weatherAnswer,
} from "./schema.ts";

/** Where a farmer's farm is, or null while it has no place. */
export type GetFarmPlace = (uid: string) => Promise<WeatherPlace | null>;

/** Farmers of one cell and place name get the same bytes, which are made once. */
function openAnswers(source: FarmWeather["source"]) {
  const kept = new WeakMap<WeatherForecast, Map<string, Answer>>();
  return (place: string, { forecast, fetchedAt, isRefreshing }: CellWeather): Answer => {
    const answers = kept.get(forecast) ?? new Map<string, Answer>();
    kept.set(forecast, answers);
    const key = `${isRefreshing} ${place}`;
    const known = answers.get(key);
    if (known) return known;
    const body = {
      kind: "forecast",
      place,
      fetchedAt: fetchedAt.toISOString(),
      isRefreshing,
      source,
      forecast,
    } satisfies FarmWeather;
    const answer = prepareAnswer(body);
    answers.set(key, answer);
    return answer;
  };
}

/** The weather of the farmer's own place. */
export function weatherRoutes(
  server: Server,
  { weather, getFarmPlace }: { weather: Weather; getFarmPlace: GetFarmPlace },
): void {
  const getAnswer = openAnswers(weather.source);
  const sample = prepareAnswer({ kind: "sample", ...sampleWeather } satisfies WeatherAnswer);

  server.get(
    "/api/weather",
    {
      schema: {
        tags: ["weather"],
        summary: "The forecast for your farm, or a sample until it has a place",
        response: { 200: weatherAnswer },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const place = await getFarmPlace(uid);
      const answer = place ? getAnswer(place.name, await weather.getForecast(place)) : sample;
      await sendAnswer(request, reply, answer);
      return reply;
    },
  );
}
