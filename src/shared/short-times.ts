import { indiaTimeZone, wordHour } from "./dates.ts";
import { getLocalHour } from "./days.ts";
import { type Language, languageTags, namedHours } from "./language.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was, in its largest unit: `10 minutes ago`, `3 hours ago`, `yesterday`. */
export function formatAge(moment: Date, language: Language, now: Date): string {
  const age = Math.max(0, now.getTime() - moment.getTime());
  const format = new Intl.RelativeTimeFormat(languageTags[language], { numeric: "auto" });
  if (age < minute) return format.format(0, "second");
  if (age < hour) return format.format(-Math.floor(age / minute), "minute");
  if (age < day) return format.format(-Math.floor(age / hour), "hour");
  return format.format(-Math.floor(age / day), "day");
}

/** A moment as the hour of the day in India, `6 pm`, `midnight`. */
export const formatHour = (moment: Date, language: Language): string =>
  namedHours[language][getLocalHour(moment)] ?? wordHour(moment, language);

/** The hour of a moment in India, `0` to `23`. */
export function formatHourNumber(moment: Date): string {
  return new Intl.DateTimeFormat("en", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: indiaTimeZone,
  }).format(moment);
}

/** The weekday of a moment in India, `Sat`. */
export function formatWeekday(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    weekday: "short",
    timeZone: indiaTimeZone,
  }).format(moment);
}

/** The weekday of a moment in India in full, `Saturday`. */
export function formatLongWeekday(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    weekday: "long",
    timeZone: indiaTimeZone,
  }).format(moment);
}

/** The month of a moment in India, `November`. */
export function formatMonth(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    month: "long",
    timeZone: indiaTimeZone,
  }).format(moment);
}
