import { addDays, countDays, getLocalDay } from "#src/shared/days.ts";
import { type Candidate, sources } from "./schema.ts";

/** Up to how many calendar days from today something presses, level by level; what has no day comes last. */
const levels = [0, 3, 7] as const;

/** The last calendar day of the farm on which something helps: what ends at midnight ends with the day before. */
function getLastDay(dueAt: string): string {
  return getLocalDay(new Date(Date.parse(dueAt) - 1));
}

/** How pressing something is: 0 today, 1 within three days, 2 within the week, 3 later or on no day. */
export function getLevel({ dueAt }: Pick<Candidate, "dueAt">, now: Date): number {
  if (dueAt === null) return levels.length;
  const days = countDays(getLocalDay(now), getLastDay(dueAt));
  const level = levels.findIndex((most) => days <= most);
  return level === -1 ? levels.length : level;
}

/** The day on which a task is to be done: what is late, today. */
export function getWorkDay({ reason }: Pick<Candidate, "reason">, today: string): string {
  switch (reason.code) {
    case "water":
    case "nutrient":
      return reason.date < today ? today : reason.date;
    case "weather":
      return reason.firstDay < today ? today : reason.firstDay;
    default:
      return today;
  }
}

type DueDay =
  | { kind: "late"; days: number }
  | { kind: "today" }
  | { kind: "tomorrow" }
  | { kind: "weekday"; day: string };

/** Work that is late once its day is over; a warning only has begun to come true. */
const lateWork: readonly Candidate["source"][] = ["water", "nutrient"];

/** By which day something within the next three is to be done, as one would call it; null for what can wait. */
export function getDueDay(
  candidate: Pick<Candidate, "dueAt" | "source">,
  now: Date,
): DueDay | null {
  const level = getLevel(candidate, now);
  if (candidate.dueAt === null || level > 1) return null;
  const today = getLocalDay(now);
  const day = getLastDay(candidate.dueAt);
  if (day < today && lateWork.includes(candidate.source)) {
    return { kind: "late", days: countDays(day, today) };
  }
  if (level === 0) return { kind: "today" };
  return day === addDays(today, 1) ? { kind: "tomorrow" } : { kind: "weekday", day };
}

const timeOf = ({ dueAt }: Candidate) => (dueAt === null ? Infinity : Date.parse(dueAt));
const paiseOf = ({ stake }: Candidate) => stake?.paise ?? -1;
const compareNumbers = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/**
 * The order of what is to be done: by how pressing it is, then by the rupees at stake, then by the hour. What is
 * equal in all that stands by its source and id, so that the order never depends on how it came.
 */
export function compareCandidates(one: Candidate, other: Candidate, now: Date): number {
  return (
    compareNumbers(getLevel(one, now), getLevel(other, now)) ||
    compareNumbers(paiseOf(other), paiseOf(one)) ||
    compareNumbers(timeOf(one), timeOf(other)) ||
    compareNumbers(sources.indexOf(one.source), sources.indexOf(other.source)) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

/** Whether doing one thing does the other too: the same topic, on no other fields. */
function isCovered(candidate: Candidate, by: Candidate): boolean {
  if (candidate.id === by.id) return true;
  if (candidate.topic !== by.topic) return false;
  // A warning to water does not say how much.
  if (candidate.source === "water" && by.source === "weather") return false;
  if (by.fields.length === 0) return true;
  const known = new Set(by.fields.map(({ id }) => id));
  return candidate.fields.length > 0 && candidate.fields.every(({ id }) => known.has(id));
}

/**
 * What is to be done, the most urgent first. A thing that another one above it does already is left out, and so is
 * a warning that a watering of the same days answers with its amount.
 */
export function rankCandidates(candidates: readonly Candidate[], now: Date): Candidate[] {
  const waterings = candidates.filter(({ source }) => source === "water");
  const isAnswered = (candidate: Candidate) =>
    candidate.source === "weather" &&
    waterings.some(
      (each) => getLevel(each, now) <= getLevel(candidate, now) && isCovered(candidate, each),
    );
  const kept: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => compareCandidates(one, other, now))) {
    if (isAnswered(candidate) || kept.some((above) => isCovered(candidate, above))) continue;
    kept.push(candidate);
  }
  return kept;
}

/** Whether nothing of a task is to be done now: pests are looked at, and young plants covered, all the same. */
export function isHeldWhole({ hold, reason }: Candidate): boolean {
  const isPart = reason.code === "pest" || (reason.code === "weather" && reason.alert === "frost");
  return hold !== undefined && !isPart;
}
