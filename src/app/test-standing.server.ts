import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";

/** Gives an account what others have to believe: a proven address, and so many days. */
export async function setStanding(
  db: Kysely<Tables>,
  given: { uid: string; isProven?: boolean; days?: number; now?: Date },
): Promise<void> {
  const { uid, isProven = true, days = 10, now = new Date() } = given;
  await db
    .updateTable("identityUser")
    .set({ emailVerified: isProven, createdAt: new Date(now.getTime() - days * dayInMs) })
    .where("id", "=", uid)
    .execute();
}

/** Farmers whom others have to believe, who never signed up. */
export async function insertKnownFarmers(
  db: Kysely<Tables>,
  { uids, now }: { uids: readonly string[]; now: Date },
): Promise<void> {
  for (const uid of uids) {
    const email = `${uid}@farm.test`;
    await db.insertInto("users").values({ uid, email }).execute();
    await sql`insert into "identityUser" (id, name, email, "emailVerified", "updatedAt")
      values (${uid}, '', ${email}, true, ${now})`.execute(db);
    await setStanding(db, { uid, now });
  }
}
