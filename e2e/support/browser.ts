import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";

const finder = resolve(import.meta.dirname, "../../scripts/chromium.mjs");

function findChromium(): string {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  return execFileSync(process.execPath, [finder], {
    encoding: "utf8",
  }).trim();
}

/** A Chromium without windows and without calls home. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
