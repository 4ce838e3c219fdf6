import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { removeOldNotifications } from "./store.server.ts";

/** The due work of this feature. */
export function listNotificationJobs({ db, log, now }: Pick<Parts, "db" | "log" | "now">): Job[] {
  return [
    {
      name: "remove-notifications",
      everyMinutes: 24 * 60,
      async run() {
        const count = await removeOldNotifications(db, now());
        if (count > 0) log.info({ count }, "removed old notifications");
      },
    },
  ];
}
