import { type Kysely, sql } from "kysely";
import { cutPage, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import type { Live } from "#src/platform/live.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { dayInMs } from "#src/shared/days.ts";
import {
  mostCounted,
  type Notification,
  notification,
  notificationsTopic,
  orderNewsKind,
  type UnreadList,
} from "./schema.ts";

const pageSize = 20;
const keptDays = 60;

/** Exactly what `notification` holds. */
const columns = [
  "id",
  "kind",
  "data",
  toIso("createdDate").as("createdDate"),
  "lastDay",
  toIso<string | null>("readDate").as("readDate"),
  toIso<string | null>("overDate").as("overDate"),
] as const;

const newest: ListOrder = {
  name: "notifications",
  key: sql.ref<Date>("createdDate"),
  keyKind: "moment",
  direction: "desc",
};

/** Of an order its latest news alone is shown: what came before no longer says how it stands. */
const isLatestOfOrder = sql<boolean>`not (kind = ${orderNewsKind} and exists (
  select 1 from notifications as newer
  where newer.uid = notifications.uid and newer.kind = notifications.kind
    and newer.data ->> 'id' = notifications.data ->> 'id'
    and newer."createdDate" > notifications."createdDate"))`;

/** Tells the browsers of farmers, each of them alone, that something about their notifications has changed. */
export async function announceNotifications(
  { live }: { live: Pick<Live, "publish"> },
  uids: readonly string[],
): Promise<void> {
  for (const uid of uids) {
    // Processes of the version before look in the body for whom it is told.
    const body = { to: uid };
    await live.publish(notificationsTopic, body, { to: `farmer:${uid}`, replaces: uid });
  }
}

/**
 * A page of what a farmer was told, the newest first.
 * @throws AppError invalid-input when the cursor is not one of this list
 */
export async function listNotifications(
  db: Kysely<Tables>,
  { uid, cursor }: { uid: string; cursor: string | undefined },
): Promise<{ notifications: Notification[]; nextCursor: string | null }> {
  const rows = await db
    .selectFrom("notifications")
    .select(columns)
    .select("createdDate as orderKey")
    .where("uid", "=", uid)
    .where(isLatestOfOrder)
    .$if(cursor !== undefined, (list) => list.where(isAfter(newest, cursor ?? "")))
    .orderBy("createdDate", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = cutPage(rows, { size: pageSize, order: newest });
  return {
    notifications: page.rows.map((row) => notification.parse(row)),
    nextCursor: page.nextCursor,
  };
}

/** All that a farmer was told, the oldest first. */
export async function listOwnNotifications(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Notification[]> {
  const rows = await db
    .selectFrom("notifications")
    .select(columns)
    .where("uid", "=", uid)
    .orderBy("createdDate")
    .orderBy("id")
    .execute();
  return rows.map((row) => notification.parse(row));
}

/** What a farmer has not read and still matters, the newest first. */
export async function listUnread(
  db: Kysely<Tables>,
  { uid, today }: { uid: string; today: string },
): Promise<UnreadList["unread"]> {
  const rows = await db
    .selectFrom("notifications")
    .select(["id", "createdDate"])
    .where("uid", "=", uid)
    .where("readDate", "is", null)
    .where("overDate", "is", null)
    .where(isLatestOfOrder)
    .where(sql<boolean>`coalesce("lastDay" >= ${today}, true)`)
    .orderBy("createdDate", "desc")
    .orderBy("id", "desc")
    .limit(mostCounted)
    .execute();
  return rows.map(({ id, createdDate }) => ({ id, createdDate: createdDate.toISOString() }));
}

/** What of some kinds still matters to some farmers on a day, or did from an earlier one. */
export async function listByKind(
  db: Kysely<Tables>,
  given: { uids: readonly string[]; kinds: readonly string[]; from: string },
): Promise<(Notification & { uid: string })[]> {
  const rows = await db
    .selectFrom("notifications")
    .select(["uid", ...columns])
    .where("uid", "in", [...given.uids])
    .where("kind", "in", [...given.kinds])
    .where(sql<boolean>`coalesce("lastDay" >= ${given.from}, true)`)
    .orderBy("createdDate")
    .orderBy("id")
    .execute();
  return rows.map(({ uid, ...row }) => ({ uid, ...notification.parse(row) }));
}

export type NewNotification = {
  id: string;
  uid: string;
  kind: string;
  subject: string;
  data: object;
  createdDate: Date;
  lastDay: string | null;
};

/** Tells farmers something, unless they have been told of the same subject already. */
export async function insertNotifications(
  db: Kysely<Tables>,
  added: readonly NewNotification[],
): Promise<number> {
  if (added.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("notifications")
    .values(added.map((row) => ({ ...row, data: JSON.stringify(row.data) })))
    .onConflict((conflict) => conflict.columns(["uid", "kind", "subject"]).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Corrects what a farmer was told, which holds again if it was over; it stays read or unread. */
export async function updateNotification(
  db: Kysely<Tables>,
  given: { id: string; data: object; lastDay: string | null },
): Promise<void> {
  const { id, data, lastDay } = given;
  await db
    .updateTable("notifications")
    .set({ data: JSON.stringify(data), lastDay, overDate: null })
    .where("id", "=", id)
    .execute();
}

/** Notes that some of what farmers were told no longer holds. */
export async function updateOver(
  db: Kysely<Tables>,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("notifications")
    .set({ overDate: now })
    .where("id", "in", [...ids])
    .where("overDate", "is", null)
    .execute();
}

/**
 * Marks one of a farmer's notifications as read, once.
 * @throws AppError not-found when the farmer has no such notification
 */
export async function updateRead(
  db: Kysely<Tables>,
  { uid, id, now }: { uid: string; id: string; now: Date },
): Promise<Date> {
  const row = await db
    .updateTable("notifications")
    .set({ readDate: sql<Date>`coalesce("readDate", ${now})` })
    .where("uid", "=", uid)
    .where("id", "=", id)
    .returning("readDate")
    .executeTakeFirst();
  if (!row?.readDate) throw new AppError("not-found", "You have no such notification");
  return row.readDate;
}

/** Marks all of a farmer's notifications as read up to a moment. */
export async function updateAllRead(
  db: Kysely<Tables>,
  { uid, upTo, now }: { uid: string; upTo: Date; now: Date },
): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ readDate: now })
    .where("uid", "=", uid)
    .where("readDate", "is", null)
    .where("createdDate", "<=", upTo)
    .execute();
}

/** Removes what was told so long ago that nobody looks for it. @returns how many there were */
export async function removeOldNotifications(db: Kysely<Tables>, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keptDays * dayInMs);
  const { numDeletedRows } = await db
    .deleteFrom("notifications")
    .where("createdDate", "<", oldest)
    // A dry spell may last longer.
    .where(sql<boolean>`coalesce("lastDay" < ${oldest}, true)`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
