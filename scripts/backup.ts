import { resolve } from "node:path";
import { openReachedDatabase, writeBackup } from "#src/platform/backup.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";

/** Writes everything that the product keeps into one file: `npm run backup FILE`. */
async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error("Name the file to write: npm run backup FILE");
  const env = readEnv(process.env);
  const file = resolve(process.env.INIT_CWD ?? "", name);
  const database = await openReachedDatabase(env, openLog({ LOG_LEVEL: "error" }));
  try {
    const dataDirectory = resolve(env.DATA_DIR);
    const made = await writeBackup(database.connection, {
      file,
      dataDirectory,
      now: () => new Date(),
    });
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${file} holds ${rows} rows of ${made.tables.length} tables and ${made.files.length} files.\n`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
