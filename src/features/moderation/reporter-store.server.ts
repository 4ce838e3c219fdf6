import type { Kysely } from "kysely";
import { type Live, missedTopic } from "#src/platform/live.server.ts";
import type { Tables } from "#src/platform/tables.ts";

/** Told to the other processes, not to browsers: somebody has reported something. */
export const reportedTopic = "reported";

const mostRemembered = 100_000;

/**
 * Makes the function that says whether a farmer has reported anything, and so sees less than all others.
 * Those who have not are remembered until the next report of anybody.
 */
export function openReporters(
  db: Kysely<Tables>,
  live: Pick<Live, "listen">,
): (uid: string) => Promise<boolean> {
  const withoutReports = new Set<string>();
  let forgotten = 0;
  live.listen(({ topic }) => {
    if (topic !== reportedTopic && topic !== missedTopic) return;
    withoutReports.clear();
    forgotten += 1;
  });
  return async (uid) => {
    if (withoutReports.has(uid)) return false;
    const forgottenBefore = forgotten;
    const report = await db
      .selectFrom("reports")
      .select("targetId")
      .where("reporterUid", "=", uid)
      .limit(1)
      .executeTakeFirst();
    if (report) return true;
    if (withoutReports.size >= mostRemembered) withoutReports.clear();
    if (forgotten === forgottenBefore) withoutReports.add(uid);
    return false;
  };
}
