import { Kysely, Migrator, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Logger } from "./log.server.ts";
import { migrations } from "./migrations/index.ts";
import { prepareStatements } from "./prepared-pool.server.ts";
import type { Tables } from "./tables.ts";

export type Database = {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** A pool of connections and the query builder over it. Nothing connects before the first query. */
export function openDb(connection: pg.PoolConfig, log?: Logger): Database {
  const pool = new pg.Pool({
    max: 16,
    application_name: "urvara",
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: { getTypeParser },
    ...connection,
  });
  // Without listeners a lost connection would end the process: this one hears of idle connections, the other of
  // those at work, too. Whoever works with one is told by the statement that fails; the pool replaces both.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.once("error", (error) => log?.warn({ err: error }, "a database connection was lost"));
    client.on("error", () => undefined);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool) }),
  });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Brings the tables to their newest shape. Processes that start together wait for each other.
 * @throws the error of the migration that failed; nothing of the run is kept then
 * @throws Error with one sentence when a newer version has been at work here
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Building an index on a large table may take longer than any request is allowed to.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
    });
    await requireKnownTables(connection);
    const { error } = await migrator.migrateToLatest();
    await sql`reset statement_timeout`.execute(connection);
    await sql`reset lock_timeout`.execute(connection);
    if (error) throw error;
  });
}

async function requireKnownTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ isMade: boolean }>`
    select to_regclass('kysely_migration') is not null as "isMade"`.execute(db);
  if (!rows[0]?.isMade) return;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = done.rows.filter(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  const names = unknown.map(({ name }) => name).join(", ");
  throw new Error(
    `These tables were made by a newer Urvara (it knows ${names}): start that version again, or restore the backup from before the upgrade into an empty instance.`,
  );
}

const int8 = 20;
const date = 1082;

function getTypeParser(oid: number, format?: "text" | "binary") {
  if (format !== "binary") {
    if (oid === int8) return parseInteger;
    // A day has no time zone; the driver would make it a moment in the server's.
    if (oid === date) return (text: string) => text;
  }
  return pg.types.getTypeParser(oid, format);
}

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}
