import { z } from "zod";
import { updateFieldFlow } from "#src/features/fields/flow-store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { changedVersion } from "#src/platform/versions.server.ts";
import {
  entryInput,
  farmWater,
  fieldWater,
  flowInput,
  newEntryInput,
  supplyInput,
} from "./schema.ts";
import { getWateredFarm, insertEntry, removeEntry, updateEntry } from "./store.server.ts";
import { updateSupply } from "./supply-store.server.ts";
import {
  type FarmSkySource,
  getFarmWater,
  getFieldWater,
  type WaterParts,
} from "./water.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ fieldId: uuid });
const entryParams = z.object({ fieldId: uuid, entryId: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const answers = { tags: ["irrigation"], response: { 200: fieldWater } };

/** When and how much to water each of the farmer's own fields, and what was done and found there. */
export function irrigationRoutes(
  server: Server,
  { db, now }: Pick<Parts, "db" | "now">,
  given: FarmSkySource,
): void {
  const parts: WaterParts = { db, now, ...given };

  server.get(
    "/api/irrigation",
    {
      schema: {
        tags: ["irrigation"],
        summary: "When and how much to water each of your fields",
        response: { 200: farmWater },
      },
    },
    async (request) => getFarmWater(parts, await getWateredFarm(db, requireFarmer(request))),
  );

  server.post(
    "/api/irrigation/:fieldId/entries",
    {
      config,
      schema: {
        ...answers,
        summary: "Tell what was watered or found",
        params,
        body: newEntryInput,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await insertEntry(db, { ...own, input: request.body, now: now() });
      return getFieldWater(parts, own);
    },
  );

  server.put(
    "/api/irrigation/:fieldId/entries/:entryId",
    {
      config,
      schema: {
        ...answers,
        summary: "Correct an entry",
        params: entryParams,
        querystring: changedVersion,
        body: entryInput,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await updateEntry(db, { ...own, input: request.body, version: request.query, now: now() });
      return getFieldWater(parts, own);
    },
  );

  server.delete(
    "/api/irrigation/:fieldId/entries/:entryId",
    {
      config,
      schema: {
        ...answers,
        summary: "Take an entry back",
        params: entryParams,
        querystring: changedVersion,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await removeEntry(db, { ...own, version: request.query, now: now() });
      return getFieldWater(parts, own);
    },
  );

  groundRoutes(server, parts);
}

/** What is known of a field's water from one day to the next. */
function groundRoutes(server: Server, parts: WaterParts): void {
  const { db } = parts;

  server.put(
    "/api/irrigation/:fieldId/flow",
    {
      config,
      schema: { ...answers, summary: "Tell what flows in an hour", params, body: flowInput },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await updateFieldFlow(db, { ...own, ...request.body });
      return getFieldWater(parts, own);
    },
  );

  server.put(
    "/api/irrigation/:fieldId/supply",
    {
      config,
      schema: {
        ...answers,
        summary: "Tell when water can be had",
        params,
        querystring: changedVersion,
        body: supplyInput,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await updateSupply(db, { ...own, supply: request.body, version: request.query });
      return getFieldWater(parts, own);
    },
  );
}
