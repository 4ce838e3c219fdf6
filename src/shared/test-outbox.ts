import { type Outbox, openOutbox, type Sent, type Write } from "./outbox.ts";

/** A browser of whose tabs each has an outbox, on the one store that they share; the clock is the test's. */
export function openTestBrowser() {
  const stops: (() => void)[] = [];
  let held = Promise.resolve();
  const browser = {
    kept: new Map<string, Write>(),
    sentIds: [] as string[],
    announced: [] as (Sent | null)[],
    /** What the server does with each send. */
    server: (_write: Write): unknown => "taken",
    hasRoom: true,
    /** Whether there is something to be freed. */
    hasPictures: false,
    fullCount: 0,
    openTab(uid = "asha"): Outbox {
      const { kept } = browser;
      const outbox = openOutbox({
        uid,
        store: {
          values: async () => structuredClone([...kept.values()]),
          async put(id, write) {
            if (!browser.hasRoom) throw new DOMException("No room", "QuotaExceededError");
            kept.set(id, structuredClone(write));
          },
          async remove(...ids) {
            for (const id of ids) kept.delete(id);
          },
        },
        async send(write) {
          browser.sentIds.push(write.id);
          return browser.server(write);
        },
        withLock(action) {
          held = held.then(action);
          return held;
        },
        makeRoom: async () => void (browser.hasRoom ||= browser.hasPictures),
        onFull: () => (browser.fullCount += 1),
        announce: (sent) => browser.announced.push(sent),
        now: Date.now,
      });
      stops.push(outbox.start());
      return outbox;
    },
    closeTabs(): void {
      for (const stop of stops) stop();
    },
  };
  return browser;
}

export const fail = (error: Error) => () => {
  throw error;
};
export const lostNetwork = new TypeError("fetch failed");
