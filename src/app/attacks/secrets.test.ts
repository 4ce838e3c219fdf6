import { randomUUID } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openProduct } from "#src/app/product.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { keepPrivate } from "#src/platform/private-files.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";

let folder: string;
let database: TestDatabase;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(await findQuickFolder(), "urvara-secrets-"));
  database = await openTestDb();
  lines = [];
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const openTestLog = () => openLog(readEnv({}), { write: (line) => void lines.push(line) });

/** Starts the product on the folder as an operator does, and stops it. */
async function start(): Promise<void> {
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: database.connectionString,
    WEATHER_URL: "http://127.0.0.1:9/",
    HAIL_FEED_URL: "off",
  });
  const given = { env, log: openTestLog(), now: () => new Date(), newId: randomUUID };
  const product = await openProduct(given, async () => {});
  await product.close();
}

const readMode = async (path: string) => (await stat(path)).mode & 0o777;
const listWarnings = () => lines.filter((line) => line.includes("could read it"));

// Other accounts of the machine that look into the data folder.
test.skipIf(process.platform === "win32")(
  "what others could read is theirs no longer, and the log says so once",
  async () => {
    const secret = join(folder, "secret");
    const outbox = join(folder, "outbox");
    await writeFile(secret, "a secret that was copied by hand, long enough");
    await chmod(secret, 0o644);
    await mkdir(outbox);
    await chmod(outbox, 0o755);
    await start();
    expect([await readMode(secret), await readMode(outbox)]).toEqual([0o600, 0o700]);
    expect(listWarnings()).toHaveLength(2);
    expect(listWarnings().join()).not.toContain("copied by hand");
    await keepPrivate(secret, openTestLog());
    expect(listWarnings()).toHaveLength(2);
  },
);

test("a secret of the product's own making is nobody else's from the first moment", async () => {
  await start();
  expect(await readMode(join(folder, "secret"))).toBe(0o600);
  expect(listWarnings()).toEqual([]);
});

test.skipIf(process.platform === "win32")(
  "what cannot be taken away from others stops the start with one sentence",
  async () => {
    const file = join(folder, "secret");
    await chmod(folder, 0o755);
    await writeFile(file, "a secret of somebody else, long enough for us");
    await chmod(file, 0o644);
    const isRoot = process.geteuid?.() === 0;
    // Whoever is not root finds a file of root's.
    const path = isRoot ? file : "/etc/passwd";
    if (isRoot) process.seteuid?.(65_534);
    try {
      await expect(keepPrivate(path, openTestLog())).rejects.toThrow(
        /^Others than its owner can read \/\S+: take the rights .+\.$/,
      );
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(await readMode(path)).toBe(0o644);
  },
);
