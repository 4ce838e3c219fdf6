import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { updateLastLogin } from "./store.server.ts";

type SecondFactor = {
  sealedSecret: string;
  confirmedAt: Date | null;
  lastStep: number;
  backupCodesLeft: number;
};

/** An account's second factor, confirmed or still being set up; null without one. */
export async function getSecondFactor(
  db: Kysely<Tables>,
  uid: string,
): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom("identitySecondFactor")
    .select([
      "sealedSecret",
      "confirmedAt",
      "lastStep",
      sql<number>`cardinality("backupCodes")`.as("backupCodesLeft"),
    ])
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row ? { ...row, lastStep: Number(row.lastStep) } : null;
}

/** Whether signing in to the account takes a second factor. */
export async function hasSecondFactor(db: Kysely<Tables>, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom("identitySecondFactor")
    .select("uid")
    .where("uid", "=", uid)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins to set a second factor up. One that is in force stays. Returns whether it was begun. */
export async function insertSecondFactor(
  db: Kysely<Tables>,
  given: { uid: string; sealedSecret: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("identitySecondFactor")
    .values(given)
    .onConflict((conflict) =>
      conflict
        .column("uid")
        .doUpdateSet({ sealedSecret: given.sealedSecret, lastStep: 0 })
        .where("identitySecondFactor.confirmedAt", "is", null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts the second factor in force. Returns false when it already was, or its secret is another now. */
export async function updateConfirmed(
  db: Kysely<Tables>,
  given: { uid: string; sealedSecret: string; step: number; backupCodes: string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identitySecondFactor")
    .set({ confirmedAt: given.now, lastStep: given.step, backupCodes: given.backupCodes })
    .where("uid", "=", given.uid)
    .where("sealedSecret", "=", given.sealedSecret)
    .where("confirmedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the code of a step, once: of two requests at the same moment one gets false. */
export async function updateLastStep(
  db: Kysely<Tables>,
  given: { uid: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identitySecondFactor")
    .set({ lastStep: given.step })
    .where("uid", "=", given.uid)
    .where(sql<boolean>`"lastStep" < ${given.step}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a backup code, once. Returns whether there was such a one. */
export async function removeBackupCode(
  db: Kysely<Tables>,
  given: { uid: string; hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identitySecondFactor")
    .set({ backupCodes: sql`array_remove("backupCodes", ${given.hash})` })
    .where("uid", "=", given.uid)
    .where(sql<boolean>`${given.hash} = any("backupCodes")`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts new backup codes, as hashes, in the place of all old ones. */
export async function updateBackupCodes(
  db: Kysely<Tables>,
  given: { uid: string; backupCodes: string[] },
): Promise<void> {
  await db
    .updateTable("identitySecondFactor")
    .set({ backupCodes: given.backupCodes })
    .where("uid", "=", given.uid)
    .execute();
}

/** Turns the second factor off, its backup codes with it. */
export async function removeSecondFactor(db: Kysely<Tables>, uid: string): Promise<void> {
  await db.deleteFrom("identitySecondFactor").where("uid", "=", uid).execute();
}

/** The account of a session that waits for the second factor, or null. */
export async function getWaitingSession(
  db: Kysely<Tables>,
  given: { token: string; now: Date },
): Promise<{ uid: string; email: string } | null> {
  const row = await db
    .selectFrom("identitySession")
    .innerJoin("identityUser", "identityUser.id", "identitySession.userId")
    .select(["identityUser.id as uid", "identityUser.email"])
    .where("identitySession.token", "=", given.token)
    .where("identitySession.awaitsSecondFactor", "=", true)
    .where("identitySession.expiresAt", ">", given.now)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a waiting session a whole one. Returns false when it has ended, or its account is locked. */
export async function updateWaitingSession(
  db: Kysely<Tables>,
  given: { uid: string; token: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identitySession")
    .set({ awaitsSecondFactor: false, expiresAt: given.expiresAt })
    .where("token", "=", given.token)
    .where("awaitsSecondFactor", "=", true)
    .where("expiresAt", ">", given.now)
    .where(
      sql<boolean>`not exists (select from users where uid = "userId" and "lockedDate" is not null)`,
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await updateLastLogin(db, given);
  return true;
}
