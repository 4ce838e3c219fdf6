import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { test, vi } from "vitest";
import { readEnv } from "#src/platform/env.server.ts";
import {
  findServerProcess,
  hangServer,
  listServerProcesses,
  log,
  makeTestFolder,
} from "#src/platform/test-postgres.server.ts";
import { openProduct } from "./product.server.ts";
import { openTestSmpp } from "./test-smpp.server.ts";

// Whole products with their own databases are started here, which takes long where others share the
// machine, and is mostly waiting, which they do together.
vi.setConfig({ testTimeout: 120_000 });

const openIn = (folder: string, patienceInMs?: number, settings: Record<string, string> = {}) =>
  openProduct(
    {
      env: readEnv({
        DATA_DIR: folder,
        WEATHER_URL: "http://127.0.0.1:9/",
        HAIL_FEED_URL: "off",
        LOG_LEVEL: "silent",
        ...settings,
      }),
      log,
      now: () => new Date(),
      newId: randomUUID,
      ...(patienceInMs === undefined ? {} : { patienceInMs }),
    },
    async () => undefined,
  );

test.concurrent("a killed database is started again, and until then whoever asks is told to come back", async ({
  expect,
}) => {
  await using folder = await makeTestFolder();
  const product = await openIn(folder.path);
  try {
    const ask = async () => {
      const { statusCode, headers } = await product.server.inject({ url: "/health/ready" });
      return { statusCode, retryAfter: headers["retry-after"] };
    };
    expect(await ask()).toMatchObject({ statusCode: 200 });
    process.kill(await findServerProcess(join(folder.path, "postgres")), "SIGKILL");
    await expect.poll(ask, { interval: 5 }).toEqual({ statusCode: 503, retryAfter: "5" });
    await expect.poll(ask, { timeout: 30_000 }).toMatchObject({ statusCode: 200 });
  } finally {
    await product.close();
  }
});

test.concurrent("a database that hangs is not ready, and is ended with the product all the same", async ({
  expect,
}) => {
  await using folder = await makeTestFolder();
  const product = await openIn(folder.path, 300);
  const data = join(folder.path, "postgres");
  const ask = () => product.server.inject({ url: "/health/ready" });
  expect((await ask()).statusCode).toBe(200);
  await hangServer(data);
  expect((await ask()).statusCode).toBe(503);
  const begun = performance.now();
  await product.close();
  expect(performance.now() - begun).toBeLessThan(25_000);
  // What was killed is gone when the system has put it away.
  await expect.poll(() => listServerProcesses(data)).toEqual([]);
});

test.concurrent("a request that is held open does not keep the product from closing", async () => {
  await using folder = await makeTestFolder();
  const product = await openIn(folder.path, 300);
  const address = await product.server.listen({ port: 0, host: "127.0.0.1" });
  const begun = once(product.server.server, "request");
  const client = connect(Number(new URL(address).port), "127.0.0.1");
  client.on("error", () => undefined);
  client.write(
    'POST /api/session/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"',
  );
  await begun;
  await product.close();
  await product.databaseEnded;
  client.destroy();
});

test.concurrent("a product that closes takes leave of its SMS gateway", async ({ expect }) => {
  await using folder = await makeTestFolder();
  const smpp = await openTestSmpp();
  const product = await openIn(folder.path, undefined, smpp.settings);
  const { statusCode } = await product.server.inject({
    method: "POST",
    url: "/api/session/phone",
    headers: { origin: product.publicUrl },
    payload: { phone: "+919876543210" },
  });
  await product.close();
  expect(statusCode).toBe(202);
  expect(smpp.list("submit_sm")).toHaveLength(1);
  expect(smpp.list("unbind")).toHaveLength(1);
  await smpp.close();
});
