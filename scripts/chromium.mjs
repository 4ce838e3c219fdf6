import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./prepare.mjs";
import { planNpm, run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find(isProgram) ?? null;
}

async function findDownloaded() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function installBySystem() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  if (!existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-core"];
  // The list that a machine came with may name a browser many versions old.
  await run("apt-get", ["update"], { env });
  await run("apt-get", install, { env });
  return findInstalled(process.env);
}

async function download() {
  const npm = planNpm(["exec", "--", "playwright-core", "install", "chromium"]);
  await run(npm.command, npm.args, { cwd: root });
  return findDownloaded();
}

/**
 * A Chromium to test with: the one named, one that is installed, else one that is fetched.
 * @returns {Promise<string>} its path
 * @throws Error with one clear sentence
 */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program.`);
  }
  const found =
    findInstalled(env) ??
    (await findDownloaded()) ??
    (await installBySystem()) ??
    (await download());
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium, and none could be found or fetched: install it, or name it in CHROMIUM_PATH.",
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(await findChromium());
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
