import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "./log.server.ts";

type Server = { ended: Promise<void>; stop(): Promise<void> };

/** How long to wait before each start in a row; after the last one it is given up. */
export const usualPausesInMs: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000];
/** A server that has run for so long begins a new row. */
const calmInMs = 60_000;

/**
 * Starts a server again whenever it ends unasked, as after a kill by the kernel.
 * @param given.start starts it where it was, so that whoever has its address goes on with it, unless told
 * by the signal that it is not wanted any more
 * @returns ended: settles when it was stopped, or given up
 */
export function keepRunning(
  first: Server,
  given: {
    start: (signal: AbortSignal) => Promise<Server>;
    pausesInMs: readonly number[];
    log: Logger;
  },
): Server {
  const { start, pausesInMs, log } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Server | null = first;

  const startAgain = async (pauseInMs: number): Promise<void> => {
    await wait(pauseInMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      current = await start(signal);
      log.warn("the database runs again");
    } catch (error) {
      if (!signal.aborted) log.error(`the database does not start again: ${String(error)}`);
    }
  };

  const keep = async () => {
    let failures = 0;
    while (!signal.aborted) {
      const begun = performance.now();
      await current?.ended;
      if (signal.aborted) return;
      if (current) log.error("the database has stopped by itself");
      if (performance.now() - begun > calmInMs) failures = 0;
      current = null;
      const pauseInMs = pausesInMs[failures];
      if (pauseInMs === undefined) {
        log.error({ failures }, "the database keeps stopping: giving it up");
        return;
      }
      failures += 1;
      await startAgain(pauseInMs);
    }
  };
  const ended = keep();
  return {
    ended,
    async stop() {
      stopping.abort();
      await current?.stop();
      await ended;
      // A start that was under way has ended meanwhile.
      await current?.stop();
    },
  };
}
