import { randomBytes } from "node:crypto";
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { type Account, isReachable, runProgram } from "./postgres-account.server.ts";
import { type Binaries, isFault } from "./postgres-binaries.server.ts";
import { killFamily } from "./postgres-holder.server.ts";

export const databaseUser = "urvara";

/** The two ways in which a cluster's folder can be named to the database programs. */
export type Cluster = {
  /** Where the cluster lies. */
  directory: string;
  /** What the programs are told, when started inside the folder. */
  name: string;
};

/** The cluster's own folder below the data folder. */
export function clusterDirectory(dataDirectory: string): string {
  return join(dataDirectory, "cluster");
}

/**
 * Makes the cluster if there is none; a half-made one is never used.
 * @throws Error with one sentence when the folder is another version's or the disk is full
 */
export async function prepareCluster(
  dataDirectory: string,
  options: { binaries: Binaries; account: Account | null; isSynced: boolean },
): Promise<Cluster> {
  const { binaries } = options;
  const directory = clusterDirectory(dataDirectory);
  await makeFolder(dataDirectory);
  const found = await readFile(join(directory, "PG_VERSION"), "utf8").catch((error: unknown) => {
    if (isFault(error, "ENOENT")) return null;
    throw new Error(
      `The database folder ${directory} cannot be read by this user: start Urvara as the user who made it, or change the folder's owner.`,
      { cause: error },
    );
  });
  if (found === null) await initialise(dataDirectory, options);
  else if (Number.parseInt(found, 10) !== binaries.major) {
    throw new Error(
      `The database folder ${directory} was made by PostgreSQL ${found.trim()}, but this is PostgreSQL ${binaries.major}: start the version that made it, back it up there, and restore that into a new folder.`,
    );
  }
  return { directory, name: await nameFor(directory, options) };
}

async function initialise(
  dataDirectory: string,
  options: { binaries: Binaries; account: Account | null; isSynced: boolean },
): Promise<void> {
  const { account, binaries } = options;
  const draft = join(dataDirectory, `cluster.init-${randomBytes(4).toString("hex")}`);
  try {
    await makePrivateFolder(draft, account);
    const result = await runProgram(
      join(binaries.folder, "initdb"),
      [
        `--pgdata=${await nameFor(draft, options)}`,
        `--username=${databaseUser}`,
        "--encoding=UTF8",
        "--data-checksums",
        ...(process.platform === "win32"
          ? ["--auth=scram-sha-256", `--pwfile=${await writePassword(dataDirectory)}`]
          : ["--auth=trust"]),
        ...localeArguments(binaries),
        ...(options.isSynced ? [] : ["--no-sync"]),
      ],
      { account, cwd: draft },
    );
    if (result.code !== 0) throw new Error(explainInitFault(result.output, draft));
    await rename(draft, clusterDirectory(dataDirectory));
    await syncFolder(dataDirectory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was quicker with the same folder; starting the server will say so.
    if ((await readdir(dataDirectory)).includes("cluster")) return;
    if (isFault(error, "ENOSPC", "EDQUOT"))
      throw new Error(diskFull(dataDirectory), { cause: error });
    throw error;
  }
}

/**
 * Text is compared byte by byte, the same on every machine, so that a system update cannot silently
 * reorder an index; but letters of all scripts count as letters, or search by trigrams would not see Devanagari.
 */
function localeArguments(binaries: Binaries): string[] {
  const letters =
    process.platform === "linux" ? "C.UTF-8" : process.platform === "darwin" ? "UTF-8" : "C";
  const libc = ["--locale=C", `--lc-ctype=${letters}`];
  return binaries.major >= 17
    ? [...libc, "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    : libc;
}

function explainInitFault(output: string, folder: string): string {
  if (isDiskFull(output)) return diskFull(folder);
  if (output.includes("could not look up effective user ID")) {
    return `The user number ${process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL needs to make its folder: add one, start Urvara as another user, or set DATABASE_URL.`;
  }
  const fault = /(?:error|FATAL):\s+(.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1);
  return `PostgreSQL could not make its folder ${folder}: ${fault}.`;
}

/** Whether a program's output says that there was no room left. */
export function isDiskFull(output: string): boolean {
  return /No space left on device|Disk quota exceeded/.test(output);
}

/** The sentence for whoever starts the product where there is none. */
export function diskFull(folder: string): string {
  return `The disk that holds ${folder} is full: free some space and start again.`;
}

/**
 * Below a home of mode 0700 the account cannot walk to the folder by its path. The kernel's link to the
 * working directory, which is entered before the account is dropped to, needs no walk. Before version 16
 * the programs wander through other folders while they find themselves, and cannot come back.
 */
async function nameFor(
  directory: string,
  { account, binaries }: { account: Account | null; binaries: Binaries },
): Promise<string> {
  if (await isReachable(directory, account)) return directory;
  if (process.platform === "linux" && binaries.major >= 16) return "/proc/self/cwd";
  throw new Error(
    `The account ${account?.name}, as which PostgreSQL ${binaries.major} runs, cannot reach ${directory}: set DATA_DIR to a folder outside of a private home.`,
  );
}

/**
 * Makes the folder and its missing parents.
 * @throws Error with one sentence when nothing can be written there
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK).catch((error: unknown) => {
      // What an account of another name may write, we may not always.
      if (isFault(error, "EROFS")) throw error;
    });
  } catch (error) {
    if (isFault(error, "EROFS")) {
      throw new Error(
        `The disk that holds ${folder} can only be read: mount it for writing, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    if (isFault(error, "ENOSPC", "EDQUOT")) throw new Error(diskFull(folder), { cause: error });
    throw new Error(
      `The data folder ${folder} cannot be made or written by this user: set DATA_DIR to one that can.`,
      { cause: error },
    );
  }
}

/** A folder that only the account may enter, or only we when there is none. */
export async function makePrivateFolder(folder: string, account: Account | null): Promise<void> {
  await makeFolder(folder);
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

/**
 * Removes what starts that were killed half-way left behind. Their initdb outlives them and goes on writing:
 * where processes cannot be listed, the folder is emptied until it has ended. Call it only while holding the cluster.
 */
export async function removeHalfMadeClusters(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (!name.startsWith("cluster.init-")) continue;
    const draft = join(dataDirectory, name);
    await killFamily(draft);
    await rm(draft, { recursive: true, force: true, maxRetries: 10 });
  }
}

// Without unix sockets in a private folder (Windows; not tried there) a random password guards the loopback port.
async function writePassword(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, "password");
  await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return file;
}

/** Makes a rename in the folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
