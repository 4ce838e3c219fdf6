import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { words } from "./words-plugin.ts";

/** A copy of what the app is made of, with Kannada made up: its files, and nothing else. */
let root = "";
const letters = "ಕಖಗಘಙಚಛಜಝಞ";
const known = new Map<string, string>();

/** A text in the letters of the language, like no other, with the figures of the English one and what is put into it. */
function makeUpText(english: string): string {
  const word = String(known.size).replaceAll(/\d/g, (figure) => letters[Number(figure)] ?? "");
  // What a phone reads stands in a line of its own.
  const [, said = english, line = ""] = /^([^]*?)(\n\n\{line\})?$/.exec(english) ?? [];
  const kept = said.match(/\{[^}]*\}|\d+(?:[.,]\d+)*/g) ?? [];
  const told = known.get(english) ?? [`ಪದ${word}`, ...kept].join(" ") + line;
  known.set(english, told);
  return told;
}

function makeUp(value: unknown): unknown {
  if (typeof value === "string") return makeUpText(value);
  if (Array.isArray(value)) return value.map(makeUp);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, makeUp(each)]));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "language-"));
  const parts = ["content", "messages", "scripts", "src", "package.json", "tsconfig.json"];
  await Promise.all(parts.map((part) => cp(part, join(root, part), { recursive: true })));
  await symlink(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  const files = await readdir(join(root, "content"), { recursive: true });
  for (const file of files.filter((each) => each.endsWith("/en.yaml"))) {
    if (file.startsWith("languages/")) continue;
    const english = join(root, "content", file);
    const told = stringify(makeUp(parse(await readFile(english, "utf8"))));
    await writeFile(english.replace(/en\.yaml$/, "kn.yaml"), told);
  }
  await writeFile(join(root, "content/languages/kn.yaml"), "name: ಕನ್ನಡ\nscript: Kannada\n");
  const english: Record<string, { translation: string }> = JSON.parse(
    await readFile(join(root, "messages/en.json"), "utf8"),
  );
  for (const text of Object.values(english)) text.translation = `ಪದ ${text.translation}`;
  await writeFile(join(root, "messages/kn.json"), JSON.stringify(english));
}, 60_000);
afterAll(() => rm(root, { recursive: true, force: true }));

test("a language is added by its files alone: the app speaks it, knows what is told in it, and loads its words", async () => {
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  await promisify(execFile)(process.execPath, [tsx, "scripts/content.ts", "--quiet"], {
    cwd: root,
  });
  const read = (path: string) => readFile(join(root, "compiled", path), "utf8");
  expect(await read("languages.ts")).toContain('readonly ["en","hi","kn","mr"]');
  expect(await read("languages.ts")).toContain('"kn": "kn-IN-u-nu-latn"');
  const told = ["insurance-terms.ts", "schemes.ts", "pests/tomato.ts", "server-words.ts"];
  for (const path of told) {
    expect(await read(path), path).toMatch(/"kn": \{/);
  }
  await writeFile(join(root, "speak.ts"), 'export { words } from "virtual:words";\n');
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [words()],
    build: {
      write: false,
      rolldownOptions: { input: join(root, "speak.ts"), preserveEntrySignatures: "strict" },
    },
  });
  const chunks = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const spoken = chunks.filter((chunk) => chunk.type === "chunk" && chunk.code.includes("ಪದ"));
  expect(spoken.length).toBeGreaterThan(20);
}, 120_000);
