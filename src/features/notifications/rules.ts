import type { Notification } from "./schema.ts";

/** Whether a notification no longer matters on a local day. */
export function isOver(
  { overDate, lastDay }: Pick<Notification, "overDate" | "lastDay">,
  today: string,
): boolean {
  return overDate !== null || (lastDay !== null && lastDay < today);
}

/** Under which heading something is told, in the order in which they stand. */
export const noticeGroups = ["weather", "farm", "orders"] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** What is told by its headings, within each the newest first; a warning that is over is no news of the weather. */
export function groupNotices(
  told: readonly Notification[],
  given: { today: string; getGroup: (one: Notification) => NoticeGroup },
): { group: NoticeGroup; notices: Notification[] }[] {
  const groupOf = (one: Notification) => {
    const group = given.getGroup(one);
    return group === "weather" && isOver(one, given.today) ? "farm" : group;
  };
  return noticeGroups
    .map((group) => ({ group, notices: told.filter((one) => groupOf(one) === group) }))
    .filter(({ notices }) => notices.length > 0);
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
