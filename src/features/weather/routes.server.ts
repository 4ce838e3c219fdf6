import { getPlaceNames } from "#src/features/place/gazetteer.server.ts";
import { farmPlaceChangedTopic } from "#src/features/place/schema.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { type Answer, prepareAnswer, sendAnswer } from "#src/platform/kept-answer.server.ts";
import { missedTopic } from "#src/platform/live.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import type { CellWeather, Weather } from "./cells.server.ts";
import { sampleWeather } from "./samples.ts";
import {
  type FarmWeather,
  type WeatherAnswer,
  type WeatherForecast,
  type WeatherPlace,
  weatherAnswer,
} from "./schema.ts";

/** Where a farmer's farm is, or null while it has no place. */
type GetFarmPlace = (uid: string) => Promise<WeatherPlace | null>;

const longestKeptInMs = 60_000;
const mostKept = 10_000;

/**
 * Looks places up once a minute at most. Nobody is named in the events that drop them, so that they can
 * outlive an account; and a farm without a place is looked up each time, since it is about to get one.
 */
function keepPlaces(
  { live, now }: Pick<Parts, "live" | "now">,
  getFarmPlace: GetFarmPlace,
): GetFarmPlace {
  const kept = new Map<string, { place: WeatherPlace; until: number }>();
  let changes = 0;
  live.listen(({ topic }) => {
    if (topic !== farmPlaceChangedTopic && topic !== missedTopic) return;
    changes += 1;
    kept.clear();
  });
  return async (uid) => {
    const time = now().getTime();
    const known = kept.get(uid);
    if (known && known.until > time) return known.place;
    const changesBefore = changes;
    const place = await getFarmPlace(uid);
    kept.delete(uid);
    // What was read before a change may not know of it.
    if (place && changes === changesBefore) {
      kept.set(uid, { place, until: time + longestKeptInMs });
      const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    }
    return place;
  };
}

/** Farmers of one cell and place name get the same bytes, which are made once. */
function openAnswers(source: FarmWeather["source"]) {
  const kept = new WeakMap<WeatherForecast, Map<string, Answer>>();
  return (place: string, { forecast, fetchedAt, isRefreshing }: CellWeather): Answer => {
    const answers = kept.get(forecast) ?? new Map<string, Answer>();
    kept.set(forecast, answers);
    const key = `${isRefreshing} ${place}`;
    const known = answers.get(key);
    if (known) return known;
    const placeNames = getPlaceNames(place);
    const body = {
      kind: "forecast",
      place,
      ...(placeNames && { placeNames }),
      fetchedAt: fetchedAt?.toISOString() ?? null,
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
  parts: Pick<Parts, "live" | "now">,
  { weather, getFarmPlace }: { weather: Weather; getFarmPlace: GetFarmPlace },
): void {
  const getPlace = keepPlaces(parts, getFarmPlace);
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
      const place = await getPlace(uid);
      const answer = place ? getAnswer(place.name, await weather.getForecast(place)) : sample;
      await sendAnswer(request, reply, answer);
      return reply;
    },
  );
}
