import { resolve } from "node:path";
import { openReachedDatabase } from "#src/platform/backup.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { readPassphrase } from "#src/platform/passphrase.server.ts";
import { restoreBackup } from "#src/platform/restore.server.ts";

/** Fills an empty instance from a file that `npm run backup` wrote: `npm run restore FILE`. */
async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error("Name the file to restore: npm run restore FILE");
  const env = readEnv(process.env);
  const file = resolve(process.env.INIT_CWD ?? "", name);
  const restored = await restoreBackup({
    file,
    dataDirectory: resolve(env.DATA_DIR),
    getPassphrase: () =>
      readPassphrase(
        { input: process.stdin, output: process.stderr },
        { configured: env.BACKUP_PASSPHRASE },
      ),
    open: () => openReachedDatabase(env, openLog({ LOG_LEVEL: "error" })),
  });
  const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored ${rows} rows of ${restored.tables.length} tables and ${restored.files.length} files, as they were at ${restored.madeAt}.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
