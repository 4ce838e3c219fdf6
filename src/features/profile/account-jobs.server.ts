import type { Parts, Server } from "#src/platform/parts.server.ts";
import { removeDueAccounts } from "./account-store.server.ts";

const hour = 60 * 60 * 1000;

/** Deletes accounts whose time is over: at the start, and every hour from then on. */
export function accountJobs(server: Server, parts: Parts): void {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = removeDueAccounts(parts).then(
      (count) => {
        if (count > 0) parts.log.info({ count }, "accounts deleted as their owners had asked");
      },
      (error: unknown) => parts.log.error({ err: error }, "accounts could not be looked through"),
    );
  };
  const timer = setInterval(run, hour);
  timer.unref();
  server.addHook("onReady", async () => run());
  server.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
