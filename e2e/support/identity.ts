import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext, Page } from "playwright-core";
import * as z from "zod/mini";
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

export type Mailing = Pick<RunningProduct, "dataDirectory">;

async function findMailedLink(folder: string, to: string): Promise<string | null> {
  // The first mail of all makes the folder.
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort().reverse()) {
    const text = await readFile(join(folder, name), "utf8");
    const link = /https?:\/\/\S+#\S+/.exec(text)?.[0];
    if (text.startsWith(`To: ${to}\n`) && link) return link;
  }
  return null;
}

/** The link in the newest mail to somebody. It is written aside, after the answer: the first one is waited for. */
export async function readMailedLink({ dataDirectory }: Mailing, to: string): Promise<string> {
  const folder = join(dataDirectory, "data", "outbox");
  for (let triesLeft = 300; triesLeft > 0; triesLeft -= 1) {
    const link = await findMailedLink(folder, to);
    if (link) return link;
    await wait(50);
  }
  throw new Error(`No mail to ${to}`);
}

/** What shows that an address is somebody's own: of the mail to a new account. */
export async function readProof(product: Mailing, email: string): Promise<{ token: string }> {
  const [, token = ""] = (await readMailedLink(product, email)).split("#");
  return { token };
}

const session = z.object({ email: z.string() });

/** Shows that the address of a new account is its farmer's own, as the link of the mail would. */
export async function proveAddress(
  product: Mailing & { url: string },
  request: APIRequestContext,
): Promise<void> {
  const { email } = session.parse(await (await request.get("/api/session")).json());
  const answer = await request.post("/api/session/email/verify", {
    headers: { origin: product.url },
    data: await readProof(product, email),
  });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
