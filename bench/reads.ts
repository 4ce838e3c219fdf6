import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readTreeSeconds } from "./cpu-time.ts";
import { type LoadPlan, runLoad } from "./load.ts";
import { insertProducts } from "./market-products.ts";
import { type BenchProduct, signUp, startProduct } from "./product.ts";
import { insertPosts, newestPosts, runBare } from "./references.ts";

const rowCount = Number(process.env["BENCH_ROWS"] ?? 100_000);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const seconds = Number(process.env["BENCH_SECONDS"] ?? 3);
const connections = 32;
const warmRequests = 5000;

/** What the first page of the market shows, one row more than it holds. */
const newestProducts = `select id, image, words, "priceInPaise", unit, category, "authorName", "authorAvator", stock, "isSample",
    "placeName", district, state, latitude, longitude, "deliveryRadiusKm", "ratingSum", "ratingCount", "createdAt", version
  from products where status = 'live' and "hiddenDate" is null order by "createdAt" desc, id desc limit $1`;

type Read = {
  name: string;
  /** The statement alone that it is held against. */
  bare?: string;
  run: () => Promise<{ requests: number }>;
};

function planReads(
  product: BenchProduct,
  { cookie, pool }: { cookie: string; pool: pg.Pool },
): Read[] {
  const get = { url: product.url, cookie, body: null, contentType: null, method: "GET" } as const;
  const ask = (path: string) => async () => {
    const plan: LoadPlan = { ...get, path, connections, seconds };
    const { failures, requests } = await runLoad(plan);
    if (failures > 0) throw new Error(`${path}: ${failures} of ${requests} failed`);
    return { requests };
  };
  const query = (name: string, text: string, limit: number) => () =>
    runBare(pool, {
      callers: connections,
      seconds,
      statement: () => ({ name, text, values: [limit] }),
    });
  const [posts, products] = ["bare: newest 20 posts", "bare: newest 6 products"];
  return [
    { name: "a constant by the product", run: ask("/health/live") },
    { name: posts, run: query("posts", newestPosts, 21) },
    { name: "newest 20 posts", bare: posts, run: ask("/api/blogs?limit=20") },
    { name: products, run: query("products", newestProducts, 7) },
    { name: "newest 6 products", bare: products, run: ask("/api/products") },
  ];
}

const median = (values: readonly number[] = []) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** All reads in turns, so that a slower minute of the machine is one for all of them. */
async function measureReads(reads: readonly Read[]): Promise<void> {
  for (const { run } of reads) {
    // So often until nothing is compiled any more, however slow the machine is.
    for (let done = 0; done < warmRequests; ) done += (await run()).requests;
  }
  const spent = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of reads) {
      // The product, and below it the database, are processes below this one.
      const before = readTreeSeconds(process.pid);
      const { requests } = await run();
      const microseconds = ((readTreeSeconds(process.pid) - before) / requests) * 1e6;
      spent.set(name, [...(spent.get(name) ?? []), microseconds]);
    }
  }
  const table = reads.map(({ name, bare }) => {
    const times = spent.get(name) ?? [];
    return {
      read: name,
      "processor time, µs": Math.round(median(times)),
      "least and most": [Math.min(...times), Math.max(...times)].map(Math.round).join(", "),
      "times the bare": bare ? (median(times) / median(spent.get(bare))).toFixed(2) : "",
    };
  });
  console.table(table);
}

/** Pages from the database beside their bare statements; `npx tsx bench/reads.ts`. */
async function runReadsBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder);
  const pool = new pg.Pool({ ...product.connection, max: connections });
  try {
    await insertPosts(pool, rowCount);
    await insertProducts(pool, rowCount);
    const cookie = await signUp(product.url);
    await measureReads(planReads(product, { cookie, pool }));
    process.stdout.write(
      `${rowCount} rows each, ${connections} connections, ${rounds} rounds of ${seconds} s, Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await pool.end();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runReadsBench();
