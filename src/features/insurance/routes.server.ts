import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { insurancePlan, planLanguage, planPage, planParams, planQuery } from "./schema.ts";
import { getPlan, listPlans } from "./store.server.ts";

export function insuranceRoutes(server: Server, { db }: Pick<Parts, "db">): void {
  server.get(
    "/api/insurance-plans",
    { schema: { querystring: planQuery, response: { 200: planPage } } },
    async (request) => {
      requireFarmer(request);
      return listPlans(db, request.query);
    },
  );
  server.get(
    "/api/insurance-plans/:id",
    {
      schema: { params: planParams, querystring: planLanguage, response: { 200: insurancePlan } },
    },
    async (request) => {
      requireFarmer(request);
      const { language } = request.query;
      const plan = await getPlan(db, { id: request.params.id, language });
      if (!plan) throw new AppError("not-found", "There is no such plan");
      return plan;
    },
  );
}
