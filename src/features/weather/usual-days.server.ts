import { addDays, countDays, getLocalDay } from "#src/shared/days.ts";
import { openUsualDays } from "./normals.server.ts";
import { getCell, type WeatherCell } from "./rules.ts";
import type { WeatherDay } from "./schema.ts";
import type { StoredForecast } from "./store.server.ts";
import {
  isYoungForecast,
  type JoinedForecast,
  joinUsualDays,
  toUsualWeatherDay,
} from "./usual-rules.ts";

const mostJoined = 1000;

/** Fills in what is usual. What was joined once stays the same object, so that its answer is made once. */
export function openUsual(now: () => Date) {
  const getUsualDay = openUsualDays();
  const kept = new Map<string, { from: string; of: unknown; joined: JoinedForecast }>();
  const openDay = (place: WeatherCell, elevation: number | null) => (day: string) =>
    toUsualWeatherDay(getUsualDay({ ...place, elevation }, day), place);
  return {
    join(place: WeatherCell, known: StoredForecast | null): JoinedForecast {
      const time = now();
      const of = known?.forecast ?? null;
      const from = `${getLocalDay(time)} ${known !== null && isYoungForecast(known, time)}`;
      const before = kept.get(place.cell);
      if (before?.from === from && before.of === of) return before.joined;
      const getDay = openDay(place, of?.elevationMetres ?? null);
      const joined = joinUsualDays(known, { now: time, getDay });
      kept.delete(place.cell);
      kept.set(place.cell, { from, of, joined });
      const oldest = kept.size > mostJoined ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return joined;
    },
    listUsualDays(
      position: { latitude: number; longitude: number },
      { from, to, elevation }: { from: string; to: string; elevation: number | null },
    ): WeatherDay[] {
      const getDay = openDay(getCell(position), elevation);
      const count = Math.max(0, countDays(from, to) + 1);
      return Array.from({ length: count }, (_, at) => getDay(addDays(from, at)));
    },
  };
}
