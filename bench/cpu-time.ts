import { readdirSync, readFileSync } from "node:fs";

// Linux reports processor time in hundredths of a second, whatever the kernel's own tick.
const ticksPerSecond = 100;

type Usage = { parent: number; own: number; ofEnded: number };

function readUsage(id: string): Usage | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name in brackets may hold spaces; what follows it does not.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      own: (own + system) / ticksPerSecond,
      ofEnded: (ended + endedSystem) / ticksPerSecond,
    };
  } catch {
    // A process that ended while the list was read has nothing more to tell.
    return null;
  }
}

/**
 * Processor seconds that a process and all below it have used until now. A connection of the database
 * is a process that may end; its time is then found with the one that started it. What the root itself
 * started and saw end is left out: for the benchmark, these are the processes that make the load.
 * @returns NaN where there is no /proc
 */
export function readTreeSeconds(root: number): number {
  let ids: string[] = [];
  try {
    ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return Number.NaN;
  }
  const usages = new Map<number, Usage>();
  for (const id of ids) {
    const usage = readUsage(id);
    if (usage) usages.set(Number(id), usage);
  }
  const isBelow = (id: number): boolean => {
    if (id === root) return true;
    const parent = usages.get(id)?.parent;
    return parent !== undefined && parent > 1 && isBelow(parent);
  };
  let sum = 0;
  for (const [id, { own, ofEnded }] of usages) {
    if (isBelow(id)) sum += own + (id === root ? 0 : ofEnded);
  }
  return sum;
}

/**
 * Memory that a process holds now and has held at most, in megabytes of 1024 x 1024 bytes.
 * @returns NaN where there is no /proc
 */
export function readMemory(id: number): { megabytes: number; most: number } {
  try {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    const read = (name: string) =>
      Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024);
    return { megabytes: read("VmRSS"), most: read("VmHWM") };
  } catch {
    return { megabytes: Number.NaN, most: Number.NaN };
  }
}
