import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { demoKey, openDemoMandi } from "#src/features/prices/test-mandi.server.ts";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { fillSetFarm, listSetPrices, setMoment } from "./answer-farm.ts";
import { setWeather } from "./answer-weather.ts";
import { signUp, startProduct } from "./product.ts";

const root = resolve(import.meta.dirname, "..");

/** A product with the set farm, and the farmer who asks. */
export type Answering = { url: string; cookie: string };

async function fillFarm({ url, cookie }: Answering): Promise<void> {
  await fillSetFarm(async (method, path, body) => {
    const init: RequestInit = {
      method,
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${url}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  });
}

/** Has the running product ask for prices now, as its job does through the day. */
async function fetchPrices(settings: Record<string, string>): Promise<void> {
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  await promisify(execFile)(process.execPath, [tsx, "scripts/operator.ts", "prices"], {
    cwd: root,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...settings },
  });
}

/**
 * Starts the built product on the set day with the set farm, weather and prices.
 * @param settings what else it is started with, such as a model
 */
export async function openSetProduct(
  folder: string,
  settings: Record<string, string>,
): Promise<Answering & { stop: () => Promise<void> }> {
  const aheadInMs = Date.parse(setMoment) - Date.now();
  const clock = join(folder, "ahead");
  await writeFile(clock, String(aheadInMs));
  const [weather, mandi] = await Promise.all([
    openDemoProvider({ now: () => new Date(Date.now() + aheadInMs) }),
    openDemoMandi(),
  ]);
  weather.behave({ kind: "well", change: setWeather });
  mandi.report(listSetPrices());
  const set = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, "e2e/support/moving-clock.mjs")).href}`,
    MOVING_CLOCK: clock,
    WEATHER_URL: weather.url,
    HAIL_FEED_URL: "off",
    MANDI_URL: mandi.url,
    MANDI_KEY: demoKey,
    // One farmer asks the whole round.
    ASSISTANT_PER_MINUTE: "1000",
  };
  const product = await startProduct(folder, { ...set, ...settings });
  const stop = async () => {
    await product.stop();
    await Promise.all([weather.close(), mandi.close()]);
  };
  try {
    const asking = { url: product.url, cookie: await signUp(product.url) };
    await fillFarm(asking);
    await fetchPrices({ ...set, DATA_DIR: join(folder, "data") });
    return { ...asking, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
