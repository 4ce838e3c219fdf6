import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Weather } from "#src/features/weather/cells.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay as getToday } from "#src/shared/days.ts";
import { countInput, farmWatch } from "./schema.ts";
import { getFarmWatch, getWatchedFarm, insertCount, removeCount } from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const countParams = z.object({ fieldId: uuid, countId: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const answers = { tags: ["pests"], response: { 200: farmWatch } };

/** What threatens the farmer's own fields by their weather, and what was counted there. */
export function pestRoutes(
  server: Server,
  { db, now }: Pick<Parts, "db" | "now">,
  { weather }: { weather: Pick<Weather, "getForecast"> },
): void {
  const getWatch = async (own: { uid: string }) =>
    getFarmWatch(db, { ...(await getWatchedFarm(db, own)), today: getToday(now()) });

  server.get(
    "/api/pests/watch",
    { schema: { ...answers, summary: "What threatens your fields, by weather and counts" } },
    async (request) => {
      const farm = await getWatchedFarm(db, requireFarmer(request));
      // What is fetched for the forecast brings the days past with it.
      if (farm.place) await weather.getForecast(farm.place);
      return getFarmWatch(db, { ...farm, today: getToday(now()) });
    },
  );

  server.post(
    "/api/pests/counts",
    { config, schema: { ...answers, summary: "Tell what was counted", body: countInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const moment = now();
      const today = getToday(moment);
      await insertCount(db, { uid, input: request.body, today, now: moment });
      return getWatch({ uid });
    },
  );

  server.delete(
    "/api/pests/counts/:fieldId/:countId",
    { config, schema: { ...answers, summary: "Take a count back", params: countParams } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await removeCount(db, { uid, ...request.params, now: now() });
      return getWatch({ uid });
    },
  );
}
