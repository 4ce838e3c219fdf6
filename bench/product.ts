import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import sharp from "sharp";
import { getRunningPostgres } from "#src/platform/postgres.server.ts";

/**
 * As in `npm start`: young memory of 4 MB instead of 16, one helper thread instead of four, and old memory that
 * grows in smaller steps, since it may reach 768 MB, keep the process small.
 */
const nodeOptions = ["--max-semi-space-size=4", "--v8-pool-size=1", "--max-old-space-size=768"];
const port = 39_000 + (process.pid % 1000);

export type BenchProduct = {
  url: string;
  process: ChildProcess;
  /** How to reach the database that the product started for itself. */
  connection: pg.PoolConfig;
  stop: () => Promise<void>;
};

/**
 * Starts the built product on a folder, with its own database, as `npm start` does; one that is given `DATABASE_URL`
 * and a `PORT` of its own joins another.
 */
export async function startProduct(
  folder: string,
  settings: Record<string, string> = {},
): Promise<BenchProduct> {
  const url = `http://127.0.0.1:${settings["PORT"] ?? port}`;
  const data = join(folder, "data");
  const child = spawn(
    process.execPath,
    [...nodeOptions, join(process.cwd(), "dist/server/main.server.js")],
    {
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        PUBLIC_URL: url,
        DATA_DIR: data,
        LOG_LEVEL: "warn",
        // Load comes from one machine; each caller says which farmer's address it stands for.
        TRUST_PROXY: "true",
        ...settings,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    if (await isReady(url)) break;
    await wait(100);
  }
  const joined = settings["DATABASE_URL"];
  const connection = joined
    ? { connectionString: joined }
    : await getRunningPostgres(join(data, "postgres"));
  if (!connection) throw new Error("The product's database cannot be reached");
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  return { url, process: child, connection, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/** Signs up the farmer of a number and returns the cookies that a browser would send from then on. */
export async function signUp(url: string, number = 0): Promise<string> {
  const answer = await fetch(`${url}/api/session/sign-up`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      "x-forwarded-for": `10.98.${number >> 6}.${number & 63}`,
    },
    body: JSON.stringify({
      email: `bench-${number}@example.org`,
      password: "monsoon-2026",
      agreedToTerms: false,
    }),
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A post's form as a browser sends it, with `{id}` in place of the id. */
export async function makePostForm(): Promise<{ body: string; contentType: string }> {
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: "#5b8c3a" },
  })
    .jpeg()
    .toBuffer();
  const boundary = "urvara-bench";
  const fields = { id: "{id}", title: "Rain", description: "In the night.", category: "water" };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    body: body.toString("base64"),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
