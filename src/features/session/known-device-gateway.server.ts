import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "#src/platform/parts.server.ts";
import { cookieNames } from "./cookie-gateway.server.ts";
import { getOwnPhone } from "./phone-store.server.ts";
import { getAccountByEmail, getPasswordHash } from "./store.server.ts";

/** One phone can be a family's. */
const mostAccounts = 5;
/** As long as browsers keep a cookie; every sign-in begins it anew. */
const cookieSeconds = 400 * 24 * 60 * 60;

type DeviceParts = Pick<Parts, "db" | "secret" | "publicUrl">;
/** The hash is that of the password; where there is none, the confirmed number stands for it. */
type Account = { uid: string; hash: string };

/** The cookie's name carries the same mark as those of the identity library where the pages are encrypted. */
const toCookieName = (publicUrl: string) =>
  `${publicUrl.startsWith("https:") ? "__Secure-" : ""}urvara.${cookieNames.devices}`;

/**
 * Signed together with the hash of the account's password: another password, and every device of before is a
 * stranger, without anything to be kept or removed. Who signed in here does not stand in it.
 */
function makeEntry(secret: string, { uid, hash, id }: Account & { id: string }): string {
  const signed = createHmac("sha256", secret).update(`known device ${id} ${uid} ${hash}`);
  return `${id}.${signed.digest("base64url")}`;
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function listEntries(request: FastifyRequest, publicUrl: string): string[] {
  const entries = request.cookies[toCookieName(publicUrl)]?.split("~") ?? [];
  return entries.slice(0, mostAccounts);
}

function findEntry(secret: string, entries: string[], account: Account): string | undefined {
  return entries.find((entry) => {
    const id = entry.split(".")[0] ?? "";
    return isSame(entry, makeEntry(secret, { ...account, id }));
  });
}

async function getAccount({ db }: DeviceParts, { uid }: { uid: string }): Promise<Account | null> {
  const hash = (await getPasswordHash(db, uid)) ?? (await getOwnPhone(db, uid))?.number ?? null;
  return hash === null ? null : { uid, hash };
}

/** The name of the device that a request comes from, where it has signed in to the account before; or null. */
export async function getKnownDevice(
  parts: DeviceParts,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  const entries = listEntries(request, parts.publicUrl);
  if (entries.length === 0) return null;
  const owner = await getAccountByEmail(parts.db, email.trim());
  const account = owner && (await getAccount(parts, owner));
  const entry = account ? findEntry(parts.secret, entries, account) : undefined;
  return entry?.split(".")[0] ?? null;
}

/** Whether a request comes from a browser that has signed in to the account before. */
export async function isKnownDevice(
  parts: DeviceParts,
  request: FastifyRequest,
  { uid }: { uid: string },
): Promise<boolean> {
  const entries = listEntries(request, parts.publicUrl);
  const account = entries.length > 0 ? await getAccount(parts, { uid }) : null;
  return account !== null && findEntry(parts.secret, entries, account) !== undefined;
}

/** Makes the browser that an answer goes to one that has signed in to the account. */
export async function setKnownDevice(
  parts: DeviceParts,
  reply: FastifyReply,
  { uid }: { uid: string },
): Promise<void> {
  const { secret, publicUrl } = parts;
  const account = await getAccount(parts, { uid });
  // Without a password or a number nobody is asked whether they have been here before.
  if (!account) return;
  const entries = listEntries(reply.request, publicUrl);
  const own = findEntry(secret, entries, account);
  const id = randomBytes(12).toString("base64url");
  const entry = own ?? makeEntry(secret, { ...account, id });
  const others = entries.filter((one) => one !== own);
  void reply.setCookie(
    toCookieName(publicUrl),
    [entry, ...others].slice(0, mostAccounts).join("~"),
    {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: publicUrl.startsWith("https:"),
      maxAge: cookieSeconds,
    },
  );
}
