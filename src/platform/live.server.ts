import type { Kysely } from "kysely";
import {
  getKeptIds,
  getReplay,
  insertEvents,
  listEventsAfter,
  removeOldEvents,
} from "./live-events.server.ts";
import type { Logger } from "./log.server.ts";
import type { Audience, Tables } from "./tables.ts";
import { groupWrites } from "./write-group.server.ts";

/** One thing that happened. */
export type LiveEvent = { id: number; topic: string; body: unknown; to: Audience };

/** A sign that something was missed: whoever shows lists should load them again. */
export const missedTopic = "missed";

const makeGap = (): LiveEvent => ({ id: 0, topic: missedTopic, body: {}, to: "all" });

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
   * @param options.replaces a key; of queued events with the same key and audience only the last is kept
   */
  publish(
    topic: string,
    body: unknown,
    options: { to: Audience; replaces?: string },
  ): Promise<void>;
  /** Calls back for every event from now on, in the order of ids. Returns the unsubscriber. */
  listen(listener: (event: LiveEvent) => void): () => void;
  /** The events after the given id; without one, those of the last minute: what is told to all, or to the farmer. */
  getReplay(afterId: number | null, uid?: string): Promise<Replay>;
  close(): Promise<void>;
};

const readAtOnce = 1000;

type LiveOptions = {
  log: Pick<Logger, "error">;
  /** Where several processes share the database: how often, in milliseconds, to look for the others' events. */
  pollEvery?: number | null;
};

/**
 * Tells events once and in the order of their ids, whichever process published them: a browser continues
 * after the last id it heard, at any process, and would never hear of a lower one that came later.
 */
function openTeller(db: Kysely<Tables>, tell: (event: LiveEvent) => void) {
  let newestId: number | null = null;
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  /** What was published before anybody listened here is not told. */
  const begin = async (): Promise<number> => {
    newestId ??= (await getKeptIds(db)).newestId;
    return newestId;
  };
  const tellAll = (events: readonly LiveEvent[]) => {
    for (const event of events) {
      newestId = event.id;
      tell(event);
    }
  };
  const readOn = async () => {
    let events: LiveEvent[];
    do {
      const after = await begin();
      events = await listEventsAfter(db, { id: after, limit: readAtOnce });
      const [first] = events;
      // Away for so long that some are no longer kept.
      const isGap = first !== undefined && first.id > after + 1;
      if (isGap && (await getKeptIds(db)).oldestId > after + 1) {
        tell(makeGap());
      }
      tellAll(events);
    } while (events.length === readAtOnce);
  };
  return {
    begin: () => inTurn(async () => void (await begin())),
    /** Reads what others have published. */
    readOn: () => inTurn(readOn),
    /** Tells what this process has just published, and what others have before it. */
    tellOwn: (events: readonly LiveEvent[]) =>
      inTurn(async () => {
        if (events[0]?.id === (await begin()) + 1) tellAll(events);
        else await readOn();
      }),
  };
}

/** The events that announce what changed, kept for a day in the database, the newest 10,000 at most. */
export function openLive(db: Kysely<Tables>, { log, pollEvery = null }: LiveOptions): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  const queuedByKey = new Map<string, { body: unknown }>();
  let publishedSinceCleaning = Number.POSITIVE_INFINITY;
  let cleaning: Promise<void> = Promise.resolve();

  const tell = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  const tellGap = () => tell(makeGap());
  const teller = openTeller(db, tell);

  const insertGroup = groupWrites(async (items: (Omit<LiveEvent, "id"> & { key?: string })[]) => {
    // From here on a newer event of the same key is another event.
    for (const { key } of items) if (key !== undefined) queuedByKey.delete(key);
    await teller.begin();
    const ids = await insertEvents(db, items);
    const events = items.map(({ topic, body, to }, index) => {
      return { id: ids[index] ?? 0, topic, body, to };
    });
    // They are kept: a fault from here on must not have them kept again.
    await teller.tellOwn(events).catch((error: unknown) => {
      log.error({ err: error }, "other processes' events could not be read");
      tellGap();
    });
    publishedSinceCleaning += ids.length;
    if (publishedSinceCleaning >= 1000) {
      publishedSinceCleaning = 0;
      cleaning = removeOldEvents(db, ids.at(-1) ?? 0).catch((error: unknown) => {
        log.error({ err: error }, "old events could not be removed");
      });
    }
    return ids;
  });

  const poll = readRepeatedly(teller, log);
  const timer = pollEvery === null ? null : setInterval(() => void poll(), pollEvery);
  timer?.unref();

  return {
    async publish(topic, body, { to, replaces }) {
      try {
        if (replaces === undefined) {
          await insertGroup({ topic, body, to });
          return;
        }
        const key = `${topic} ${to} ${replaces}`;
        const queued = queuedByKey.get(key);
        if (queued) {
          queued.body = body;
          return;
        }
        const item = { topic, body, to, key };
        queuedByKey.set(key, item);
        await insertGroup(item);
      } catch (error) {
        log.error({ err: error, topic }, "an event could not be kept");
        tellGap();
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async getReplay(afterId, uid = "") {
      // Whatever this replay does not hold is told from here on.
      await teller.begin();
      return getReplay(db, { afterId, uid });
    },
    async close() {
      if (timer) clearInterval(timer);
      listeners.clear();
      await cleaning;
    },
  };
}

/** One reading at a time, however slow the database is; of a time without it only the beginning is told. */
function readRepeatedly(
  teller: { readOn(): Promise<void> },
  log: Pick<Logger, "error">,
): () => Promise<void> {
  let isReading = false;
  let isFailing = false;
  return async () => {
    if (isReading) return;
    isReading = true;
    try {
      await teller.readOn();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, "other processes' events could not be read");
      isFailing = true;
    } finally {
      isReading = false;
    }
  };
}
