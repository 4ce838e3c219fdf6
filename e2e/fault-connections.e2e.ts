import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secondsSince, tell, tellFigures } from "./support/figures.ts";
import {
  expectTruth,
  readReady,
  waitForReady,
  waitUntilSaidAway,
  watchHealth,
} from "./support/health.ts";
import { patience, startWriting } from "./support/ledger.ts";
import { type OutsideDatabase, openOutsideDatabase } from "./support/outside-database.ts";
import { listBackends } from "./support/process-tree.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { countRounds, limitOf } from "./support/rounds.ts";

const rounds = countRounds({ few: 2, many: 20 });
const origin = "http://farm.test";

describe("one connection to the database is lost under load, and nothing that was acknowledged with it", () => {
  let folder: string;
  let product: RunningProduct;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "urvara-lost-"));
    product = await startProduct({ PUBLIC_URL: origin }, folder);
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test.runIf(process.platform === "linux")(
    "as when the kernel ends a process of the product's own database because memory runs out",
    async () => {
      const faults: number[] = [];
      const starts: number[] = [];
      let written = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { url, processId } = product;
        const writing = await startWriting({ urls: [url], origin });
        const health = watchHealth(url);
        try {
          await writing.settle(performance.now());
          const backends = await listBackends(processId);
          const victim = backends[round % backends.length];
          expect(victim).toBeDefined();
          const struckAt = performance.now();
          process.kill(victim ?? 0, "SIGKILL");
          faults.push(await writing.settle(struckAt));
        } finally {
          await writing.stop();
        }
        await expectTruth(health, { wasAway: false });
        expect(writing.ledger.cutOff).toBe(0);
        await writing.expectKept(url);
        written += writing.ledger.acknowledged.length;
        if (round % 2 === 0) continue;
        await product.stop();
        const begunAt = performance.now();
        product = await startProduct({ PUBLIC_URL: origin }, folder);
        starts.push(secondsSince(begunAt));
      }
      tellFigures("a backend of the own database killed, faults for", faults);
      tellFigures("the start after it", starts);
      tell(`acknowledged meanwhile: ${written} writes, lost 0`);
    },
    limitOf(rounds, 45),
  );
});

describe("with a database of the operator's", () => {
  let database: OutsideDatabase;
  let product: RunningProduct;
  let operator: pg.Client;

  beforeAll(async () => {
    database = await openOutsideDatabase();
    product = await startProduct({ DATABASE_URL: database.url, PUBLIC_URL: origin });
    operator = await database.connect();
  });
  afterAll(async () => {
    await product.stop();
    await operator.end();
    await database.stop();
  });

  const endBackends = (limit: number) =>
    operator.query(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
        where application_name = 'urvara'
        order by state = 'active' desc, state_change desc limit $1) as chosen`,
      [limit],
    );

  test.each([
    { words: "one connection", limit: 1 },
    { words: "all connections", limit: 100 },
  ])(
    "$words ended by its administrator under load: all go on, and nothing is lost",
    async ({ words, limit }) => {
      const faults: number[] = [];
      const writing = await startWriting({ urls: [product.url], origin });
      const health = watchHealth(product.url);
      try {
        for (let round = 0; round < rounds; round += 1) {
          await writing.settle(performance.now());
          const struckAt = performance.now();
          await endBackends(limit);
          faults.push(await writing.settle(struckAt));
        }
      } finally {
        await writing.stop();
      }
      await expectTruth(health, { wasAway: false });
      expect(writing.ledger.cutOff).toBe(0);
      await writing.expectKept(product.url);
      tellFigures(`${words} ended by the administrator, faults for`, faults);
    },
    limitOf(rounds, 40),
  );

  test("none left, since another client holds them all: told to come later, and well when it lets go", async () => {
    const held: pg.Client[] = [];
    let isLettingGo = false;
    const keepTaking = async () => {
      while (!isLettingGo) {
        const client = await database.connect().catch(() => null);
        if (client) held.push(client);
        else await wait(5);
      }
    };
    const writing = await startWriting({ urls: [product.url], origin });
    const health = watchHealth(product.url);
    try {
      await writing.settle(performance.now());
      const taking = Promise.all([keepTaking(), keepTaking(), keepTaking()]);
      try {
        // Whoever is faster takes what has become free: in the end the other client.
        await expect
          .poll(async () => {
            await endBackends(100);
            await wait(300);
            return readReady(product.url);
          }, patience)
          .toBe(503);
        await waitUntilSaidAway([health]);
        await expect.poll(() => writing.ledger.open.length, patience).toBeGreaterThan(6);
      } finally {
        isLettingGo = true;
        await taking;
        await Promise.all(held.map((client) => client.end()));
      }
      const freeAt = performance.now();
      await waitForReady([product.url]);
      tellFigures("no connections left, ready after they were", [secondsSince(freeAt)]);
      await writing.settle(freeAt);
    } finally {
      await writing.stop();
    }
    await expectTruth(health, { wasAway: true });
    expect(writing.ledger.cutOff).toBe(0);
    await writing.expectKept(product.url);
  });
});
