import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { removeOldEvents } from "./event-store.server.ts";
import { removeOldSmsDays } from "./sms-store.server.ts";

/** The due work of this feature. */
export function listSessionJobs({ db, now }: Pick<Parts, "db" | "now">): Job[] {
  return [
    {
      name: "remove-account-events",
      everyMinutes: 24 * 60,
      async run() {
        while ((await removeOldEvents(db, { now: now() })) > 0);
      },
    },
    {
      name: "remove-sms-days",
      everyMinutes: 24 * 60,
      run: () => removeOldSmsDays(db, { now: now() }),
    },
  ];
}
