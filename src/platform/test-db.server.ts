import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDb } from "./db.server.ts";

export type TestCluster = { connectionString: string; template: string };

export type TestDatabase = Database & { connectionString: string; connection: pg.PoolConfig };

/** A fresh database with all tables and no rows, for one test file or one test. Close it when done. */
export async function openTestDb(): Promise<TestDatabase> {
  const { template } = inject("testCluster");
  return openCopy(`create database {name} template ${template}`);
}

/** A fresh database without any table. */
export async function openEmptyTestDb(): Promise<TestDatabase> {
  return openCopy("create database {name}");
}

async function openCopy(statement: string): Promise<TestDatabase> {
  const { connectionString } = inject("testCluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnCluster(connectionString, statement.replace("{name}", name));
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  const connection = { connectionString: address.href };
  const database = openDb(connection);
  return {
    ...database,
    connection,
    connectionString: address.href,
    async close() {
      await database.close();
      await runOnCluster(connectionString, `drop database ${name} with (force)`);
    },
  };
}

async function runOnCluster(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
