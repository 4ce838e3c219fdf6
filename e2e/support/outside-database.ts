import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openLog } from "#src/platform/log.server.ts";
import { getAccount } from "#src/platform/postgres-account.server.ts";
import { prepareBinaries } from "#src/platform/postgres-binaries.server.ts";
import {
  databaseUser,
  makePrivateFolder,
  prepareCluster,
} from "#src/platform/postgres-cluster.server.ts";
import { spawnServer } from "#src/platform/postgres-process.server.ts";
import { findInstalled } from "./database.ts";

const signals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;
export const stopModes = ["fast", "immediate"] as const;

/** A PostgreSQL server of the operator's, on a disk that is waited for, which is stopped and started at will. */
export type OutsideDatabase = {
  url: string;
  connect: () => Promise<pg.Client>;
  /** As `pg_ctl stop` in this mode. */
  halt: (mode: keyof typeof signals) => Promise<void>;
  start: () => Promise<void>;
  /** Stops it for good. */
  stop: () => Promise<void>;
};

/** The number of the process that owns a cluster's folder. */
export async function readPostmaster(cluster: string): Promise<number> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8");
  const number = Number(text.split("\n")[0]);
  if (!Number.isInteger(number) || number <= 1) throw new Error(`No process in: ${text}`);
  return number;
}

export async function openOutsideDatabase(): Promise<OutsideDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-db-"));
  // The account that the server runs as has to pass through it.
  await chmod(folder, 0o755);
  const dataDirectory = join(folder, "postgres");
  const host = join(folder, "socket");
  const account = await getAccount({
    passwdFile: "/etc/passwd",
    clusterDirectory: join(dataDirectory, "cluster"),
  });
  const binaries = await prepareBinaries({
    installed: findInstalled(),
    native: undefined,
    account,
    copies: [tmpdir()],
  });
  const cluster = await prepareCluster(dataDirectory, { binaries, account, isSynced: true });
  await makePrivateFolder(host, account);
  const open = () =>
    spawnServer({
      cluster,
      binaries,
      account,
      address: { host, port: 5432, isTemporary: false },
      isDurable: true,
      log: openLog({ LOG_LEVEL: "silent" }),
    });
  let server = open();
  const requireStarted = async () => {
    const fault = await server.started;
    if (fault !== null) throw new Error(`The database outside did not start: ${fault}`);
  };
  await requireStarted();
  const connectTo = async (database: string) => {
    const client = new pg.Client({ host, port: 5432, user: databaseUser, database });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  };
  const first = await connectTo("postgres");
  await first.query("create database farm");
  await first.end();
  return {
    url: `postgres://localhost/farm?${new URLSearchParams({ host, user: databaseUser })}`,
    connect: () => connectTo("farm"),
    halt: async (mode) => {
      process.kill(await readPostmaster(cluster.directory), signals[mode]);
      await server.ended;
    },
    start: async () => {
      server = open();
      await requireStarted();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
