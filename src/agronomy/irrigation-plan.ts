import { wateringDepths } from "#content/watering-depths.ts";
import { cropStage } from "./crop-coefficient.ts";
import { dayNumber } from "./days.ts";
import type { IrrigationMethod, Soil } from "./knowledge-schema.ts";
import type { IsoDate, Metres, Millimetres } from "./quantities.ts";
import {
  advanceDay,
  readLog,
  type Season,
  type SeasonDay,
  type SeasonField,
  type SeasonLog,
} from "./season.ts";
import type { SingleState } from "./single-balance.ts";
import { getReference, type WeatherDay } from "./weather-day.ts";

/** When water can be had: any day, on weekdays (0 is Sunday), every so many days, on dates. */
export type Supply =
  | { kind: "always" }
  | { kind: "weekdays"; weekdays: readonly number[] }
  | { kind: "turn"; from: IsoDate; everyDays: number }
  | { kind: "dates"; dates: readonly IsoDate[] };

type PlannedIrrigation = {
  date: IsoDate;
  /** The day on which the crop would begin to suffer without it. */
  due: IsoDate;
  /** Whether the supply comes only after that day. */
  isLate: boolean;
  /** What the root zone takes up. */
  netDepth: Millimetres;
  /** What it then still lacks, because no soil takes in more at once. */
  leftLacking: Millimetres;
  /** What must be let onto the field for that. */
  grossDepth: Millimetres;
  /** Rain of the days before and of the day itself that the plan counts on. */
  countedRain: Millimetres;
};

type IrrigationAdvice =
  | { kind: "irrigate"; next: PlannedIrrigation }
  /** The soil holds enough through the day. */
  | { kind: "enough"; through: IsoDate }
  /** The crop will suffer from the day, and no water can be had in the days planned. */
  | { kind: "no-supply"; due: IsoDate }
  /** On rain alone: the crop will suffer from the day. */
  | { kind: "stress"; from: IsoDate }
  | { kind: "season-over" }
  | { kind: "no-forecast" };

export type IrrigationPlan = {
  advice: IrrigationAdvice;
  irrigations: PlannedIrrigation[];
  /** The days to come if the plan is kept. */
  days: SeasonDay[];
};

/** The days that are planned: beyond them a forecast of rain says little. */
export const plannedDays = 7;

/** Whether water can be had on a day. */
export function hasSupply(supply: Supply, date: IsoDate): boolean {
  switch (supply.kind) {
    case "always":
      return true;
    case "weekdays":
      // Day 0, 1 January 1970, was a Thursday.
      return supply.weekdays.includes((dayNumber(date) + 4) % 7);
    case "turn":
      return (dayNumber(date) - dayNumber(supply.from)) % supply.everyDays === 0;
    case "dates":
      return supply.dates.includes(date);
  }
}

/** What must be let onto a field so that a depth stays in the root zone, mm. */
export function grossDepth(net: Millimetres, method: IrrigationMethod): Millimetres {
  return net / method.efficiency;
}

/**
 * The most that one irrigation soaks into the root zone, mm: more runs off or sinks below the roots
 * (FAO Irrigation Water Management Training Manual 4, chapter 3).
 */
export function largestNetDepth(rootDepth: Metres, soil: Soil): Millimetres {
  return wateringDepths.findLast(({ rootsFrom }) => rootsFrom <= rootDepth)?.[soil.body] ?? 0;
}

/** Rain of a forecast that is counted on, mm: by its chance, all of it where none is given. */
export function countedRain(day: WeatherDay): Millimetres {
  return ((day.rain ?? 0) * (day.rainProbability ?? 100)) / 100;
}

/** The day to irrigate: the last with supply up to the due one, else the first after it. */
function chooseDay(days: readonly SeasonDay[], due: number, supply: Supply): number | null {
  for (let at = due; at >= 0; at -= 1) {
    if (hasSupply(supply, days[at]?.date ?? "")) return at;
  }
  const later = days.findIndex((day, at) => at > due && hasSupply(supply, day.date));
  return later < 0 ? null : later;
}

function isDue(day: SeasonDay): boolean {
  return day.depletion > day.readilyAvailable;
}

/**
 * The days to come and when to irrigate in them: on the day whose end would find more than the
 * readily available water gone, or the last day with supply before it, as much as refills what the
 * way of irrigating reaches of the root zone to the end of that day, and no more than soaks in at once.
 * @param given `forecast`: the days that follow the season's last, the first being today; `log`: what
 * the farmer has already done and found in them, and may hold older days
 */
export function planIrrigation(
  field: SeasonField,
  season: Season,
  given: {
    forecast: readonly WeatherDay[];
    supply: Supply;
    log: Pick<SeasonLog, "irrigations" | "feels">;
  },
): IrrigationPlan {
  const forecast = given.forecast.slice(0, plannedDays);
  const logged = readLog(field, given.log);
  const advance = (state: SingleState, sky: WeatherDay, irrigation: Millimetres) =>
    advanceDay({ ...season, sowing: field.sowing }, state, {
      date: sky.date,
      reference: getReference(field.site, sky),
      rain: countedRain(sky),
      irrigation: irrigation + (logged.irrigated.get(sky.date) ?? 0),
      feel: logged.feels.get(sky.date) ?? null,
    });
  const days: SeasonDay[] = [];
  const irrigations: PlannedIrrigation[] = [];
  let firstDue: IsoDate | null = null;
  let state = season.state;
  while (days.length < forecast.length) {
    const rest = forecast.slice(days.length);
    const dry: SeasonDay[] = [];
    for (const sky of rest) dry.push(advance(dry.at(-1) ?? state, sky, 0));
    const due = dry.findIndex(isDue);
    firstDue ??= dry[due]?.date ?? null;
    const chosen = due < 0 || !field.method ? null : chooseDay(dry, due, given.supply);
    const [sky, without] = chosen === null ? [] : [rest[chosen], dry[chosen]];
    if (chosen === null || !field.method || !sky || !without) {
      days.push(...dry);
      break;
    }
    const lacking = without.depletion * field.method.refilled;
    const netDepth = Math.min(lacking, largestNetDepth(without.rootDepth, field.soil));
    const watered = advance(dry[chosen - 1] ?? state, sky, netDepth);
    days.push(...dry.slice(0, chosen), watered);
    state = watered;
    irrigations.push({
      date: without.date,
      due: dry[due]?.date ?? without.date,
      isLate: chosen > due,
      netDepth,
      leftLacking: lacking - netDepth,
      grossDepth: grossDepth(netDepth, field.method),
      countedRain: days.reduce((sum, day) => sum + (day.rain ?? 0), 0),
    });
  }
  return { advice: getAdvice(field, { days, irrigations, firstDue }), irrigations, days };
}

function getAdvice(
  field: SeasonField,
  plan: { days: SeasonDay[]; irrigations: PlannedIrrigation[]; firstDue: IsoDate | null },
): IrrigationAdvice {
  const [today] = plan.days;
  const last = plan.days.at(-1);
  if (!today || !last) return { kind: "no-forecast" };
  if (cropStage(field.crop.stages, today.day) === "over") return { kind: "season-over" };
  const [next] = plan.irrigations;
  if (next) return { kind: "irrigate", next };
  if (plan.firstDue === null) return { kind: "enough", through: last.date };
  return field.method
    ? { kind: "no-supply", due: plan.firstDue }
    : { kind: "stress", from: plan.firstDue };
}
