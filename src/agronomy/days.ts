import { dayInMs } from "#src/shared/days.ts";
import type { IsoDate } from "./quantities.ts";

/** The running number of a calendar day, so that days can be counted; 1970-01-01 is 0. */
export function dayNumber(date: IsoDate): number {
  return Math.floor(Date.parse(date) / dayInMs);
}

/** The calendar day of a running number. */
export function dateOfDay(number: number): IsoDate {
  return new Date(number * dayInMs).toISOString().slice(0, 10);
}

/** The day of the year, 1 on 1 January (J of FAO-56). */
export function dayOfYear(date: IsoDate): number {
  return dayNumber(date) - dayNumber(`${date.slice(0, 4)}-01-01`) + 1;
}
