import { chmod, stat } from "node:fs/promises";
import type { Logger } from "./log.server.ts";
import { isFault } from "./postgres-binaries.server.ts";

const rightsOfOthers = 0o077;

/**
 * Takes a file or folder that holds secrets away from everybody but its owner. One that is not there is nobody's.
 * @throws Error with one sentence when others keep their rights
 */
export async function keepPrivate(path: string, log: Pick<Logger, "warn">): Promise<void> {
  const readMode = async () => (await stat(path)).mode & 0o777;
  // Windows has no such rights, and says that everybody has all of them.
  if (process.platform === "win32") return;
  try {
    const mode = await readMode();
    if ((mode & rightsOfOthers) === 0) return;
    await chmod(path, mode & ~rightsOfOthers);
    // Some file systems take the change and keep the rights as they were.
    if (((await readMode()) & rightsOfOthers) !== 0) throw new Error("The rights stay as they are");
    log.warn({ path, mode: mode.toString(8) }, "others than its owner could read it; no longer");
  } catch (cause) {
    if (isFault(cause, "ENOENT")) return;
    throw new Error(
      `Others than its owner can read ${path}: take the rights of group and others away (chmod go= ${path}).`,
      { cause },
    );
  }
}
