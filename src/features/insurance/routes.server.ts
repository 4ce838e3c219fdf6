import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { planPage, planQuery } from "./schema.ts";
import { listPlans } from "./store.server.ts";

export function insuranceRoutes(server: Server, { db }: Pick<Parts, "db">): void {
  server.get(
    "/api/insurance-plans",
    { schema: { querystring: planQuery, response: { 200: planPage } } },
    async (request) => {
      requireFarmer(request);
      return listPlans(db, request.query);
    },
  );
}
