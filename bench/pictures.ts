import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { readTreeSeconds } from "./cpu-time.ts";
import { signUp, startProduct } from "./product.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#3a7d44",
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  });

const pictures: [string, () => Promise<Buffer>][] = [
  ["JPEG of a phone, 12 megapixels", () => noise(4000, 3000).jpeg().toBuffer()],
  ["JPEG, 49 megapixels", () => noise(7000, 7000).jpeg({ quality: 40 }).toBuffer()],
  [
    "progressive JPEG, 49 megapixels",
    () => noise(7000, 7000).jpeg({ quality: 40, progressive: true }).toBuffer(),
  ],
  [
    "JPEG lying on its side, 49 megapixels",
    () => noise(7000, 7000).withMetadata({ orientation: 6 }).jpeg({ quality: 40 }).toBuffer(),
  ],
  [
    "interlaced PNG of one colour, 49 megapixels",
    () => plain().png({ progressive: true }).toBuffer(),
  ],
  [
    "PNG of one colour, 49 megapixels, 16 bits",
    () => plain().toColourspace("rgb16").png().toBuffer(),
  ],
  ["WebP of one colour, 49 megapixels", () => plain().webp({ effort: 0 }).toBuffer()],
];
const plain = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: "#3a7d44" } });

/** The most memory that a process held since this was last asked, in MB; NaN where there is no /proc. */
function readPeakMemory(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

async function send(url: string, given: { cookie: string; bytes: Buffer }): Promise<Response> {
  const form = new FormData();
  form.set("id", crypto.randomUUID());
  form.set("title", "Rain");
  form.set("description", "In the night.");
  form.set("category", "water");
  form.set("picture", new Blob([new Uint8Array(given.bytes)]), "a.jpg");
  const headers = { cookie: given.cookie, origin: url };
  return fetch(`${url}/api/blogs`, { method: "POST", body: form, headers });
}

/** How long others wait while large pictures are made small; `npx tsx bench/pictures.ts`. */
async function runPicturesBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder);
  const processId = product.process.pid ?? 0;
  const table = [];
  try {
    const cookie = await signUp(product.url);
    for (const [picture, make] of pictures) {
      const bytes = await make();
      const delays: number[] = [];
      let isOver = false;
      const ask = async () => {
        while (!isOver) {
          const begun = performance.now();
          await (await fetch(`${product.url}/health/live`)).text();
          delays.push(performance.now() - begun);
          await wait(5);
        }
      };
      const asking = ask();
      const spent = readTreeSeconds(processId);
      const begun = performance.now();
      const statuses = await Promise.all(
        Array.from({ length: 4 }, async () => (await send(product.url, { cookie, bytes })).status),
      );
      const milliseconds = performance.now() - begun;
      isOver = true;
      await asking;
      delays.sort((a, b) => a - b);
      table.push({
        picture,
        MB: Math.round(bytes.length / 2 ** 20),
        "answers to four at once": statuses.join(" "),
        "all four, ms": Math.round(milliseconds),
        "processor, s": Number((readTreeSeconds(processId) - spent).toFixed(2)),
        "others waited p50, ms": delays[delays.length >> 1]?.toFixed(1),
        "at most, ms": delays.at(-1)?.toFixed(1),
        "peak memory, MB": readPeakMemory(processId),
      });
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(table);
  process.stdout.write(
    `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; the memory is the peak since the start\n`,
  );
}

await runPicturesBench();
