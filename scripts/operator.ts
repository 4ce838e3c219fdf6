import { randomUUID } from "node:crypto";
import { runOperatorCommand } from "#src/app/operator.server.ts";
import { openHailFeed } from "#src/features/alerts/hail-gateway.server.ts";
import { openPriceProvider } from "#src/features/prices/gateway.server.ts";
import { openReachedDatabase } from "#src/platform/backup.server.ts";
import { migrateToLatest, openDb } from "#src/platform/db.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";

/** The operator's commands: `npm run operator -- help` lists them. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = openLog({ LOG_LEVEL: "error" });
  const reached = await openReachedDatabase(env, log);
  const { db, close } = openDb(reached.connection, log);
  const live = openLive(db, { log });
  try {
    await migrateToLatest(db);
    const shared = { db, live, now: () => new Date(), newId: randomUUID };
    const source = { log, provider: openPriceProvider(env), pauseInMs: 300 };
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    const hail = { log, feed: openHailFeed(env), closing: new AbortController().signal };
    const parts = {
      ...shared,
      publicUrl,
      prices: { ...shared, ...source },
      hail: { ...shared, ...hail },
    };
    const { text, exitCode } = await runOperatorCommand(parts, process.argv.slice(2));
    (exitCode === 0 ? process.stdout : process.stderr).write(text);
    process.exitCode = exitCode;
  } finally {
    await live.close();
    await close();
    await reached.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
