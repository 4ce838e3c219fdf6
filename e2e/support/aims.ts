import { expect } from "vitest";
import { listTree } from "./process-tree.ts";
import type { RunningProduct } from "./product.ts";

/** Finds what is to die, and returns what kills it at one stroke. */
export type Aim = (product: RunningProduct) => Promise<() => Promise<void>>;

export const aimAtProcess: Aim = async (product) => product.kill;

export const aimAtTree: Aim = async (product) => {
  const [, ...descendants] = await listTree(product.processId);
  // The database's own processes and the shell that would have it stop in good order.
  expect(descendants.length).toBeGreaterThan(3);
  return () => {
    const gone = product.kill();
    for (const descendant of descendants) {
      try {
        process.kill(descendant, "SIGKILL");
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
      }
    }
    return gone;
  };
};
