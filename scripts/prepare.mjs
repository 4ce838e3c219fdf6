import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { planNpm, run } from "./run.mjs";

export const root = resolve(fileURLToPath(import.meta.url), "../..");
const oldestNode = [20, 19];

/** Whatever changes what a build makes. */
export const buildInputs = [
  "src",
  "content",
  "messages",
  "public",
  "scripts/build.ts",
  "scripts/build-worker.ts",
  "scripts/content",
  "scripts/content.ts",
  "scripts/part-groups.ts",
  "scripts/plates",
  "scripts/slim-icons.ts",
  "scripts/structure/places.ts",
  "scripts/words-of-parts.ts",
  "scripts/words/areas.ts",
  "scripts/words/catalogues.ts",
  "scripts/words/languages.ts",
  "scripts/words/messages.ts",
  "scripts/words/spellings.ts",
  "scripts/words/words-plugin.ts",
  "vite.config.ts",
  "lingui.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Whatever changes what `#content/…` names: of the code, the shapes that content has to have. */
const contentInputs = ["content", "scripts/content", "scripts/content.ts", "src/shared"];
const shapes = /schema\.ts$/;

/**
 * A sentence when the running Node is too old, else null.
 * @param {string} version as in process.versions.node
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Urvara needs Node ${oldestNode.join(".")} or newer; this is Node ${version}. Get a newer one from https://nodejs.org.`;
}

async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Whether the packages that npm noted in node_modules are those of the lock file, for this system.
 * @param {string} folder the folder that holds package-lock.json
 */
export async function isInstalled(folder) {
  const wanted = await readLock(join(folder, "package-lock.json"));
  const found = await readLock(join(folder, "node_modules/.package-lock.json"));
  if (!wanted || !found) return false;
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === "") continue;
    const installed = found.packages[path];
    if (!installed) {
      if (entry.optional || entry.devOptional || entry.peer) continue;
      return false;
    }
    if (installed.version !== entry.version) return false;
    // A folder copied from another system holds that system's binaries.
    if (installed.os && !installed.os.includes(process.platform)) return false;
    if (installed.cpu && !installed.cpu.includes(process.arch)) return false;
  }
  return true;
}

async function hashFile(hash, path, name) {
  hash
    .update(`${name}\0`)
    .update(await readFile(path))
    .update("\0");
}

async function hashPaths(folder, paths, only = /./) {
  const hash = createHash("sha256").update(`${process.versions.node.split(".")[0]}\0`);
  for (const path of paths) {
    const full = join(folder, path);
    if (!existsSync(full)) continue;
    let entries = null;
    try {
      entries = await readdir(full, { recursive: true, withFileTypes: true });
    } catch (error) {
      if (error.code !== "ENOTDIR") throw error;
    }
    if (!entries) {
      await hashFile(hash, full, path);
      continue;
    }
    const files = entries
      .filter(
        (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && only.test(entry.name),
      )
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
    for (const file of files) await hashFile(hash, file, file.slice(folder.length));
  }
  return hash.digest("hex");
}

async function readStamp(path) {
  return existsSync(path) ? (await readFile(path, "utf8")).trim() : "";
}

/** Installs the packages of the lock file unless exactly these are there. */
async function installMissing(folder) {
  const lock = await readFile(join(folder, "package-lock.json"));
  const stamp = createHash("sha256")
    .update(lock)
    .update(`${process.versions.node.split(".")[0]} ${process.platform} ${process.arch}`)
    .digest("hex");
  const file = join(folder, "node_modules/.urvara-stamp");
  if ((await readStamp(file)) === stamp) return;
  if (!(await isInstalled(folder))) {
    process.stdout.write("Installing packages…\n");
    // Whoever exports NODE_ENV=production still needs the tools that build the product.
    const npm = planNpm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
    const { code, output } = await run(npm.command, npm.args, { cwd: folder, minutes: 20 });
    if (code !== 0) throw new Error(`The packages could not be installed (npm ci):\n${output}`);
  }
  await writeFile(file, stamp);
}

/** Makes what `#content/…` names out of content/, unless it was made from exactly this. */
async function compileStale(folder) {
  const [words, forms] = await Promise.all([
    hashPaths(folder, contentInputs),
    hashPaths(folder, ["src/features"], shapes),
  ]);
  const file = join(folder, "compiled/.stamp");
  if ((await readStamp(file)) === words + forms) return;
  const tsx = join(folder, "node_modules/tsx/dist/cli.mjs");
  const { code, output } = await run(process.execPath, [tsx, "scripts/content.ts", "--quiet"], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`Something in content/ has to be put right:\n${output}`);
  await writeFile(file, words + forms);
}

/** Builds dist/ unless it was built from exactly these sources. */
async function buildStale(folder) {
  const stamp = await hashPaths(folder, buildInputs);
  const file = join(folder, "dist/.stamp");
  if ((await readStamp(file)) === stamp) return;
  process.stdout.write("Building…\n");
  const tsx = join(folder, "node_modules/tsx/dist/cli.mjs");
  const { code, output } = await run(process.execPath, [tsx, "scripts/build.ts"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
  });
  if (code !== 0) throw new Error(`The product could not be built:\n${output}`);
  await mkdir(join(folder, "dist"), { recursive: true });
  await writeFile(file, stamp);
}

/** npm leaves the lock file out of what it packs; in its place the build is in it. */
const isPackage = (folder) => !existsSync(join(folder, "package-lock.json"));

/**
 * Makes a fresh or changed checkout ready: Node's version, packages, build. What is ready stays as it is.
 * A package has all of it from the one who packed it and npm.
 * @param {{ build: boolean }} wish whether dist/ is needed too
 * @throws Error with what went wrong, whole
 */
export async function prepare({ build }) {
  const fault = checkNode(process.versions.node);
  if (fault) throw new Error(fault);
  if (isPackage(root)) return;
  await installMissing(root);
  await compileStale(root);
  if (build) await buildStale(root);
}

/** Prepares, or says what is wrong and ends the process. */
export async function prepareOrExit(wish) {
  try {
    await prepare(wish);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await prepareOrExit({ build: !process.argv.includes("--no-build") });
}
