import { type Kysely, sql } from "kysely";
import type { Logger } from "./log.server.ts";
import type { Tables } from "./tables.ts";
import { groupWrites } from "./write-group.server.ts";

/** One thing that happened, as every viewer of its topic may see it. */
export type LiveEvent = { id: number; topic: string; body: unknown };

/** A sign that something was missed: whoever shows lists should load them again. */
export const missedTopic = "missed";

/** What a browser that was away has to be told. */
export type Replay = {
  /** Oldest first. */
  events: LiveEvent[];
  newestId: number;
  /** False when some of what was missed is no longer kept. */
  isWhole: boolean;
};

export type Live = {
  /**
   * Keeps the event and tells every listener. Call it after the write has been committed: it never throws,
   * since a stored write must not look refused; if the event cannot be kept, listeners hear of a gap.
   * @param options.replaces a key; of queued events with the same key only the last is kept
   */
  publish(topic: string, body: unknown, options?: { replaces?: string }): Promise<void>;
  /** Calls back for every event from now on, in the order of ids. Returns the unsubscriber. */
  listen(listener: (event: LiveEvent) => void): () => void;
  /** The events after the given id; without one, those of the last minute. */
  getReplay(afterId: number | null): Promise<Replay>;
  close(): Promise<void>;
};

const keptEvents = 10_000;
const longestReplay = 500;
/** Commits of several processes may become visible in another order than that of their ids. */
const reorderWindow = 500;

type LiveOptions = {
  log: Pick<Logger, "error">;
  /** Where several processes share the database: how often, in milliseconds, to look for the others' events. */
  pollEvery?: number | null;
};

/** A set of ids that forgets the oldest. */
function rememberIds(limit: number) {
  const ids = new Set<number>();
  return {
    /** True the first time an id is given. */
    add(id: number): boolean {
      if (ids.has(id)) return false;
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > limit && oldest !== undefined) ids.delete(oldest);
      return true;
    },
  };
}

async function removeOldEvents(db: Kysely<Tables>, newestId: number): Promise<void> {
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

/** The events that announce what changed, kept for a day in the database, the newest 10,000 at most. */
export function openLive(db: Kysely<Tables>, { log, pollEvery = null }: LiveOptions): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  const told = rememberIds(2 * reorderWindow);
  const queuedByKey = new Map<string, { body: unknown }>();
  let publishedSinceCleaning = Number.POSITIVE_INFINITY;
  let cleaning: Promise<void> = Promise.resolve();

  const tell = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };

  const insertEvents = groupWrites(
    async (items: { topic: string; body: unknown; key?: string }[]) => {
      // From here on a newer event of the same key is another event.
      for (const { key } of items) if (key !== undefined) queuedByKey.delete(key);
      const topics = items.map(({ topic }) => topic);
      const bodies = items.map(({ body }) => JSON.stringify(body));
      const { rows } = await sql<{ id: number }>`
        insert into events (topic, body)
        select * from unnest(${topics}::text[], ${bodies}::jsonb[])
        returning id`.execute(db);
      rows.forEach((row, index) => {
        const item = items[index];
        const id = Number(row.id);
        if (item && told.add(id)) tell({ id, topic: item.topic, body: item.body });
      });
      const newestId = Number(rows.at(-1)?.id ?? 0);
      publishedSinceCleaning += rows.length;
      if (publishedSinceCleaning >= 1000) {
        publishedSinceCleaning = 0;
        cleaning = removeOldEvents(db, newestId).catch((error: unknown) => {
          log.error({ err: error }, "old events could not be removed");
        });
      }
      return rows;
    },
  );

  const poll = pollOthers(db, { told, tell, log });
  const timer = pollEvery === null ? null : setInterval(() => void poll(), pollEvery);
  timer?.unref();

  return {
    async publish(topic, body, { replaces } = {}) {
      try {
        if (replaces === undefined) {
          await insertEvents({ topic, body });
          return;
        }
        const key = `${topic} ${replaces}`;
        const queued = queuedByKey.get(key);
        if (queued) {
          queued.body = body;
          return;
        }
        const item = { topic, body, key };
        queuedByKey.set(key, item);
        await insertEvents(item);
      } catch (error) {
        log.error({ err: error, topic }, "an event could not be kept");
        tell({ id: 0, topic: missedTopic, body: {} });
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getReplay: (afterId) => getReplay(db, afterId),
    async close() {
      if (timer) clearInterval(timer);
      listeners.clear();
      await cleaning;
    },
  };
}

/** Tells what other processes have put into the event table since the last call. */
function pollOthers(
  db: Kysely<Tables>,
  to: {
    told: { add(id: number): boolean };
    tell: (event: LiveEvent) => void;
    log: Pick<Logger, "error">;
  },
): () => Promise<void> {
  let newestId: number | null = null;
  let isPolling = false;
  return async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      const isFirst = newestId === null;
      const since = newestId ?? (await getNewestId(db));
      const rows = await db
        .selectFrom("events")
        .select(["id", "topic", "body"])
        .where("id", ">", since - reorderWindow)
        .orderBy("id")
        .execute();
      for (const row of rows) {
        const id = Number(row.id);
        if (to.told.add(id) && !isFirst) to.tell({ id, topic: row.topic, body: row.body });
        newestId = Math.max(newestId ?? 0, id);
      }
      newestId ??= since;
    } catch (error) {
      to.log.error({ err: error }, "other processes' events could not be read");
    } finally {
      isPolling = false;
    }
  };
}

async function getNewestId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("events")
    .select((select) => select.fn.max("id").as("id"))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

async function getReplay(db: Kysely<Tables>, afterId: number | null): Promise<Replay> {
  const { newest, oldest } = await db
    .selectFrom("events")
    .select((select) => [select.fn.max("id").as("newest"), select.fn.min("id").as("oldest")])
    .executeTakeFirstOrThrow();
  const newestId = Number(newest ?? 0);
  const isKnown = afterId === null || (afterId <= newestId && afterId >= Number(oldest ?? 0) - 1);
  if (!isKnown) return { events: [], newestId, isWhole: false };
  const rows = await db
    .selectFrom("events")
    .select(["id", "topic", "body"])
    .where("id", "<=", newestId)
    .where((where) =>
      afterId === null
        ? where("createdAt", ">", sql<Date>`now() - interval '1 minute'`)
        : where("id", ">", afterId),
    )
    .orderBy("id")
    .limit(longestReplay + 1)
    .execute();
  if (rows.length > longestReplay) return { events: [], newestId, isWhole: false };
  const events = rows.map((row) => ({ id: Number(row.id), topic: row.topic, body: row.body }));
  return { events, newestId, isWhole: true };
}
