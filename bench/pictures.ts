import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { askResult } from "./ask.ts";
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

/** The process that makes pictures small for a server. */
function findDecoder(server: number): number {
  const lines = execFileSync("ps", ["-e", "-o", "pid=,ppid=,args="]).toString().split("\n");
  const line = lines.find((each) => each.includes(` ${server} `) && each.includes("main.pictures"));
  return Number.parseInt(line ?? "", 10);
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

/** One who asks all the while; in a process of its own, since this one is busy with what it sends. */
async function startAsking(url: string) {
  const child = fork(join(import.meta.dirname, "ask.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ASK_URL: `${url}/health/live` },
  });
  await once(child, "message");
  return {
    /** How long each request has waited since the last call, shortest first, in milliseconds. */
    async takeDelays(): Promise<number[]> {
      const answered = once(child, "message");
      child.send("take");
      const [answer]: unknown[] = await answered;
      return askResult.parse(answer).milliseconds.sort((a, b) => a - b);
    },
    stop: () => child.disconnect(),
  };
}

/** How long others wait while large pictures are made small; `npx tsx bench/pictures.ts`. */
async function runPicturesBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder);
  const processId = product.process.pid ?? 0;
  const asking = await startAsking(product.url);
  const table = [];
  try {
    const cookie = await signUp(product.url);
    for (const [picture, make] of pictures) {
      const bytes = await make();
      await asking.takeDelays();
      const spent = readTreeSeconds(processId);
      const begun = performance.now();
      const statuses = await Promise.all(
        Array.from({ length: 4 }, async () => (await send(product.url, { cookie, bytes })).status),
      );
      const milliseconds = performance.now() - begun;
      const delays = await asking.takeDelays();
      table.push({
        picture,
        MB: Math.round(bytes.length / 2 ** 20),
        "answers to four at once": statuses.join(" "),
        "all four, ms": Math.round(milliseconds),
        "processor, s": Number((readTreeSeconds(processId) - spent).toFixed(2)),
        "others waited p50, ms": delays[delays.length >> 1]?.toFixed(1),
        "at most, ms": delays.at(-1)?.toFixed(1),
        "server's peak memory, MB": readPeakMemory(processId),
        "decoder's": readPeakMemory(findDecoder(processId)),
      });
    }
  } finally {
    asking.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(table);
  process.stdout.write(
    `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; the memory is the peak since the start\n`,
  );
}

await runPicturesBench();
