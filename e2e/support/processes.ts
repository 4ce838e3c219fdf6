import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "./database.ts";
import { type RunningProduct, startProduct } from "./product.ts";

export type Processes = {
  /** The address that browsers know, whichever process answers. */
  origin: string;
  processes: RunningProduct[];
  databaseUrl: string;
  /** Stops one in good order and starts another in its place, on its port. */
  replace: (old: RunningProduct) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Several processes of the product on one PostgreSQL and one data folder, as behind a proxy.
 * @param given the PostgreSQL, which is stopped with them; one of their own unless given
 */
export async function startProcesses(
  count: number,
  given?: { url: string; stop: () => Promise<void> },
): Promise<Processes> {
  const origin = "http://farm.test";
  const database = given ?? (await startDatabase());
  const folder = await mkdtemp(join(tmpdir(), "urvara-processes-"));
  const settings = { DATABASE_URL: database.url, PUBLIC_URL: origin };
  const started = await Promise.allSettled(
    Array.from({ length: count }, () => startProduct(settings, folder)),
  );
  const processes = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const failed = started.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const replace = async (old: RunningProduct) => {
    await old.stop();
    const { port } = new URL(old.url);
    processes[processes.indexOf(old)] = await startProduct({ ...settings, PORT: port }, folder);
  };
  return { origin, processes, databaseUrl: database.url, replace, stop };
}
