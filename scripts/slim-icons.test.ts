import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLines } from "./slim-icons.ts";

const folder = join(import.meta.dirname, "../node_modules/lucide-react/dist/esm/icons");

test("the lines of every icon are found, and nothing else of it", async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".mjs"));
  const codes = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const icons = codes.filter((code) => code.includes("createLucideIcon("));
  expect(icons.length).toBeGreaterThan(1000);
  for (const code of icons) {
    const lines = readLines(code);
    expect(lines, code).toMatch(/^\[[\s\S]*\]$/);
    expect(lines).not.toMatch(/key:|aliases|name:/);
  }
});
