import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./prepare.mjs";

// A first start installs and builds what is missing, on machines that are slow at both.
const patienceInMs = 15 * 60_000;
// Windows has none: to tell a process to stop is to end it there, and its database may hold the folder on.
const hasSignals = process.platform !== "win32";

async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** What `npm start` runs: without npm between, the process that is told to stop is the product's own. */
async function readStart() {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return scripts.start.split(" ").slice(1);
}

async function isAnswered(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the product as it lies here on a new folder, asks it, and stops it.
 * @returns {Promise<string[]>} what is wrong, a sentence each
 */
async function tryStart() {
  await mkdir(join(root, "data"), { recursive: true });
  const folder = await mkdtemp(join(root, "data", "try-"));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const child = spawn(process.execPath, await readStart(), {
    cwd: root,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: "",
    },
    stdio: "inherit",
  });
  const ended = once(child, "exit");
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = Date.now() + patienceInMs;
  try {
    while (isRunning() && Date.now() < end && !(await isAnswered(`${url}/health/ready`))) {
      await wait(200);
    }
    const faults = [];
    for (const path of ["/health/live", "/health/ready", "/", "/login"]) {
      if (!(await isAnswered(`${url}${path}`))) faults.push(`${path} is not answered`);
    }
    if (!isRunning()) return [...faults, `it ended by itself, with ${child.exitCode}`];
    child.kill("SIGTERM");
    const [code] = await Promise.race([ended, wait(30_000, ["nothing"])]);
    if (code !== 0 && hasSignals) faults.push(`told to stop, it ended with ${code}`);
    return faults;
  } finally {
    if (isRunning()) child.kill("SIGKILL");
    if (hasSignals) await rm(folder, { recursive: true, force: true });
  }
}

const faults = await tryStart();
process.stdout.write(
  `${faults.length > 0 ? faults.join("\n") : "It starts, answers and stops."}\n`,
);
if (faults.length > 0) process.exitCode = 1;
