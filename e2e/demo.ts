import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import closeWithGrace from "close-with-grace";
import { demoKey, openDemoMandi } from "#src/features/prices/test-mandi.server.ts";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { type Env, readEnv, settingNames } from "#src/platform/env.server.ts";
import { type Logger, openLog } from "#src/platform/log.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { demoFarmer, fillDemoFarm, tellDemoPrices } from "./support/demo-farm.ts";

const root = resolve(import.meta.dirname, "..");
const folder = resolve(process.env["DEMO_DIR"] ?? join(root, "demo"));
/** Written when the farm is full. */
const doneFile = join(folder, "filled");

/** What somebody may choose of a demonstration; nothing else of their own settings has to do with it. */
const chosenSettings = ["PORT", "HOST", "POSTGRES_BIN", "LOG_LEVEL", "NODE_ENV"];

const notice = {
  NOTICE_TEXT: "Demo: weather and prices are made up.",
  NOTICE_TEXT_HI: "डेमो: मौसम और भाव काल्पनिक हैं।",
  NOTICE_TEXT_MR: "डेमो: हवामान आणि भाव काल्पनिक आहेत.",
};

async function readDone(): Promise<string | null> {
  return (await readFile(doneFile, "utf8").catch(() => null))?.trim() ?? null;
}

/** Has the running product ask for prices now, as its job does through the day. */
async function fetchPrices(settings: Record<string, string>): Promise<void> {
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  await promisify(execFile)(process.execPath, [tsx, "scripts/operator.ts", "prices"], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}

type OpenProduct = (given: {
  env: Env;
  log: Logger;
  now: () => Date;
  newId: () => string;
}) => Promise<{ server: Pick<Server, "listen">; publicUrl: string; close(): Promise<void> }>;

/** The product as anybody runs it, beside made-up weather and prices, with a farm to sign in to. */
export async function runDemo(openProduct: OpenProduct): Promise<void> {
  const [weather, mandi] = await Promise.all([openDemoProvider(), openDemoMandi()]);
  tellDemoPrices(mandi);
  for (const name of settingNames) if (!chosenSettings.includes(name)) delete process.env[name];
  const settings = {
    DATA_DIR: join(folder, "data"),
    WEATHER_URL: weather.url,
    // Its weather is made up; a real warning beside it would be believed.
    HAIL_FEED_URL: "off",
    MANDI_URL: mandi.url,
    MANDI_KEY: demoKey,
    ...notice,
  };
  const filledOn = await readDone();
  // One that was stopped while it was being filled is begun anew.
  if (filledOn === null) await rm(settings.DATA_DIR, { recursive: true, force: true });
  // Everybody may know the password.
  const usual = { HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const env = readEnv({ ...usual, ...process.env, ...settings });
  const log = openLog(env);
  const product = await openProduct({ env, log, now: () => new Date(), newId: randomUUID });
  const closing = closeWithGrace({ delay: 29_500, logger: false }, async () => {
    await product.close();
    await Promise.all([weather.close(), mandi.close()]);
    if (process.exitCode) process.exit();
  });
  try {
    await product.server.listen({ port: env.PORT, host: env.HOST });
    const url = product.publicUrl;
    if (filledOn === null) {
      process.stdout.write("Filling a farm…\n");
      await fillDemoFarm({ url, dataDirectory: folder });
      await writeFile(doneFile, `${new Date().toISOString()}\n`);
    }
    await fetchPrices(settings);
    tell({ url, filledOn });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    closing.close();
  }
}

function tell({ url, filledOn }: { url: string; filledOn: string | null }): void {
  const lines = [
    "",
    `The demonstration is ready at ${url}/login`,
    `  e-mail    ${demoFarmer.email}`,
    `  password  ${demoFarmer.password}`,
    "Its weather and prices are made up; Ctrl-C ends it.",
    ...(filledOn === null
      ? []
      : [
          `Its farm was filled on ${filledOn.slice(0, 10)}. Without the folder ${folder} it is filled anew.`,
        ]),
    "",
  ];
  process.stdout.write(lines.join("\n"));
}
