import type { ScoutingFault } from "./schema.ts";

const longestAgoInYears = 5;

/** Why something cannot have been seen on a day, or null. */
export function findDateFault(date: string, today: string): ScoutingFault | null {
  if (date > today) return "date-in-future";
  const oldest = `${Number(today.slice(0, 4)) - longestAgoInYears}${today.slice(4)}`;
  return date < oldest ? "date-too-old" : null;
}
