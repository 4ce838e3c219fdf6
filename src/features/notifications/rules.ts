import { type Notification, readAllInput } from "./schema.ts";

/** Whether a notification no longer matters on a local day. */
export function isOver(
  { overDate, lastDay }: Pick<Notification, "overDate" | "lastDay">,
  today: string,
): boolean {
  return overDate !== null || (lastDay !== null && lastDay < today);
}

/** A write that the server does not have yet. */
type WaitingWrite = { kind: string; about?: string; body?: unknown; refusal: unknown };

/** What was read on this device and the server does not know of yet. */
export type WaitingReads = { ids: ReadonlySet<string>; upTo: string };

/** What the writes that wait will have marked as read. */
export function getWaitingReads(writes: readonly WaitingWrite[]): WaitingReads {
  const ids = new Set<string>();
  let upTo = "";
  for (const { kind, about, body, refusal } of writes) {
    if (kind !== "notification" || refusal) continue;
    const all = readAllInput.safeParse(body).data;
    if (about !== undefined) ids.add(about);
    else if (all && all.upTo > upTo) upTo = all.upTo;
  }
  return { ids, upTo };
}

/** Whether something has been read, or will have been when all that waits is sent. */
export function isRead(
  given: { id: string; createdDate: string; readDate?: string | null },
  waiting: WaitingReads,
): boolean {
  const { id, createdDate, readDate = null } = given;
  return readDate !== null || waiting.ids.has(id) || createdDate <= waiting.upTo;
}
