import { type Kysely, sql } from "kysely";
import { insertNotifications } from "#src/features/notifications/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import {
  type Reminder,
  type ReminderFault,
  type ReminderInput,
  type ReminderNews,
  reminderKind,
} from "./reminder-schema.ts";

/** Nobody plans further ahead, and nothing waits longer to be sent; what is beyond it is a slip. */
const yearsAhead = 3;
/** Rung in one transaction. */
const atOnce = 200;

const selectReminders = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("schemeReminders")
    .select(["schemeId", "day"])
    .where("uid", "=", uid)
    .orderBy("day")
    .orderBy("schemeId");

/** The same with what each scheme is called in every language. */
export const selectTitledReminders = (db: Kysely<Tables>, own: { uid: string }) =>
  selectReminders(db, own).select(
    sql<Record<string, string>>`coalesce((
      select jsonb_object_agg(language, told ->> 'title')
      from schemes, jsonb_each(schemes.words) as told (language, told)
      where schemes.id = "schemeId"), '{}')`.as("titles"),
  );

/** A farmer's reminders, the next first. */
export async function listReminders(db: Kysely<Tables>, own: { uid: string }): Promise<Reminder[]> {
  return selectReminders(db, own).execute();
}

/**
 * Sets, moves or takes back the reminder of a scheme; sent twice, it does what it does once.
 * @throws AppError invalid-input for a day that is years away or long gone
 */
export async function updateReminder(
  db: Kysely<Tables>,
  { uid, input, today }: { uid: string; input: ReminderInput; today: string },
): Promise<void> {
  const { schemeId, day } = input;
  if (day === null) {
    await db
      .deleteFrom("schemeReminders")
      .where("uid", "=", uid)
      .where("schemeId", "=", schemeId)
      .execute();
    return;
  }
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  if (Math.abs(years) > yearsAhead) {
    const fault: ReminderFault = years > 0 ? "day-too-far" : "day-not-valid";
    throw new AppError("invalid-input", "Some fields are not valid", { fields: { day: fault } });
  }
  await db
    .insertInto("schemeReminders")
    .columns(["uid", "schemeId", "day"])
    // A scheme that is gone has nothing to be reminded of.
    .expression((select) =>
      select
        .selectFrom("schemes")
        .select([sql<string>`${uid}::text`.as("uid"), "id", sql<string>`${day}::date`.as("day")])
        .where("id", "=", schemeId),
    )
    .onConflict((conflict) => conflict.columns(["uid", "schemeId"]).doUpdateSet({ day }))
    .execute();
}

/**
 * Tells farmers of the schemes whose day has come, some of them in one transaction; each is told once.
 * @returns who was told
 */
async function ringSome(
  db: Kysely<Tables>,
  given: { today: string; now: Date; newId: () => string },
): Promise<string[]> {
  const { today, now, newId } = given;
  return db.transaction().execute(async (change) => {
    const due = await change
      .selectFrom("schemeReminders")
      .innerJoin("schemes", "schemes.id", "schemeReminders.schemeId")
      .select(["uid", "schemeId", "day", "words"])
      .where("day", "<=", today)
      .orderBy("day")
      .orderBy("uid")
      .limit(atOnce)
      .forUpdate("schemeReminders")
      // Another process rings the others.
      .skipLocked()
      .execute();
    await insertNotifications(
      change,
      due.map(({ uid, schemeId, day, words }) => {
        const titles = Object.entries(words).map(([language, { title }]) => [language, title]);
        const data: ReminderNews = { schemeId, titles: Object.fromEntries(titles) };
        const subject = `${schemeId} ${day}`;
        return {
          id: newId(),
          uid,
          kind: reminderKind,
          subject,
          data,
          createdDate: now,
          lastDay: null,
        };
      }),
    );
    for (const { uid, schemeId } of due) {
      await change
        .deleteFrom("schemeReminders")
        .where("uid", "=", uid)
        .where("schemeId", "=", schemeId)
        .execute();
    }
    return due.map(({ uid }) => uid);
  });
}

/** Tells every farmer whose day has come. @returns who was told, each once */
export async function ringReminders(
  db: Kysely<Tables>,
  given: { today: string; now: Date; newId: () => string },
): Promise<string[]> {
  const told = new Set<string>();
  for (;;) {
    const some = await ringSome(db, given);
    for (const uid of some) told.add(uid);
    if (some.length < atOnce) return [...told];
  }
}
