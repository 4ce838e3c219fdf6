import { formatDate, formatTime } from "./dates.ts";
import { countDays, getLocalDay } from "./days.ts";
import { type Language, languageTags } from "./language.ts";
import { formatHour, formatLongWeekday } from "./short-times.ts";

/** A moment that has passed by its day and hour, `yesterday 6 pm`, `28 Nov 6 pm`. */
export function formatPast(moment: Date, language: Language, now: Date): string {
  const days = countDays(getLocalDay(moment), getLocalDay(now));
  const format = new Intl.RelativeTimeFormat(languageTags[language], { numeric: "auto" });
  const day = days <= 1 ? format.format(-days, "day") : formatDate(moment, language, now);
  return `${day} ${formatHour(moment, language)}`;
}

/** A day as a date field has it, with its time if it has one, in words, `Monday, 30 Nov, 2:14 pm`; "" for what is none. */
export function formatTypedDay(typed: string, language: Language, now: Date): string {
  const [day = "", time] = typed.split("T");
  const moment = new Date(`${day}T${time ?? "12:00"}+05:30`);
  if (Number.isNaN(moment.getTime())) return "";
  const date = `${formatLongWeekday(moment, language)}, ${formatDate(moment, language, now)}`;
  return time === undefined ? date : `${date}, ${formatTime(moment, language)}`;
}
