import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkLock } from "./check-lock.mjs";

const native = (os, cpu) => ({ version: "1.0.0", optional: true, os: [os], cpu: [cpu] });
const packages = {
  "": {},
  "node_modules/fast": {
    version: "1.0.0",
    optionalDependencies: { "fast-linux-x64-gnu": "1.0.0", "fast-darwin-arm64": "1.0.0" },
  },
  "node_modules/fast-linux-x64-gnu": native("linux", "x64"),
  "node_modules/fast-linux-arm64-gnu": native("linux", "arm64"),
  "node_modules/fast-darwin-arm64": native("darwin", "arm64"),
  "node_modules/fast-win32-x64-msvc": native("win32", "x64"),
};
const without = (name) =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => path !== `node_modules/${name}`));

test("a lock with every system's binaries has no faults", () => {
  expect(checkLock({ packages }, { dependencies: { fast: "1.0.0" } })).toEqual([]);
});

test.each([
  ["fast-linux-arm64-gnu", "node_modules/fast has no entry for linux-arm64"],
  ["fast-win32-x64-msvc", "node_modules/fast has no entry for win32-x64"],
  ["fast-darwin-arm64", "fast-darwin-arm64, of node_modules/fast, is missing"],
])("a lock without %s is refused", (name, message) => {
  const faults = checkLock({ packages: without(name) }, {});
  expect(faults.join("\n")).toContain(message);
});

test("a download address is refused", () => {
  const resolved = "https://example.org/a.tgz";
  const faults = checkLock({ packages: { "node_modules/a": { version: "1.0.0", resolved } } }, {});
  expect(faults).toHaveLength(1);
});

test.each(["^1.2.3", "~1.2.3", "1.x", "latest", "*", "1.2"])(
  "a version %s is refused",
  (version) => {
    expect(checkLock({ packages: {} }, { devDependencies: { a: version } })).toHaveLength(1);
  },
);

test("the product's own lock is sound", async () => {
  const read = async (path) => JSON.parse(await readFile(path, "utf8"));
  expect(checkLock(await read("package-lock.json"), await read("package.json"))).toEqual([]);
});
