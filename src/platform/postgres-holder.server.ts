import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "./log.server.ts";
import { isFault } from "./postgres-binaries.server.ts";

/** The server that a cluster's folder belongs to, by its own word. */
type Holder = { pid: number; port: number; socketFolder: string; status: string };

/** How a server of ours, and the shell before it, are known from one that somebody started by hand. */
export const ourLinePrefix = "%b|";
/** An argument of that shell: the process that will stop it. */
export const ownerArgument = (pid: number) => `owner:${pid}`;

/** Another start may be writing the file just now. */
const unreadablePatienceInMs = 2_000;
const politePatienceInMs = 1_000;
const lastPatienceInMs = 2_500;
/** Longer than an owner lets its server take to stop. */
const stoppingPatienceInMs = 15_000;

const holderFile = (directory: string) => join(directory, "postmaster.pid");

/** Who holds the folder; null when nobody does, or when the file that says so cannot be understood. */
export async function getHolder(
  directory: string,
  file = holderFile(directory),
): Promise<Holder | null> {
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? "",
    status: lines[7]?.trim() ?? "starting",
  };
}

/**
 * Takes one step towards a folder that nobody holds any more: call it again until the server starts.
 * @param given.waited milliseconds since the folder was first found held
 * @param given.socketLock the file beside the server's socket, which names the server as well
 * @returns whether there is hope; false while another one rightfully holds the folder, or may do so
 */
export async function freeFolder(
  directory: string,
  { waited, socketLock, log }: { waited: number; socketLock: string; log: Logger },
): Promise<boolean> {
  const holder = await getHolder(directory);
  const family = await listFamily(directory);
  if (!family) return false;
  if (holder && (family.members.includes(holder.pid) || family.unknown.includes(holder.pid))) {
    const isHung = holder.status === "stopping" && waited > stoppingPatienceInMs;
    if (!isHung && !(await isOwnerless(holder))) return false;
    log.warn({ folder: directory }, "ending a database that nobody owns any more");
    endServer(holder.pid, { family: family.members, waited });
    return true;
  }
  if (family.members.length > 0) {
    // Left over from a server that was killed, they serve nobody, but keep its memory from a new one.
    if (holder) sendAll(family.members, waited < politePatienceInMs ? "SIGQUIT" : "SIGKILL");
    return holder !== null;
  }
  // Of these it cannot be told whose they are.
  if (family.unknown.length > 0 || (!holder && waited < unreadablePatienceInMs)) return false;
  if (!(await removeHolderFile(directory, holder))) return false;
  await rm(socketLock, { force: true });
  log.warn({ folder: directory }, "removed postmaster.pid, which named no running database");
  return true;
}

/**
 * A power cut may leave the file empty. After a kill the number of the dead server may have gone to some other
 * program, as happens in containers, where numbers are small. PostgreSQL would refuse for ever.
 * @returns false when another start has made its own meanwhile, which then is back in its place
 */
async function removeHolderFile(directory: string, judged: Holder | null): Promise<boolean> {
  const file = holderFile(directory);
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isFault(error, "ENOENT")) return true;
    throw error;
  }
  try {
    const isSame = (await getHolder(directory, aside))?.pid === judged?.pid;
    if (isSame && (await listFamily(directory))?.members.length === 0) return true;
    await link(aside, file).catch(() => undefined);
    return false;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Ends whatever of the database runs on the folder, unasked: as safe as a power cut. */
export async function killFamily(directory: string): Promise<void> {
  const holder = await getHolder(directory);
  const family = await listFamily(directory);
  if (family) sendAll(family.members, "SIGKILL");
  else if (holder) sendAll([holder.pid], "SIGKILL");
}

/** First as a service manager would, then in a hurry, then without asking. */
function endServer(pid: number, { family, waited }: { family: number[]; waited: number }): void {
  if (waited >= lastPatienceInMs) sendAll([pid, ...family], "SIGKILL");
  else sendAll([pid], waited >= politePatienceInMs ? "SIGQUIT" : "SIGINT");
}

function sendAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile, or belongs to another user: the start says then that the folder is in use.
    }
  }
}

/**
 * The database processes at work in the folder, and those of which it cannot be told where they are.
 * @returns null where processes cannot be listed, as on macOS and Windows
 */
async function listFamily(
  directory: string,
): Promise<{ members: number[]; unknown: number[] } | null> {
  const names = await readdir("/proc").catch(() => null);
  const home = await stat(directory).catch(() => null);
  if (!names || !home) return null;
  const members: number[] = [];
  const unknown: number[] = [];
  for (const pid of names.map(Number).filter(Number.isInteger)) {
    if (!/postgres|initdb/.test(await readFact(pid, "comm"))) continue;
    const place = await stat(`/proc/${pid}/cwd`).catch((error: unknown) =>
      isFault(error, "EACCES", "EPERM") ? "unknown" : null,
    );
    if (place === "unknown") unknown.push(pid);
    else if (place?.ino === home.ino && place.dev === home.dev) members.push(pid);
  }
  return { members, unknown };
}

/** Whether a server of ours has lost the process that would stop it. */
async function isOwnerless({ pid }: Holder): Promise<boolean> {
  const isOurs = async (each: number) =>
    (await readFact(each, "cmdline")).includes(`log_line_prefix=${ourLinePrefix}`);
  if (!(await isOurs(pid))) return false;
  const shell = await getParent(pid);
  if (shell === null) return false;
  // Without its shell the server is the child of whatever takes up orphans.
  if (!(await isOurs(shell))) return true;
  const argument = /\0owner:(\d+)\0/.exec(await readFact(shell, "cmdline"));
  const parent = await getParent(shell);
  return argument !== null && parent !== null && parent !== Number(argument[1]);
}

async function getParent(pid: number): Promise<number | null> {
  // The name of the program stands in brackets and may hold spaces and brackets itself.
  const [, parent] = /^.*\) \S (\d+) /s.exec(await readFact(pid, "stat")) ?? [];
  return parent === undefined ? null : Number(parent);
}

const readFact = (pid: number, name: "comm" | "cmdline" | "stat") =>
  readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
