import { serverWords } from "#content/server-words.ts";
import { formatDate } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { formatLongWeekday } from "#src/shared/short-times.ts";

/** To whom something is told, and when: for what is today and what tomorrow. */
export type Telling = { language: Language; now: Date };

/** Puts values into the places of a text. A crop may come first, whose English name is written small within a sentence. */
export function fillPlaces(text: string, values: Record<string, string>): string {
  const said = text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The moment at which a day begins in India. */
export const beginOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** A day as one names it. */
export function nameDay(day: string, { language, now }: Telling): string {
  const today = getLocalDay(now);
  const { days } = serverWords[language];
  if (day <= today) return days.today;
  if (day === addDays(today, 1)) return days.tomorrow;
  const moment = beginOf(day);
  return `${formatLongWeekday(moment, language)}, ${formatDate(moment, language, now)}`;
}
