import type { Parts, Server } from "#src/platform/parts.server.ts";
import { listEvents } from "./event-store.server.ts";
import { accountEventPage, accountEventQuery } from "./security-schema.ts";
import { requireFarmer } from "./store.server.ts";

const pageSize = 20;

/** What was done to one's own account. */
export function eventRoutes(server: Server, { db }: Parts): void {
  server.get(
    "/api/session/events",
    {
      schema: {
        tags: ["session"],
        summary: "What happened in your account, the newest first",
        querystring: accountEventQuery,
        response: { 200: accountEventPage },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const { cursor = "" } = request.query;
      void reply.header("cache-control", "no-store");
      return listEvents(db, { uid, cursor, size: pageSize });
    },
  );
}
