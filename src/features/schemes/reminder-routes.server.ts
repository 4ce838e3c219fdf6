import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { reminderInput, reminderList } from "./reminder-schema.ts";
import { listReminders, updateReminder } from "./reminder-store.server.ts";

const config = { rateLimit: { max: 120, timeWindow: "1 minute" } };
const tags = ["schemes"];

/** On which days a farmer wants to be told of schemes; nobody else's can be reached. */
export function reminderRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/scheme-reminders",
    { schema: { tags, response: { 200: reminderList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { reminders: await listReminders(db, { uid }) };
    },
  );

  server.put(
    "/api/scheme-reminders",
    { config, schema: { tags, body: reminderInput, response: { 200: reminderList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updateReminder(db, { uid, input: request.body, today: getLocalDay(now()) });
      return { reminders: await listReminders(db, { uid }) };
    },
  );
}
