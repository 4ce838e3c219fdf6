import type { WeatherHour } from "#src/features/weather/schema.ts";
import { getLocalDay } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { formatHourNumber } from "#src/shared/short-times.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { HourSpan } from "./intent-schema.ts";
import { nameDay, nameHour } from "./tool-rules.ts";

const hourInMs = 3_600_000;

/** What the hours of a day that are asked about bring. */
export type HoursFound = {
  date: string;
  from: Date;
  until: Date;
  wind: number;
  gusts: number;
  rain: number;
  isDark: boolean;
};

/** What is foretold for some hours of a day; null where none of them is. */
export function findHours(
  hours: readonly WeatherHour[],
  { date, span }: { date: string; span: HourSpan },
): HoursFound | null {
  const asked = hours.filter(({ time }) => {
    const moment = new Date(time);
    const hour = Number(formatHourNumber(moment));
    return getLocalDay(moment) === date && hour >= span.from && hour < span.until;
  });
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return null;
  const winds = asked.map(({ windKilometresPerHour }) => windKilometresPerHour ?? 0);
  const gusts = asked.map(({ gustKilometresPerHour }) => gustKilometresPerHour ?? 0);
  return {
    date,
    from: new Date(first.time),
    until: new Date(Date.parse(last.time) + hourInMs),
    wind: Math.max(...winds),
    gusts: Math.max(...winds, ...gusts),
    rain: asked.reduce((sum, { rainMillimetres }) => sum + (rainMillimetres ?? 0), 0),
    isDark: !first.isDay,
  };
}

/** The hours as they are spoken of, with their day. */
export function nameHours(
  { date, from, until }: HoursFound,
  { language, today }: { language: Language; today: string },
): string {
  const { spray } = answerWords[language];
  return spray.span({
    from: `${nameDay(date, { language, today })} ${nameHour(from, language)}`,
    until: nameHour(until, language),
  });
}
