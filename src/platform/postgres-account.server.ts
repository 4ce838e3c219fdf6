import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";

/** Under whom the database runs. PostgreSQL refuses to run as root. */
export type Account = { name: string; uid: number; gid: number };

type ProgramResult = { code: number | null; output: string; errorCode: string | undefined };

const unprivilegedNames = ["postgres", "nobody"];

/** No variable of ours reaches the database programs: PGDATA and its like would redirect them. */
export const databaseEnvironment = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C" };

/**
 * The account to drop to, or null to stay who we are because we are not root.
 * A cluster that exists already keeps its owner.
 * @param settings.passwdFile lines of name:password:uid:gid:...
 * @throws Error when we are root and there is nobody to drop to
 */
export async function getAccount(settings: {
  passwdFile: string;
  clusterDirectory: string;
}): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(settings.clusterDirectory).catch(() => null);
  if (owner && owner.uid !== 0) {
    return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const accounts = listAccounts(await readFile(settings.passwdFile, "utf8").catch(() => ""));
  for (const name of unprivilegedNames) {
    const account = accounts.find((each) => each.name === name && each.uid !== 0);
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and ${settings.passwdFile} has no account named ${unprivilegedNames.join(" or ")} to run it as: add one, start Urvara as another user, or set DATABASE_URL.`,
  );
}

function listAccounts(passwd: string): Account[] {
  return passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    if (!name || !uid || !gid) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

/** Spawn options that make a child run under the account. */
export function asAccount(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Runs a program to its end and keeps what it said on both streams. */
export function runProgram(
  file: string,
  given: string[],
  options: { account: Account | null; cwd?: string },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(file, given, {
      ...asAccount(options.account),
      cwd: options.cwd ?? "/",
      env: databaseEnvironment,
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error: NodeJS.ErrnoException) =>
      resolve({ code: null, output: error.message, errorCode: error.code ?? "UNKNOWN" }),
    );
    child.on("close", (code) => resolve({ code, output, errorCode: undefined }));
  });
}

/** Whether the account may enter the folder by its path. */
export async function isReachable(folder: string, account: Account | null): Promise<boolean> {
  if (!account) return true;
  const result = await runProgram("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { account });
  return result.code === 0;
}
