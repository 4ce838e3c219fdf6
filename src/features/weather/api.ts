import { queryOptions } from "@tanstack/react-query";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import { request } from "#src/shared/http-client.ts";
import { farmPlaceKey } from "#src/shared/query-keys.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { weatherAnswer } from "./schema.ts";

const hourInMs = 60 * 60 * 1000;
/** A newer forecast that is on its way has come by then. */
const soonInMs = 4000;
/** Where there is none, it is looked for this often: the server asks the provider no oftener than it may. */
const betterInMs = 2 * 60 * 1000;

/** The weather of the farmer's own place: asked for again each hour, and when the page is looked at again. */
export const weatherQuery = queryOptions({
  queryKey: [...farmPlaceKey, "weather"],
  queryFn: ({ signal }) => request("/api/weather", weatherAnswer, { signal }),
  refetchInterval({ state: { data, status } }) {
    if (status !== "success" || data?.kind !== "forecast") return hourInMs;
    if (data.isRefreshing) return soonInMs;
    return data.fetchedAt === null ? betterInMs : hourInMs;
  },
});

/** How long ago an old forecast was made, in words; null while it is young, or where there is none. */
export function useOldForecastAge(forecastAt: string | null): string | null {
  const language = useLanguage();
  const now = useNow();
  if (forecastAt === null || !isOldForecast(forecastAt, now)) return null;
  return formatAge(new Date(forecastAt), language, now);
}
