import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "./log.server.ts";

/** Waits until each part has closed, but not for ever: a stop goes on without what hangs or fails. */
export async function closeWithin(
  { inMs, log }: { inMs: number; log: Logger },
  closings: Record<string, () => Promise<void>>,
): Promise<void> {
  const finish = async (part: string, close: () => Promise<void>) => {
    try {
      await close();
    } catch (error) {
      log.error({ err: error, part }, "a part of the product did not close well");
    }
    return true;
  };
  const over = new AbortController();
  const late = wait(inMs, false, { signal: over.signal }).catch(() => false);
  await Promise.all(
    Object.entries(closings).map(async ([part, close]) => {
      const isFinished = await Promise.race([finish(part, close), late]);
      if (!isFinished) log.warn({ part }, "a part of the product hangs: stopping without it");
    }),
  );
  over.abort();
}
