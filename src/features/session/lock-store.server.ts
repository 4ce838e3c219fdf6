import type { Kysely } from "kysely";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { normalisePhone } from "#src/shared/phone.ts";
import { removeSessions } from "./device-store.server.ts";
import { insertUserRecord } from "./store.server.ts";

/** Whether the operator has locked the account. */
export async function isLocked(db: Kysely<Tables>, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("uid")
    .where("uid", "=", uid)
    .where("lockedDate", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The account with this e-mail address, phone number or uid, or null. */
export async function getLockable(
  db: Kysely<Tables>,
  name: string,
): Promise<{ uid: string; email: string } | null> {
  const row = await db
    .selectFrom("identityUser")
    .leftJoin("identityPhone", "identityPhone.uid", "identityUser.id")
    .select(["id as uid", "email"])
    .where((where) =>
      where.or([
        where("id", "=", name),
        where("email", "=", name.toLowerCase()),
        where("number", "=", normalisePhone(name)),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks an account: nobody signs in to it any more, and its sessions are gone from the database.
 * @returns whether it was locked only now, and the ids of the sessions, which have to be announced
 */
export async function updateLocked(
  db: Kysely<Tables>,
  { uid, email, now }: { uid: string; email: string; now: Date },
): Promise<{ isNew: boolean; sessionIds: string[] }> {
  await insertUserRecord(db, { uid, email, agreedToTermsAt: null });
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ lockedDate: now })
    .where("uid", "=", uid)
    .where("lockedDate", "is", null)
    .executeTakeFirst();
  const isNew = numUpdatedRows === 1n;
  if (isNew) await insertAccountEvent(db, { uid, kind: "locked", now });
  // Only after the lock is there for all to see: a sign-in under way either sees it or is seen here.
  return { isNew, sessionIds: await removeSessions(db, { uid }) };
}

/** Lets the account's owner sign in again. Returns whether it had been locked. */
export async function updateUnlocked(
  db: Kysely<Tables>,
  { uid, now }: { uid: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ lockedDate: null })
    .where("uid", "=", uid)
    .where("lockedDate", "is not", null)
    .executeTakeFirst();
  const wasLocked = numUpdatedRows === 1n;
  if (wasLocked) await insertAccountEvent(db, { uid, kind: "unlocked", now });
  return wasLocked;
}
