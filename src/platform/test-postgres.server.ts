import { type ChildProcess, spawn } from "node:child_process";
import { chmod, chown, mkdtemp, readdir, readFile, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { pino } from "pino";
import { type PostgresSettings, type RunningPostgres, startPostgres } from "./postgres.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";

export const isRoot = process.getuid?.() === 0;
/** The account of that number exists on every Linux system under some name. */
export const nobody = 65534;
export const log = pino({ level: "silent" });

/** A folder of our own that everyone may enter, and that is gone afterwards. */
export async function makeTestFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(await findQuickFolder(), "urvara-launcher-"));
  await chmod(path, 0o755);
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

/** A server that is stopped when the test leaves, whatever happened. */
export async function startHere(
  dataDirectory: string,
  settings: Partial<PostgresSettings> = {},
): Promise<RunningPostgres & AsyncDisposable> {
  const server = await startPostgres({ dataDirectory, log, ...settings });
  return { ...server, [Symbol.asyncDispose]: () => server.stop() };
}

/** What the start is refused with. */
export async function refusalOf(
  dataDirectory: string,
  settings: Partial<PostgresSettings> = {},
): Promise<string> {
  try {
    const server = await startPostgres({ dataDirectory, log, ...settings });
    await server.stop();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("the database started although it should have been refused");
}

/** Runs one statement on a connection of its own. */
export async function ask(
  connection: pg.PoolConfig,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

const childProgram = `
  import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, "postgres.server.ts"))};
  import { pino } from "pino";
  try {
    const server = await startPostgres({ log: pino({ level: "silent" }), ...JSON.parse(process.env.SETTINGS) });
    console.log(JSON.stringify({ connection: server.connection }));
    process.stdin.resume().on("end", () => server.stop());
  } catch (error) {
    console.log(JSON.stringify({ fault: error.message }));
  }
`;

type ChildAnswer = { connection?: pg.PoolConfig; fault?: string };

/** The launcher in a process of its own, under the given user number when we are root. */
export async function startInChild(
  settings: Partial<PostgresSettings> & { dataDirectory: string },
  { uid }: { uid?: number } = {},
): Promise<{ child: ChildProcess; answer: Promise<ChildAnswer> } & AsyncDisposable> {
  const asUser = isRoot && uid !== undefined ? { uid, gid: uid } : {};
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", childProgram],
    {
      ...asUser,
      cwd: join(import.meta.dirname, "../.."),
      env: { PATH: process.env.PATH, SETTINGS: JSON.stringify(settings), TMPDIR: tmpdir() },
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const ended = new Promise<void>((settle) => child.once("exit", () => settle()));
  const answer = new Promise<ChildAnswer>((settle) => {
    createInterface({ input: child.stdout }).once("line", (line) => settle(JSON.parse(line)));
    void ended.then(() => settle({ fault: "the child ended without a word" }));
  });
  return {
    child,
    answer,
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Gives the folder to a user number, when we may. */
export async function giveTo(folder: string, uid: number): Promise<void> {
  if (isRoot) await chown(folder, uid, uid);
}

/** Every process whose working directory is the cluster: the server, its workers and its shell. */
export async function listServerProcesses(dataDirectory: string): Promise<number[]> {
  const cluster = join(dataDirectory, "cluster");
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const directory = await readlink(`/proc/${name}/cwd`).catch(() => "");
    if (directory === cluster) found.push(Number(name));
  }
  return found;
}

const readCommand = (pid: number | string) =>
  readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");

/** The server itself, or the one of its processes that does the work of that name. */
export async function findServerProcess(dataDirectory: string, work?: string): Promise<number> {
  for (const pid of await listServerProcesses(dataDirectory)) {
    const command = await readCommand(pid);
    if (work ? command.startsWith(`postgres: ${work}`) : /^\S*postgres\0-D\0/.test(command)) {
      return pid;
    }
  }
  throw new Error(`no database process does the work of ${work ?? "the server"}`);
}

/** Lets the server and all its processes hang: itself first, after which none begins. */
export async function hangServer(dataDirectory: string): Promise<void> {
  process.kill(await findServerProcess(dataDirectory), "SIGSTOP");
  for (const pid of await listServerProcesses(dataDirectory)) {
    try {
      process.kill(pid, "SIGSTOP");
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The shells that will stop the server of a launcher. */
export async function listShells(owner: number | undefined): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    const command = /^\d+$/.test(name) ? await readCommand(name) : "";
    if (command.startsWith("/bin/sh") && command.includes(`owner:${owner}\0`)) {
      found.push(Number(name));
    }
  }
  return found;
}

/** Proportional memory of the server and all its processes, in megabytes. */
export async function measureMemory(dataDirectory: string): Promise<number> {
  let kilobytes = 0;
  for (const pid of await listServerProcesses(dataDirectory)) {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
