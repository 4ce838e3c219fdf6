import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { RunningProduct } from "./product.ts";

/** Codes that the identity screens write to the console, from now on. */
export function readCodes(page: Page): string[] {
  const codes: string[] = [];
  page.on("console", (message) => {
    const code = /^\[identity\] ([\w-]+)$/.exec(message.text())?.[1];
    if (code) codes.push(code);
  });
  return codes;
}

/** The link in the newest mail to somebody. */
export async function readMailedLink(
  { dataDirectory }: RunningProduct,
  to: string,
): Promise<string> {
  const folder = join(dataDirectory, "data", "outbox");
  for (const name of (await readdir(folder)).sort().reverse()) {
    const text = await readFile(join(folder, name), "utf8");
    const link = /https?:\/\/\S+#\S+/.exec(text)?.[0];
    if (text.startsWith(`To: ${to}\n`) && link) return link;
  }
  throw new Error(`No mail to ${to}`);
}
