import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare, root } from "./prepare.mjs";
import { run } from "./run.mjs";

const bin = (path) => join(root, "node_modules", path);
const tsx = bin("tsx/dist/cli.mjs");
/** `--shard=2/4` runs the second quarter of the test files, so that several machines share them. */
const shard = process.argv.slice(2).filter((arg) => arg.startsWith("--shard="));

/** A check that passes when its command does; what it prints is shown when it fails. */
function command(name, args) {
  const node = async () => {
    const { code, output } = await run(process.execPath, args, { cwd: root });
    const lines = output.trim().split("\n");
    const note = code === 0 && lines.at(-1)?.startsWith("note: ") ? lines.at(-1).slice(6) : "";
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, note };
  };
  return { name, run: node };
}

function readReport(report) {
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const broken = report.testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const left = results.filter((test) => !["passed", "failed"].includes(test.status));
  return {
    passed: results.filter((test) => test.status === "passed").length,
    failed: results.filter((test) => test.status === "failed").length + broken.length,
    note: left.length > 0 ? `not run here: ${left.map((test) => test.fullName).join("; ")}` : "",
  };
}

/** Runs projects of vitest and counts their tests one by one. */
async function runVitest(projects, env = process.env) {
  const folder = await mkdtemp(join(tmpdir(), "urvara-test-"));
  try {
    const file = join(folder, "report.json");
    const { code, output } = await run(
      process.execPath,
      [
        bin("vitest/vitest.mjs"),
        "run",
        ...projects.map((project) => `--project=${project}`),
        ...shard,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      { cwd: root, env: { ...env, NODE_ENV: "test", NO_COLOR: "1" }, minutes: 55 },
    );
    let counts = { passed: 0, failed: 0, note: "" };
    try {
      counts = readReport(JSON.parse(await readFile(file, "utf8")));
    } catch (error) {
      return { passed: 0, failed: 1, output: `${output}\n${error.message}`, note: "" };
    }
    // An error outside every test, or no test at all, is a failure too.
    const isUncounted = counts.failed === 0 && (code !== 0 || counts.passed === 0);
    return { ...counts, failed: counts.failed + (isUncounted ? 1 : 0), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runBrowser(...projects) {
  try {
    const finder = pathToFileURL(join(root, "scripts/chromium.mjs")).href;
    const { findChromium, findShell } = await import(finder);
    const found = {
      CHROMIUM_SHELL_PATH: await findShell(),
      CHROMIUM_PATH: await findChromium(),
    };
    return await runVitest(projects, { ...process.env, ...found });
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message, note: "" };
  }
}

async function runPrepare() {
  try {
    await prepare({ build: true });
    return { passed: 1, failed: 0, output: "", note: "" };
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message, note: "" };
  }
}

const build = { name: "build", run: runPrepare };
const units = { name: "unit and integration", run: () => runVitest(["*unit"]) };
/** One after the other, which is done before the units are: these leave a fifth of two cores idle. */
const besideUnits = [
  command("format", [bin("@biomejs/biome/bin/biome"), "format", "."]),
  command("lint", [bin("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings"]),
  command("types", [bin("typescript/bin/tsc"), "-p", ".", "--noEmit"]),
  command("structure", [tsx, "scripts/check-structure.ts"]),
  command("lock file", ["scripts/check-lock.mjs"]),
  command("messages", [tsx, "scripts/check-messages.ts"]),
  command("unused", [bin("knip/bin/knip.js"), "--no-progress"]),
  command("build guard", [tsx, "scripts/check-build-guard.ts"]),
  command("bundle budgets", [tsx, "scripts/check-budgets.ts"]),
  { name: "parts", run: () => runBrowser("parts") },
  // They wait half of their time for what was ended to begin again.
  { name: "faults", run: () => runVitest(["e2e-ending"]) },
];
/** Some of them measure, and together they keep the machine busy by themselves. */
const journeys = { name: "browser", run: () => runBrowser("e2e", "e2e-alone") };
const checks = [build, units, ...besideUnits, journeys];
const ofE2e = ["parts", "faults", "browser"];

/** The checks asked for: all, all but the browser's, or those named after --only. */
function choose(args) {
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (only) return checks.filter((check) => only.split(",").includes(check.name));
  if (!args.includes("--no-browser")) return checks;
  return checks.filter((check) => !ofE2e.includes(check.name));
}

const total = { passed: 0, failed: 0 };

async function report(check) {
  const start = performance.now();
  const { passed, failed, output, note } = await check.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = failed > 0 ? "FAILED" : "ok";
  const extra = note ? ` (${note})` : "";
  process.stdout.write(
    `${mark.padEnd(6)} ${check.name}: ${passed} passed, ${failed} failed, ${seconds} s${extra}\n`,
  );
}

async function reportAll(asked) {
  const reportEach = async (some) => {
    for (const check of some) if (asked.includes(check)) await report(check);
  };
  await reportEach([build]);
  // Without its packages nothing else can be asked.
  if (asked.includes(build) && !existsSync(tsx)) return;
  await Promise.all([reportEach([units]), reportEach(besideUnits)]);
  await reportEach([journeys]);
}

await reportAll(choose(process.argv.slice(2)));
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
if (total.failed > 0) process.exitCode = 1;
