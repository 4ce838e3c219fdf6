import { toLatinDigits } from "#src/shared/typed-number.ts";
import type { HourSpan } from "./intent-schema.ts";
import { hearAll, says } from "./record-questions.server.ts";

/** Which hours of the clock a part of the day has, and how an hour of twelve is reckoned in it. */
const parts = [
  ["morning", { from: 6, until: 11, least: 0 }],
  ["noon", { from: 12, until: 17, least: 12 }],
  ["evening", { from: 17, until: 21, least: 12 }],
  ["night", { from: 20, until: 24, least: 12 }],
] as const;

/** So many hours are told of where one is named. */
const spanOfHour = 3;

/** "I am" is no hour of the morning. */
const selfSaid = /\b(?:i am|am i)\b/gi;

/** The hours of a day that a question names: at 2 pm, after 7 in the evening, this afternoon; null where none. */
export function readHours(text: string): HourSpan | null {
  const heard = hearAll(text.replaceAll(selfSaid, " "));
  const part = parts.find(([word]) => says(heard, word))?.[1];
  if (!part) return null;
  const [, hour] =
    toLatinDigits(text).match(/(?:^|\s)(\d{1,2})(?::\d\d)?(?=\s|$|[ap]m|[^\d.,])/i) ?? [];
  const named = Number(hour ?? 0);
  if (named < 1 || named > 12) return { from: part.from, until: part.until };
  const from = (named % 12) + part.least;
  return { from, until: Math.min(24, from + spanOfHour) };
}
