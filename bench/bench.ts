import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openPosts } from "#src/features/blogs/store.server.ts";
import { openDb } from "#src/platform/db.server.ts";
import { readMemory, readTreeSeconds } from "./cpu-time.ts";
import { measureIdentity } from "./identity.ts";
import { measureLive } from "./live.ts";
import { type LoadPlan, type LoadResult, runLoad } from "./load.ts";
import { type BenchProduct, makePostForm, signUp, startProduct } from "./product.ts";
import { insertPosts, newestPosts, runBare, runCallers, startConstant } from "./references.ts";
import { measureSignInQueue } from "./sign-in-queue.ts";

const postCount = 100_000;
const connectionCounts = [1, 32, 256];
const secondsPerRound = Number(process.env["BENCH_SECONDS"] ?? 5);

type Row = {
  operation: string;
  connections: number;
  perSecond: number;
  p50: string;
  p99: string;
  cpuMicroseconds: string;
  refused: number;
};

const rows: Row[] = [];
async function measure(
  operation: string,
  { plan, processId }: { plan: Omit<LoadPlan, "connections" | "seconds">; processId: number },
): Promise<void> {
  for (const connections of connectionCounts) {
    await runLoad({ ...plan, connections, seconds: 1 });
    const before = readTreeSeconds(processId);
    const result = await runLoad({ ...plan, connections, seconds: secondsPerRound });
    const spent = readTreeSeconds(processId) - before;
    addRow(operation, { connections, ...result, spent });
  }
}

function addRow(
  operation: string,
  given: Partial<LoadResult> & {
    connections: number;
    requests: number;
    seconds: number;
    spent: number;
  },
): void {
  const { connections, requests, seconds, p50, p99, spent, failures = 0 } = given;
  const milliseconds = (value: number | undefined) => (value ? `${value.toFixed(1)} ms` : "-");
  rows.push({
    operation,
    connections,
    perSecond: Math.round((requests - failures) / seconds),
    p50: milliseconds(p50),
    p99: milliseconds(p99),
    cpuMicroseconds: Number.isNaN(spent) ? "-" : String(Math.round((spent / requests) * 1e6)),
    refused: failures,
  });
  const last = rows.at(-1);
  process.stdout.write(`${JSON.stringify(last)}\n`);
}

async function measureReads(
  product: BenchProduct,
  { cookie, pool }: { cookie: string; pool: pg.Pool },
): Promise<void> {
  const processId = product.process.pid ?? 0;
  const get = { url: product.url, cookie, body: null, contentType: null };
  await measure("newest posts, from memory", {
    plan: { ...get, method: "GET", path: "/api/blogs" },
    processId,
  });
  await measure("newest 20, from the database", {
    plan: { ...get, method: "GET", path: "/api/blogs?limit=20" },
    processId,
  });
  await measure("reference: a constant by the product", {
    plan: { ...get, method: "GET", path: "/health/live" },
    processId,
  });
  const answer = await fetch(`${product.url}/api/blogs`, { headers: { cookie } });
  const constant = await startConstant(Buffer.from(await answer.arrayBuffer()));
  await measure("reference: node:http, the same bytes", {
    plan: { ...get, url: constant.url, method: "GET", path: "/" },
    processId: process.pid,
  });
  await constant.stop();
  for (const callers of [1, 32]) {
    // The product, and below it the database, are processes below this one.
    const before = readTreeSeconds(process.pid);
    const bare = await runBare(pool, {
      callers,
      seconds: secondsPerRound,
      statement: () => ({ name: "newest", text: newestPosts, values: [21] }),
    });
    const spent = readTreeSeconds(process.pid) - before;
    addRow("reference: newest 20 by pg alone", { connections: callers, ...bare, spent });
  }
}

async function measureWrites(
  product: BenchProduct,
  { cookie, pool }: { cookie: string; pool: pg.Pool },
): Promise<void> {
  const processId = product.process.pid ?? 0;
  const { rows: ids } = await pool.query<{ id: string }>("select id from blogs limit 1000");
  const paths = ids.map(({ id }) => `/api/blogs/${id}/like`);
  const post = { url: product.url, cookie, method: "POST", path: "/" } as const;
  const like = { ...post, body: null, contentType: null };
  await measure("like, one post", { plan: { ...like, paths: paths.slice(0, 1) }, processId });
  await measure("like, a thousand posts in turn", { plan: { ...like, paths }, processId });
  const form = await makePostForm();
  await measure("create a post with a small picture", {
    plan: { ...post, path: "/api/blogs", ...form },
    processId,
  });
}

/** Posts stored without HTTP and without their pictures: what the database and the grouping can do. */
async function measureStore(product: BenchProduct): Promise<void> {
  const { db, close } = openDb(product.connection);
  const storePost = openPosts(db);
  const author = { uid: "bench", displayName: "Bench" };
  const post = {
    title: "Rain",
    description: "In the night.",
    category: "water",
    language: "en",
  } as const;
  for (const connections of [1, 32, 256]) {
    const before = readTreeSeconds(process.pid);
    const stored = await runCallers({ callers: connections, seconds: secondsPerRound }, () =>
      storePost({
        input: { ...post, id: crypto.randomUUID() },
        imageUrl: "/pictures/samples/blog-1.svg",
        author,
        now: new Date(),
      }),
    );
    const spent = readTreeSeconds(process.pid) - before;
    addRow("store a post, without HTTP and picture", { connections, ...stored, spent });
  }
  await close();
}

/** Processor time from start to readiness on the database that is there, five times, and memory at rest. */
async function measureStart(folder: string): Promise<BenchProduct> {
  const seconds: string[] = [];
  const start = async () => {
    const product = await startProduct(folder);
    seconds.push(readTreeSeconds(product.process.pid ?? 0).toFixed(2));
    return product;
  };
  for (let times = 1; times < 5; times += 1) await (await start()).stop();
  const product = await start();
  await wait(3000);
  const { megabytes } = readMemory(product.process.pid ?? 0);
  process.stdout.write(
    `start to ready: ${seconds.join(", ")} s of processor time; at rest ${megabytes} MB\n`,
  );
  return product;
}

async function runBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const first = await startProduct(folder);
  const filling = new pg.Pool({ ...first.connection, max: 1 });
  await insertPosts(filling, postCount);
  await filling.end();
  await first.stop();
  const product = await measureStart(folder);
  const pool = new pg.Pool({ ...product.connection, max: 32 });
  try {
    const cookie = await signUp(product.url);
    await measureReads(product, { cookie, pool });
    await measureIdentity(product);
    await measureSignInQueue(product, { cookie, seconds: secondsPerRound });
    await measureWrites(product, { cookie, pool });
    await measureStore(product);
    const { most } = readMemory(product.process.pid ?? 0);
    process.stdout.write(`memory at most until here: ${most} MB\n`);
    await measureLive(product);
  } finally {
    await pool.end();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  process.stdout.write(
    `\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores ${cpu?.model ?? ""}, ${memory}, load ${loadavg()[0]?.toFixed(1)}, ${postCount} posts, ${secondsPerRound} s a round\n`,
  );
  console.table(rows);
}

await runBench();
await import("./reads.ts");
await import("./search.ts");
await import("./marketplace.ts");
await import("./pictures.ts");
await import("./places.ts");
await import("./weather.ts");
await import("./irrigation.ts");
await import("./schemes.ts");
await import("./notices.ts");
await import("./assistant.ts");
await import("./assistant-stream.ts");
