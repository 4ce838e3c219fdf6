import { announceNotifications } from "#src/features/notifications/store.server.ts";
import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { ringReminders } from "./reminder-store.server.ts";

/** The due work of this feature. */
export function listSchemeJobs(parts: Pick<Parts, "db" | "live" | "log" | "now" | "newId">): Job[] {
  const { db, live, log, newId } = parts;
  return [
    {
      name: "ring-scheme-reminders",
      everyMinutes: 30,
      async run() {
        const now = parts.now();
        const told = await ringReminders(db, { today: getLocalDay(now), now, newId });
        await announceNotifications({ live }, told);
        if (told.length > 0) log.info({ count: told.length }, "reminded farmers of schemes");
      },
    },
  ];
}
