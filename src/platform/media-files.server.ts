import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where pictures are written before they have their name. */
export const unfinishedFolder = (folder: string) => join(folder, "unfinished");

/** A picture's file, in one of 256 folders. */
export const filePath = (folder: string, name: string) => join(folder, name.slice(0, 2), name);

/** Whole or not at all: written aside, forced to the disk, then given its name. */
export async function writeWhole(
  folder: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
) {
  const path = filePath(folder, name);
  const aside = join(unfinishedFolder(folder), randomUUID());
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
  try {
    await syncFile(aside, (file) => file.writeFile(bytes));
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function syncFile(
  path: string,
  write: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Forces a folder's names to the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and keeps names safe by itself.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Whether a file is there and holds exactly these bytes. */
export async function holdsSame(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    return (await readFile(path)).equals(bytes);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
