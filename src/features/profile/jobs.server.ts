import type { Job } from "#src/platform/jobs.server.ts";
import { missedTopic } from "#src/platform/live.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { removeAccountsDue } from "./account-store.server.ts";

/** Removes every account that is due, some in each transaction. @returns how much there was */
export async function removeDueAccounts(
  db: Parts["db"],
  { now }: { now: Date },
): Promise<{ accounts: number; posts: number; products: number }> {
  const removed = { accounts: 0, posts: 0, products: 0 };
  for (;;) {
    const some = await removeAccountsDue(db, { now });
    if (some.accounts === 0) return removed;
    removed.accounts += some.accounts;
    removed.posts += some.posts;
    removed.products += some.products;
  }
}

/** The due work of this feature. */
export function listProfileJobs({
  db,
  live,
  log,
  now,
}: Pick<Parts, "db" | "live" | "log" | "now">): Job[] {
  return [
    {
      name: "remove-accounts",
      everyMinutes: 60,
      async run() {
        const removed = await removeDueAccounts(db, { now: now() });
        if (removed.accounts > 0) log.info(removed, "removed accounts whose time was over");
        // Whoever has the posts or listings on the screen loads them again, without the name.
        if (removed.posts + removed.products > 0)
          await live.publish(missedTopic, {}, { to: "all" });
      },
    },
  ];
}
