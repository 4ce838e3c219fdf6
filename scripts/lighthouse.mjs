import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findChromium } from "./chromium.mjs";
import { root } from "./prepare.mjs";
import { planNpm, run } from "./run.mjs";

// Not in the lock file: one of its own packages cannot be locked completely.
const lighthouse = "lighthouse@12.8.2";
const rounds = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];
const pages = [
  { name: "landing", path: "/", isGuarded: false },
  { name: "sign in", path: "/login", isGuarded: false },
  { name: "dashboard", path: "/dashboard", isGuarded: true },
  { name: "blogs", path: "/community/blogs", isGuarded: true },
];
/** Words after the command name the pages wanted. */
const wanted = process.argv.slice(2);
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

async function startProduct(folder) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, "dist/server/main.server.js")], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return { url, child };
    await wait(100);
  }
  throw new Error("The product did not start");
}

/** Signs up a farmer and returns the cookies that its browser would send. */
async function signUp(url) {
  const answer = await fetch(`${url}/api/session/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({
      email: `lighthouse.${Date.now()}@example.org`,
      password: "monsoon-2026",
      agreedToTerms: false,
    }),
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** One audit; a trace that the browser lost is taken again. */
async function auditPatiently(page, given) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await audit(page, given);
    } catch (error) {
      if (tries === 3 || !/Runtime error encountered/.test(error.message)) throw error;
    }
  }
}

async function audit(page, { url, cookie, folder, chromium }) {
  const headers = join(folder, "headers.json");
  const report = join(folder, "report.json");
  await writeFile(headers, JSON.stringify(page.isGuarded ? { Cookie: cookie } : {}));
  const npm = planNpm([
    "exec",
    "--yes",
    "--",
    lighthouse,
    `${url}${page.path}`,
    "--quiet",
    "--output=json",
    `--output-path=${report}`,
    `--extra-headers=${headers}`,
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic",
  ]);
  const env = { ...process.env, CHROME_PATH: chromium };
  const { code, output } = await run(npm.command, npm.args, { cwd: folder, env, minutes: 4 });
  if (code !== 0) throw new Error(`Lighthouse failed on ${page.path}:\n${output}`);
  const result = JSON.parse(await readFile(report, "utf8"));
  if (new URL(result.finalDisplayedUrl).pathname !== page.path) {
    throw new Error(`${page.path} led to ${result.finalDisplayedUrl}: the session was not taken`);
  }
  return result;
}

function summarise(result) {
  const audits = result.audits;
  const number = (name) => Math.round(audits[name]?.numericValue ?? Number.NaN);
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)]),
    ),
    "FCP ms": number("first-contentful-paint"),
    "LCP ms": number("largest-contentful-paint"),
    "TBT ms": number("total-blocking-time"),
    CLS: Number((audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3)),
    bytes: number("total-byte-weight"),
    index: Math.round(result.environment.benchmarkIndex),
  };
}

const folder = await mkdtemp(join(tmpdir(), "urvara-lighthouse-"));
const chromium = await findChromium();
const { url, child } = await startProduct(folder);
try {
  const cookie = await signUp(url);
  const table = {};
  for (const page of chosen) {
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push(summarise(await auditPatiently(page, { url, cookie, folder, chromium })));
    }
    results.sort((a, b) => b.performance - a.performance || a["LCP ms"] - b["LCP ms"]);
    table[page.name] = results[0];
    process.stdout.write(`${page.name}: ${JSON.stringify(results[0])}\n`);
  }
  console.table(table);
} finally {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
  await rm(folder, { recursive: true, force: true });
}
