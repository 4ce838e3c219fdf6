import { compareCandidates, getLevel, isHeldWhole, rankCandidates } from "./rules.ts";
import type { Candidate, Recommendations } from "./schema.ts";

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

/** Whether the hours that were fit for a task have passed since it was planned. */
export const isTooLate = ({ window }: Candidate, now: Date): boolean =>
  window !== undefined && Date.parse(window.until) <= now.getTime();

/** Whether a task is to be begun today; what is ripe is seen to at once, though no day presses. */
function isForToday(task: Candidate, now: Date): boolean {
  const isRipe = task.reason.code === "harvest-ready";
  return isRipe || task.reason.code === "harvest-before-weather" || getLevel(task, now) === 0;
}

/** By what a task is kept as done: on one field it may be, while on another it is not. */
export const listDoneKeys = ({ id, fields }: Candidate): string[] =>
  fields.length === 0 ? [id] : fields.map((field) => `${id} on ${field.id}`);

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
  { fields, candidates }: Pick<Recommendations, "fields" | "candidates">,
  given: { now: Date; done: ReadonlySet<string> },
): FieldPlan[] {
  const now = beginHour(given.now);
  const farm = planField(
    candidates.filter((task) => task.fields.length === 0),
    { fields: [], now, done: given.done },
  );
  const own = fields.map((field) =>
    planField(
      candidates.flatMap((task) => narrowTo(task, field)),
      { fields: [field], now, done: given.done },
    ),
  );
  const plans = farm.verdict === "nothing" ? joinPlans(own) : [farm, ...joinPlans(own)];
  return plans.toSorted((one, other) => comparePlans(one, other, now));
}
