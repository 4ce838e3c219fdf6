import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import type { Ground } from "./test-ground.server.ts";

/** Every mail to an address so far, the oldest first as far as their moments tell. */
export async function readMails({ product }: Ground, to: string): Promise<string[]> {
  const folder = join(product.parts.env.DATA_DIR, "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => mail.startsWith(`To: ${to}\n`));
}

/** The last mail to an address that holds a text, which may come a moment after the answer. */
export const waitForMail = (ground: Ground, to: string, has: string | RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const mail = (await readMails(ground, to)).findLast((one) => RegExp(has).test(one));
      if (!mail) throw new Error(`no mail to ${to} with ${has}`);
      return mail;
    },
    { timeout: 15_000 },
  );

/** The token of the last mail that leads to a page. */
export async function waitForToken(ground: Ground, to: string, page: string): Promise<string> {
  const link = RegExp(`/${page}#([\\w-]+)`);
  return link.exec(await waitForMail(ground, to, link))?.[1] ?? "";
}
