import { lstat, mkdir, mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "./log.server.ts";
import { type Account, getAccount, isReachable } from "./postgres-account.server.ts";
import { isFault, prepareBinaries } from "./postgres-binaries.server.ts";
import {
  type Cluster,
  clusterDirectory,
  databaseUser,
  diskFull,
  isDiskFull,
  makePrivateFolder,
  prepareCluster,
  removeHalfMadeClusters,
} from "./postgres-cluster.server.ts";
import { freeFolder, getHolder } from "./postgres-holder.server.ts";
import { keepRunning, usualPausesInMs } from "./postgres-keeper.server.ts";
import { type Address, type ServerSettings, spawnServer } from "./postgres-process.server.ts";

export type PostgresSettings = {
  /** A folder that is ours alone; made if missing. */
  dataDirectory: string;
  /** A folder holding initdb and postgres of an installed PostgreSQL; the packaged one if undefined. */
  binaries?: string | undefined;
  log: Logger;
  /** "none" is for databases that are thrown away: a power cut may lose everything. */
  durability?: "full" | "none";
  /** Where accounts are looked up; /etc/passwd unless given. */
  passwdFile?: string;
  /** The `native` folder of the platform package, found by itself unless given. */
  packagedBinaries?: string;
  /** Where a readable copy of the programs may be kept, best first. */
  copies?: string[];
  /** Waited before each start in a row of a server that ends unasked. */
  pausesInMs?: readonly number[];
};

export type RunningPostgres = {
  connection: pg.PoolConfig;
  /** Settles when the server was stopped, or is given up because it keeps ending by itself. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Longest path of a unix socket on Linux is 107 bytes, on macOS 103. */
const longestSocketFolder = 103 - "/.s.PGSQL.65535".length;
const port = 5432;
const startPatienceInMs = 5_000;
const stopPatienceInMs = 20_000;

/**
 * Starts a private PostgreSQL on a folder, which it makes on the first start.
 * No port is opened; whoever may not enter the socket's folder cannot connect. When this process dies,
 * however it dies, the server stops. When the server dies, it is started again at the same address.
 * @throws Error with one sentence on what is wrong and what to do
 */
export async function startPostgres(settings: PostgresSettings): Promise<RunningPostgres> {
  const dataDirectory = resolve(settings.dataDirectory);
  const account = await getAccount({
    passwdFile: settings.passwdFile ?? "/etc/passwd",
    clusterDirectory: clusterDirectory(dataDirectory),
  });
  const binaries = await prepareBinaries({
    installed: settings.binaries,
    native: settings.packagedBinaries,
    account,
    copies: settings.copies ?? [join(dataDirectory, "programs"), "/var/lib/urvara", tmpdir()],
  });
  const isDurable = settings.durability !== "none";
  const cluster = await prepareCluster(dataDirectory, { binaries, account, isSynced: isDurable });
  const { log } = settings;
  const given = { cluster, binaries, account, isDurable, log };
  const first = await startPatiently(given, () => prepareAddress(dataDirectory, account));
  const { connection, address } = first;
  const kept = keepRunning(first, {
    start: (signal) => startPatiently({ ...given, signal }, () => renewAddress(address, account)),
    pausesInMs: settings.pausesInMs ?? usualPausesInMs,
    log,
  });
  try {
    await removeHalfMadeClusters(dataDirectory);
    await makeDatabase(connection);
    return { connection, ...kept };
  } catch (error) {
    await kept.stop();
    if (isFault(error, "53100")) throw new Error(diskFull(cluster.directory), { cause: error });
    throw error;
  }
}

/**
 * How to reach the server that runs on the folder now, started by whichever process.
 * @returns null when none runs
 */
export async function getRunningPostgres(dataDirectory: string): Promise<pg.PoolConfig | null> {
  const directory = resolve(dataDirectory);
  const held = await getHolder(clusterDirectory(directory));
  if (!held || held.status !== "ready") return null;
  const connection = connectionTo({
    host: held.socketFolder || "127.0.0.1",
    port: held.port,
    ...(held.socketFolder ? {} : { password: await readPassword(directory) }),
    isTemporary: false,
  });
  return (await isAnswering(connection)) ? connection : null;
}

async function prepareAddress(dataDirectory: string, account: Account | null): Promise<Address> {
  if (process.platform === "win32") {
    const password = await readPassword(dataDirectory);
    return { host: "127.0.0.1", port: await getFreePort(), password, isTemporary: false };
  }
  const folder = join(dataDirectory, "socket");
  if (Buffer.byteLength(folder) <= longestSocketFolder) {
    await makePrivateFolder(folder, account);
    if (await isReachable(folder, account)) return { host: folder, port, isTemporary: false };
  }
  const elsewhere = await mkdtemp(join(tmpdir(), "urvara-"));
  await makePrivateFolder(elsewhere, account);
  return { host: elsewhere, port, isTemporary: true };
}

/** The same address for the next start. A temporary folder went with its server, and may be anybody's by now. */
async function renewAddress(address: Address, account: Account | null): Promise<Address> {
  const { host, isTemporary } = address;
  if (!isTemporary) return address;
  await mkdir(host, { mode: 0o700 }).catch(async (error: unknown) => {
    const found = await lstat(host).catch(() => null);
    const isKept = found?.isDirectory() && found.uid === (account?.uid ?? process.getuid?.());
    if (!isKept) throw error;
  });
  await makePrivateFolder(host, account);
  return address;
}

async function startPatiently(
  settings: Omit<ServerSettings, "address"> & { signal?: AbortSignal },
  getAddress: () => Promise<Address>,
): Promise<RunningPostgres & { address: Address }> {
  const { cluster, log, signal } = settings;
  const begun = performance.now();
  for (;;) {
    const address = await getAddress();
    const server = spawnServer({ ...settings, address });
    const giveUp = () => void server.stop();
    signal?.addEventListener("abort", giveUp);
    const fault = await server.started;
    signal?.removeEventListener("abort", giveUp);
    if (signal?.aborted) {
      await server.stop();
      throw new Error("The database is not wanted any more.");
    }
    if (fault === null) {
      log.debug({ folder: cluster.directory }, "database started");
      const { ended, stop } = server;
      return { connection: connectionTo(address), ended, stop, address };
    }
    if (isDiskFull(fault)) throw new Error(diskFull(cluster.directory));
    if (!/lock file|shared memory/.test(fault)) throw new Error(explain(fault, cluster));
    const waited = performance.now() - begun;
    const socketLock = join(address.host, `.s.PGSQL.${address.port}.lock`);
    const isHopeful = await freeFolder(cluster.directory, { waited, socketLock, log });
    const holder = await getHolder(cluster.directory);
    const isLeaving = isHopeful || holder?.status === "stopping";
    if (waited > (isLeaving ? stopPatienceInMs : startPatienceInMs)) {
      throw new Error(holder ? explainHolder(holder.pid, cluster) : explain(fault, cluster));
    }
    await wait(250);
  }
}

function explainHolder(pid: number, { directory }: Cluster): string {
  return `The database folder ${directory} is already in use by another running Urvara (process ${pid}): stop that one first, or set DATA_DIR to another folder.`;
}

function explain(fault: string, cluster: Cluster): string {
  if (fault.includes("wrong ownership") || fault.includes("Permission denied")) {
    return `The database folder ${cluster.directory} belongs to another user: start Urvara as the user who made it, or change the folder's owner.`;
  }
  if (fault.includes("postmaster.pid")) {
    return `The file postmaster.pid in ${cluster.directory} cannot be understood: if no other Urvara runs on this folder, remove that file and start again.`;
  }
  const reason = /(?:FATAL|PANIC):\s+(.*)/.exec(fault)?.[1] ?? fault.trim().split("\n").at(-1);
  return `The database in ${cluster.directory} did not start: ${reason}.`;
}

function connectionTo(address: Address): pg.PoolConfig {
  const { host, password } = address;
  // Everything is given, so that PGUSER, PGSSLMODE and their like have no say.
  return {
    host,
    port: address.port,
    user: databaseUser,
    database: databaseUser,
    ssl: false,
    ...(password ? { password } : {}),
  };
}

async function makeDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: "postgres" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [
      databaseUser,
    ]);
    if (found.rowCount === 0) await client.query(`create database ${databaseUser}`);
  } finally {
    await client.end();
  }
}

async function isAnswering(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPassword(dataDirectory: string): Promise<string> {
  return readFile(join(dataDirectory, "password"), "utf8");
}

function getFreePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once("error", refuse);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => settle(typeof address === "object" && address ? address.port : port));
    });
  });
}
