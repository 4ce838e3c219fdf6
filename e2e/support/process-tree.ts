import { readdir, readFile } from "node:fs/promises";

/** A process and all that descend from it, by Linux's table of processes. */
export async function listTree(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const text = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // The name of the program stands in brackets and may hold anything.
    const parent = Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]);
    if (Number.isInteger(parent)) parents.set(Number(name), parent);
  }
  const tree = [root];
  for (const member of tree) {
    for (const [child, parent] of parents) if (parent === member) tree.push(child);
  }
  return tree;
}

/** The database's processes below a product's, one for each connection that farmers' requests use. */
export async function listBackends(root: number): Promise<number[]> {
  const backends: number[] = [];
  for (const member of await listTree(root)) {
    const title = await readFile(`/proc/${member}/cmdline`, "utf8").catch(() => "");
    if (title.startsWith("postgres: urvara urvara")) backends.push(member);
  }
  return backends;
}
