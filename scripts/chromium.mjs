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

function findOnPath(env, wanted) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

/** A Chromium or Chrome of this machine, or null. */
export const findInstalled = (env) => findOnPath(env, names) ?? places.find(isProgram) ?? null;

async function findDownloaded() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** Where it is allowed, with the packages named. */
async function installBySystem(packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  if (!existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // The list that a machine came with may name a browser many versions old.
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env });
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
  const found = findInstalled(env) ?? (await findDownloaded());
  if (found) return found;
  await installBySystem(["chromium", "fonts-noto-core"]);
  const fetched = findInstalled(env) ?? (await download());
  if (fetched) return fetched;
  throw new Error(
    "The browser tests need Chromium, and none could be found or fetched: install it, or name it in CHROMIUM_PATH.",
  );
}

/**
 * The same engine without windows, which draws no buttons and tabs of its own that nobody sees: a third of the
 * work of a whole browser. Where there is none, and where CHROMIUM_PATH names one, the whole browser.
 * @returns {Promise<string>} its path
 * @throws Error with one clear sentence
 */
export async function findShell(env = process.env) {
  if (env.CHROMIUM_PATH) return findChromium(env);
  const find = () => findOnPath(env, ["chromium-headless-shell", "chrome-headless-shell"]);
  const found = find();
  if (found) return found;
  await installBySystem(["chromium-headless-shell"]);
  return find() ?? findChromium(env);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(await findChromium());
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
