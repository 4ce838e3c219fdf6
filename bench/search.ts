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

const answer = z.object({ posts: z.array(z.unknown()), nextCursor: z.string().nullable() });

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);

async function measureSearches(
  { url, process: { pid = 0 } }: BenchProduct,
  cookie: string,
): Promise<void> {
  const table = [];
  let caller = 0;
  for (const [kind, words] of Object.entries(typed)) {
    const times: number[] = [];
    const before = readTreeSeconds(pid);
    let [found, slowest] = [0, { word: "", time: 0 }];
    for (let round = 0; round < rounds; round += 1) {
      for (const word of words) {
        caller += 1;
        const begun = performance.now();
        const got = await fetch(`${url}/api/blogs?search=${encodeURIComponent(word)}`, {
          headers: { cookie, "x-forwarded-for": `10.7.${(caller >> 8) & 255}.${caller & 255}` },
        });
        const { posts } = answer.parse(await got.json());
        const time = performance.now() - begun;
        times.push(time);
        if (time > slowest.time) slowest = { word, time };
        if (round === 0) found += posts.length;
      }
    }
    table.push({
      typed: kind,
      found,
      requests: times.length,
      "p50 ms": at(times, 0.5),
      "p99 ms": at(times, 0.99),
      "processor ms": (((readTreeSeconds(pid) - before) / times.length) * 1000).toFixed(1),
      slowest: `${slowest.word}, ${slowest.time.toFixed(1)} ms`,
    });
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
