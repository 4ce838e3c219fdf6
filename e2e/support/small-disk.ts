import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { isFault } from "#src/platform/postgres-binaries.server.ts";

export type SmallDisk = {
  /** A folder on it for a product, which exists. */
  folder: string;
  /** Leaves no byte free. */
  fill: () => void;
  /** Makes the room free again. */
  free: () => Promise<void>;
  /** Lets nothing be written on it any more, whoever asks. */
  protect: () => void;
  remove: () => Promise<void>;
};

const mount = (options: string, place: string): void =>
  void execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", place], { stdio: "pipe" });

/** Mounts a disk in memory. Where that is not possible, the test says that it was not run. */
export async function mountSmallDisk(context: TestContext, megabytes: number): Promise<SmallDisk> {
  const place = await mkdtemp(join(tmpdir(), "urvara-disk-"));
  await chmod(place, 0o755);
  try {
    mount(`size=${megabytes}m,mode=755`, place);
  } catch {
    await rm(place, { recursive: true, force: true });
    context.skip("this test needs to mount a small disk, which is not possible here");
  }
  const folder = join(place, "farm");
  await mkdir(folder);
  const filler = join(place, "filler");
  const fill = () => {
    const file = openSync(filler, "a");
    try {
      for (const bytes of [1 << 20, 4096]) {
        const block = Buffer.alloc(bytes, 1);
        try {
          for (;;) if (writeSync(file, block) < bytes) break;
        } catch (error) {
          if (!isFault(error, "ENOSPC")) throw error;
        }
      }
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    fill,
    free: () => rm(filler, { force: true }),
    protect: () => mount("remount,ro", place),
    remove: async () => {
      // Lazily: what a failed test left there would hold it, and hide why the test failed.
      execFileSync("umount", ["--lazy", place]);
      await rm(place, { recursive: true, force: true });
    },
  };
}
