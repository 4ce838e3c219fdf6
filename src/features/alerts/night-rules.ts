import { addDays, getLocalDay, getLocalHour } from "#src/shared/days.ts";

/** The hours of the clock that people call night: from 8 in the evening, until 4 in the morning. */
const hours = { from: 20, until: 4 };

/**
 * The night in which a moment lies, by the days that it joins: "Wednesday 12 at night" is half an hour before Wednesday
 * to one farmer and a day later to another. Null by day.
 */
export function getNight(moment: Date): { evening: string; morning: string } | null {
  const [day, hour] = [getLocalDay(moment), getLocalHour(moment)];
  if (hour >= hours.from) return { evening: day, morning: addDays(day, 1) };
  return hour < hours.until ? { evening: addDays(day, -1), morning: day } : null;
}
