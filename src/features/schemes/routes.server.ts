import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { schemePage, schemeQuery } from "./schema.ts";
import { listSchemes } from "./store.server.ts";

export function schemeRoutes(server: Server, { db }: Pick<Parts, "db">): void {
  server.get(
    "/api/schemes",
    { schema: { querystring: schemeQuery, response: { 200: schemePage } } },
    async (request) => {
      requireFarmer(request);
      return listSchemes(db, request.query);
    },
  );
}
