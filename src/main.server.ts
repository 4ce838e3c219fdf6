import { randomUUID } from "node:crypto";
import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { builtFiles } from "./app/browser-files.server.ts";
import { openProduct } from "./app/product.server.ts";
import { readEnv } from "./platform/env.server.ts";
import { openLog } from "./platform/log.server.ts";

function tellFault(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Starts the product on the port of the configuration and stops it, requests finished, on a signal. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = openLog(env);
  const product = await openProduct(
    { env, log, now: () => new Date(), newId: randomUUID },
    builtFiles(join(import.meta.dirname, "../client")),
  );
  let isClosing = false;
  // The product closes sooner by itself, whatever hangs; service managers wait half a minute.
  const closing = closeWithGrace({ delay: 29_500, logger: false }, async ({ err }) => {
    isClosing = true;
    if (err) log.error({ err }, "stopping after an unexpected error");
    await product.close();
    // Else the process would end with 0, whatever its exit code was set to.
    if (process.exitCode) process.exit();
  });
  void product.databaseEnded.then(() => {
    if (isClosing) return;
    log.error("the database does not come back; stopping too, so that a restart brings both back");
    process.exitCode = 1;
    closing.close();
  });
  try {
    const address = await product.server.listen({ port: env.PORT, host: env.HOST });
    process.stdout.write(`Urvara is ready at ${product.publicUrl} (listening on ${address})\n`);
  } catch (error) {
    tellFault(error);
    // The database and the jobs would keep alive a process that nobody can reach.
    closing.close();
  }
}

main().catch(tellFault);
