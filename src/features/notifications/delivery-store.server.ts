import { type Kysely, sql, type Transaction } from "kysely";
import type { DeliveryOutcome } from "#src/platform/delivery-tables.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { NoticeWay } from "./delivery-schema.ts";
import { type Notification, notification } from "./schema.ts";

/** Longer than a try takes: what is due again by then was left by a process that ended. */
const leaseInMs = 2 * 60_000;

const noticeColumns = [
  "notifications.id",
  "notifications.kind",
  "notifications.data",
  toIso("notifications.createdDate").as("createdDate"),
  "notifications.lastDay",
  toIso<string | null>("notifications.readDate").as("readDate"),
  toIso<string | null>("notifications.overDate").as("overDate"),
] as const;

export type OwnNotification = Notification & { uid: string };

/** Takes on some notices of which nobody has decided yet how they come to a closed product. */
export async function claimUnplanned(
  change: Transaction<Tables>,
  { limit }: { limit: number },
): Promise<OwnNotification[]> {
  const rows = await change
    .updateTable("notifications")
    .set({ isPlanned: true })
    .where("id", "in", (due) =>
      due
        .selectFrom("notifications")
        .select("id")
        .where("isPlanned", "=", false)
        .orderBy("createdDate")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["uid", ...noticeColumns])
    .execute();
  return rows.map(({ uid, ...row }) => ({ uid, ...notification.parse(row) }));
}

export type NewDelivery = { noticeId: string; way: NoticeWay; target: string; dueDate: Date };

export async function insertDeliveries(
  change: Transaction<Tables>,
  added: readonly NewDelivery[],
): Promise<void> {
  if (added.length === 0) return;
  await change
    .insertInto("deliveries")
    .values([...added])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type ClaimedDelivery = {
  way: NoticeWay;
  target: string;
  tries: number;
  told: OwnNotification;
};

/** Takes on some deliveries that are due; nobody else tries them until the lease has run out. */
export async function claimDeliveries(
  db: Kysely<Tables>,
  { now, limit }: { now: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const rows = await db
    .with("due", (due) =>
      due
        .selectFrom("deliveries")
        .select(["noticeId", "way", "target"])
        .where("doneDate", "is", null)
        .where("dueDate", "<=", now)
        .orderBy("dueDate")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("deliveries")
    .from("due")
    .innerJoin("notifications", "notifications.id", "due.noticeId")
    .set({
      tries: sql<number>`deliveries.tries + 1`,
      dueDate: new Date(now.getTime() + leaseInMs),
    })
    .whereRef("deliveries.noticeId", "=", "due.noticeId")
    .whereRef("deliveries.way", "=", "due.way")
    .whereRef("deliveries.target", "=", "due.target")
    .returning(["deliveries.way", "deliveries.target", "deliveries.tries", "notifications.uid"])
    .returning(noticeColumns)
    .execute();
  return rows.map(({ way, target, tries, uid, ...row }) => ({
    way,
    target,
    tries,
    told: { uid, ...notification.parse(row) },
  }));
}

type Named = Pick<ClaimedDelivery, "way" | "target"> & { told: { id: string } };

const named = ({ way, target, told }: Named) => ({ noticeId: told.id, way, target });

/** Notes how some deliveries ended. */
export async function updateDone(
  db: Kysely<Tables>,
  { delivery, outcome, now }: { delivery: Named; outcome: DeliveryOutcome; now: Date },
): Promise<void> {
  const { noticeId, way, target } = named(delivery);
  await db
    .updateTable("deliveries")
    .set({ doneDate: now, outcome })
    .where("noticeId", "=", noticeId)
    .where("way", "=", way)
    .where("target", "=", target)
    .execute();
}

/** Puts a delivery off; what did not fail does not count as a try. */
export async function updateDue(
  db: Kysely<Tables>,
  given: { delivery: Named; dueDate: Date; tries: number },
): Promise<void> {
  const { noticeId, way, target } = named(given.delivery);
  await db
    .updateTable("deliveries")
    .set({ dueDate: given.dueDate, tries: given.tries })
    .where("noticeId", "=", noticeId)
    .where("way", "=", way)
    .where("target", "=", target)
    .execute();
}
