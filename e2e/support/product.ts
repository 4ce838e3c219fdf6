import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";

const built = resolve(import.meta.dirname, "../../dist/server/main.server.js");
const patienceInMs = 60_000;

export type RunningProduct = {
  url: string;
  /** Its own folder; in `data` lies what it keeps, mails that would be sent among it. */
  dataDirectory: string;
  processId: number;
  /** What the process wrote so far. */
  output: () => string;
  stop: () => Promise<void>;
  /** Ends the process as a power cut would: nothing of it runs on. Its folder stays. */
  kill: () => Promise<void>;
};

/** A port that nothing listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

/** By its own word: at the address another product may have begun to answer, and would be taken for it. */
async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + patienceInMs;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    if (output().includes("Urvara is ready")) return;
    await wait(50);
  }
  throw new Error("The product did not become ready");
}

/**
 * Starts the built product as whoever runs it does, on a port and a folder of its own.
 * @param settings further environment, such as DATABASE_URL, or a PORT that has to be known beforehand
 * @param folder one that exists already and is the caller's to remove
 */
export async function startProduct(
  settings: Record<string, string> = {},
  folder?: string,
): Promise<RunningProduct> {
  if (!existsSync(built)) throw new Error("There is no build: npm run build makes it");
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      return await startOnce(settings, folder);
    } catch (error) {
      // Another program, or a connection of our own, took the port after it was found free.
      const isTaken = error instanceof Error && error.message.includes("EADDRINUSE");
      if (!isTaken || triesLeft === 0) throw error;
    }
  }
}

/** With whose each file is, which PostgreSQL asks after where root starts it, and Node's own copy forgets. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === "win32") await cp(from, to, { recursive: true });
  else await promisify(execFile)("cp", ["-a", from, to]);
}

async function startOnce(
  settings: Record<string, string>,
  folder?: string,
): Promise<RunningProduct> {
  // No journey asks the weather of the world.
  const weather = await openDemoProvider();
  const dataDirectory = folder ?? (await mkdtemp(join(await findQuickFolder(), "urvara-e2e-")));
  const filled = process.env["E2E_FILLED_DATA"];
  if (!folder && filled) await copyFolder(filled, join(dataDirectory, "data"));
  const port = settings["PORT"] ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [built], {
    cwd: dataDirectory,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TMPDIR: tmpdir(),
      NODE_ENV: "production",
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: join(dataDirectory, "data"),
      LOG_LEVEL: "warn",
      // Each farmer of a journey comes from an address of their own.
      TRUST_PROXY: "true",
      WEATHER_URL: weather.url,
      HAIL_FEED_URL: "off",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isRunning()) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([
        gone,
        wait(20_000, undefined, { ref: false }).then(() => child.kill("SIGKILL")),
      ]);
    }
    await weather.close();
    if (!folder) await rm(dataDirectory, { recursive: true, force: true });
  };
  const kill = async () => {
    if (!isRunning()) throw new Error(`The product had ended before it was killed:\n${output}`);
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await weather.close();
  };
  try {
    await waitUntilReady(child, () => output);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start:\n${output}`, { cause: error });
  }
  return { url, dataDirectory, processId: child.pid ?? 0, output: () => output, stop, kill };
}
