import { type Kysely, sql } from "kysely";
import {
  insertNotifications,
  listByKind,
  updateOver,
} from "#src/features/notifications/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { planDayNews } from "./news-rules.ts";
import { dayNewsKinds, dayNotification } from "./news-schema.ts";
import type { Recommendations } from "./schema.ts";

type Looked = { since: Date; now: Date };

/** Farmers with a sown field and a place, whose plan nobody has looked at since a moment; some of them. */
export async function listUnlooked(
  db: Kysely<Tables>,
  { since, count }: { since: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("farmPlaces")
    .leftJoin("dayLooks", "dayLooks.uid", "farmPlaces.uid")
    .select("farmPlaces.uid")
    .where(sql<boolean>`coalesce("lookedDate" < ${since}, true)`)
    .where((where) =>
      where.exists(
        where
          .selectFrom("fields")
          .innerJoin("seasons", "seasons.fieldId", "fields.id")
          .select(sql.lit(1).as("one"))
          .whereRef("fields.uid", "=", "farmPlaces.uid")
          .where("archivedDate", "is", null)
          .where("endedDate", "is", null),
      ),
    )
    .orderBy("farmPlaces.uid")
    .limit(count)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Notes that a farmer's plan was looked at. @returns whether nobody else has noted it since */
export async function claimLook(
  db: Kysely<Tables>,
  { uid, since, now }: Looked & { uid: string },
): Promise<boolean> {
  const claimed = await db
    .insertInto("dayLooks")
    .values({ uid, lookedDate: now })
    .onConflict((conflict) =>
      conflict
        .column("uid")
        .doUpdateSet({ lookedDate: now })
        .where("dayLooks.lookedDate", "<", since),
    )
    .returning("uid")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Tells a farmer what their plan brings, in one transaction with the note that it was looked at: a process that is
 * killed between leaves nothing untold.
 * @returns whether anything has changed for them
 */
export async function tellDay(
  db: Kysely<Tables>,
  given: Looked & { uid: string; plan: Recommendations; newId: () => string },
): Promise<boolean> {
  const { uid, plan, since, now, newId } = given;
  return db.transaction().execute(async (change) => {
    if (!(await claimLook(change, { uid, since, now }))) return false;
    const told = await listByKind(change, { uids: [uid], kinds: dayNewsKinds, from: plan.today });
    const known = told.flatMap((one) => dayNotification.safeParse(one).data ?? []);
    const { added, over } = planDayNews(known, plan);
    await insertNotifications(
      change,
      added.map((news) => ({ ...news, id: newId(), uid, createdDate: now })),
    );
    await updateOver(change, { ids: over, now });
    return added.length + over.length > 0;
  });
}
