import type { WeatherDay } from "#src/features/weather/schema.ts";
import { addDays, getLocalDay, getLocalHour } from "#src/shared/days.ts";
import type { Recommendations } from "./schema.ts";
import type { WeekAhead } from "./week-schema.ts";

/** From this hour of a Sunday in India a week is told, and on the Monday until noon where that was missed. */
const toldFromHour = 17;
const toldUntilHour = 12;
/** Fewer foretold days say too little of a week. */
const leastForetold = 5;
/** What the India Meteorological Department calls a rainy day. */
const leastRainInMillimetres = 2.5;
const mostTasks = 12;

/** The Monday of the week that is to be told now; null at all other times. */
export function getToldWeek(now: Date): string | null {
  const today = getLocalDay(now);
  const weekday = new Date(today).getUTCDay();
  const hour = getLocalHour(now);
  if (weekday === 0 && hour >= toldFromHour) return addDays(today, 1);
  return weekday === 1 && hour < toldUntilHour ? today : null;
}

/** The sky over seven days. @param days those that are known, foretold or usual */
export function sumSky(days: readonly WeatherDay[], from: string): WeekAhead["sky"] {
  const until = addDays(from, 6);
  const own = days.flatMap(({ day, usual, rainMillimetres, lowestCelsius, highestCelsius }) => {
    if (usual || day < from || day > until) return [];
    if (rainMillimetres === null || lowestCelsius === null || highestCelsius === null) return [];
    return [{ rainMillimetres, lowestCelsius, highestCelsius }];
  });
  if (own.length < leastForetold) return null;
  return {
    millimetres: own.reduce((sum, each) => sum + each.rainMillimetres, 0),
    rainyDays: own.filter((each) => each.rainMillimetres >= leastRainInMillimetres).length,
    lowestCelsius: Math.min(...own.map((each) => each.lowestCelsius)),
    highestCelsius: Math.max(...own.map((each) => each.highestCelsius)),
  };
}

/** What of a plan is worth a line in a mail; what is only asked of the farmer waits on the first screen. */
export const listWeekTasks = ({ candidates }: Recommendations): WeekAhead["tasks"] =>
  candidates
    .filter(({ reason: { code } }) => code !== "harvest-untold" && code !== "schemes-fit")
    .slice(0, mostTasks)
    .map(({ fields, reason, hold }) => ({
      fields: fields.map(({ name }) => name),
      reason,
      // Of a pest it is the spraying that waits, not the looking.
      waitsUntil: reason.code === "pest" ? null : (hold?.until ?? null),
    }));
