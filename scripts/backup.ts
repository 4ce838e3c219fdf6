import { resolve } from "node:path";
import { openReachedDatabase, writeBackup } from "#src/platform/backup.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { readPassphrase } from "#src/platform/passphrase.server.ts";

/** npm keeps `--encrypt` for itself where `--` is left out before it; the file must not be left open for that. */
const asksToSeal = (given: string[]) =>
  given.includes("--encrypt") || process.env["npm_config_encrypt"] === "true";

/** Writes everything that the product keeps into one file: `npm run backup FILE [-- --encrypt]`. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const name = given.find((one) => one !== "--encrypt");
  if (!name) throw new Error("Name the file to write: npm run backup FILE");
  const env = readEnv(process.env);
  const file = resolve(process.env.INIT_CWD ?? "", name);
  const { BACKUP_PASSPHRASE: configured } = env;
  const terminal = { input: process.stdin, output: process.stderr };
  const isSealed = asksToSeal(given) || configured !== undefined;
  const passphrase = isSealed
    ? await readPassphrase(terminal, { configured, isNew: true })
    : undefined;
  const database = await openReachedDatabase(env, openLog({ LOG_LEVEL: "error" }));
  try {
    const dataDirectory = resolve(env.DATA_DIR);
    const made = await writeBackup(database.connection, {
      file,
      dataDirectory,
      now: () => new Date(),
      passphrase,
    });
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${file} holds ${rows} rows of ${made.tables.length} tables and ${made.files.length} files${isSealed ? ", sealed with the passphrase" : ""}.\n`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
