import { createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { IdentityTables } from "./store.server.ts";

const withIdentity = (db: Kysely<Tables>) => db.withTables<IdentityTables>();

export type MailedPurpose = "reset-password" | "verify-email";

/** How long a token opens what it was mailed for, in minutes. */
const mailedTokenMinutes = {
  "reset-password": 15,
  "verify-email": 24 * 60,
} as const satisfies Record<MailedPurpose, number>;

/** What is stored of a token. */
export const hashToken = (secret: string, token: string): string =>
  createHmac("sha256", secret).update(`mailed token ${token}`).digest("base64url");

/** A token of 192 bits, as an address carries it. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

type TokenParts = Pick<Parts, "db" | "secret" | "now">;

/** Makes a token for one account and purpose; earlier ones for the same stop working. */
export async function insertMailedToken(
  { db, secret, now }: TokenParts,
  given: { purpose: MailedPurpose; uid: string; email: string },
): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now().getTime() + mailedTokenMinutes[given.purpose] * 60_000);
  await withIdentity(db)
    .deleteFrom("identityMailedToken")
    .where((where) =>
      where.or([
        where("expiresAt", "<=", now()),
        where.and([where("uid", "=", given.uid), where("purpose", "=", given.purpose)]),
      ]),
    )
    .execute();
  await withIdentity(db)
    .insertInto("identityMailedToken")
    .values({ ...given, hash: hashToken(secret, token), expiresAt })
    .execute();
  return token;
}

/**
 * Uses a token up; of two requests at the same moment one gets null.
 * @param given.uid only this account's token is taken; any account's when absent
 */
export async function removeMailedToken(
  { db, secret, now }: TokenParts,
  given: { token: string; purpose: MailedPurpose; uid?: string },
): Promise<{ uid: string; email: string } | null> {
  let statement = withIdentity(db)
    .deleteFrom("identityMailedToken")
    .where("hash", "=", hashToken(secret, given.token))
    .where("purpose", "=", given.purpose)
    .where("expiresAt", ">", now());
  if (given.uid !== undefined) statement = statement.where("uid", "=", given.uid);
  const row = await statement.returning(["uid", "email"]).executeTakeFirst();
  return row ?? null;
}

/** Whether a token would be taken, without using it up. */
export async function isMailedToken(
  { db, secret, now }: TokenParts,
  given: { token: string; purpose: MailedPurpose },
): Promise<boolean> {
  const row = await withIdentity(db)
    .selectFrom("identityMailedToken")
    .select("uid")
    .where("hash", "=", hashToken(secret, given.token))
    .where("purpose", "=", given.purpose)
    .where("expiresAt", ">", now())
    .executeTakeFirst();
  return row !== undefined;
}
