import { z } from "zod";
import { getFarmerLimit } from "#src/features/session/limits.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { editSchema, getEdit } from "#src/platform/edits.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
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
const config = { rateLimit: getFarmerLimit(60) };
const response = { 200: cropPrices };

type OwnParts = Pick<Parts, "db" | "now" | "newId">;

/** What the mandis around a farmer's farm pay, and what they would leave of the farmer's own lot. */
export function priceRoutes(server: Server, parts: OwnParts): void {
  const { db, now } = parts;
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

  changeRoutes(server, parts);
}

function changeRoutes(server: Server, { db, now, newId }: OwnParts): void {
  const getToday = () => getLocalDay(now());

  server.put(
    "/api/prices/:crop/lot",
    {
      config,
      schema: {
        tags,
        summary: "Tell how you sell a crop",
        ...editSchema,
        params,
        body: lotInput,
        response,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      const edit = getEdit(request, newId);
      await updateLot(db, { ...own, lot: request.body, edit, now: now() });
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
        ...editSchema,
        params: alertParams,
        body: alertInput,
        response,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      const today = getToday();
      const edit = getEdit(request, newId);
      await updateAlert(db, { ...own, input: request.body, edit, today, now: now() });
      return getCropPrices(db, { ...own, today });
    },
  );

  server.delete(
    "/api/prices/:crop/alerts/:id",
    {
      config,
      schema: {
        tags,
        summary: "Be told no more of a price",
        ...editSchema,
        params: alertParams,
        response,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await removeAlert(db, { ...own, edit: getEdit(request, newId) });
      return getCropPrices(db, { ...own, today: getToday() });
    },
  );
}
