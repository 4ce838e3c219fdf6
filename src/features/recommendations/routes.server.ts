import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { type DayPlanParts, getDayPlan } from "./day-plan.server.ts";
import { recommendations } from "./schema.ts";

/** What a farmer can do today, from all that is known of their own farm. */
export function recommendationRoutes(server: Server, parts: DayPlanParts): void {
  server.get(
    "/api/recommendations",
    {
      schema: {
        tags: ["recommendations"],
        summary: "What to do on your farm today, the most urgent first",
        response: { 200: recommendations },
      },
    },
    async (request) => getDayPlan(parts, requireFarmer(request).uid),
  );
}
