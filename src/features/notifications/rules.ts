import type { Notification } from "./schema.ts";

/** Whether a notification no longer matters on a local day. */
export function isOver(
  { overDate, lastDay }: Pick<Notification, "overDate" | "lastDay">,
  today: string,
): boolean {
  return overDate !== null || (lastDay !== null && lastDay < today);
}

/** What was read on this device and the server does not know of yet. */
export type WaitingReads = { ids: ReadonlySet<string>; upTo: string };

/** Whether something has been read, or will have been when all that waits is sent. */
export function isRead(
  given: { id: string; createdDate: string; readDate?: string | null },
  waiting: WaitingReads,
): boolean {
  const { id, createdDate, readDate = null } = given;
  return readDate !== null || waiting.ids.has(id) || createdDate <= waiting.upTo;
}
