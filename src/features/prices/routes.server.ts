import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { getLocalDay } from "#src/features/weather/rules.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { removeAlert, updateAlert } from "./alert-store.server.ts";
import { alertInput, cropPrices, farmPrices, lotInput } from "./schema.ts";
import { getCropPrices, getFarmPrices, updateLot } from "./store.server.ts";

const tags = ["prices"];
const params = z.object({ crop: z.enum(crops) });
const alertParams = z.object({
  crop: z.enum(crops),
  id: z.uuid().transform((value) => value.toLowerCase()),
});
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const response = { 200: cropPrices };

/** What the mandis around a farmer's farm pay, and what they would leave of the farmer's own lot. */
export function priceRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  const getToday = () => getLocalDay(now());

  server.get(
    "/api/prices",
    {
      schema: {
        tags,
        summary: "The best markets for each of your crops",
        response: { 200: farmPrices },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      return getFarmPrices(db, { uid, today: getToday() });
    },
  );

  server.get(
    "/api/prices/:crop",
    { schema: { tags, summary: "The markets around your farm for a crop", params, response } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return getCropPrices(db, { uid, ...request.params, today: getToday() });
    },
  );

  server.put(
    "/api/prices/:crop/lot",
    {
      config,
      schema: { tags, summary: "Tell how you sell a crop", params, body: lotInput, response },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await updateLot(db, { ...own, lot: request.body, now: now() });
      return getCropPrices(db, { ...own, today: getToday() });
    },
  );

  server.put(
    "/api/prices/:crop/alerts/:id",
    {
      config,
      schema: {
        tags,
        summary: "Ask to be told when a price is crossed",
        params: alertParams,
        body: alertInput,
        response,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      const today = getToday();
      await updateAlert(db, { ...own, input: request.body, today, now: now() });
      return getCropPrices(db, { ...own, today });
    },
  );

  server.delete(
    "/api/prices/:crop/alerts/:id",
    {
      config,
      schema: { tags, summary: "Be told no more of a price", params: alertParams, response },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await removeAlert(db, own);
      return getCropPrices(db, { ...own, today: getToday() });
    },
  );
}
