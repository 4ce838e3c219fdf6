import { join } from "node:path";
import { performance } from "node:perf_hooks";
import pg from "pg";
import { expect, test } from "vitest";
import { getRunningPostgres } from "#src/platform/postgres.server.ts";
import { secondsSince, tell, tellFigures } from "./support/figures.ts";
import { expectTruth, waitForReady, watchHealth } from "./support/health.ts";
import { patience, startWriting } from "./support/ledger.ts";
import { startProduct } from "./support/product.ts";
import { startInVain } from "./support/refused-start.ts";
import { countRounds, limitOf } from "./support/rounds.ts";
import { mountSmallDisk, type SmallDisk } from "./support/small-disk.ts";

const rounds = countRounds({ few: 1, many: 3 });
const origin = "http://farm.test";

/** Ends the file that the database writes first, so that it needs room for another. */
async function askForAnotherFile(dataDirectory: string): Promise<void> {
  const connection = await getRunningPostgres(join(dataDirectory, "data", "postgres"));
  if (!connection) return;
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  // Where there is no room the database itself gives up over it.
  for (let file = 0; file < 20; file += 1) {
    await client.query("select pg_switch_wal(), txid_current()").catch(() => undefined);
  }
  await client.end().catch(() => undefined);
}

async function fillAndFree(disk: SmallDisk, url: string, isLogFull: boolean) {
  const writing = await startWriting({ urls: [url], origin });
  const health = watchHealth(url);
  try {
    await writing.settle(performance.now());
    disk.fill();
    if (isLogFull) await askForAnotherFile(disk.folder);
    await expect.poll(() => writing.ledger.open.length, patience).toBeGreaterThan(10);
    await disk.free();
    const freeAt = performance.now();
    await waitForReady([url]);
    const wellAfter = await writing.settle(freeAt);
    await writing.stop();
    await expectTruth(health, { wasAway: false });
    await writing.expectKept(url);
    return { wellAfter, written: writing.ledger.acknowledged.length };
  } finally {
    await writing.stop();
    await health.stop();
  }
}

test("the disk is full under load, even for the database's own log, then freed: told to come later, and all goes on by itself", {
  timeout: limitOf(rounds, 90),
}, async (context) => {
  const disk = await mountSmallDisk(context, 300);
  const wells: number[] = [];
  const starts: number[] = [];
  let written = 0;
  let product = await startProduct({ PUBLIC_URL: origin }, disk.folder);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const isLogFull of [false, true]) {
        const done = await fillAndFree(disk, product.url, isLogFull);
        wells.push(done.wellAfter);
        written += done.written;
      }
      await product.stop();
      const begunAt = performance.now();
      product = await startProduct({ PUBLIC_URL: origin }, disk.folder);
      starts.push(secondsSince(begunAt));
    }
    tellFigures("the disk full, well after it was freed", wells);
    tellFigures("the start after it", starts);
    tell(`acknowledged meanwhile: ${written} writes, lost 0`);
  } finally {
    await product.stop();
    await disk.remove();
  }
});

test("a folder that nothing can be written to: one sentence, with its name, and nothing else", async (context) => {
  const disk = await mountSmallDisk(context, 300);
  try {
    const product = await startProduct({ PUBLIC_URL: origin }, disk.folder);
    await product.stop();
    disk.protect();
    const data = join(disk.folder, "data");
    for (const folder of [data, join(disk.folder, "another")]) {
      const { code, lines } = await startInVain({ DATA_DIR: folder });
      expect(code).toBe(1);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(folder);
      expect(lines[0]).not.toMatch(/EROFS|errno|syscall/);
    }
  } finally {
    await disk.remove();
  }
});
