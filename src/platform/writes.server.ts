import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Job } from "./jobs.server.ts";
import type { Tables } from "./tables.ts";

const keptDays = 60;

/**
 * The part of a statement that remembers writes by the ids their browsers gave them, and returns those that
 * were not known: `with remembered as (…)`. What the rest of the statement does for these alone counts once,
 * however often they are sent.
 */
export function rememberWrites(
  writes: { uid: string; id: string }[],
): RawBuilder<{ uid: string; id: string }> {
  return sql`
    insert into writes (uid, id)
    select * from unnest(
      ${writes.map(({ uid }) => uid)}::text[], ${writes.map(({ id }) => id)}::text[]
    )
    on conflict do nothing
    returning uid, id`;
}

/** Forgets, once a day, writes that no browser can still be sending. */
export function listWriteJobs({ db, now }: { db: Kysely<Tables>; now: () => Date }): Job[] {
  return [
    {
      name: "remove-old-writes",
      everyMinutes: 24 * 60,
      async run() {
        const oldest = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000);
        await db.deleteFrom("writes").where("createdAt", "<", oldest).execute();
      },
    },
  ];
}
