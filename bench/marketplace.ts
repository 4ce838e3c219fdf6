import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { readTreeSeconds } from "./cpu-time.ts";
import { insertProducts } from "./market-products.ts";
import { type BenchProduct, signUp, startProduct } from "./product.ts";

const productCount = Number(process.env["BENCH_PRODUCTS"] ?? 100_000);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 40);

const asked: Record<string, string[]> = {
  newest: [""],
  "price, up and down": ["sort=price-low", "sort=price-high"],
  nearest: ["sort=nearest", "sort=nearest&category=seeds", "sort=nearest&inStock=yes"],
  "within 10, 50 and 250 km": ["within=10", "within=50&sort=price-low", "within=250"],
  "category, price band, in stock": [
    "category=seeds",
    "category=tools&sort=price-low",
    "minPrice=200&maxPrice=1000&inStock=yes",
  ],
  "words of many products": ["tomato", "seeds", "टमाटर", "बीज", "drip kit"].map(toSearch),
  "common names": ["beej", "khat", "kapus", "thibak", "urea"].map(toSearch),
  "with slips": ["tomatto", "sprinkelr", "vermicompst", "टमाटार", "ट्रेक्टर"].map(toSearch),
  "words, nearest or by price": [
    `${toSearch("tomato")}&sort=nearest`,
    `${toSearch("pump")}&sort=price-low`,
    `${toSearch("बीज")}&within=50`,
  ],
  "common words that never stand together": ["seeds गाय ragi", "tractor honey कपास"].map(toSearch),
  "nothing matches": ["qwertyuiop", "झझझझझझ", "nobodysellsthis"].map(toSearch),
};

function toSearch(text: string): string {
  return `search=${encodeURIComponent(text)}`;
}

const page = z.object({
  products: z.array(z.object({ id: z.string() })),
  nextCursor: z.string().nullable(),
});

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);

let caller = 0;
async function ask({ url }: BenchProduct, { cookie, query }: { cookie: string; query: string }) {
  caller += 1;
  const begun = performance.now();
  const answer = await fetch(`${url}/api/products?${query}`, {
    headers: { cookie, "x-forwarded-for": `10.7.${(caller >> 8) & 255}.${caller & 255}` },
  });
  const body = await answer.json();
  const time = performance.now() - begun;
  if (!answer.ok) throw new Error(`${query}: ${JSON.stringify(body)}`);
  return { time, ...page.parse(body) };
}

async function measureKinds(product: BenchProduct, cookie: string): Promise<void> {
  const { pid = 0 } = product.process;
  const table = [];
  for (const [kind, queries] of Object.entries(asked)) {
    const times: number[] = [];
    const before = readTreeSeconds(pid);
    let [found, slowest] = [0, { query: "", time: 0 }];
    for (let round = 0; round < rounds; round += 1) {
      for (const query of queries) {
        const { time, products } = await ask(product, { cookie, query });
        times.push(time);
        if (time > slowest.time) slowest = { query: decodeURIComponent(query), time };
        if (round === 0) found += products.length;
      }
    }
    table.push({
      asked: kind,
      found,
      requests: times.length,
      "p50 ms": at(times, 0.5),
      "p99 ms": at(times, 0.99),
      "processor ms": (((readTreeSeconds(pid) - before) / times.length) * 1000).toFixed(1),
      slowest: `${slowest.query}, ${slowest.time.toFixed(1)} ms`,
    });
  }
  console.table(table);
}

const longLists = [
  "",
  "sort=price-low",
  "sort=nearest",
  "search=tomato",
  "search=seeds&sort=price-high",
];

/** The first and the 500th page of one list, reached by its own cursors. */
async function measurePages(product: BenchProduct, cookie: string): Promise<void> {
  const table = [];
  for (const list of longLists) {
    let cursor: string | null = "";
    const seen = new Set<string>();
    let count = 0;
    let last = "";
    for (let number = 1; number <= 500 && cursor !== null; number += 1) {
      last = cursor;
      const got: Awaited<ReturnType<typeof ask>> = await ask(product, {
        cookie,
        query: `${list}&cursor=${cursor}`,
      });
      for (const { id } of got.products) seen.add(id);
      count += got.products.length;
      cursor = got.nextCursor;
    }
    const [firsts, fiveHundredths]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds * 3; round += 1) {
      firsts.push((await ask(product, { cookie, query: list })).time);
      fiveHundredths.push((await ask(product, { cookie, query: `${list}&cursor=${last}` })).time);
    }
    table.push({
      list: list || "newest",
      "pages read": Math.ceil(count / 6),
      doubled: count - seen.size,
      "page 1 p50 ms": at(firsts, 0.5),
      "page 1 p99 ms": at(firsts, 0.99),
      "page 500 p50 ms": at(fiveHundredths, 0.5),
      "page 500 p99 ms": at(fiveHundredths, 0.99),
    });
  }
  console.table(table);
}

/** What the database alone needs for the plainest statements of the same shape, through the same driver. */
async function measureRaw(pool: pg.Pool): Promise<void> {
  const statements = {
    "select 1": "select 1",
    "six newest whole rows": `select * from products where status = 'live' and "hiddenDate" is null
      order by "createdAt" desc, id desc limit 6`,
    "six whole rows after 3,000 by offset": `select * from products where status = 'live' and "hiddenDate" is null
      order by "createdAt" desc, id desc offset 3000 limit 6`,
  };
  const table = [];
  for (const [statement, text] of Object.entries(statements)) {
    const times: number[] = [];
    for (let round = 0; round < 300; round += 1) {
      const begun = performance.now();
      await pool.query(text);
      times.push(performance.now() - begun);
    }
    table.push({ statement, "p50 ms": at(times, 0.5), "p99 ms": at(times, 0.99) });
  }
  console.table(table);
}

/** How long the market's list takes, one request at a time, with the market full; `npx tsx bench/marketplace.ts`. */
async function runMarketplaceBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder);
  const pool = new pg.Pool({ ...product.connection, max: 4 });
  try {
    await insertProducts(pool, productCount);
    const cookie = await signUp(product.url);
    await pool.query(`insert into "farmPlaces" (uid, pin, name, district, state, latitude, longitude, quality, source)
      select uid, '422206', 'Ojhar', 'Nashik', 'MH', 20.09, 73.93, 'A', 'pin' from users`);
    await measureKinds(product, cookie);
    await measurePages(product, cookie);
    await measureRaw(pool);
    process.stdout.write(
      `${productCount} products, Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await pool.end();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runMarketplaceBench();
