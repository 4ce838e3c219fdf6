import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readMemory, readTreeSeconds } from "./cpu-time.ts";
import { type BenchProduct, signUp, startProduct } from "./product.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 60);

const search = (text: string) => `/api/places?search=${encodeURIComponent(text)}`;
const asked = {
  "beginning of a name": ["Oza", "Nash", "kal", "Pimpal", "ram"].map(search),
  "whole address": [
    "Village Ozar, Niphad, Nash",
    "House no 5, near Hanuman Mandir, Manchar, Pune",
    "Vill. Kheri, P.O. Kheri, Distt. Karnal, Haryana",
  ].map(search),
  Devanagari: ["ओझर, निफाड", "नाशिक", "गांव रामपुर, जिला बाराबंकी, उत्तर प्रदेश"].map(search),
  "with slips": ["Lasalgoan", "Bramati", "Pimplagaon bas"].map(search),
  "nothing matches": ["xyzzy", "qwertyuiop asdf"].map(search),
  "beginning of a PIN code": ["4222", "Wardha 44200", "Ozar 422"].map(search),
  "PIN code": ["/api/places/422206", "/api/places/442001", "/api/places/110001"],
  "nearest to a position": [
    "/api/places/near?latitude=20.09&longitude=73.93",
    "/api/places/near?latitude=26.9&longitude=70.9",
    "/api/places/near?latitude=28.6&longitude=77.2",
  ],
};

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);

async function measurePlaces(
  { url, process: { pid = 0 } }: BenchProduct,
  cookie: string,
): Promise<void> {
  const table = [];
  let caller = 0;
  for (const [kind, paths] of Object.entries(asked)) {
    const times: number[] = [];
    let before = 0;
    for (let round = 0; round <= rounds; round += 1) {
      if (round === 1) before = readTreeSeconds(pid);
      for (const path of paths) {
        caller += 1;
        const begun = performance.now();
        const answer = await fetch(url + path, {
          headers: { cookie, "x-forwarded-for": `10.8.${(caller >> 8) & 255}.${caller & 255}` },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        // The first of each prepares its statements.
        if (round > 0) times.push(performance.now() - begun);
      }
    }
    const [p50, p99] = [at(times, 0.5), at(times, 0.99)];
    table.push({
      asked: kind,
      requests: times.length,
      "p50 ms": p50,
      "p99 ms": p99,
      "processor ms": (((readTreeSeconds(pid) - before) / times.length) * 1000).toFixed(1),
    });
  }
  console.table(table);
}

/** How long an answer about places takes, HTTP included, one at a time; `npx tsx bench/places.ts`. */
async function runPlaceBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const begun = performance.now();
  const product = await startProduct(folder);
  const started = ((performance.now() - begun) / 1000).toFixed(1);
  try {
    await measurePlaces(product, await signUp(product.url));
    const { most } = readMemory(product.process.pid ?? 0);
    process.stdout.write(
      `first start with a new database and all places: ${started} s; memory at most ${most} MB; Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runPlaceBench();
