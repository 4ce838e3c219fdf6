import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { isLanguage, type Language } from "#src/shared/language.ts";
import type { SessionUser } from "./schema.ts";

/** Who is asking: what every route may know of the signed-in farmer without another query. */
export type Farmer = {
  uid: string;
  sessionId: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether whoever has not signed in may ask it. */
    isOpen?: boolean;
  }
  interface FastifyRequest {
    /** The farmer whose session the request carries, or null. */
    farmer: Farmer | null;
    /** Makes the next request read the farmer anew: call it when their name or picture has changed. */
    forgetFarmer(): void;
  }
}

/**
 * The farmer who is asking.
 * @throws AppError not-signed-in
 */
export function requireFarmer(request: FastifyRequest): Farmer {
  if (!request.farmer) throw new AppError("not-signed-in", "This needs a signed-in farmer");
  return request.farmer;
}

/** The farmer of a live session and when that session ends, or null. */
export async function getSessionFarmer(
  db: Kysely<Tables>,
  given: { token: string; now: Date },
): Promise<{ farmer: Farmer; expiresAt: Date } | null> {
  const row = await db
    .selectFrom("identitySession")
    .innerJoin("identityUser", "identityUser.id", "identitySession.userId")
    .select([
      "identityUser.id as uid",
      "identitySession.id as sessionId",
      "identityUser.email",
      "identityUser.name",
      "identityUser.image as photoURL",
      "identitySession.expiresAt",
    ])
    .where("identitySession.token", "=", given.token)
    .where("identitySession.expiresAt", ">", given.now)
    .where("identitySession.awaitsSecondFactor", "=", false)
    .executeTakeFirst();
  if (!row) return null;
  const { name, expiresAt, ...rest } = row;
  return { farmer: { ...rest, displayName: name || null }, expiresAt };
}

/** Whose session was just begun, and whether it still waits for the second factor. */
export async function getSessionByToken(
  db: Kysely<Tables>,
  token: string,
): Promise<{
  uid: string;
  email: string;
  awaitsSecondFactor: boolean;
  lockedDate: Date | null;
} | null> {
  const row = await db
    .selectFrom("identitySession")
    .innerJoin("identityUser", "identityUser.id", "identitySession.userId")
    .leftJoin("users", "users.uid", "identityUser.id")
    .select([
      "identityUser.id as uid",
      "identityUser.email",
      "identitySession.awaitsSecondFactor",
      "users.lockedDate",
    ])
    .where("token", "=", token)
    .executeTakeFirst();
  return row ?? null;
}

/** The whole session user, or null when there is no such account. */
export async function getSessionUser(db: Kysely<Tables>, uid: string): Promise<SessionUser | null> {
  const user = await db
    .selectFrom("identityUser")
    .selectAll()
    .where("id", "=", uid)
    .executeTakeFirst();
  if (!user) return null;
  const accounts = await db
    .selectFrom("identityAccount")
    .select(["providerId", "accountId"])
    .where("userId", "=", uid)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const phone = await db
    .selectFrom("identityPhone")
    .select("number")
    .where("uid", "=", uid)
    .executeTakeFirst();
  const phoneNumber = phone?.number ?? null;
  const person = { displayName: user.name || null, email: user.email, photoURL: user.image };
  return {
    uid: user.id,
    ...person,
    emailVerified: user.emailVerified,
    isAnonymous: false,
    phoneNumber,
    tenantId: null,
    providerData: [
      ...accounts.map(({ providerId, accountId }) =>
        providerId === "credential"
          ? { ...person, providerId: "password", uid: user.email, phoneNumber: null }
          : { ...person, providerId, uid: accountId, phoneNumber: null },
      ),
      ...(phoneNumber === null
        ? []
        : [{ ...person, email: null, providerId: "phone", uid: phoneNumber, phoneNumber }]),
    ],
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: (user.lastLoginAt ?? user.createdAt).toISOString(),
  };
}

