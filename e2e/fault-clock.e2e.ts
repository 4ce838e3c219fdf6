import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { expectTruth, watchHealth } from "./support/health.ts";
import { patience, startWriting } from "./support/ledger.ts";
import { startProduct } from "./support/product.ts";

const origin = "http://farm.test";
const hourInMs = 3_600_000;
const movingClock = pathToFileURL(resolve(import.meta.dirname, "support/moving-clock.mjs")).href;

test("the clock jumps a day ahead and back under load: nothing is lost, and nobody is locked out for longer than before", async () => {
  const folder = await mkdtemp(join(tmpdir(), "urvara-clock-"));
  const clock = join(folder, "ahead");
  await writeFile(clock, "0");
  const settings = {
    PUBLIC_URL: origin,
    NODE_OPTIONS: `--import=${movingClock}`,
    MOVING_CLOCK: clock,
  };
  const product = await startProduct(settings, folder);
  const { url } = product;
  const writing = await startWriting({ urls: [url], origin });
  const health = watchHealth(url);
  const moveTo = async (hours: number) => {
    const ahead = String(hours * hourInMs);
    await writeFile(clock, ahead);
    await expect
      .poll(() => readFile(`${clock}.seen`, "utf8").catch(() => ""), patience)
      .toBe(ahead);
  };
  const guess = () =>
    ask(`${url}/api/session/sign-in`, {
      method: "POST",
      headers: { origin, "content-type": "application/json", "x-forwarded-for": "10.1.2.3" },
      body: Buffer.from(
        JSON.stringify({ email: "ravi.of.wardha@example.org", password: "not-the-password" }),
      ),
    });
  const guessUntilLocked = async () => {
    await expect.poll(async () => (await guess()).status, patience).toBe(429);
    return Number((await guess()).headers["retry-after"]);
  };
  try {
    await writing.settle(performance.now());
    await moveTo(26);
    await writing.settle(performance.now());
    const window = await guessUntilLocked();
    await moveTo(0);
    await writing.settle(performance.now());
    expect(await guessUntilLocked()).toBeLessThanOrEqual(window + 60);
    await writing.stop();
    await expectTruth(health, { wasAway: false });
    expect(writing.ledger.cutOff).toBe(0);
    await writing.expectKept(url);
  } finally {
    await writing.stop();
    await health.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
