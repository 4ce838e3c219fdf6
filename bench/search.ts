import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { listPosts } from "#src/features/blogs/store.server.ts";
import { readTreeSeconds } from "./cpu-time.ts";
import { type BenchProduct, signUp, startProduct } from "./product.ts";
import { readPlans } from "./read-plans.ts";
import { insertPosts } from "./search-posts.ts";

const postCount = 100_000;
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 40);

const typed = {
  "words of many posts, Latin": ["tomato", "drip", "neem oil", "wheat price", "soybean"],
  "words of many posts, Devanagari": ["टमाटर", "पानी", "सिंचाई खाद", "गेहूं", "शेतकरी"],
  "Hindi in Latin letters": ["tamatar", "sinchai", "khaad", "kapas", "bajar"],
  "with slips": ["tomatto", "pompegranate", "irigation", "wheta", "टमाटार", "सिचाई"],
  "two words as one": ["powertiller", "wheatborer", "neemoil"],
  "common words that never stand together": [
    "cumin papaya कपास",
    "tomato seeds for the rain water in the field",
  ],
  "nothing matches": ["qwertyuiop", "xylophonist", "झझझझझझ", "0987654321", "nobodywrotethis"],
};

/** What grows on a farm, and its PIN code; the posts of the bench name no districts. */
const farms = {
  "a crop of many posts": { crops: ["wheat"], pin: null },
  "six crops and a district": {
    crops: ["wheat", "onion", "tomato", "soybean", "cotton", "chickpea"],
    pin: "422001",
  },
  "crops of few posts": { crops: ["lentil", "sunflower", "sorghum"], pin: "422001" },
  "a district of no post": { crops: [], pin: "422001" },
};

const answer = z.object({ posts: z.array(z.unknown()), nextCursor: z.string().nullable() });

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);

let caller = 0;

/** Asks for lists of posts one after the other, again and again. */
async function measureLists(
  { url, process: { pid = 0 } }: BenchProduct,
  { cookie, asked }: { cookie: string; asked: Record<string, string>[] },
) {
  const times: number[] = [];
  const before = readTreeSeconds(pid);
  let [found, slowest] = [0, { word: "", time: 0 }];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of asked) {
      caller += 1;
      const begun = performance.now();
      const got = await fetch(`${url}/api/blogs?${new URLSearchParams(query)}`, {
        headers: { cookie, "x-forwarded-for": `10.7.${(caller >> 8) & 255}.${caller & 255}` },
      });
      const { posts } = answer.parse(await got.json());
      const time = performance.now() - begun;
      times.push(time);
      if (time > slowest.time) slowest = { word: query["search"] ?? "", time };
      if (round === 0) found += posts.length;
    }
  }
  return {
    found,
    requests: times.length,
    "p50 ms": at(times, 0.5),
    "p99 ms": at(times, 0.99),
    "processor ms": (((readTreeSeconds(pid) - before) / times.length) * 1000).toFixed(1),
    slowest: `${slowest.word} ${slowest.time.toFixed(1)} ms`.trim(),
  };
}

async function measureSearches(product: BenchProduct, cookie: string): Promise<void> {
  const table = [];
  for (const [kind, words] of Object.entries(typed)) {
    const asked = words.map((search) => ({ search }));
    table.push({ typed: kind, ...(await measureLists(product, { cookie, asked })) });
  }
  console.table(table);
}

/** Sends what a farmer's browser would, from that farmer's own address. */
async function send(url: string, given: { method: string; cookie: string; body: object }) {
  const { method, cookie, body } = given;
  const { origin } = new URL(url);
  caller += 1;
  const headers = {
    cookie,
    origin,
    "content-type": "application/json",
    "x-forwarded-for": `10.8.0.${caller & 255}`,
  };
  const got = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!got.ok) throw new Error(`${method} ${url} failed: ${got.status} ${await got.text()}`);
}

/** The newest posts about a farmer's own crops and district. */
async function measureFarms(product: BenchProduct): Promise<void> {
  const table = [];
  for (const [number, [farm, { crops, pin }]] of Object.entries(farms).entries()) {
    const cookie = await signUp(product.url, number + 1);
    const write = { cookie, method: "POST" };
    for (const crop of crops) {
      const season = { id: randomUUID(), crop, sowingDate: "2026-10-01" };
      const plot = { name: crop, area: 1, areaUnit: "acre", method: "rain-fed", season };
      await send(`${product.url}/api/fields`, { ...write, body: { ...plot, id: randomUUID() } });
    }
    if (pin) {
      const place = `${product.url}/api/farm-place`;
      await send(place, { cookie, method: "PUT", body: { pin } });
    }
    const asked = [{ farm: "own" }];
    table.push({ farm, ...(await measureLists(product, { cookie, asked })) });
  }
  console.table(table);
}

/** Ten pages from each place, since the posts of one page may lie in one block or across two. */
async function measurePages(pool: pg.Pool): Promise<void> {
  const { rows: places } = await pool.query<{ page: string; moment: Date; id: string }>(
    `select row_number / 9 + 1 as page, "postedDate" as moment, id
      from (select *, row_number() over (order by "postedDate" desc, id desc) from blogs) as numbered
      where row_number % 9 = 0 and (row_number <= 90 or row_number between 4410 and 4491)
      order by row_number`,
  );
  const table = [];
  for (const [pages, from] of [
    ["2 to 11", places.slice(0, 10)],
    ["491 to 500", places.slice(-10)],
  ] as const) {
    const times: number[] = [];
    let buffers = 0;
    for (let round = 0; round < 20; round += 1) {
      buffers = 0;
      for (const { moment, id } of from) {
        const content = JSON.stringify(["newest", moment.toISOString(), id]);
        const cursor = Buffer.from(content).toString("base64url");
        const plans = await readPlans(pool, (db) =>
          listPosts(db, { uid: "bench", search: "", cursor }),
        );
        buffers += plans.reduce((sum, plan) => sum + plan.buffers, 0);
        times.push(plans.reduce((sum, plan) => sum + plan.milliseconds, 0));
      }
    }
    table.push({ pages, "blocks read": buffers, "p50 ms in the database": at(times, 0.5) });
  }
  console.table(table);
}

/** How long a search takes, one at a time, with the list full; `npx tsx bench/search.ts`. */
async function runSearchBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder);
  const pool = new pg.Pool({ ...product.connection, max: 4 });
  try {
    await insertPosts(pool, postCount);
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from "searchWords" where list = 'blogs'`,
    );
    const cookie = await signUp(product.url);
    await measureSearches(product, cookie);
    await measureFarms(product);
    await measurePages(pool);
    process.stdout.write(
      `${postCount} posts, ${rows[0]?.count} words, Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await pool.end();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runSearchBench();
