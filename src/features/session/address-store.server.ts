import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { removeSessions } from "./device-store.server.ts";
import { removePhone } from "./phone-store.server.ts";
import { isEmailTaken } from "./store.server.ts";

/**
 * Whether nobody else can take the address: an account has it, or its owner may still have it back.
 * @param given.uid the account whose own earlier addresses do not count
 */
export async function isAddressHeld(
  db: Kysely<Tables>,
  given: { email: string; now: Date; uid?: string },
): Promise<boolean> {
  if (await isEmailTaken(db, given.email)) return true;
  let statement = db
    .selectFrom("identityMailedToken")
    .select("uid")
    .where("purpose", "=", "undo-email")
    .where("email", "=", given.email.toLowerCase())
    .where("expiresAt", ">", given.now);
  if (given.uid !== undefined) statement = statement.where("uid", "!=", given.uid);
  return (await statement.executeTakeFirst()) !== undefined;
}

const taken = () => new AppError("email-already-in-use", "There is an account with this e-mail");

const isDuplicate = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "23505";

/**
 * Puts another address into an account, in a transaction of the caller's. What was mailed to the one before
 * opens nothing any more, but the way back.
 * @throws AppError email-already-in-use
 */
export async function updateAddress(
  db: Kysely<Tables>,
  given: { uid: string; email: string; isProven: boolean; now: Date },
): Promise<void> {
  const { uid, email, isProven } = given;
  if (await isAddressHeld(db, given)) throw taken();
  const changing = db
    .updateTable("identityUser")
    .set({ email, emailVerified: isProven })
    .where("id", "=", uid)
    .execute();
  // Of two at the same moment the database lets one through.
  await changing.catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error;
  });
  await db.updateTable("users").set({ email }).where("uid", "=", uid).execute();
  await db
    .deleteFrom("identityMailedToken")
    .where("uid", "=", uid)
    .where("purpose", "not like", "undo-email%")
    .execute();
}

/**
 * Takes out of an account whatever somebody could have put into it since a moment, with the password that they
 * knew, and ends its sessions; in a transaction of the caller's.
 * @returns the ids of the sessions, which have to be announced
 */
export async function removeWaysInSince(
  db: Kysely<Tables>,
  { uid, since }: { uid: string; since: Date },
): Promise<string[]> {
  await db.deleteFrom("identityMailedToken").where("uid", "=", uid).execute();
  await db
    .deleteFrom("identityAccount")
    .where("userId", "=", uid)
    .where((where) =>
      where.or([where("providerId", "=", "credential"), where("createdAt", ">=", since)]),
    )
    .execute();
  await db
    .deleteFrom("identitySecondFactor")
    .where("uid", "=", uid)
    .where("confirmedAt", ">=", since)
    .execute();
  await db
    .deleteFrom("identityPasskey")
    .where("uid", "=", uid)
    .where("createdAt", ">=", since)
    .execute();
  await removePhone(db, { uid, since });
  return removeSessions(db, { uid });
}
