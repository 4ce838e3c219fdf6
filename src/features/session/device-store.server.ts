import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import type { Device } from "./security-schema.ts";

/** Where an account is signed in, the newest first. */
export async function listDevices(
  db: Kysely<Tables>,
  given: { uid: string; sessionId: string; now: Date },
): Promise<Device[]> {
  const rows = await db
    .selectFrom("identitySession")
    .select(["id", "userAgent", "ipAddress", "createdAt", "updatedAt"])
    .where("userId", "=", given.uid)
    .where("awaitsSecondFactor", "=", false)
    .where("expiresAt", ">", given.now)
    .orderBy("createdAt", "desc")
    .limit(100)
    .execute();
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    isThisOne: id === given.sessionId,
    userAgent: userAgent || null,
    address: ipAddress || null,
    signedInAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
  }));
}

/**
 * Ends sessions of one account in the database.
 * @param given.only just this session; @param given.except all but this one
 * @returns the ids of those that ended
 */
export async function removeSessions(
  db: Kysely<Tables>,
  given: { uid: string; only?: string; except?: string },
): Promise<string[]> {
  let statement = db.deleteFrom("identitySession").where("userId", "=", given.uid);
  if (given.only !== undefined) statement = statement.where("id", "=", given.only);
  if (given.except !== undefined) statement = statement.where("id", "!=", given.except);
  const rows = await statement.returning("id").execute();
  return rows.map(({ id }) => id);
}
