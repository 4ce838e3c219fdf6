import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { secondsSince, tell, tellFigures } from "./support/figures.ts";
import { expectTruth, waitForReady, watchHealth } from "./support/health.ts";
import { patience, startWriting } from "./support/ledger.ts";
import { readPostmaster } from "./support/outside-database.ts";
import { startProduct } from "./support/product.ts";
import { countRounds, limitOf } from "./support/rounds.ts";

const rounds = countRounds({ few: 2, many: 10 });
const origin = "http://farm.test";

test.runIf(process.platform === "linux")(
  "the product's own database is killed as a whole: it is back by itself, and nothing is lost",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "urvara-postmaster-"));
    const cluster = join(folder, "data", "postgres", "cluster");
    const backs: number[] = [];
    const starts: number[] = [];
    let written = 0;
    let product = await startProduct({ PUBLIC_URL: origin }, folder);
    try {
      for (let round = 0; round < rounds; round += 1) {
        const { url } = product;
        const writing = await startWriting({ urls: [url], origin });
        const health = watchHealth(url);
        try {
          await writing.settle(performance.now());
          const postmaster = await readPostmaster(cluster);
          const struckAt = performance.now();
          process.kill(postmaster, "SIGKILL");
          await expect
            .poll(() => readPostmaster(cluster).catch(() => postmaster), patience)
            .not.toBe(postmaster);
          await waitForReady([url]);
          backs.push(secondsSince(struckAt));
          await writing.settle(struckAt);
        } finally {
          await writing.stop();
        }
        await expectTruth(health, { wasAway: false });
        expect(writing.ledger.cutOff).toBe(0);
        await writing.expectKept(url);
        written += writing.ledger.acknowledged.length;
        await product.stop();
        const begunAt = performance.now();
        product = await startProduct({ PUBLIC_URL: origin }, folder);
        starts.push(secondsSince(begunAt));
      }
      tellFigures("the own database killed, back by itself after", backs);
      tellFigures("the start after it", starts);
      tell(`acknowledged meanwhile: ${written} writes, lost 0`);
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  limitOf(rounds, 45),
);
