import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { prepare, root } from "./prepare.mjs";

const longestInMs = 30 * 60_000;

/** Breaks the built product in every way that the tests know, many times over: what fails or is measured is shown. */
async function soak(report) {
  const args = ["run", "--project=e2e*", "--reporter=default", "--reporter=json"];
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      ...args,
      `--outputFile.json=${report}`,
      "e2e/fault-",
      "e2e/nothing-lost",
      "e2e/orders-kept",
      "e2e/popup",
    ],
    {
      cwd: root,
      env: { ...process.env, SOAK: "1", NODE_ENV: "test", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.trim()) process.stdout.write(`${line}\n`);
  });
  const clock = setTimeout(() => {
    process.stdout.write("stopped: not finished after 30 minutes\n");
    child.kill("SIGTERM");
  }, longestInMs);
  const code = await new Promise((settle) => {
    child.on("close", settle);
  });
  clearTimeout(clock);
  return code ?? 1;
}

const folder = await mkdtemp(join(tmpdir(), "urvara-soak-"));
try {
  await prepare({ build: true });
  const report = join(folder, "report.json");
  const code = await soak(report);
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
    await readFile(report, "utf8"),
  );
  // An error outside every test, or no test at all, is a failure too.
  const isUncounted = numFailedTests === 0 && (code !== 0 || numPassedTests === 0);
  const failed = numFailedTests + (isUncounted ? Math.max(1, numFailedTestSuites) : 0);
  if (numPendingTests > 0) process.stdout.write(`not run here: ${numPendingTests}\n`);
  process.stdout.write(`${numPassedTests} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
