import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import sharp from "sharp";
import { readTreeSeconds } from "./cpu-time.ts";
import { measureIdentity } from "./identity.ts";
import { type LoadPlan, type LoadResult, loadResult } from "./load.ts";
import { type BenchProduct, signUp, startProduct } from "./product.ts";
import { runBare, startConstant } from "./references.ts";

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
const table = `insert into blogs (id, title, description, "imageUrl", category, language, "authorName", "postedDate", likes, "searchText")
  select gen_random_uuid()::text, 'Post number ' || n, repeat('Rain came in the night. ', 8), '/pictures/samples/blog-1.svg',
    'water', 'en', 'Farmer ' || n % 500, timestamptz '2026-01-01' + n * interval '1 minute', n % 90, 'post number ' || n
  from generate_series(1, ${postCount}) n`;
const newest = `select id, title, description, "imageUrl", "authorName", "postedDate", likes, category, language
  from blogs order by "postedDate" desc, id desc limit 10`;

/** Runs a round in a process of its own, so that it does not share the product's thread. */
async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "load.ts")],
    { env: { ...process.env, LOAD_PLAN: JSON.stringify(plan) }, maxBuffer: 1 << 24 },
  );
  return loadResult.parse(JSON.parse(stdout));
}

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

/** A post's form as a browser sends it, with `{id}` in place of the id. */
async function makeForm(): Promise<{ body: string; contentType: string }> {
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: "#5b8c3a" },
  })
    .jpeg()
    .toBuffer();
  const boundary = "urvara-bench";
  const fields = { id: "{id}", title: "Rain", description: "In the night.", category: "water" };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    body: body.toString("base64"),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

async function measureProduct(product: BenchProduct, pool: pg.Pool): Promise<void> {
  const cookie = await signUp(product.url);
  const processId = product.process.pid ?? 0;
  const get = { url: product.url, cookie, body: null, contentType: null };
  await measure("newest posts, GET /api/blogs", {
    plan: { ...get, method: "GET", path: "/api/blogs" },
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
      statement: () => ({ name: "newest", text: newest }),
    });
    const spent = readTreeSeconds(process.pid) - before;
    addRow("reference: the same SQL by pg", { connections: callers, ...bare, spent });
  }
  await measureWrites(product, { cookie, pool });
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
  const form = await makeForm();
  await measure("create a post with a small picture", {
    plan: { ...post, path: "/api/blogs", ...form },
    processId,
  });
}

async function runBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder);
  const pool = new pg.Pool({ ...product.connection, max: 32 });
  try {
    await pool.query(table);
    await pool.query("vacuum analyze blogs");
    await measureIdentity(product);
    await measureProduct(product, pool);
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
