import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { cropRecord, cropRecordList, recordInput, removedRecord } from "./schema.ts";
import { insertRecord, listCropRecords, removeRecord, updateRecord } from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ recordId: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const tags = ["crops"];

/** A farmer's own harvests and costs; nobody else's can be reached. */
export function cropRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
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
        body: cropRecord,
        response: { 200: cropRecord, 201: cropRecord },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const stored = await insertRecord(db, { uid, input: request.body, now: now() });
      return reply.status(stored.isNew ? 201 : 200).send(stored.record);
    },
  );

  server.put(
    "/api/harvests/:recordId",
    {
      config,
      schema: {
        tags,
        summary: "Correct a harvest or a cost",
        params,
        body: recordInput,
        response: { 200: cropRecord },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { recordId } = request.params;
      return updateRecord(db, { uid, recordId, entry: request.body, now: now() });
    },
  );

  server.delete(
    "/api/harvests/:recordId",
    {
      config,
      schema: {
        tags,
        summary: "Take a harvest or a cost back",
        params,
        response: { 200: removedRecord },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { recordId } = request.params;
      await removeRecord(db, { uid, recordId, now: now() });
      return { removed: recordId };
    },
  );
}
