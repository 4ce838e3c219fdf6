import { getLocalDay } from "./days.ts";
import { type Language, languageTags } from "./language.ts";

/** The one clock of the product's days: every farm is in India. */
export const indiaTimeZone = "Asia/Kolkata";

/** A moment as a date, `21 Nov 2026`; the year is left out when it is the current one. */
export function formatDate(moment: Date, language: Language, now: Date): string {
  const year = (date: Date) => getLocalDay(date).slice(0, 4);
  return new Intl.DateTimeFormat(languageTags[language], {
    day: "numeric",
    month: "short",
    ...(year(moment) === year(now) ? {} : { year: "numeric" }),
    timeZone: indiaTimeZone,
  }).format(moment);
}

/** A moment as weekday and date, `Saturday, 21 Nov`. */
export function formatDay(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    weekday: "long",
    day: "numeric",
    month: "short",
    timeZone: indiaTimeZone,
  }).format(moment);
}

/** Hindi and Marathi name the part of the day where English has am and pm. */
export function planHour(language: Language): Intl.DateTimeFormatOptions {
  return { hour: "numeric", ...(language === "en" ? {} : { dayPeriod: "short" }) };
}

/** A moment as time of day in India, `6:40 pm`. */
export function formatTime(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    ...planHour(language),
    minute: "2-digit",
    timeZone: indiaTimeZone,
  }).format(moment);
}
