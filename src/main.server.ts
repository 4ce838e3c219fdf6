import { randomUUID } from "node:crypto";
import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { builtFiles } from "./app/browser-files.server.ts";
import { openProduct } from "./app/product.server.ts";
import { readEnv } from "./platform/env.server.ts";
import { openLog } from "./platform/log.server.ts";

/** Starts the product on the port of the configuration and stops it, requests finished, on a signal. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = openLog(env);
  const product = await openProduct(
    { env, log, now: () => new Date(), newId: randomUUID },
    builtFiles(join(import.meta.dirname, "../client")),
  );
  let isClosing = false;
  const closing = closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    isClosing = true;
    if (err) log.error({ err }, "stopping after an unexpected error");
    await product.close();
  });
  void product.databaseEnded.then(() => {
    if (isClosing) return;
    log.error(
      "the database has stopped by itself; stopping too, so that a restart brings both back",
    );
    process.exitCode = 1;
    closing.close();
  });
  const address = await product.server.listen({ port: env.PORT, host: env.HOST });
  process.stdout.write(`Urvara is ready at ${product.publicUrl} (listening on ${address})\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
