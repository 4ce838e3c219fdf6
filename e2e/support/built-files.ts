import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** The address of the script that a module of the source was built into. */
export async function readScriptPath(module: string): Promise<string> {
  const path = join(import.meta.dirname, "../../dist/client/.vite/manifest.json");
  const built = manifest.parse(JSON.parse(await readFile(path, "utf8")))[module];
  if (!built) throw new Error(`${module} is no script of its own`);
  return `/${built.file}`;
}
