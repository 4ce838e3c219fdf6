import { join } from "node:path";
import { sql } from "kysely";
import { openReachedDatabase } from "#src/platform/backup.server.ts";
import { openDb } from "#src/platform/db.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";

/** Gives farmers of a running product what others have to believe: a proven address, and some days. */
export async function makeKnown(dataDirectory: string, emails: readonly string[]): Promise<void> {
  const log = openLog({ LOG_LEVEL: "silent" });
  const env = readEnv({ DATA_DIR: join(dataDirectory, "data") });
  const reached = await openReachedDatabase(env, log);
  const { db, close } = openDb(reached.connection, log);
  try {
    await sql`update "identityUser"
      set "emailVerified" = true, "createdAt" = now() - interval '10 days'
      where email = any(${emails}::text[])`.execute(db);
  } finally {
    await close();
    await reached.close();
  }
}
