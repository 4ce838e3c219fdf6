import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { ask } from "./ask.ts";
import { patience } from "./ledger.ts";

const paths = ["/health/live", "/health/ready", "/metrics"] as const;

/** What each process said of itself, as often as a load balancer would ask; 0 when it was not there. */
type Health = { said: Record<(typeof paths)[number], Set<number>>; stop: () => Promise<void> };

export const readReady = (url: string): Promise<number> =>
  ask(`${url}/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );

export async function waitForReady(urls: readonly string[]): Promise<void> {
  for (const url of urls) await expect.poll(() => readReady(url), patience).toBe(200);
}

/** Waits until those who watch have seen each process say that its database is away. */
export async function waitUntilSaidAway(healths: readonly Health[]): Promise<void> {
  const isSaid = () => healths.every(({ said }) => said["/health/ready"].has(503));
  await expect.poll(isSaid, patience).toBe(true);
}

/** Asks again and again until it is stopped. */
export function watchHealth(url: string): Health {
  const said: Health["said"] = {
    "/health/live": new Set(),
    "/health/ready": new Set(),
    "/metrics": new Set(),
  };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const path of paths) {
        const status = await ask(url + path).then(
          (answer) => answer.status,
          () => 0,
        );
        said[path].add(status);
      }
      await wait(100);
    }
  })();
  return {
    said,
    stop: async () => {
      isOver = true;
      await watching;
    },
  };
}

/** Fails unless the process was there all the time, and said whether its database was. */
export async function expectTruth(
  health: Health,
  { wasAway }: { wasAway: boolean },
): Promise<void> {
  await expect.poll(() => health.said["/health/ready"].has(200), patience).toBe(true);
  await health.stop();
  expect([...health.said["/health/live"]]).toEqual([200]);
  expect([...health.said["/metrics"]]).toEqual([200]);
  const ready = [...health.said["/health/ready"]].sort();
  if (wasAway) expect(ready).toEqual([200, 503]);
  // A database that is back within a tenth of a second may not be missed.
  else expect([200, 503]).toEqual(expect.arrayContaining(ready));
}
