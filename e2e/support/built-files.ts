import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod/mini";

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);

async function readManifest(): Promise<z.infer<typeof manifest>> {
  const path = join(import.meta.dirname, "../../dist/client/.vite/manifest.json");
  return manifest.parse(JSON.parse(await readFile(path, "utf8")));
}

/** The address of the script that a source file was built into. */
export async function findScript(source: string): Promise<string> {
  const file = (await readManifest())[source]?.file;
  if (!file) throw new Error(`The build has no ${source}`);
  return `/${file}`;
}

/** The scripts and the words of a language that the screens of the signed-in app load later. */
async function listLaterScripts(language: string): Promise<string[]> {
  const parts = await readManifest();
  const seen = new Set(["src/main.client.tsx"]);
  const later = new Set<string>();
  // A set hands out what is added to it meanwhile, too.
  for (const source of seen) {
    const { imports = [], dynamicImports = [] } = parts[source] ?? {};
    for (const each of [...imports, ...dynamicImports]) seen.add(each);
    for (const each of dynamicImports) {
      const isWords = each.startsWith("messages/");
      if (!isWords || each.endsWith(`/${language}.words`)) later.add(each);
    }
  }
  return [...later].flatMap((source) => (parts[source] ? [`/${parts[source].file}`] : []));
}

const isInCharge = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Has the worker put in place, or keep what is loaded later, at once. @returns whether it was there to hear it */
const hasten = (page: Page, language: string) =>
  page.evaluate(async (language) => {
    document.dispatchEvent(new Event("keep-app"));
    const { active } = await navigator.serviceWorker.register("/service-worker.js");
    active?.postMessage({ kind: "keep-rest", language });
    return active !== null;
  }, language);

/**
 * The worker is in charge, and all that any screen loads later is kept.
 * @param given.isHastened whether it begins now: by itself the app leaves the network to the screen for its first
 * seven seconds
 */
export async function waitUntilKept(page: Page, { isHastened = true } = {}): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const later = await listLaterScripts(language);
  const countMissing = () =>
    page.evaluate(async (wanted) => {
      const kept = await (await caches.open("assets")).keys();
      const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
      return wanted.filter((path) => !paths.has(path)).length;
    }, later);
  // Not in waitForFunction, to which a promise itself would already be true; and not all the time, since it is work.
  const patience = { timeout: 90_000, interval: 500 };
  const isReady = async () => {
    // Anew each time: on a busy machine a worker may not come to be put in place at the first.
    return (!isHastened || (await hasten(page, language))) && isInCharge(page);
  };
  await expect.poll(isReady, patience).toBe(true);
  await expect.poll(countMissing, patience).toBe(0);
}
