import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { readForm } from "#src/platform/form.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { largestVersion } from "#src/shared/record-version.ts";
import {
  boundaryInput,
  type EditScoutingInput,
  editScoutingInput,
  fieldMap,
  mapChange,
  newScoutingInput,
  type Scouting,
} from "./schema.ts";
import {
  getScouting,
  insertScouting,
  removeScouting,
  requireDate,
  requireScouting,
  restoreScouting,
  updateScouting,
} from "./scouting-store.server.ts";
import { getFieldMap, removeBoundary, updateBoundary } from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const fieldParams = z.object({ fieldId: uuid });
const version = z.coerce.number().int().min(1).max(largestVersion);
/** A removal that waits since before versions were told is taken for one of a boundary drawn once. */
const removal = z.object({ version: version.default(1), next: version.optional() });
const noteRemoval = z.object({ version: version.optional() });
const params = z.object({ id: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const answers = { tags: ["field map"], response: { 200: mapChange } };
const sent = { ...answers, consumes: ["multipart/form-data"] };

/** Where a farmer's fields lie and what was seen there; nobody else's can be reached. */
export function fieldMapRoutes(server: Server, parts: Parts): void {
  const { db, env, now } = parts;
  const tiles = env.MAP_TILE_URL
    ? { url: env.MAP_TILE_URL, attribution: env.MAP_TILE_ATTRIBUTION }
    : null;

  server.get(
    "/api/field-map",
    {
      schema: {
        tags: ["field map"],
        summary: "Your fields from above",
        response: { 200: fieldMap },
      },
    },
    async (request) => {
      return { ...(await getFieldMap(db, requireFarmer(request))), tiles };
    },
  );

  server.put(
    "/api/field-map/boundaries/:fieldId",
    {
      config,
      schema: { ...answers, summary: "Draw a field", params: fieldParams, body: boundaryInput },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const farm = await getFarmPlace(db, { uid });
      const own = { uid, ...request.params };
      return {
        boundary: await updateBoundary(db, { ...own, input: request.body, farm, now: now() }),
      };
    },
  );

  server.delete(
    "/api/field-map/boundaries/:fieldId",
    {
      config,
      schema: {
        ...answers,
        summary: "Forget where a field lies",
        params: fieldParams,
        querystring: removal,
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { version: known, next = known + 1 } = request.query;
      const change = { uid, ...request.params, version: known, next, now: now() };
      return { removedBoundary: await removeBoundary(db, change) };
    },
  );
  scoutingRoutes(server, parts);
}

/**
 * The note of a form, sent as JSON beside its photo.
 * @throws AppError invalid-input with the code at each part that is wrong
 */
async function readNote<Schema extends z.core.$ZodType>(
  schema: Schema,
  given: { request: FastifyRequest; reply: FastifyReply },
): Promise<{ input: z.infer<Schema>; photo: Buffer | null }> {
  const { fields, file } = await readForm(given.request, given.reply, "photo");
  let note: unknown = null;
  try {
    note = JSON.parse(String(fields["note"]));
  } catch {
    throw new AppError("invalid-input", "The note is no JSON");
  }
  const parsed = z.safeParse(schema, note);
  if (parsed.success) return { input: parsed.data, photo: file };
  const faults = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
  throw new AppError("invalid-input", "Some fields are not valid", {
    fields: Object.fromEntries(faults.toReversed()),
  });
}

const isSameNote = (stored: Scouting, { scouting }: EditScoutingInput) => {
  const { fieldId, score, text, date, at } = stored;
  return JSON.stringify({ fieldId, score, text, date, at }) === JSON.stringify(scouting);
};

function scoutingRoutes(server: Server, { db, media, now }: Parts): void {
  server.post(
    "/api/field-map/scoutings",
    { config, schema: { ...sent, summary: "Note what you saw on a field" } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const { input, photo } = await readNote(newScoutingInput, { request, reply });
      const sentBefore = await getScouting(db, { uid, id: input.id });
      if (sentBefore) {
        return sentBefore.isRemoved ? { removedScouting: input.id } : { scouting: sentBefore };
      }
      requireDate(input.scouting, now());
      const photoUrl = photo ? (await media.savePicture(photo, { uid })).url : null;
      return { scouting: await insertScouting(db, { uid, input, photoUrl, now: now() }) };
    },
  );

  server.put(
    "/api/field-map/scoutings/:id",
    { config, schema: { ...sent, summary: "Change what you noted", params } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const own = { uid, ...request.params };
      const { input, photo } = await readNote(editScoutingInput, { request, reply });
      const stored = await requireScouting(db, own);
      // Sent again after its answer was lost.
      if (stored.version === input.version + 1 && isSameNote(stored, input)) {
        return { scouting: stored };
      }
      if (stored.date !== input.scouting.date) requireDate(input.scouting, now());
      if (input.photo === "new" && !photo)
        throw new AppError("invalid-input", "The photo is missing");
      const kept = input.photo === "keep" ? stored.photoUrl : null;
      const photoUrl = photo ? (await media.savePicture(photo, { uid })).url : kept;
      return { scouting: await updateScouting(db, { ...own, input, photoUrl }) };
    },
  );

  server.delete(
    "/api/field-map/scoutings/:id",
    {
      config,
      schema: { ...answers, summary: "Remove a note", params, querystring: noteRemoval },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { id } = request.params;
      await removeScouting(db, { uid, id, ...request.query, now: now() });
      return { removedScouting: id };
    },
  );

  server.post(
    "/api/field-map/scoutings/:id/restore",
    { config, schema: { ...answers, summary: "Bring a note back", params } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { scouting: await restoreScouting(db, { uid, ...request.params }) };
    },
  );
}
