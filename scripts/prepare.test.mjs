import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { buildInputs, checkNode, isInstalled, root } from "./prepare.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.21.0", "26.0.0"])("Node %s will do", (version) => {
  expect(checkNode(version)).toBeNull();
});

test.each(["18.20.8", "20.18.3", "19.9.0", "8.0.0"])(
  "Node %s is too old, and one sentence says so",
  (version) => {
    expect(checkNode(version)).toMatch(
      new RegExp(`^Urvara needs Node 20\\.19 or newer; this is Node ${version}\\.`),
    );
  },
);

async function check(wanted, found) {
  const folder = await mkdtemp(join(tmpdir(), "prepare-"));
  try {
    await mkdir(join(folder, "node_modules"));
    await writeFile(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
    if (found) {
      const file = join(folder, "node_modules/.package-lock.json");
      await writeFile(file, JSON.stringify({ packages: found }));
    }
    return await isInstalled(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const a = { version: "1.0.0" };

test("packages that are those of the lock file are left as they are", async () => {
  const elsewhere = { version: "1.0.0", optional: true, os: ["elsewhere"] };
  expect(
    await check(
      { "": {}, "node_modules/a": a, "node_modules/b": elsewhere },
      { "node_modules/a": a },
    ),
  ).toBe(true);
});

test("no packages, another version, a missing one or another system's are installed anew", async () => {
  expect(await check({ "node_modules/a": a }, null)).toBe(false);
  expect(await check({ "node_modules/a": a }, { "node_modules/a": { version: "1.0.1" } })).toBe(
    false,
  );
  expect(await check({ "node_modules/a": a }, {})).toBe(false);
  const foreign = { ...a, optional: true, os: ["elsewhere"] };
  expect(await check({ "node_modules/a": foreign }, { "node_modules/a": foreign })).toBe(false);
});

test("what a script of the build imports beside itself lets the build be made anew, too", async () => {
  const scripts = buildInputs.filter((path) => path.endsWith(".ts"));
  expect(scripts).toContain("scripts/build.ts");
  for (const script of scripts) {
    const text = await readFile(join(root, script), "utf8");
    for (const [, beside = ""] of text.matchAll(/from "(\.{1,2}\/[^"]+)"/g)) {
      const path = posix.join(posix.dirname(script), beside);
      const isInput = buildInputs.some((input) => `${path}/`.startsWith(`${input}/`));
      expect(isInput, `${script}: ${path}`).toBe(true);
    }
  }
});
