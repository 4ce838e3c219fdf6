/** Clocks in India are never changed: every day is as long, and lies as far ahead of UTC. */
export const dayInMs = 86_400_000;
const indiaAheadInMs = 5.5 * 3_600_000;

/** The calendar day in India at a moment, `2026-11-21`. */
export function getLocalDay(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadInMs).toISOString().slice(0, 10);
}

/** The hour in India at a moment, from 0 to 23. */
export function getLocalHour(moment: Date): number {
  return new Date(moment.getTime() + indiaAheadInMs).getUTCHours();
}

/** The calendar day so many days after another; before it when the count is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayInMs).toISOString().slice(0, 10);
}

/** How many days lie from one calendar day to another; negative when the other is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
}
