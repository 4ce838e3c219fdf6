import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FarmClient, newPost, read, sendPost, signUp } from "./support/farm-client.ts";
import { secondsSince, tellFigures } from "./support/figures.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { runCommand, startInVain } from "./support/refused-start.ts";
import { countRounds, limitOf } from "./support/rounds.ts";

const origin = "http://farm.test";
let folder: string;
let product: RunningProduct;
let farmer: FarmClient;
const post = newPost("There before");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urvara-starts-"));
  product = await startProduct({ PUBLIC_URL: origin }, folder);
  farmer = await signUp({ url: product.url, origin });
  expect((await sendPost(farmer, product.url, post)).status).toBe(201);
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const pidFile = () => join(folder, "data", "postgres", "cluster", "postmaster.pid");

async function expectPostThere(): Promise<void> {
  expect((await read(farmer, `${product.url}/api/blogs/${post.id}`)).status).toBe(200);
}

test.each([
  { what: "an empty", text: "" },
  { what: "a garbled", text: "\u0000\u0007 no number\n\n\n" },
])(
  "$what note of a database that no longer runs: the next start goes on without it",
  async ({ what, text }) => {
    await product.stop();
    await writeFile(pidFile(), text);
    const begunAt = performance.now();
    product = await startProduct({ PUBLIC_URL: origin }, folder);
    tellFigures(`the start over ${what} postmaster.pid`, [secondsSince(begunAt)]);
    await expectPostThere();
  },
);

test("the note is emptied while the database runs: no second one starts on its folder", async () => {
  const kept = await readFile(pidFile(), "utf8");
  await writeFile(pidFile(), "");
  try {
    const { code, lines } = await startInVain({ DATA_DIR: join(folder, "data") });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    await expectPostThere();
  } finally {
    await writeFile(pidFile(), kept);
  }
});

test("two starts at once on one folder: one is ready, the other ends with one sentence", async () => {
  await product.stop();
  const begunAt = performance.now();
  const starts = await Promise.allSettled([
    startProduct({ PUBLIC_URL: origin }, folder),
    startProduct({ PUBLIC_URL: origin }, folder),
  ]);
  const ready = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const refused = starts.flatMap((start) => (start.status === "rejected" ? [start.reason] : []));
  tellFigures("two starts at once, both ended after", [secondsSince(begunAt)]);
  product = ready[0] ?? product;
  expect(ready).toHaveLength(1);
  expect(String(refused[0])).toContain("is already in use by another running Urvara");
  await expectPostThere();
});

const flipAt = (bytes: Buffer, place: number): Buffer => {
  const damaged = Buffer.from(bytes);
  damaged[place] = (damaged[place] ?? 0) ^ 0x40;
  return damaged;
};

const damages: Record<string, (bytes: Buffer) => Buffer> = {
  "a byte is another": (bytes) => flipAt(bytes, bytes.length >> 1),
  "its second half is missing": (bytes) => bytes.subarray(0, bytes.length >> 1),
  "it is empty": () => Buffer.alloc(0),
  "its last ten bytes are missing": (bytes) => bytes.subarray(0, -10),
  "its first byte is another": (bytes) => flipAt(bytes, 0),
  "its sum is another": (bytes) => flipAt(bytes, bytes.length - 6),
  "a block of it is zero": (bytes) =>
    Buffer.from(bytes).fill(0, bytes.length >> 2, (bytes.length >> 2) + 512),
  "its halves changed places": (bytes) =>
    Buffer.concat([bytes.subarray(bytes.length >> 1), bytes.subarray(0, bytes.length >> 1)]),
  "it is a text": () => Buffer.from("Two fingers deep after one night.\n".repeat(400)),
  "only its first byte arrived": (bytes) => bytes.subarray(0, 1),
};
const tried = Object.entries(damages).slice(0, countRounds({ few: 2, many: 10 }));

test(
  "a backup that was damaged on its way is not restored: one sentence, and nothing is written",
  async () => {
    const place = await mkdtemp(join(tmpdir(), "urvara-damaged-"));
    try {
      const whole = join(place, "whole.tar");
      const made = await runCommand("backup", whole, join(folder, "data"));
      expect(made.code, made.lines.join("\n")).toBe(0);
      const bytes = await readFile(whole);
      for (const [damage, apply] of tried) {
        const file = join(place, "damaged.tar");
        await writeFile(file, apply(bytes));
        const { code, lines } = await runCommand("restore", file, join(place, "data"));
        expect(code, damage).toBe(1);
        expect(lines, damage).toHaveLength(1);
        expect(lines[0], damage).toContain(file);
      }
      await expect(readFile(join(place, "data", "secret"))).rejects.toThrow("ENOENT");
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  },
  limitOf(tried.length, 20),
);
