import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";
import { launchBrowserServer } from "./browser.ts";
import { startProduct } from "./product.ts";
import type { SharedStage } from "./stage.ts";

/**
 * What the files of journeys share: a product and a browser for those that neither end nor configure it, and the
 * data of a product that has started once, which all others start with a copy of.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const filled = await mkdtemp(join(await findQuickFolder(), "urvara-filled-"));
  const first = await startProduct({}, filled);
  await first.stop();
  if (/"level":[56]0/.test(first.output()))
    throw new Error(`The first start on an empty database went wrong:\n${first.output()}`);
  // Before the files' own processes are made, which inherit it.
  process.env["E2E_FILLED_DATA"] = join(filled, "data");
  const product = await startProduct();
  const browser = await launchBrowserServer();
  const { url, dataDirectory } = product;
  project.provide("shared", { url, dataDirectory, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await product.stop();
    await rm(filled, { recursive: true, force: true });
  };
}

declare module "vitest" {
  interface ProvidedContext {
    shared: SharedStage;
  }
}
