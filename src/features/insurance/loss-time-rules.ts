import type { LossReport } from "./loss-schema.ts";

const hour = 3_600_000;
/** A local loss is to be reported within so many hours (PMFBY). */
const reportHours = 72;

/** When the 72 hours are over. */
export function getTimeEnd(happenedAt: string): Date {
  return new Date(Date.parse(happenedAt) + reportHours * hour);
}

/** How much of the 72 hours is left. `share` runs from 1 to 0; all is 0 when they are over. */
export function getTimeLeft(happenedAt: string, now: Date) {
  const end = getTimeEnd(happenedAt);
  const left = Math.min(Math.max(0, end.getTime() - now.getTime()), reportHours * hour);
  return {
    end,
    isOver: left === 0,
    hours: Math.floor(left / hour),
    minutes: Math.floor((left % hour) / 60_000),
    seconds: Math.floor((left % 60_000) / 1000),
    share: left / (reportHours * hour),
  };
}

/** How long a removed report can be brought back, and is then gone for good. */
const undoTime = 10 * 60_000;

/** Whether a report was removed so long ago that it cannot be brought back. */
export function isGone({ removedAt }: Pick<LossReport, "removedAt">, now: Date): boolean {
  return removedAt !== null && now.getTime() - Date.parse(removedAt) > undoTime;
}
