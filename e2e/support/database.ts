import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { startPostgres } from "#src/platform/postgres.server.ts";

const installed = "/usr/lib/postgresql";

/** The programs of a PostgreSQL that this machine has beside ours, newest first; undefined if none. */
export function findInstalled(): string | undefined {
  if (!existsSync(installed)) return undefined;
  return readdirSync(installed)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(installed, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** A PostgreSQL server outside the product, reached by an address as an operator would give it. */
export async function startDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-db-"));
  // The account that the server runs as has to pass through it.
  await chmod(folder, 0o755);
  const server = await startPostgres({
    dataDirectory: join(folder, "postgres"),
    binaries: findInstalled(),
    log: openLog(readEnv({ LOG_LEVEL: "silent" })),
    durability: "none",
  });
  const { host = "", user = "" } = server.connection;
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query("create database farm");
  await client.end();
  const search = new URLSearchParams({ host, user });
  return {
    url: `postgres://localhost/farm?${search}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
