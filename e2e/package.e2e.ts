import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";

const root = resolve(import.meta.dirname, "..");
const manifestSchema = z.object({
  bin: z.object({ urvara: z.string() }),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
let place: string;
let installed: string;

const runHere = (command: string, args: string[]) =>
  promisify(execFile)(command, args, { cwd: root });

/**
 * Puts the packages that the packed product names beside it, and no others. They are those of this
 * checkout, so that nothing is asked of a registry.
 */
async function linkNamedPackages(): Promise<void> {
  const manifest = await readManifest();
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const link = join(place, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, "node_modules", name), link);
  }
}

const readManifest = async () =>
  manifestSchema.parse(JSON.parse(await readFile(join(installed, "package.json"), "utf8")));

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "urvara-package-"));
  installed = join(place, "node_modules/urvara");
  await mkdir(installed, { recursive: true });
  // What is packed is the build that all other journeys try.
  await runHere("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", place]);
  const packed = (await readdir(place)).find((name) => name.endsWith(".tgz")) ?? "";
  await runHere("tar", ["-xzf", join(place, packed), "-C", installed, "--strip-components=1"]);
  await linkNamedPackages();
});
afterAll(() => rm(place, { recursive: true, force: true }));

test("what is packed is the build and its start, without sources, and packing builds it", async () => {
  expect((await readdir(installed)).sort()).toEqual([
    "LICENSE",
    "NOTICE",
    "README.md",
    "dist",
    "package.json",
    "scripts",
  ]);
  expect((await readdir(join(installed, "dist"))).sort()).toEqual(["client", "server"]);
  const { scripts } = await readManifest();
  expect(scripts["prepack"]).toBe(scripts["build"]);
});

/** Starts the packed product in an empty folder, with nothing told but where it listens. */
async function startPacked(folder: string) {
  const weather = await openDemoProvider();
  const { bin } = await readManifest();
  const child = spawn(process.execPath, [join(installed, bin.urvara)], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      // Whichever is free; it says which one that was.
      PORT: "0",
      HOST: "127.0.0.1",
      WEATHER_URL: weather.url,
      HAIL_FEED_URL: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    const [code]: unknown[] = await ended;
    await weather.close();
    return { code, output };
  };
  const url = await new Promise<string>((settle, fail) => {
    const keep = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const [, address] = /Urvara is ready .*listening on (\S+)\)/.exec(output) ?? [];
      if (address) settle(address);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    void ended.then(() => fail(new Error(`It ended before it was ready:\n${output}`)));
    setTimeout(() => fail(new Error(`It was not ready in time:\n${output}`)), 60_000).unref();
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

test("it starts in an empty folder, keeps its data there, serves its first page and stops", async () => {
  const folder = join(place, "empty");
  await mkdir(folder);
  const before = await readdir(installed, { recursive: true });
  const product = await startPacked(folder);
  try {
    expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
    const page = await fetch(product.url);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("<title>Urvara");
    const [, style = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(new URL(style, product.url))).headers.get("content-type")).toMatch("css");
    expect(await readdir(folder)).toEqual(["data"]);
  } finally {
    const { code, output } = await product.stop();
    expect(code, output).toBe(0);
  }
  expect(await readdir(installed, { recursive: true })).toEqual(before);
});
