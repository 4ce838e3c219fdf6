import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDb } from "./db.server.ts";
import { isFault } from "./postgres-binaries.server.ts";

export type TestCluster = { connectionString: string; template: string };

export type TestDatabase = Database & { connectionString: string; connection: pg.PoolConfig };

/** A fresh database with all tables and no rows, for one test file or one test. Close it when done. */
export async function openTestDb(): Promise<TestDatabase> {
  return openCopyOf(inject("testCluster").template);
}

/**
 * A fresh database with all tables and what is put into them, which happens once a run.
 * @param put.name the same for all who put the same in
 */
export async function openFilledTestDb(put: {
  name: string;
  fill(database: Database): Promise<void>;
}): Promise<TestDatabase> {
  const { template } = inject("testCluster");
  const filled = `${template}_${put.name}`;
  try {
    return await openCopyOf(filled);
  } catch (error) {
    if (!isFault(error, databaseMissing)) throw error;
    await makeFilled(filled, put.fill);
    return openCopyOf(filled);
  }
}

const databaseMissing = "3D000";

/** Files run side by side: the first of them fills it, the others wait for that. */
async function makeFilled(
  filled: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const { connectionString, template } = inject("testCluster");
  await runOnCluster(connectionString, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [filled]);
    const found = await client.query("select from pg_database where datname = $1", [filled]);
    if (found.rowCount) return;
    const draft = `${filled}_draft`;
    await client.query(`create database ${draft} template ${template}`);
    const database = openDb({ connectionString: addressOf(connectionString, draft) });
    await fill(database);
    await database.close();
    await client.query(`alter database ${draft} rename to ${filled}`);
  });
}

// Half the processor's time of writing each block to the log, too.
const openCopyOf = (template: string) =>
  openCopy(`create database {name} template ${template} strategy file_copy`);

/** A fresh database without any table. */
export async function openEmptyTestDb(): Promise<TestDatabase> {
  return openCopy("create database {name}");
}

async function openCopy(statement: string): Promise<TestDatabase> {
  const { connectionString } = inject("testCluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnCluster(connectionString, (client) => client.query(statement.replace("{name}", name)));
  const address = addressOf(connectionString, name);
  const connection = { connectionString: address };
  const database = openDb(connection);
  return {
    ...database,
    connection,
    connectionString: address,
    async close() {
      await database.close();
      await runOnCluster(connectionString, (client) =>
        client.query(`drop database ${name} with (force)`),
      );
    },
  };
}

function addressOf(connectionString: string, name: string): string {
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  return address.href;
}

async function runOnCluster(
  connectionString: string,
  run: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
