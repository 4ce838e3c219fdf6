import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { widgets, widgetsInput } from "./schema.ts";
import { getWidgets, updateWidgets } from "./store.server.ts";

const answers = { tags: ["widgets"], response: { 200: widgets } };

export function widgetRoutes(server: Server, { db }: Parts): void {
  server.get(
    "/api/widgets",
    { schema: { ...answers, summary: "Which optional dashboard cards you show" } },
    async (request) => getWidgets(db, { uid: requireFarmer(request).uid }),
  );

  server.put(
    "/api/widgets",
    { schema: { ...answers, summary: "Show or hide dashboard cards", body: widgetsInput } },
    async (request) =>
      updateWidgets(db, { uid: requireFarmer(request).uid, changes: request.body }),
  );
}
