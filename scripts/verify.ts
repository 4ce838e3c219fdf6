import { join, resolve } from "node:path";
import { openReachedDatabase } from "#src/platform/backup.server.ts";
import { openBackup } from "#src/platform/backup-archive.server.ts";
import { openDb } from "#src/platform/db.server.ts";
import { type Env, readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { readPassphrase } from "#src/platform/passphrase.server.ts";
import { verifyBackup, verifyMedia } from "#src/platform/verify.server.ts";

type Verified = { faults: string[]; words: string };

async function verifyFile(env: Env, file: string): Promise<Verified> {
  const terminal = { input: process.stdin, output: process.stderr };
  const source = await openBackup(file, () =>
    readPassphrase(terminal, { configured: env.BACKUP_PASSPHRASE }),
  );
  const { manifest, faults } = await verifyBackup(source);
  const rows = manifest?.tables.reduce((sum, table) => sum + table.rows, 0);
  const tables = manifest?.tables.length;
  const words = `${file} is whole: ${rows} rows of ${tables} tables and ${manifest?.files.length} files, as they were at ${manifest?.madeAt}.`;
  return { faults, words };
}

async function verifyInstance(env: Env): Promise<Verified> {
  const reached = await openReachedDatabase(env, openLog({ LOG_LEVEL: "error" }));
  const { db, close } = openDb({ ...reached.connection, statement_timeout: 0 });
  try {
    const folder = join(resolve(env.DATA_DIR), "media");
    const { pictures, faults } = await verifyMedia(db, { folder });
    return { faults, words: `All ${pictures} pictures are whole.` };
  } finally {
    await close();
    await reached.close();
  }
}

/** Reads a backup, or without one the pictures of this instance: `npm run verify [FILE]`. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const [name = "media"] = process.argv.slice(2);
  const { faults, words } = await (name === "media"
    ? verifyInstance(env)
    : verifyFile(env, resolve(process.env.INIT_CWD ?? "", name)));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length === 0) process.stdout.write(`${words}\n`);
  else process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
