import type { AlertKind } from "#src/features/alerts/schema.ts";
import {
  dryingHours,
  findSprayWarning,
  listSprayWindows,
} from "#src/features/alerts/spray-rules.ts";
import { lastingCrops } from "#src/features/crops/harvest-rules.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import { listComingHours } from "#src/features/weather/rules.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import { findHours, type HourlyWork } from "./hour-rules.ts";
import { findFreeDay, findRainAgainst, listRain, type Rain, type Sky } from "./rain-rules.ts";
import { getWorkDay } from "./rules.ts";
import type { Candidate } from "./schema.ts";
import { type Ground, stakeOf } from "./source-rules.ts";

type Hold = NonNullable<Candidate["hold"]>;
type Work = "water" | "fertilise" | "harvest" | "spray" | "prepare";

/** What the sky and other tasks make of a task on one field. */
type Outcome = Pick<Candidate, "hold" | "window">;

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

/** What one does against what the forecast warns of: against heat, drought and frost one waters. */
const workOfAlert: Partial<Record<AlertKind, Work>> = {
  "heavy-rain": "prepare",
  "strong-wind": "prepare",
  "heat-stress": "water",
  "dry-spell": "water",
  frost: "water",
};

/** What somebody would do by a task; null where neither weather nor another task speaks against it. */
function getWork({ reason }: Candidate): Work | null {
  switch (reason.code) {
    case "water":
    case "no-water":
    case "dry":
      return "water";
    case "weather":
      return workOfAlert[reason.alert] ?? null;
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

/** What is warned of that forbids spraying today. */
function holdByWarning({ sky, ground }: Context): Hold | null {
  const warning = findSprayWarning(sky.alerts, ground.today);
  if (!warning) return null;
  const { kind, day, value, until } = warning;
  return kind === "heavy-rain"
    ? { obstacle: { kind: "rain", day, millimetres: value }, until }
    : { obstacle: { kind: "wind", day, gust: value }, until };
}

/** When one can spray today: not against a warning, on wet leaves, or in hours none of which is fit. */
function settleSpray(fieldId: string | null, context: Context): Outcome {
  const { sky, ground, sprinkled } = context;
  const { today } = ground;
  const warned = holdByWarning(context);
  if (warned) return { hold: warned };
  if (fieldId !== null && sprinkled.has(fieldId)) {
    return { hold: { obstacle: { kind: "sprinkler" }, until: addDays(today, 1) } };
  }
  const { hours } = sky;
  if (hours.length === 0) return {};
  const [next] = listSprayWindows(hours, { count: hours.length - dryingHours });
  if (!next) return { hold: { obstacle: { kind: "no-hours" }, until: null } };
  const from = new Date(next.from);
  if (getLocalDay(from) === today) return { window: { ...next, from: from.toISOString() } };
  return { hold: { obstacle: { kind: "no-hours" }, until: getLocalDay(from) } };
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

/** Whether a field's crop is about to be harvested, and that forbids a work. */
function isRipeFor(work: Work, fieldId: string, { ripe, ground }: Context): boolean {
  if (work === "harvest" || work === "prepare" || !ripe.has(fieldId)) return false;
  const field = ground.fields.find(({ id }) => id === fieldId);
  const crop = field && getOpenSeason(field)?.crop;
  return work !== "water" || (crop !== undefined && !pickedOver.includes(crop));
}

/** What the hours have to be fit for; null where a task lets no water run and touches no crop. */
function getHourlyWork(
  candidate: Candidate,
  given: { work: Exclude<Work, "spray">; fieldId: string | null; day: string; context: Context },
): HourlyWork | null {
  const { work, fieldId, day, context } = given;
  const { reason, dueAt } = candidate;
  if (work === "prepare") return dueAt === null ? null : { kind: work, before: dueAt };
  if (work !== "water") return { kind: work };
  const isHeat = reason.code === "weather" && reason.alert === "heat-stress";
  if (reason.code !== "water" && !isHeat) return null;
  const isHot = context.sky.alerts.some(
    ({ kind, data }) =>
      kind === "heat-stress" &&
      data.firstDay <= day &&
      day <= data.lastDay &&
      (data.fields.length === 0 || data.fields.some(({ id }) => id === fieldId)),
  );
  const field = context.ground.fields.find(({ id }) => id === fieldId);
  return { kind: work, isHot, isSprinkled: field?.method === "sprinkler" };
}

/** What becomes of a task on one field, or on the whole farm: it waits, or has its hours. */
function settleField(candidate: Candidate, fieldId: string | null, context: Context): Outcome {
  const work = getWork(candidate);
  if (work === null) return {};
  if (fieldId !== null && isRipeFor(work, fieldId, context)) {
    return { hold: { obstacle: { kind: "ripe" }, until: null } };
  }
  if (work === "spray") return settleSpray(fieldId, context);
  const { rain, ground, sky } = context;
  const { today, now } = ground;
  const day = getWorkDay(candidate, today);
  if (work !== "prepare") {
    // Whichever task asks for water, the same rain is counted on.
    const from = work === "water" ? today : day;
    const obstacle = findRainAgainst(work, { rain, day: from });
    if (obstacle) return { hold: { obstacle, until: findFreeDay(work, { rain, day: from }) } };
  }
  const hourly = getHourlyWork(candidate, { work, fieldId, day, context });
  if (!hourly) return {};
  const minutes = candidate.reason.code === "water" ? (candidate.reason.minutes ?? 0) : 0;
  const firstDay = work === "prepare" ? today : day;
  const left = findHours(hourly, { hours: sky.hours, day: firstDay, now, minutes });
  if (left.kind === "window") return { window: left.window };
  // Before a storm one does what one can.
  if (left.kind === "any" || work === "prepare") return {};
  return { hold: { obstacle: { kind: "no-hours" }, until: left.nextDay } };
}

/** A task of some of its fields alone. */
function narrow(candidate: Candidate, fields: Candidate["fields"], ground: Ground): Candidate {
  if (fields.length === candidate.fields.length) return candidate;
  const id = `${candidate.id} of ${fields.map((field) => field.id).join(" ")}`;
  return { ...candidate, id, fields, stake: stakeOf(ground, fields) };
}

/** A task as it is settled, once for all fields of which the same becomes. */
function settle(candidate: Candidate, context: Context): Candidate[] {
  if (candidate.fields.length === 0) {
    return [{ ...candidate, ...settleField(candidate, null, context) }];
  }
  const groups = new Map<string, { outcome: Outcome; fields: Candidate["fields"] }>();
  for (const field of candidate.fields) {
    const outcome = settleField(candidate, field.id, context);
    const key = JSON.stringify(outcome);
    const group = groups.get(key) ?? { outcome, fields: [] };
    groups.set(key, { outcome, fields: [...group.fields, field] });
  }
  return [...groups.values()].flatMap(({ outcome, fields }) => {
    // A warning that still stands for other fields need not be told once more for the ripe ones.
    const isTold = groups.size > 1 && candidate.source === "weather";
    if (isTold && outcome.hold?.obstacle.kind === "ripe") return [];
    return [{ ...narrow(candidate, fields, context.ground), ...outcome }];
  });
}

/**
 * The tasks of a farm without contradictions: what another task or the weather forbids waits, with the reason.
 * This is the one place that knows what excludes what; sources need not know of each other.
 */
export function settleConflicts(
  candidates: readonly Candidate[],
  given: { ground: Ground; sky: Sky },
): Candidate[] {
  const { ground } = given;
  const { now } = ground;
  const hours = listComingHours(given.sky, { now, count: given.sky.hours.length });
  const sky = { ...given.sky, hours };
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
