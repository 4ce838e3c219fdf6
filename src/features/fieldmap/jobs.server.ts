import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { removeOldScoutings } from "./scouting-store.server.ts";

/** So long a removed note can be brought back, by a browser that is offline meanwhile too. */
const keptDays = 30;

/** The due work of this feature: what was removed goes for good, and its photo after it. */
export function listFieldMapJobs({ db, now }: Pick<Parts, "db" | "now">): Job[] {
  return [
    {
      name: "remove-old-scoutings",
      everyMinutes: 24 * 60,
      async run() {
        const before = new Date(now().getTime() - keptDays * 86_400_000);
        await removeOldScoutings(db, { before });
      },
    },
  ];
}
