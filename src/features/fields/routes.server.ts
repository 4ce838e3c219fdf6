import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import {
  insertField,
  insertSeason,
  updateArchived,
  updateField,
  updateSeasonEnd,
} from "./change-store.server.ts";
import { updateRemoval } from "./removal-store.server.ts";
import {
  createFieldInput,
  editFieldInput,
  endSeasonInput,
  field,
  fieldList,
  seasonInput,
} from "./schema.ts";
import { listFields } from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ fieldId: uuid });
const seasonParams = z.object({ fieldId: uuid, seasonId: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const answers = { tags: ["fields"], response: { 200: field } };
const newAnswers = { tags: ["fields"], response: { 200: field, 201: field } };

/** A farmer's own fields and what was sown on them; nobody else's can be reached. */
export function fieldRoutes(server: Server, parts: Parts): void {
  const { db, now } = parts;

  server.get(
    "/api/fields",
    { schema: { tags: ["fields"], summary: "Your fields", response: { 200: fieldList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { fields: await listFields(db, { uid }) };
    },
  );

  server.post(
    "/api/fields",
    { config, schema: { ...newAnswers, summary: "Add a field", body: createFieldInput } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const stored = await insertField(db, { uid, input: request.body, now: now() });
      return reply.status(stored.isNew ? 201 : 200).send(stored.field);
    },
  );

  server.put(
    "/api/fields/:fieldId",
    { config, schema: { ...answers, summary: "Change a field", params, body: editFieldInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return updateField(db, { uid, ...request.params, input: request.body, now: now() });
    },
  );

  server.post(
    "/api/fields/:fieldId/archive",
    { config, schema: { ...answers, summary: "Put a field away", params } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return updateArchived(db, { uid, ...request.params, archivedDate: now() });
    },
  );

  server.post(
    "/api/fields/:fieldId/restore",
    { config, schema: { ...answers, summary: "Bring a field back", params } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return updateArchived(db, { uid, ...request.params, archivedDate: null });
    },
  );

  removalRoutes(server, parts);
  seasonRoutes(server, parts);
}

function removalRoutes(server: Server, { db, now }: Parts): void {
  server.post(
    "/api/fields/:fieldId/remove",
    { config, schema: { ...answers, summary: "Delete a field in a day from now", params } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return updateRemoval(db, { uid, ...request.params, now: now() });
    },
  );
}

function seasonRoutes(server: Server, { db, now }: Parts): void {
  server.post(
    "/api/fields/:fieldId/seasons",
    { config, schema: { ...newAnswers, summary: "Begin a season", params, body: seasonInput } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const own = { uid, ...request.params };
      const stored = await insertSeason(db, { ...own, input: request.body, now: now() });
      return reply.status(stored.isNew ? 201 : 200).send(stored.field);
    },
  );

  server.post(
    "/api/fields/:fieldId/seasons/:seasonId/end",
    {
      config,
      schema: { ...answers, summary: "End a season", params: seasonParams, body: endSeasonInput },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const own = { uid, ...request.params };
      return updateSeasonEnd(db, { ...own, ...request.body, now: now() });
    },
  );
}
