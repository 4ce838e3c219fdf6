import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { listPosts } from "#src/features/blogs/store.server.ts";
import { signUp, startProduct } from "./product.ts";
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
  "nothing matches": ["qwertyuiop", "zzzzzzzz", "झझझझझझ", "0987654321", "khatarnakis"],
};

const answer = z.object({ posts: z.array(z.unknown()), nextCursor: z.string().nullable() });

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);

async function measureSearches(url: string, cookie: string): Promise<void> {
  const table = [];
  let caller = 0;
  for (const [kind, words] of Object.entries(typed)) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const word of words) {
        caller += 1;
        const begun = performance.now();
        const got = await fetch(`${url}/api/blogs?search=${encodeURIComponent(word)}`, {
          headers: { cookie, "x-forwarded-for": `10.7.${(caller >> 8) & 255}.${caller & 255}` },
        });
        const { posts } = answer.parse(await got.json());
        times.push(performance.now() - begun);
        if (round === 0) found += posts.length;
      }
    }
    table.push({
      typed: kind,
      found,
      requests: times.length,
      "p50 ms": at(times, 0.5),
      "p99 ms": at(times, 0.99),
    });
  }
  console.table(table);
}

async function measurePages(pool: pg.Pool): Promise<void> {
  const rows = await pool.query<{ moment: Date; id: string }>(
    `select "postedDate" as moment, id from blogs order by "postedDate" desc, id desc offset 4490 limit 1`,
  );
  const last = rows.rows[0];
  if (!last) throw new Error("There are too few posts");
  const content = JSON.stringify(["newest", last.moment.toISOString(), last.id]);
  const cursor = Buffer.from(content).toString("base64url");
  const table = [];
  for (const [page, place] of [
    ["1", {}],
    ["500", { cursor }],
  ] as const) {
    const times: number[] = [];
    let buffers = 0;
    for (let round = 0; round < 200; round += 1) {
      const plans = await readPlans(pool, (db) =>
        listPosts(db, { uid: "bench", search: "", ...place }),
      );
      buffers = plans.reduce((sum, plan) => sum + plan.buffers, 0);
      times.push(plans.reduce((sum, plan) => sum + plan.milliseconds, 0));
    }
    table.push({ page, buffers, "p50 ms in the database": at(times, 0.5) });
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
    await measureSearches(product.url, cookie);
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
