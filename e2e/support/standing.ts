import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { removeDueAccounts } from "#src/features/profile/jobs.server.ts";
import { openReachedDatabase } from "#src/platform/backup.server.ts";
import { openDb } from "#src/platform/db.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Tables } from "#src/platform/tables.ts";

/** Does something to the database of a running product. */
async function withDatabase(
  dataDirectory: string,
  act: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  const log = openLog({ LOG_LEVEL: "silent" });
  const env = readEnv({ DATA_DIR: join(dataDirectory, "data") });
  const reached = await openReachedDatabase(env, log);
  const { db, close } = openDb(reached.connection, log);
  try {
    await act(db);
  } finally {
    await close();
    await reached.close();
  }
}

/** Gives farmers of a running product what others have to believe: a proven address, and some days. */
export const makeKnown = (dataDirectory: string, emails: readonly string[]): Promise<void> =>
  withDatabase(dataDirectory, (db) =>
    sql`update "identityUser"
      set "emailVerified" = true, "createdAt" = now() - interval '10 days'
      where email = any(${emails}::text[])`.execute(db),
  );

/** Removes an account that was deleted, as if the days to keep it were over. */
export const removeAccount = (dataDirectory: string, email: string): Promise<void> =>
  withDatabase(dataDirectory, async (db) => {
    await sql`update users set "deletionRequestedAt" = now() - interval '8 days'
      where email = ${email} and "deletionRequestedAt" is not null`.execute(db);
    await removeDueAccounts(db, { now: new Date() });
  });
