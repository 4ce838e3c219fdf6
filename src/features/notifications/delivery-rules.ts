import { getLocalHour } from "#src/shared/days.ts";
import type { NoticeChoices, NoticeKind, NoticeWay } from "./delivery-schema.ts";

/** A notice in the words of one language. */
export type Notice = {
  kind: NoticeKind;
  title: string;
  text: string;
  /** The screen that it leads to. */
  path: string;
  /** Whether the crop is in danger from then on: what is so before the quiet hours end comes within them. */
  dangerFrom: Date | null;
  /** Until when it is of use. */
  usefulUntil: Date;
};

/** Whether a kind comes on a way. */
export function isChosen(
  choices: Pick<NoticeChoices, NoticeWay>,
  { way, kind }: { way: NoticeWay; kind: NoticeKind },
): boolean {
  const chosen: readonly NoticeKind[] = choices[way];
  return chosen.includes(kind);
}

const minute = 60_000;
const hour = 60 * minute;
const longestPauseInMs = hour;

/**
 * The end of the quiet hours that a moment lies in, or null when it lies in none.
 * @param hours of the day in India; from 21 until 6, say. The same hour twice is no quiet at all.
 */
export function getQuietEnd(
  now: Date,
  { quietFrom, quietUntil }: Pick<NoticeChoices, "quietFrom" | "quietUntil">,
): Date | null {
  const at = getLocalHour(now);
  const length = (quietUntil - quietFrom + 24) % 24;
  const since = (at - quietFrom + 24) % 24;
  if (since >= length) return null;
  // Clocks in India stand half an hour ahead of whole hours of UTC.
  const beganHour = new Date(Math.floor((now.getTime() - hour / 2) / hour) * hour + hour / 2);
  return new Date(beganHour.getTime() + (length - since) * hour);
}

/** When a notice is to be sent, at the earliest now; null when that would be too late. */
export function planSending(
  { dangerFrom, usefulUntil }: Pick<Notice, "dangerFrom" | "usefulUntil">,
  { now, choices }: { now: Date; choices: Pick<NoticeChoices, "quietFrom" | "quietUntil"> },
): Date | null {
  const quietEnd = getQuietEnd(now, choices);
  const breaksQuiet = quietEnd !== null && dangerFrom !== null && dangerFrom < quietEnd;
  const at = quietEnd === null || breaksQuiet ? now : quietEnd;
  return at < usefulUntil ? at : null;
}

/**
 * When to try again after so many tries: after 1, 2, 4 minutes, at most an hour, and not before the service said.
 * @returns null when that is past its use
 */
export function planRetry(given: {
  tries: number;
  now: Date;
  retryAfterSeconds: number | null;
  usefulUntil: Date;
}): Date | null {
  const { tries, now, retryAfterSeconds, usefulUntil } = given;
  const pause = Math.min(minute * 2 ** Math.min(tries - 1, 10), longestPauseInMs);
  const at = new Date(now.getTime() + Math.max(pause, (retryAfterSeconds ?? 0) * 1000));
  return at < usefulUntil ? at : null;
}
