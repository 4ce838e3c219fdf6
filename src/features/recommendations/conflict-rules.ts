import { heavyRain, rainyDay } from "#src/features/alerts/rules.ts";
import type { AlertData, AlertKind } from "#src/features/alerts/schema.ts";
import { dryingHours, listSprayWindows } from "#src/features/alerts/spray-rules.ts";
import { lastingCrops } from "#src/features/crops/harvest-rules.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { addDays, countDays, getLocalDay } from "#src/shared/days.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import type { Candidate, Obstacle } from "./schema.ts";
import { alertDaysAhead, type Ground, stakeOf } from "./source-rules.ts";

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

type Rain = { day: string; millimetres: number };
type Hold = NonNullable<Candidate["hold"]>;
type Work = "water" | "fertilise" | "harvest" | "spray";

/** The likely rain, day by day: an alert may have seen a night that neither of its days shows. */
function listRain({ alerts, days }: Sky): Rain[] {
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
function findRainAgainst(
  work: Exclude<Work, "spray">,
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

/** What else is to be done or warned of on a farm, for each of its works to be held against. */
type Context = {
  ground: Ground;
  sky: Sky;
  rain: readonly Rain[];
  /** The fields that are to be looked at, or brought in, for being ripe. */
  ripe: ReadonlySet<string>;
  /** Those that sprinklers water today. */
  sprinkled: ReadonlySet<string>;
};

/** What somebody would do by a task; null where neither weather nor another task speaks against it. */
function getWork({ reason }: Candidate): Work | null {
  switch (reason.code) {
    case "water":
    case "no-water":
    case "dry":
      return "water";
    case "weather":
      // Against heat, drought and frost one waters.
      return ["heat-stress", "dry-spell", "frost"].includes(reason.alert) ? "water" : null;
    case "nutrient":
      return "fertilise";
    case "harvest-ready":
    case "harvest-before-weather":
      return "harvest";
    case "pest":
      return "spray";
    default:
      return null;
  }
}

/** The first day from one on without rain against a work: beyond what is forecast none is known. */
function findFreeDay(
  work: Exclude<Work, "spray">,
  { rain, day }: { rain: readonly Rain[]; day: string },
) {
  let free = day;
  while (findRainAgainst(work, { rain, day: free })) free = addDays(free, 1);
  return free;
}

/** What forbids spraying today: a warning that says so, or hours none of which is fit. */
function holdSpray({ sky, ground }: Context): Hold | null {
  const { today, now } = ground;
  const warned = (kind: AlertKind) =>
    sky.alerts.find(
      ({ kind: each, data }) =>
        each === kind && countDays(today, data.firstDay) <= alertDaysAhead && data.lastDay >= today,
    )?.data;
  const dayOf = ({ firstDay }: AlertData) => (firstDay < today ? today : firstDay);
  const rain = warned("heavy-rain");
  if (rain) {
    const obstacle = { kind: "rain" as const, day: dayOf(rain), millimetres: rain.value };
    return { obstacle, until: addDays(rain.lastDay, 1) };
  }
  const wind = warned("strong-wind");
  if (wind) {
    const obstacle = { kind: "wind" as const, day: dayOf(wind), gust: wind.value };
    return { obstacle, until: addDays(wind.lastDay, 1) };
  }
  if (sky.hours.length === 0) return null;
  const [next] = listSprayWindows(sky.hours, { count: sky.hours.length - dryingHours });
  const until = next ? getLocalDay(new Date(next.from)) : null;
  const isToday = next !== undefined && until === getLocalDay(now);
  return isToday ? null : { obstacle: { kind: "no-spray-hours" }, until };
}

/** Crops that are picked over weeks and must not go thirsty when the first of them is ripe. */
const pickedOver: readonly GrownCrop[] = [
  ...lastingCrops,
  "cotton",
  "tomato",
  "chilli",
  "brinjal",
  "okra",
];

/** The fields of a task whose crop is about to be harvested, where that forbids the work. */
function listRipe(candidate: Candidate, work: Work, { ripe, ground }: Context) {
  return candidate.fields.filter(({ id }) => {
    if (work === "harvest" || !ripe.has(id)) return false;
    const field = ground.fields.find((each) => each.id === id);
    const crop = field && getOpenSeason(field)?.crop;
    return work !== "water" || (crop !== undefined && !pickedOver.includes(crop));
  });
}

/** Why a task has to wait by the weather or by another task, or null. */
function holdByDay(candidate: Candidate, work: Work, context: Context): Hold | null {
  const { rain, ground, sprinkled } = context;
  const { today } = ground;
  if (work === "spray") {
    const held = holdSpray(context);
    if (held) return held;
    return candidate.fields.some(({ id }) => sprinkled.has(id))
      ? { obstacle: { kind: "sprinkler" }, until: addDays(today, 1) }
      : null;
  }
  const { reason } = candidate;
  const asked = reason.code === "nutrient" && reason.date > today ? reason.date : today;
  const obstacle = findRainAgainst(work, { rain, day: asked });
  return obstacle && { obstacle, until: findFreeDay(work, { rain, day: asked }) };
}

/** A task of some of its fields alone. */
function narrow(candidate: Candidate, fields: Candidate["fields"], ground: Ground): Candidate {
  if (fields.length === candidate.fields.length) return candidate;
  const id = `${candidate.id} of ${fields.map((field) => field.id).join(" ")}`;
  return { ...candidate, id, fields, stake: stakeOf(ground, fields) };
}

/** What is ripe is held for being so, and the rest of a task for what the day forbids. */
function settle(candidate: Candidate, context: Context): Candidate[] {
  const work = getWork(candidate);
  if (work === null) return [candidate];
  const { ground } = context;
  const ripe = listRipe(candidate, work, context);
  const others = candidate.fields.filter((field) => !ripe.includes(field));
  const parts: Candidate[] = [];
  if (others.length > 0 || ripe.length === 0) {
    const rest = narrow(candidate, others, ground);
    const hold = holdByDay(rest, work, context);
    parts.push(hold ? { ...rest, hold } : rest);
  }
  // A warning that still stands for other fields need not be told once more for the ripe ones.
  if (ripe.length > 0 && (candidate.source !== "weather" || parts.length === 0)) {
    const hold: Hold = { obstacle: { kind: "ripe" }, until: null };
    parts.push({ ...narrow(candidate, ripe, ground), hold });
  }
  return parts;
}

/**
 * The tasks of a farm without contradictions: what another task or the weather forbids waits, with the reason.
 * This is the one place that knows what excludes what; sources need not know of each other.
 */
export function settleConflicts(
  candidates: readonly Candidate[],
  given: { ground: Ground; sky: Sky },
): Candidate[] {
  const { ground, sky } = given;
  const idsOf = (chosen: readonly Candidate[]) =>
    new Set(chosen.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const rain = listRain(sky);
  const ripe = idsOf(candidates.filter((each) => getWork(each) === "harvest"));
  const base = { ground, sky, rain, ripe, sprinkled: new Set<string>() };
  const isWater = ({ source }: Candidate) => source === "water";
  const watered = candidates.filter(isWater).flatMap((each) => settle(each, base));
  const today = watered.filter(
    ({ reason, hold }) => !hold && reason.code === "water" && reason.date <= ground.today,
  );
  const wateredToday = idsOf(today);
  const sprinkled = new Set(
    ground.fields.flatMap(({ id, method }) =>
      method === "sprinkler" && wateredToday.has(id) ? [id] : [],
    ),
  );
  const others = candidates.filter((each) => !isWater(each));
  return [...watered, ...others.flatMap((each) => settle(each, { ...base, sprinkled }))];
}
