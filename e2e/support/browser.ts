import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { type Browser, type BrowserContext, type BrowserServer, chromium } from "playwright-core";

const finder = resolve(import.meta.dirname, "../../scripts/chromium.mjs");

/** The whole browser, with what only it has: blocked popups, a folder that it is started from again. */
function findChromium(): string {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  return execFileSync(process.execPath, [finder], {
    encoding: "utf8",
  }).trim();
}

const findShell = () => process.env["CHROMIUM_SHELL_PATH"] ?? findChromium();

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
    executablePath: options.blocksPopups ? findChromium() : findShell(),
    args,
    ignoreDefaultArgs: options.blocksPopups ? ["--disable-popup-blocking"] : [],
  });
}

/** The same, for several processes that connect to it. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: findShell(), args });
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
