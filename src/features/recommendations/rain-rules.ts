import { heavyRain, rainyDay } from "#src/features/alerts/rules.ts";
import type { AlertData, AlertKind } from "#src/features/alerts/schema.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { Obstacle } from "./schema.ts";
import { alertDaysAhead } from "./source-rules.ts";

/** What the weather is known to bring: none of it where there is no forecast. */
export type Sky = {
  alerts: readonly { kind: AlertKind; data: AlertData }[];
  /** From today on. */
  days: readonly Pick<WeatherDay, "day" | "rainMillimetres" | "rainChancePercent">[];
  /** From the present hour on. */
  hours: readonly WeatherHour[];
};

/** Rain that does a watering's work and carries fresh fertiliser off; own knowledge. */
const soakingMillimetres = 20;
/** Less likely than this is not counted on; own knowledge. */
const likelyPercent = 70;
/** The days after a work in which rain undoes it: of heavy rain one more is warned of. */
const soakingDays = 2;

export type Rain = { day: string; millimetres: number };
/** Work that rain spoils, or does itself; spraying goes by its hours and the warnings. */
export type RainedWork = "water" | "fertilise" | "harvest";

/** The likely rain, day by day: an alert may have seen a night that neither of its days shows. */
export function listRain({ alerts, days }: Sky): Rain[] {
  const rain = new Map<string, number>();
  for (const { day, rainMillimetres, rainChancePercent } of days) {
    if ((rainChancePercent ?? 100) >= likelyPercent) rain.set(day, rainMillimetres ?? 0);
  }
  for (const { kind, data } of alerts) {
    if (kind !== "heavy-rain") continue;
    for (let { firstDay: day } = data; day <= data.lastDay; day = addDays(day, 1)) {
      rain.set(day, Math.max(rain.get(day) ?? 0, data.value));
    }
  }
  return [...rain].map(([day, millimetres]) => ({ day, millimetres }));
}

/** The wettest of some days if they bring as much together, or null. */
function findRain(
  rain: readonly Rain[],
  given: { from: string; days: number; least: number },
): Obstacle | null {
  const among = rain.filter(({ day }) => {
    const after = countDays(given.from, day);
    return after >= 0 && after <= given.days;
  });
  const sum = among.reduce((all, { millimetres }) => all + millimetres, 0);
  const [wettest] = among.toSorted((one, other) => other.millimetres - one.millimetres);
  return wettest && sum >= given.least ? { kind: "rain", ...wettest } : null;
}

/** The likely rain of a day and the two after it that does a watering's work and carries fresh fertiliser off, or null. */
export const findSoakingRain = (days: Sky["days"], day: string): Obstacle | null =>
  findRain(listRain({ alerts: [], days, hours: [] }), {
    from: day,
    days: soakingDays,
    least: soakingMillimetres,
  });

/** What the rain of a work's day, or of the days after it, would spoil. */
export function findRainAgainst(
  work: RainedWork,
  { rain, day }: { rain: readonly Rain[]; day: string },
): Obstacle | null {
  if (work === "harvest") {
    return findRain(rain, { from: day, days: 0, least: rainyDay });
  }
  const soaking = { from: day, days: soakingDays, least: soakingMillimetres };
  const heavy = { from: day, days: alertDaysAhead, least: heavyRain };
  const isFertiliser = work === "fertilise";
  return findRain(rain, soaking) ?? (isFertiliser ? findRain(rain, heavy) : null);
}

/** The first day from one on without rain against a work: beyond what is forecast none is known. */
export function findFreeDay(
  work: RainedWork,
  { rain, day }: { rain: readonly Rain[]; day: string },
) {
  let free = day;
  while (findRainAgainst(work, { rain, day: free })) free = addDays(free, 1);
  return free;
}