/** The account of an address, in whatever case it is written; or null. */
export async function getAccountByEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<{ uid: string; email: string; emailVerified: boolean } | null> {
  const row = await db
    .selectFrom("identityUser")
    .select(["id as uid", "email", "emailVerified"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** The language of an account, else that of the request. */
export async function getMailLanguage(
  db: Kysely<Tables>,
  given: { email: string; otherwise: Language },
): Promise<Language> {
  const row = await db
    .selectFrom("users")
    .select("language")
    .where("email", "=", given.email.toLowerCase())
    .executeTakeFirst();
  return isLanguage(row?.language) ? row.language : given.otherwise;
}

/** What an account has to show for itself before others have to bear what it does; null for none. */
export async function getStanding(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<{ hasProvenAddress: boolean; createdAt: Date } | null> {
  const row = await db
    .selectFrom("identityUser")
    .leftJoin("identityPhone", "identityPhone.uid", "identityUser.id")
    .select([
      sql<boolean>`"emailVerified" or "number" is not null`.as("hasProvenAddress"),
      "createdAt",
    ])
    .where("id", "=", uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that the address belongs to the account's owner. Returns false when that was known already. */
export async function updateEmailVerified(
  db: Kysely<Tables>,
  given: { uid: string; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identityUser")
    .set({ emailVerified: true })
    .where("id", "=", given.uid)
    .where("email", "=", given.email)
    .where("emailVerified", "=", false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The hash of the account's password, or null for an account without one. */
export async function getPasswordHash(db: Kysely<Tables>, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom("identityAccount")
    .select("password")
    .where("userId", "=", uid)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? null;
}

/**
 * Sets the account's password, also for an account that had none.
 * @param given.alone removes every other way of signing in that was joined to the account
 */
export async function updatePassword(
  db: Kysely<Tables>,
  given: { uid: string; hash: string; alone: boolean; now: Date },
): Promise<void> {
  const { uid, hash, now } = given;
  if (given.alone) {
    await db
      .deleteFrom("identityAccount")
      .where("userId", "=", uid)
      .where("providerId", "!=", "credential")
      .execute();
    await db.deleteFrom("identityPasskey").where("uid", "=", uid).execute();
    await db.deleteFrom("identityPhone").where("uid", "=", uid).execute();
  }
  await db
    .insertInto("identityAccount")
    .values({
      id: randomUUID(),
      accountId: uid,
      providerId: "credential",
      userId: uid,
      password: hash,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["providerId", "accountId"]).doUpdateSet({ password: hash, updatedAt: now }),
    )
    .execute();
}

/** Whether an account has the address, in whatever case it is written. */
export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("identityUser")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes when somebody signed in. */
export async function updateLastLogin(
  db: Kysely<Tables>,
  given: { uid: string; now: Date },
): Promise<void> {
  await db
    .updateTable("identityUser")
    .set({ lastLoginAt: given.now })
    .where("id", "=", given.uid)
    .execute();
}

/**
 * Creates the farmer's user record with the e-mail only; an existing one stays as it is.
 * @returns whether it was created now
 */
export async function insertUserRecord(
  db: Kysely<Tables>,
  given: { uid: string; email: string; agreedToTermsAt: Date | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("users")
    .values(given)
    .onConflict((conflict) => conflict.column("uid").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type AttemptLimit = { key: string; now: Date; max: number; windowSeconds: number };

/**
 * Counts one attempt, in one statement, so that attempts at the same moment cannot slip by each other.
 * @returns seconds to wait when the attempt is one too many, else null
 */
export async function insertAttempt(
  db: Kysely<Tables>,
  { key, now, max, windowSeconds }: AttemptLimit,
): Promise<number | null> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const row = await db
    .insertInto("identityRateLimit")
    .values({ key, count: 1, windowEndsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when "identityRateLimit"."windowEndsAt" <= ${now} then 1
          else least("identityRateLimit"."count" + 1, ${max + 1}) end`,
        // One that ends later was begun while the clock was ahead.
        windowEndsAt: sql`case when "identityRateLimit"."windowEndsAt" <= ${now}
          then ${windowEndsAt} else least("identityRateLimit"."windowEndsAt", ${windowEndsAt}) end`,
      }),
    )
    .returning(["count", "windowEndsAt"])
    .executeTakeFirstOrThrow();
  if (row.count === 1) {
    await db
      .deleteFrom("identityRateLimit")
      .where("windowEndsAt", "<=", now)
      .where("key", "!=", key)
      .execute();
  }
  if (row.count <= max) return null;
  return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
}

/** Forgets the attempts that were counted under a key. */
export async function removeAttempts(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom("identityRateLimit").where("key", "=", key).execute();
}
