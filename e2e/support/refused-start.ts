import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** How a program ended, and every line that it said on its way. */
type End = { code: unknown; lines: string[] };

async function runToEnd(args: string[], settings: Record<string, string>): Promise<End> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, TMPDIR: tmpdir(), HOST: "127.0.0.1", PORT: "0", ...settings };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let told = "";
  child.stdout.on("data", (chunk: Buffer) => (told += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString("utf8")));
  const clock = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const [code]: unknown[] = await once(child, "close");
  clearTimeout(clock);
  return { code, lines: told.split("\n").filter(Boolean) };
}

/** Starts the built product where it is not to start, and waits for its end. */
export const startInVain = (settings: Record<string, string>): Promise<End> =>
  runToEnd([join(root, "dist/server/main.server.js")], { LOG_LEVEL: "error", ...settings });

/** One of the operator's commands, such as `restore`, on a folder of its own. */
export const runCommand = (name: string, file: string, dataDirectory: string): Promise<End> =>
  runToEnd([join(root, "node_modules/tsx/dist/cli.mjs"), `scripts/${name}.ts`, file], {
    DATA_DIR: dataDirectory,
  });
