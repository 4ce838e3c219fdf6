import { readFile } from "node:fs/promises";

const systems = [
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "arm64"],
  ["win32", "x64"],
];

/** Families that need no member for a system, each with its reason. */
const notNeeded = {
  // The Windows package of sharp carries libvips inside itself.
  "node_modules/@img/sharp-libvips": ["win32"],
};

function familyOf(path) {
  return path.replace(
    /[-/](android|darwin|freebsd|linux|linuxmusl|win32|windows|openbsd|netbsd|sunos|aix|openharmony|wasm32|musl)[^/]*$/,
    "",
  );
}

/** Whether one of a family's members serves a system. */
function serves(members, [os, cpu]) {
  return members.some((entry) => entry.os?.includes(os) && (entry.cpu?.includes(cpu) ?? true));
}

/**
 * What keeps `npm ci` from working on every system, or from installing the same everywhere.
 * @param {{ packages: Record<string, any> }} lock the lock file
 * @param {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object, overrides?: object }} manifest
 */
export function checkLock(lock, manifest) {
  const faults = [];
  const groups = ["dependencies", "devDependencies", "optionalDependencies", "overrides"];
  for (const group of groups) {
    for (const [name, version] of Object.entries(manifest[group] ?? {})) {
      if (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
      faults.push(`package.json: ${group}.${name} is "${version}"; give the exact version`);
    }
  }
  const families = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.resolved && !entry.link) {
      faults.push(`package-lock.json: ${path} records a download address (${entry.resolved})`);
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const isThere =
        lock.packages[`${path}${path ? "/" : ""}node_modules/${name}`] ??
        lock.packages[`node_modules/${name}`] ??
        Object.keys(lock.packages).some((other) => other.endsWith(`node_modules/${name}`));
      if (!isThere)
        faults.push(`package-lock.json: ${name}, of ${path || "the product"}, is missing`);
    }
    if (!entry.os) continue;
    const family = familyOf(path);
    families.set(family, [...(families.get(family) ?? []), entry]);
  }
  for (const [family, members] of families) {
    // A package for one system alone (fsevents) has no brothers that could be missing.
    if (members.length < 2) continue;
    for (const system of systems) {
      if (serves(members, system) || notNeeded[family]?.includes(system[0])) continue;
      faults.push(`package-lock.json: ${family} has no entry for ${system.join("-")}`);
    }
  }
  return faults;
}

if (process.argv[1]?.endsWith("check-lock.mjs")) {
  const [lock, manifest] = await Promise.all(
    ["package-lock.json", "package.json"].map(async (path) =>
      JSON.parse(await readFile(path, "utf8")),
    ),
  );
  const faults = checkLock(lock, manifest);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
