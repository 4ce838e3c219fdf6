import type { Crop } from "#src/shared/farm-terms.ts";
import {
  type CountFault,
  type CountRule,
  type CountUnit,
  type FieldRisk,
  type Finding,
  type PestCount,
  type RiskLevel,
  riskLevels,
} from "./schema.ts";

const dayInMs = 86_400_000;

/** The calendar day so many days after another. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayInMs).toISOString().slice(0, 10);
}

/** How many days lie from one calendar day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
}

/** So long what was counted speaks for the field. */
const countHoldsInDays = 7;

/** How pressing a level is, 0 to 2. */
export const rank = (level: RiskLevel) => riskLevels.indexOf(level);

export type CountVerdict = { count: PestCount; rule: CountRule; level: "wait" | "act" };

/** What the newest count of a pest that still speaks for the field says on a day; null without one. */
export function getCountVerdict(
  counts: readonly PestCount[],
  given: { pestId: string; date: string; rules: readonly CountRule[] },
): CountVerdict | null {
  const known = counts.filter((count) => {
    const age = countDays(count.date, given.date);
    return count.pestId === given.pestId && age >= 0 && age < countHoldsInDays;
  });
  const newest = known.toSorted((one, other) => other.date.localeCompare(one.date));
  for (const count of newest) {
    const rule = given.rules.find(({ unit }) => unit === count.unit);
    if (rule) return { count, rule, level: count.value >= rule.threshold ? "act" : "wait" };
  }
  return null;
}

/** What was counted as the number that decides. */
export function toCountFinding({ count, rule }: CountVerdict, level: RiskLevel): Finding {
  return {
    level,
    value: count.value,
    threshold: rule.threshold,
    unit: "counted",
    temperature: null,
    temperatureFrom: null,
    temperatureTo: null,
    wetHours: null,
    points: null,
    unknownDays: 0,
  };
}

/** A count decides alone when it says to act, or where the weather has nothing to decide from. */
export const countRuleId = "count";
export const countSource = "Threshold of the pest's own record";

/** A level of the weather after a count has spoken: at its threshold it presses, below it waits. */
export function applyVerdict(
  level: RiskLevel | null,
  verdict: "wait" | "act" | null,
): RiskLevel | null {
  if (verdict === "act") return "act";
  return verdict === "wait" && level === "act" ? "watch" : level;
}

/** The day ahead on which a risk is highest, and how high. */
export function getWorstDay({ days }: Pick<FieldRisk, "days">): { date: string; level: RiskLevel } {
  const known = days.flatMap(({ date, level }) => (level === null ? [] : [{ date, level }]));
  const worst = known.toSorted((one, other) => rank(other.level) - rank(one.level))[0];
  return worst ?? { date: days[0]?.date ?? "", level: "none" };
}

/** The most pressing first: today's level, then the days ahead, then how near the number is. */
export function sortRisks(risks: readonly FieldRisk[]): FieldRisk[] {
  const weigh = (risk: FieldRisk) =>
    rank(risk.level) * 10_000 +
    rank(getWorstDay(risk).level) * 1000 +
    (risk.finding ? Math.min(999, (100 * risk.finding.value) / (risk.finding.threshold || 1)) : -1);
  return risks.toSorted((one, other) => weigh(other) - weigh(one));
}

/** Why something cannot have been counted on a field, or null. */
export function findCountFault(
  given: { pestId: string; unit: CountUnit; date: string },
  field: {
    crop: Crop | null;
    sowingDate: string | null;
    today: string;
    countRules: Record<string, readonly CountRule[]>;
  },
): { field: "date" | "pestId" | "unit"; fault: CountFault } | null {
  if (field.crop === null) return { field: "date", fault: "no-season" };
  if (given.date > field.today) return { field: "date", fault: "date-in-future" };
  if (field.sowingDate !== null && given.date < field.sowingDate) {
    return { field: "date", fault: "date-before-sowing" };
  }
  const rules = field.countRules[given.pestId];
  if (!rules) return { field: "pestId", fault: "pest-unknown" };
  return rules.some(({ unit }) => unit === given.unit)
    ? null
    : { field: "unit", fault: "unit-unknown" };
}

const longestFreshInMs = 3 * 60 * 60 * 1000;

/** Whether a forecast is so old that whoever reads it should know. */
export function isOldForecast(forecastAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(forecastAt) > longestFreshInMs;
}
