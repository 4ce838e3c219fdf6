import { z } from "zod";
import { getFarmerLimit } from "#src/features/session/limits.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { editSchema, getEdit } from "#src/platform/edits.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { cropRecordList, recordAnswer, recordInput, removedRecord, toldRecord } from "./schema.ts";
import { insertRecord, listCropRecords, removeRecord, updateRecord } from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ recordId: uuid });
const config = { rateLimit: getFarmerLimit(60) };
const tags = ["crops"];

type OwnParts = Pick<Parts, "db" | "now" | "newId">;

/** A farmer's own harvests and costs; nobody else's can be reached. */
export function cropRoutes(server: Server, { db, now, newId }: OwnParts): void {
  server.get(
    "/api/harvests",
    { schema: { tags, summary: "Your harvests and costs", response: { 200: cropRecordList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { records: await listCropRecords(db, { uid }) };
    },
  );

  server.post(
    "/api/harvests",
    {
      config,
      schema: {
        tags,
        summary: "Note a harvest or a cost",
        body: toldRecord,
        response: { 200: recordAnswer, 201: recordAnswer },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const stored = await insertRecord(db, { uid, input: request.body, now: now() });
      return reply.status(stored.isNew ? 201 : 200).send(stored.answer);
    },
  );

  server.put(
    "/api/harvests/:recordId",
    {
      config,
      schema: {
        tags,
        summary: "Correct a harvest or a cost",
        ...editSchema,
        params,
        body: recordInput,
        response: { 200: recordAnswer },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { recordId } = request.params;
      const edit = getEdit(request, newId);
      return updateRecord(db, { uid, recordId, entry: request.body, edit, now: now() });
    },
  );

  server.delete(
    "/api/harvests/:recordId",
    {
      config,
      schema: {
        tags,
        summary: "Take a harvest or a cost back",
        ...editSchema,
        params,
        response: { 200: removedRecord },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { recordId } = request.params;
      await removeRecord(db, { uid, recordId, edit: getEdit(request, newId), now: now() });
      return { removed: recordId };
    },
  );
}
