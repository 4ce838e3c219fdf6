import { type Kysely, sql } from "kysely";
import { insertNotifications } from "#src/features/notifications/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { addDays } from "#src/shared/days.ts";
import { type WeekAhead, weekNewsKind } from "./week-schema.ts";

/** Some farmers who want their week mailed, can be mailed to, and have not been told of this one. */
export async function listUntoldWeek(
  db: Kysely<Tables>,
  { from, count, after }: { from: string; count: number; after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom("noticeChoices")
    .innerJoin("identityUser", "identityUser.id", "noticeChoices.uid")
    .select("noticeChoices.uid")
    .where(sql<boolean>`choices -> 'email' ? 'week'`)
    .where("emailVerified", "=", true)
    .where("noticeChoices.uid", ">", after)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("notifications")
            .select(sql.lit(1).as("one"))
            .whereRef("notifications.uid", "=", "noticeChoices.uid")
            .where("kind", "=", weekNewsKind)
            .where("subject", "=", from),
        ),
      ),
    )
    .orderBy("noticeChoices.uid")
    .limit(count)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Tells a farmer of a week, once. @returns whether nobody else has */
export async function insertWeek(
  db: Kysely<Tables>,
  given: { uid: string; week: WeekAhead; id: string; now: Date },
): Promise<boolean> {
  const { uid, week, id, now } = given;
  const told = { id, uid, kind: weekNewsKind, subject: week.from, data: week, createdDate: now };
  return (await insertNotifications(db, [{ ...told, lastDay: addDays(week.from, 6) }])) === 1;
}
