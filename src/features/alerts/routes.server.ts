import { listByKind } from "#src/features/notifications/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Weather } from "#src/features/weather/cells.server.ts";
import type { WeatherPlace } from "#src/features/weather/schema.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import type { AlertChecks } from "./checks.server.ts";
import { alertAnswer } from "./hail-schema.ts";
import { getLastReading, listHail } from "./hail-store.server.ts";
import { compareUrgency } from "./rules.ts";
import { alertKinds, alertNotification } from "./schema.ts";
import { getLastCheck, listSownFields } from "./store.server.ts";

/** What the forecast warns a farmer of. */
export function alertRoutes(
  server: Server,
  { db, env, now }: Pick<Parts, "db" | "env" | "now">,
  given: {
    checkFarm: AlertChecks["checkFarm"];
    weather: Pick<Weather, "getForecast">;
    /** Where a farmer's farm is, or null while it has no place. */
    getFarmPlace: (uid: string) => Promise<WeatherPlace | null>;
  },
): void {
  server.get(
    "/api/alerts",
    {
      schema: {
        tags: ["weather"],
        summary: "The weather alerts for your farm that are in force",
        response: { 200: alertAnswer },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const place = await given.getFarmPlace(uid);
      // Asked for beside the weather: where nobody asked before, both wait for the one forecast and come together.
      if (place) await given.weather.getForecast(place);
      await given.checkFarm(uid);
      // Read before the alerts, which are never of an earlier check than they are told to be.
      const check = await getLastCheck(db, { uid });
      const today = getLocalDay(now());
      const told = await listByKind(db, { uids: [uid], kinds: alertKinds, from: today });
      const alerts = told
        .filter(({ overDate }) => overDate === null)
        .flatMap((each) => alertNotification.safeParse(each).data ?? [])
        .toSorted((one, other) => compareUrgency(one.data, other.data));
      const hail = await listHail(db, { uid, now: now() });
      const read = await getLastReading(db, env.HAIL_FEED_URL);
      const sown = await listSownFields(db, { uids: [uid], today });
      return {
        check,
        alerts,
        ...(hail.length > 0 && { hail }),
        hailReadDate: read?.toISOString(),
        hasCrop: sown.length > 0,
      };
    },
  );
}
