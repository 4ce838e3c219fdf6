import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openProduct } from "./product.server.ts";
import { testOrigin } from "./test-server.server.ts";

/** The real product, from its sources and on a folder of its own, for what single parts of a screen ask. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-parts-"));
  const weather = await openDemoProvider();
  const env = readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "warn",
    DATA_DIR: folder,
    PUBLIC_URL: testOrigin,
    TRUST_PROXY: "true",
    WEATHER_URL: weather.url,
    HAIL_FEED_URL: "off",
  });
  const product = await openProduct(
    { env, log: openLog(env), now: () => new Date(), newId: randomUUID },
    async () => {},
  );
  const address = await product.server.listen({ port: 0, host: "127.0.0.1" });
  process.env["PARTS_PRODUCT_URL"] = address;
  return async () => {
    await product.close();
    await weather.close();
    await rm(folder, { recursive: true, force: true });
  };
}
