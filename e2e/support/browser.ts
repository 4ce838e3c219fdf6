import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

const finder = resolve(import.meta.dirname, "../../scripts/chromium.mjs");

function findChromium(): string {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  return execFileSync(process.execPath, [finder], {
    encoding: "utf8",
  }).trim();
}

const args = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A Chromium without windows and without calls home.
 * @param options.blocksPopups as people's browsers do, and those that are driven do not
 */
export function launchBrowser(options: { blocksPopups?: boolean } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args,
    ignoreDefaultArgs: options.blocksPopups ? ["--disable-popup-blocking"] : [],
  });
}

/** A Chromium that keeps what it was given in a folder, and finds it there when it is started again. */
export function launchKeptBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args,
    baseURL,
    locale: "en-IN",
    viewport: { width: 1280, height: 900 },
  });
}
