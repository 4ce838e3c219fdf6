import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { CompiledModule } from "./kind.ts";

/** The text of a module that the app imports as `#content/…`. */
export function printModule({ types, constants }: CompiledModule): string {
  const imports = Object.entries(types).map(
    ([from, names]) => `import type { ${names.join(", ")} } from ${JSON.stringify(from)};`,
  );
  const values = constants.map(
    ({ name, type, value }) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)};`,
  );
  return `${["// Made from content/ by `npm run content`.", ...imports, ...values].join("\n")}\n`;
}

async function readOrNothing(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return null;
  }
}

/** Writes a module if it is another than the one that is there. */
export async function writeModule(folder: string, module: CompiledModule): Promise<void> {
  const full = join(folder, module.path);
  const text = printModule(module);
  if ((await readOrNothing(full)) === text) return;
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, text);
}

/** Writes what changed, and takes away what is made no longer: whatever watches the files wakes for these alone. */
export async function writeModules(
  folder: string,
  modules: readonly CompiledModule[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Set(modules.map(({ path }) => path));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full).split(sep).join("/");
    if (entry.isFile() && path !== ".stamp" && !wanted.has(path)) await rm(full);
  }
  for (const module of modules) await writeModule(folder, module);
}
