import { openAlertChecks } from "#src/features/alerts/checks.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { openWeather } from "#src/features/weather/cells.server.ts";
import { openWeatherProvider } from "#src/features/weather/gateway.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";

export type Sky = ReturnType<typeof openSky>;

/** The weather over farms, and the watch for what it warns of; once for the requests and jobs of a process. */
export function openSky(parts: Parts) {
  const weather = openWeather({
    ...parts,
    provider: openWeatherProvider(parts.env),
    timeoutInMs: parts.env.WEATHER_TIMEOUT_MS,
  });
  const checks = openAlertChecks(parts);
  return {
    weather,
    getFarmPlace: (uid: string) => getFarmPlace(parts.db, { uid }),
    checkFarm: checks.checkFarm,
    /** Waits until nothing is being fetched or looked at. */
    async close() {
      await weather.close();
      await checks.close();
    },
  };
}
