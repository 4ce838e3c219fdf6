import { spawn } from "node:child_process";

/**
 * Runs a command to its end and keeps what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, minutes?: number }} options
 * @returns {Promise<{ code: number, output: string }>} code 124 when the time ran out
 */
export function run(command, args, { cwd = process.cwd(), env = process.env, minutes = 10 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let isLate = false;
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const clock = setTimeout(() => {
      isLate = true;
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, minutes * 60_000);
    child.on("error", (error) => {
      clearTimeout(clock);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on("close", (code) => {
      clearTimeout(clock);
      if (isLate) output += `\nstopped: not finished after ${minutes} minutes\n`;
      resolve({ code: isLate ? 124 : (code ?? 1), output });
    });
  });
}

/** How to call npm: its own script when npm started us, so that no shell is needed on any system. */
export function planNpm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return { command: process.execPath, args: [script, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}
