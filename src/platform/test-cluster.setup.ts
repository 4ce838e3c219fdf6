import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { migrateToLatest, openDb } from "./db.server.ts";
import { startPostgres } from "./postgres.server.ts";
import type { TestCluster } from "./test-db.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";

/** One throw-away cluster a run with one migrated template; TEST_DATABASE_URL names an installed one instead. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `template_${randomBytes(6).toString("hex")}`;
  await runAlone(server.connectionString, `create database ${template}`);
  const database = openDb({ connectionString: withDatabase(server.connectionString, template) });
  await migrateToLatest(database.db);
  await database.close();
  project.provide("testCluster", { connectionString: server.connectionString, template });
  return async () => {
    for (const name of await listCopies(server.connectionString, template)) {
      await runAlone(server.connectionString, `drop database ${name}`);
    }
    await server.stop();
  };
}

async function startServer(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connectionString: given, stop: async () => undefined };
  const folder = await mkdtemp(join(await findQuickFolder(), "urvara-test-"));
  // A PostgreSQL older than ours does not run in a folder that its account cannot reach.
  await chmod(folder, 0o755);
  const server = await startPostgres({
    dataDirectory: folder,
    binaries: process.env.POSTGRES_BIN,
    log: pino({ level: "silent" }),
    durability: "none",
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const { host, port, user, password, database } = server.connection;
  const address = new URL(`postgresql://${user}@localhost/${database}`);
  if (password) address.password = String(password);
  address.searchParams.set("host", host ?? "");
  address.searchParams.set("port", String(port));
  return {
    connectionString: address.href,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The template, and what was put into copies of it for all. */
async function listCopies(connectionString: string, template: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const found = await client.query<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, $1)",
    [template],
  );
  await client.end();
  return found.rows.map(({ name }) => name);
}

async function runAlone(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(connectionString: string, name: string): string {
  const address = new URL(connectionString);
  address.pathname = `/${name}`;
  return address.href;
}

declare module "vitest" {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}
