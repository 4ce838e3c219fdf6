import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";

/** A farmer with an account, a record and one session of thirty days. */
export async function insertTestSession(
  db: Kysely<Tables>,
  { uid, sessionId, now }: { uid: string; sessionId: string; now: Date },
): Promise<void> {
  const email = `${uid}@example.com`;
  await db.insertInto("users").values({ uid, email }).execute();
  const written = { createdAt: now, updatedAt: now };
  await db
    .withTables<{ identityUser: Record<string, unknown> }>()
    .insertInto("identityUser")
    .values({ id: uid, email, name: uid, emailVerified: false, ...written })
    .execute();
  await db
    .withTables<{ identitySession: Record<string, unknown> }>()
    .insertInto("identitySession")
    .values({
      id: sessionId,
      token: `token of ${sessionId}`,
      userId: uid,
      expiresAt: new Date(now.getTime() + 30 * 86_400_000),
      awaitsSecondFactor: false,
      ...written,
    })
    .execute();
}
