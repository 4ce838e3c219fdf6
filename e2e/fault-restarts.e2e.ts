import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, newPost, sendPost } from "./support/farm-client.ts";
import { secondsSince, tell, tellFigures } from "./support/figures.ts";
import { expectTruth, waitForReady, waitUntilSaidAway, watchHealth } from "./support/health.ts";
import { patience, startWriting } from "./support/ledger.ts";
import {
  type OutsideDatabase,
  openOutsideDatabase,
  stopModes,
} from "./support/outside-database.ts";
import { type Processes, startProcesses } from "./support/processes.ts";
import { countRounds, limitOf } from "./support/rounds.ts";
import { writeHeard } from "./support/traffic.ts";

const rounds = countRounds({ few: 1, many: 10 });
/** One alone does in part what three do. */
const counts = [3, 1].slice(0, countRounds({ few: 1, many: 2 }));

describe.each(counts)("the database is restarted under load of %d process(es)", (count) => {
  let database: OutsideDatabase;
  let all: Processes;
  let urls: string[];

  beforeAll(async () => {
    database = await openOutsideDatabase();
    all = await startProcesses(count, database);
    urls = all.processes.map(({ url }) => url);
  });
  afterAll(() => all.stop());

  test.each(stopModes)(
    "%s: every process lives, says so, and loses nothing",
    async (mode) => {
      const faults: number[] = [];
      const backs: number[] = [];
      let written = 0;
      for (let round = 0; round < rounds; round += 1) {
        const writing = await startWriting({ urls, origin: all.origin });
        const healths = urls.map(watchHealth);
        const readers = urls.map((url) => listen(writing.farmer, () => url));
        try {
          await writing.settle(performance.now());
          const struckAt = performance.now();
          await database.halt(mode);
          await waitUntilSaidAway(healths);
          await database.start();
          const startedAt = performance.now();
          await waitForReady(urls);
          backs.push(secondsSince(startedAt));
          faults.push(await writing.settle(struckAt));
          await writing.stop();
          for (const health of healths) await expectTruth(health, { wasAway: true });
          expect(writing.ledger.cutOff).toBe(0);
          await writing.expectKept(urls[round % count] ?? "");
          written += writing.ledger.acknowledged.length;

          // What is written from then on reaches those who watched before it.
          const post = newPost("After the restart");
          expect((await sendPost(writing.farmer, urls[0] ?? "", post)).status).toBe(201);
          for (const reader of readers) {
            await expect.poll(() => writeHeard(reader), patience).toContain(post.id);
          }
        } finally {
          await writing.stop();
          await Promise.all(healths.map((health) => health.stop()));
          for (const reader of readers) reader.stop();
        }
      }
      const what = `${mode} restart under ${count} process(es)`;
      tellFigures(`${what}, faults with the stop for`, faults);
      tellFigures(`${what}, all ready after the start`, backs);
      tell(`${what}: ${written} writes acknowledged, lost 0`);
    },
    limitOf(rounds, 60),
  );
});
