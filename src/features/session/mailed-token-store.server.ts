import { createHmac, randomBytes } from "node:crypto";
import type { Parts } from "#src/platform/parts.server.ts";

/** What a link is mailed for, and a code. */
export type MailedPurpose =
  | "reset-password"
  | "verify-email"
  | "change-email"
  | "undo-email"
  | "undo-email-unproven";
type Purpose = MailedPurpose | "owner-code";

/** How long a token opens what it was mailed for, in minutes. */
const mailedTokenMinutes = {
  "reset-password": 15,
  "verify-email": 24 * 60,
  "owner-code": 10,
  "change-email": 24 * 60,
  "undo-email": 7 * 24 * 60,
  "undo-email-unproven": 7 * 24 * 60,
} as const satisfies Record<Purpose, number>;

/** Several stand at once: a second change must not take the way back from the owner of the first address. */
const isUndo = (purpose: Purpose) => purpose.startsWith("undo-");

/** When a token was made. */
export const getMailedDate = (token: { purpose: MailedPurpose; expiresAt: Date }): Date =>
  new Date(token.expiresAt.getTime() - mailedTokenMinutes[token.purpose] * 60_000);

/** What is stored of a token. */
export const hashToken = (secret: string, token: string): string =>
  createHmac("sha256", secret).update(`mailed token ${token}`).digest("base64url");

/** A token of 192 bits, as an address carries it. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

type TokenParts = Pick<Parts, "db" | "secret" | "now">;

/** Keeps what is stored of a token or code; earlier ones of the account for the same purpose stop working. */
export async function insertMailedHash(
  { db, now }: Pick<TokenParts, "db" | "now">,
  given: { purpose: Purpose; uid: string; email: string; hash: string },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + mailedTokenMinutes[given.purpose] * 60_000);
  await db
    .deleteFrom("identityMailedToken")
    .where((where) =>
      where.or([
        where("expiresAt", "<=", now()),
        ...(isUndo(given.purpose)
          ? []
          : [where.and([where("uid", "=", given.uid), where("purpose", "=", given.purpose)])]),
      ]),
    )
    .execute();
  await db
    .insertInto("identityMailedToken")
    .values({ ...given, expiresAt })
    .execute();
}

/** Makes a token for one account and purpose; earlier ones for the same stop working. */
export async function insertMailedToken(
  parts: TokenParts,
  given: { purpose: MailedPurpose; uid: string; email: string },
): Promise<string> {
  const token = makeToken();
  await insertMailedHash(parts, { ...given, hash: hashToken(parts.secret, token) });
  return token;
}

/** Uses up what is stored of a token or code; of two requests at the same moment one gets null. */
export async function removeMailedHash(
  { db, now }: Pick<TokenParts, "db" | "now">,
  given: { hash: string; purpose: Purpose; uid?: string },
): Promise<{ uid: string; email: string; expiresAt: Date } | null> {
  let statement = db
    .deleteFrom("identityMailedToken")
    .where("hash", "=", given.hash)
    .where("purpose", "=", given.purpose)
    .where("expiresAt", ">", now());
  if (given.uid !== undefined) statement = statement.where("uid", "=", given.uid);
  const row = await statement.returning(["uid", "email", "expiresAt"]).executeTakeFirst();
  return row ?? null;
}

/**
 * Uses a token up; of two requests at the same moment one gets null.
 * @param given.uid only this account's token is taken; any account's when absent
 */
export function removeMailedToken(
  { db, secret, now }: TokenParts,
  { token, ...rest }: { token: string; purpose: MailedPurpose; uid?: string },
): Promise<{ uid: string; email: string; expiresAt: Date } | null> {
  return removeMailedHash({ db, now }, { ...rest, hash: hashToken(secret, token) });
}

/** Whom a token was mailed to, without using it up; null when it would not be taken. */
export async function getMailedAddressee(
  { db, secret, now }: TokenParts,
  given: { token: string; purpose: MailedPurpose },
): Promise<{ uid: string; email: string } | null> {
  const row = await db
    .selectFrom("identityMailedToken")
    .select(["uid", "email"])
    .where("hash", "=", hashToken(secret, given.token))
    .where("purpose", "=", given.purpose)
    .where("expiresAt", ">", now())
    .executeTakeFirst();
  return row ?? null;
}
