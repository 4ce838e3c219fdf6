import { announceNotifications } from "#src/features/notifications/store.server.ts";
import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { announceOrder, announceStocks } from "./announcements.server.ts";
import { expireOrders, removeContacts } from "./expiry-store.server.ts";
import { remindOfRefunds } from "./refund-store.server.ts";

type JobParts = Pick<Parts, "db" | "live" | "log" | "now" | "newId">;

/** Ends all orders that are due, and tells the two sides of each. @returns how many there were */
export async function expireDueOrders(parts: Omit<JobParts, "log">): Promise<number> {
  const { db, now, newId } = parts;
  let count = 0;
  for (;;) {
    const expired = await expireOrders(db, { now: now(), newId });
    if (expired.length === 0) return count;
    count += expired.length;
    for (const { id, stocks } of expired) {
      await announceOrder(parts, { id }, { step: "expire", by: null });
      await announceStocks(parts, stocks);
    }
  }
}

/** Reminds all who have money to pay back. @returns how many there were */
export async function remindOfDueRefunds({
  db,
  live,
  now,
  newId,
}: Omit<JobParts, "log">): Promise<number> {
  const told = await remindOfRefunds(db, { now: now(), newId });
  await announceNotifications({ live }, told);
  return told.length;
}

/** The due work of this feature. */
export function listOrderJobs(parts: JobParts): Job[] {
  const { db, log, now } = parts;
  return [
    {
      name: "remind-of-refunds",
      everyMinutes: 6 * 60,
      async run() {
        const count = await remindOfDueRefunds(parts);
        if (count > 0) log.info({ count }, "reminded sellers of money to pay back");
      },
    },
    {
      name: "expire-orders",
      everyMinutes: 60,
      async run() {
        const count = await expireDueOrders(parts);
        if (count > 0) log.info({ count }, "ended orders that no seller had accepted");
      },
    },
    {
      name: "remove-order-contacts",
      everyMinutes: 24 * 60,
      async run() {
        const count = await removeContacts(db, { now: now() });
        if (count > 0) log.info({ count }, "removed how to reach the buyers of finished orders");
      },
    },
  ];
}
