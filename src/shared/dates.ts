import { getLocalDay, getLocalHour } from "./days.ts";
import { type Language, languageTags, partsOfDay } from "./language.ts";

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

/**
 * A moment as its hour in India, with the part of the day before it where a language has words for it.
 * @param minute how minutes are written; left out, there are none
 */
export function wordHour(moment: Date, language: Language, minute?: "2-digit"): string {
  const time = new Intl.DateTimeFormat(languageTags[language], {
    hour: "numeric",
    minute,
    hour12: true,
    timeZone: indiaTimeZone,
  });
  const parts = partsOfDay[language];
  if (!parts) return time.format(moment);
  const hour = getLocalHour(moment);
  // Written as whole numbers, they come in their order.
  const [, part = ""] = Object.entries(parts).findLast(([from]) => Number(from) <= hour) ?? [];
  const digits = time.formatToParts(moment).filter(({ type }) => type !== "dayPeriod");
  return `${part} ${digits
    .map(({ value }) => value)
    .join("")
    .trim()}`;
}

/** A moment as time of day in India, `6:40 pm`. */
export const formatTime = (moment: Date, language: Language): string =>
  wordHour(moment, language, "2-digit");
