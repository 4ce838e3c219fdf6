import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { removeDueFields } from "./removal-store.server.ts";

/** The due work of this feature: fields that their farmers deleted go for good. */
export function listFieldJobs({ db, now }: Pick<Parts, "db" | "now">): Job[] {
  return [
    {
      name: "remove-due-fields",
      everyMinutes: 60,
      async run() {
        await removeDueFields(db, { now: now() });
      },
    },
  ];
}
