import { compareCandidates, getLevel, isHeldWhole, rankCandidates } from "./rules.ts";
import type { Candidate } from "./schema.ts";

/** What is to be said of a field in one word, the most pressing first. */
const verdicts = ["now", "wait", "later", "nothing"] as const;

/** The day of one field, of several of which all is the same, or of the whole farm. */
export type FieldPlan = {
  /** None is the whole farm. */
  fields: Candidate["fields"];
  verdict: (typeof verdicts)[number];
  /** What the verdict says to do; null where nothing is to be done today. */
  lead: Candidate | null;
  /** What else is to be done, the most urgent first. */
  tasks: Candidate[];
  /** What waits, and of pests and frost the part of it that waits. */
  putOff: Candidate[];
};

type Given = Pick<Candidate, "fields"> & { candidates: readonly Candidate[] };

/** Drains are opened before heavy rain, in whichever hour: in it, it is too late. */
const isDraining = ({ reason }: Candidate) =>
  reason.code === "weather" && reason.alert === "heavy-rain";

/** Whether a task is to be begun today; what is ripe and what drains is seen to at once, though no day presses. */
function isForToday(task: Candidate, now: Date): boolean {
  const isRipe = task.reason.code === "harvest-ready";
  const isBefore = task.reason.code === "harvest-before-weather" || isDraining(task);
  return isRipe || isBefore || getLevel(task, now) === 0;
}

/**
 * A task's hours of today; those in which one can prepare for a storm to come would be read as hours of its day, and
 * drains are opened in any.
 */
const getHours = (task: Candidate, now: Date) =>
  isForToday(task, now) && !isDraining(task) ? task.window : undefined;

/** Whether the hours that were fit for a task of today have passed since it was planned. */
function isTooLate(task: Candidate, now: Date): boolean {
  const hours = getHours(task, now);
  return hours !== undefined && Date.parse(hours.until) <= now.getTime();
}

/** The hours that are left for a task of today; null where none are to be told, as for a task of another day. */
export const getHoursLeft = (task: Candidate, now: Date): Candidate["window"] | null =>
  isTooLate(task, now) ? null : (getHours(task, now) ?? null);

/** By what a task is kept as done: on one field it may be, while on another it is not. */
export const listDoneKeys = ({ id, fields }: Candidate): string[] =>
  fields.length === 0 ? [id] : fields.map((field) => `${id} on ${field.id}`);

/** What waits, as it is told: spraying that waits for the same is one thing, against however many pests. */
export function joinSprays(putOff: readonly Candidate[]): [Candidate, ...Candidate[]][] {
  const joined = new Map<string, [Candidate, ...Candidate[]]>();
  for (const task of putOff) {
    const key = task.reason.code === "pest" ? `spray ${JSON.stringify(task.hold)}` : task.id;
    const known = joined.get(key);
    joined.set(key, known ? [...known, task] : [task]);
  }
  return [...joined.values()];
}

/**
 * Warnings that name every field, as of the whole farm. One that a field's own task does too, as watering helps
 * against heat, stays with the fields.
 */
function widenWarnings({ fields, candidates }: Given): Candidate[] {
  const isOfAll = (task: Candidate) =>
    task.source === "weather" &&
    fields.every(({ id }) => task.fields.some((field) => field.id === id));
  const ownTopics = new Set(candidates.filter((task) => !isOfAll(task)).map(({ topic }) => topic));
  return candidates.map((task) =>
    isOfAll(task) && !ownTopics.has(task.topic) ? { ...task, fields: [] } : task,
  );
}

/** A farm's task as it is on one field; what stands on all its fields is not what stands on one. */
function narrowTo(task: Candidate, field: Candidate["fields"][number]): Candidate[] {
  if (!task.fields.some(({ id }) => id === field.id)) return [];
  return [{ ...task, fields: [field], stake: task.fields.length === 1 ? task.stake : null }];
}

function planField(
  own: readonly Candidate[],
  given: { fields: Candidate["fields"]; now: Date; done: ReadonlySet<string> },
): FieldPlan {
  const { fields, now, done } = given;
  const left = rankCandidates(own, now).filter(
    (task) => !listDoneKeys(task).every((key) => done.has(key)),
  );
  // Pests are looked at in any hour: it is the spraying that has its own.
  const isMissed = (task: Candidate) => task.reason.code !== "pest" && isTooLate(task, now);
  const open = left.filter((task) => !isHeldWhole(task) && !isMissed(task));
  const putOff = left.filter((task) => task.hold !== undefined || isMissed(task));
  const lead = open.find((task) => isForToday(task, now)) ?? null;
  const tasks = open.filter((task) => task !== lead);
  if (lead) return { fields, verdict: "now", lead, tasks, putOff };
  const waits = putOff.some((task) => !open.includes(task));
  if (waits) return { fields, verdict: "wait", lead, tasks, putOff };
  return { fields, verdict: tasks.length > 0 ? "later" : "nothing", lead, tasks, putOff };
}

