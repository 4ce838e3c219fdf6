import { type Kysely, sql } from "kysely";
import type { LiveEvent, Replay } from "./live.server.ts";
import type { Audience, Tables } from "./tables.ts";

const keptEvents = 10_000;
const longestReplay = 500;
/** Names the lock below among those of this database; any number does that nothing else takes. */
const eventOrderLock = 7_082_653;

/**
 * Keeps events in their order and gives each an id, oldest first. The lock is held until the commit, so that
 * whoever sees one id has seen every lower one that there will ever be, whichever processes write meanwhile:
 * readers may simply go on after the last id they know.
 */
export async function insertEvents(
  db: Kysely<Tables>,
  events: Pick<LiveEvent, "topic" | "body" | "to">[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with locked as materialized (select pg_advisory_xact_lock(${eventOrderLock}))
    insert into events (topic, body, audience)
    select sent.topic, sent.body::jsonb, sent.audience
    from locked, unnest(
      ${events.map(({ topic }) => topic)}::text[],
      ${events.map(({ body }) => JSON.stringify(body))}::text[],
      ${events.map(({ to }) => to)}::text[]
    ) with ordinality as sent (topic, body, audience, place)
    order by sent.place
    returning id`.execute(db);
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
}

/** Exactly what `LiveEvent` holds. */
const columns = [sql<number>`id::float8`.as("id"), "topic", "body", "audience as to"] as const;

/** The oldest events after an id, oldest first. */
export async function listEventsAfter(
  db: Kysely<Tables>,
  { id, limit }: { id: number; limit: number },
): Promise<LiveEvent[]> {
  return db
    .selectFrom("events")
    .select(columns)
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The lowest and the highest id that are kept, 0 when there is none. */
export async function getKeptIds(
  db: Kysely<Tables>,
): Promise<{ oldestId: number; newestId: number }> {
  const { newest, oldest } = await db
    .selectFrom("events")
    .select((select) => [select.fn.max("id").as("newest"), select.fn.min("id").as("oldest")])
    .executeTakeFirstOrThrow();
  return { oldestId: Number(oldest ?? 0), newestId: Number(newest ?? 0) };
}

/** Forgets what is older than a day or before the newest 10,000; the newest itself stays always. */
export async function removeOldEvents(db: Kysely<Tables>, newestId: number): Promise<void> {
  await db
    .deleteFrom("events")
    .where("id", "<", newestId)
    .where((where) =>
      where.or([
        where("id", "<=", newestId - keptEvents),
        where("createdAt", "<", sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .execute();
}

/** What a farmer's browser missed that has heard everything up to an id, or of the last minute when it is new. */
export async function getReplay(
  db: Kysely<Tables>,
  { afterId, uid }: { afterId: number | null; uid: string },
): Promise<Replay> {
  const { oldestId, newestId } = await getKeptIds(db);
  const isKnown = afterId === null || (afterId <= newestId && afterId >= oldestId - 1);
  if (!isKnown) return { events: [], newestId, isWhole: false };
  const heard: Audience[] = ["all", `farmer:${uid}`];
  const events = await db
    .selectFrom("events")
    .select(columns)
    .where("id", "<=", newestId)
    .where((where) =>
      afterId === null
        ? where("createdAt", ">", sql<Date>`now() - interval '1 minute'`)
        : where("id", ">", afterId),
    )
    .where("audience", "in", heard)
    .orderBy("id")
    .limit(longestReplay + 1)
    .execute();
  if (events.length > longestReplay) return { events: [], newestId, isWhole: false };
  return { events, newestId, isWhole: true };
}
