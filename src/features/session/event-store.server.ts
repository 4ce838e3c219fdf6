import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import type { AccountEvent } from "./security-schema.ts";

/** Long enough to look back at a whole farming year. */
const daysKept = 400;
const eventsAtOnce = 5000;

const selectEvents = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom("accountEvents")
    .select(["id", "kind", "detail", "address", "userAgent", "happenedDate"])
    .where("uid", "=", uid)
    .orderBy("id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number];
const toEvent = ({ id, happenedDate, ...rest }: Row): AccountEvent => ({
  ...rest,
  // PostgreSQL's bigint arrives as text.
  id: Number(id),
  happenedDate: happenedDate.toISOString(),
});

/** A page of what was done to an account, the newest first. */
export async function listEvents(
  db: Kysely<Tables>,
  given: { uid: string; cursor: string; size: number },
): Promise<{ events: AccountEvent[]; nextCursor: string | null }> {
  const { uid, cursor, size } = given;
  let statement = selectEvents(db, uid).limit(size + 1);
  if (cursor) statement = statement.where("id", "<", Number(cursor));
  const rows = await statement.execute();
  const events = rows.slice(0, size).map(toEvent);
  const last = rows.length > size ? events.at(-1) : undefined;
  return { events, nextCursor: last ? String(last.id) : null };
}

/** All of it, to be taken away. */
export async function listOwnEvents(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<AccountEvent[]> {
  return (await selectEvents(db, uid).execute()).map(toEvent);
}

/** Removes some of what is too old to be kept. @returns how many */
export async function removeOldEvents(db: Kysely<Tables>, { now }: { now: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("accountEvents")
    .where("id", "in", (from) =>
      from
        .selectFrom("accountEvents")
        .select("id")
        .where("happenedDate", "<", new Date(now.getTime() - daysKept * dayInMs))
        .orderBy("happenedDate")
        .limit(eventsAtOnce),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