/** The fields of which the very same is to be done, as one. */
function joinPlans(plans: readonly FieldPlan[]): FieldPlan[] {
  const joined = new Map<string, FieldPlan>();
  for (const plan of plans) {
    const all = [plan.lead, ...plan.tasks, ...plan.putOff];
    const key = JSON.stringify(all.map((task) => task?.id ?? null));
    const known = joined.get(key);
    const fields = [...(known?.fields ?? []), ...plan.fields];
    const widen = (task: Candidate): Candidate => ({ ...task, fields });
    joined.set(key, {
      ...plan,
      fields,
      lead: plan.lead && widen(plan.lead),
      tasks: plan.tasks.map(widen),
      putOff: plan.putOff.map(widen),
    });
  }
  return [...joined.values()];
}

function comparePlans(one: FieldPlan, other: FieldPlan, now: Date): number {
  const first = ({ lead, tasks, putOff }: FieldPlan) => lead ?? putOff[0] ?? tasks[0];
  const byVerdict = verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict);
  const [task, otherTask] = [first(one), first(other)];
  return byVerdict || (task && otherTask ? compareCandidates(task, otherTask, now) : 0);
}

/** The hour of India in which a moment lies. */
const beginHour = (moment: Date) => {
  const halfHour = 1_800_000;
  // India's hours begin at the half hours of UTC.
  const ticks = Math.floor((moment.getTime() + halfHour) / (2 * halfHour));
  return new Date(ticks * 2 * halfHour - halfHour);
};

/**
 * The plan of the day: one verdict for each field and for the whole farm, the most pressing first. For the same
 * inputs it is the same all through an hour of the clock.
 * @param given.done by their keys, what was done or put aside today
 */
export function listFieldPlans(
  { fields, candidates }: Given,
  given: { now: Date; done: ReadonlySet<string> },
): FieldPlan[] {
  const now = beginHour(given.now);
  const tasks = widenWarnings({ fields, candidates });
  const farm = planField(
    tasks.filter((task) => task.fields.length === 0),
    { fields: [], now, done: given.done },
  );
  const own = fields.map((field) =>
    planField(
      tasks.flatMap((task) => narrowTo(task, field)),
      { fields: [field], now, done: given.done },
    ),
  );
  const plans = farm.verdict === "nothing" ? joinPlans(own) : [farm, ...joinPlans(own)];
  return plans.toSorted((one, other) => comparePlans(one, other, now));
}

/** Whether the day's list has a plan: each field's, and that of the whole farm where today is concerned. */
export const isListed = ({ fields, verdict }: FieldPlan): boolean =>
  fields.length > 0 || verdict === "now" || verdict === "wait";

/** The one thing that a plan says in its line: what is done today, else what waits for the same, else what is next. */
export function getFirst(plan: FieldPlan): { tasks: readonly Candidate[]; isHeld: boolean } {
  const { lead, verdict, tasks, putOff } = plan;
  const [held] = joinSprays(putOff);
  if (verdict === "wait" && held) return { tasks: held, isHeld: true };
  return { tasks: lead ? [lead] : tasks.slice(0, 1), isHeld: false };
}

/** The warnings that the day's list begins with, as they concern all of the farm. */
export function listToldWarnings(plans: readonly FieldPlan[]) {
  const ofFarm = plans.filter((plan) => plan.fields.length === 0 && isListed(plan));
  return ofFarm.flatMap((plan) =>
    getFirst(plan).tasks.flatMap(({ reason }) => (reason.code === "weather" ? [reason] : [])),
  );
}

/** What of a field's day, or of the farm's, stands not yet in the day's list. */
export type PlanRest = Pick<FieldPlan, "fields" | "tasks" | "putOff">;

/** What the day's list does not say: further tasks, and what else waits. */
export function listRest(plans: readonly FieldPlan[]): PlanRest[] {
  return plans.flatMap((plan) => {
    const first = isListed(plan) ? getFirst(plan) : { tasks: [], isHeld: false };
    const omit = (tasks: Candidate[], isSaid: boolean) =>
      isSaid ? tasks.filter((task) => !first.tasks.includes(task)) : tasks;
    const tasks = omit(plan.tasks, !first.isHeld);
    const putOff = omit(plan.putOff, first.isHeld);
    return tasks.length + putOff.length > 0 ? [{ fields: plan.fields, tasks, putOff }] : [];
  });
}
