import { addDays, countDays } from "#src/shared/days.ts";
import type { Crop, GrownCrop } from "#src/shared/farm-terms.ts";
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

/** So long what was counted speaks for the field. */
const countHoldsInDays = 7;

/** How pressing a level is, 0 to 2. */
export const rank = (level: RiskLevel) => riskLevels.indexOf(level);

/** The day on which a pest was first counted this season; null while it was not. */
export function getFirstCatch(counts: readonly PestCount[], pestId: string): string | null {
  const dates = counts.flatMap((count) =>
    count.pestId === pestId && count.value > 0 ? count.date : [],
  );
  return dates.sort()[0] ?? null;
}

type CountVerdict = { count: PestCount; rule: CountRule; level: "wait" | "act" };

/**
 * What the counts of a pest that still speak for the field say on a day; null without one. Its thresholds are
 * alternatives, moths in a trap or fruit struck: the newest count in each unit speaks, and one at its threshold decides.
 */
export function getCountVerdict(
  counts: readonly PestCount[],
  given: { pestId: string; date: string; rules: readonly CountRule[] },
): CountVerdict | null {
  const known = counts.filter((count) => {
    const age = countDays(count.date, given.date);
    return count.pestId === given.pestId && age >= 0 && age < countHoldsInDays;
  });
  const newest = known.toSorted((one, other) => other.date.localeCompare(one.date));
  const verdicts = newest.flatMap((count, at): CountVerdict[] => {
    const rule = given.rules.find(({ unit }) => unit === count.unit);
    const isNewest = newest.findIndex(({ unit }) => unit === count.unit) === at;
    if (!rule || !isNewest) return [];
    return [{ count, rule, level: count.value >= rule.threshold ? "act" : "wait" }];
  });
  return verdicts.find(({ level }) => level === "act") ?? verdicts[0] ?? null;
}

/** What was counted as the number that decides. */
function toCountFinding({ count, rule }: CountVerdict, level: RiskLevel): Finding {
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

/** Stands where a count decides, or where no rule of the weather is known. */
const countRuleId = "count";
const countSource = "Threshold of the pest's own record";

/** A level of the weather after a count has spoken: at its threshold it presses, below it waits. */
function applyVerdict<Level extends RiskLevel | null>(
  level: Level,
  verdict: CountVerdict | null,
): Level | "watch" | "act" {
  if (verdict?.level === "act") return "act";
  return verdict?.level === "wait" && level === "act" ? "watch" : level;
}

/** So many days are told, today among them. */
export const daysTold = 7;

/** A pest on a field before anything is said of it, by the weather or by a count. */
export function makeUntoldRisk(
  field: { fieldId: string; name: string; crop: Crop },
  { pestId, today }: { pestId: string; today: string },
): FieldRisk {
  return {
    fieldId: field.fieldId,
    fieldName: field.name,
    crop: field.crop,
    pestId,
    level: "none",
    date: today,
    ruleId: countRuleId,
    finding: null,
    gap: null,
    certainty: "own-knowledge",
    source: countSource,
    days: Array.from({ length: daysTold }, (_, ahead) => ({
      date: addDays(today, ahead),
      level: null,
    })),
  };
}

/**
 * A risk as it is when what was counted has spoken too. A count decides alone when it says to act, or where the
 * weather has nothing to decide from; null where neither says anything.
 * @param risk by the weather, or by the weather and other counts: then those no longer speak
 */
export function applyCounts(
  { weather, ...risk }: FieldRisk,
  { counts, rules }: { counts: readonly PestCount[]; rules: readonly CountRule[] },
): FieldRisk | null {
  const { level, ruleId, finding, gap, certainty, source, days } = weather ?? risk;
  const alone = { level, ruleId, finding, gap, certainty, source, days };
  const judge = (date: string) => getCountVerdict(counts, { pestId: risk.pestId, date, rules });
  const verdict = judge(risk.date);
  if (!verdict) return ruleId === countRuleId ? null : { ...risk, ...alone };
  const applied = {
    level: applyVerdict(level, verdict),
    days: days.map((day) => ({ ...day, level: applyVerdict(day.level, judge(day.date)) })),
    weather: alone,
  };
  if (verdict.level === "wait" && finding) {
    return { ...risk, ...alone, ...applied, finding: { ...finding, level: applied.level } };
  }
  return {
    ...risk,
    ...applied,
    ruleId: countRuleId,
    finding: toCountFinding(verdict, applied.level),
    gap: null,
    certainty: verdict.rule.source ? "read" : "own-knowledge",
    source: verdict.rule.source ?? countSource,
  };
}

/** Whether anything is known of what can strike now; pests whose time has not come say nothing of the others. */
export function isAnyKnown(risks: readonly Pick<FieldRisk, "gap">[]): boolean {
  const now = risks.filter(({ gap }) => gap !== "not-yet");
  return now.length > 0 ? now.some(({ gap }) => gap === null) : risks.length > 0;
}

/** The day ahead on which a risk is highest, and how high. */
export function getWorstDay({ days }: Pick<FieldRisk, "days">): { date: string; level: RiskLevel } {
  const known = days.flatMap(({ date, level }) => (level === null ? [] : [{ date, level }]));
  const worst = known.toSorted((one, other) => rank(other.level) - rank(one.level))[0];
  return worst ?? { date: days[0]?.date ?? "", level: "none" };
}

/** Where the drawing of a pest lies; the square around its surest sign is its view `#sign`. */
export const getPlateAddress = (id: string) => `/pictures/pests/${id}.svg`;

/** Whether a number of it decides anything. */
export const canCount = (
  { countRules }: { countRules: Record<string, readonly CountRule[]> },
  pestId: string,
) => (countRules[pestId] ?? []).length > 0;

/** That a sign was looked for on a day and was not there; null where nobody looked. */
export const findLook = <Count extends PestCount>(
  counts: readonly Count[],
  { pestId, date }: { pestId: string; date: string },
): Count | null =>
  counts.find((count) => count.pestId === pestId && count.unit === "seen" && count.date === date) ??
  null;

/** The most pressing first: today's level, then the days ahead, then how near the number is; what is to come last. */
export function sortRisks<Risk extends FieldRisk>(risks: readonly Risk[]): Risk[] {
  const weigh = (risk: Risk) =>
    rank(risk.level) * 10_000 +
    rank(getWorstDay(risk).level) * 1000 +
    (risk.finding
      ? Math.min(999, (100 * risk.finding.value) / (risk.finding.threshold || 1))
      : -1) -
    Number(risk.gap === "not-yet");
  return risks.toSorted((one, other) => weigh(other) - weigh(one));
}

/** A year and a bit: nothing looks further back, and a year typed wrong is seen. */
const oldestCountInDays = 400;

/** The first day that a count may be of. */
export function getFirstCountDay(sowingDate: string | null, today: string): string {
  const oldest = addDays(today, -oldestCountInDays);
  return sowingDate !== null && sowingDate > oldest ? sowingDate : oldest;
}

/** Why something cannot have been counted on a field, or null. */
export function findCountFault(
  given: { pestId: string; unit: CountUnit; value: number; date: string },
  field: {
    crop: GrownCrop | null;
    sowingDate: string | null;
    /** Of a season that is over. */
    endedDate?: string | null;
    today: string;
    countRules: Record<string, readonly CountRule[]>;
  },
): { field: "date" | "pestId" | "unit" | "value"; fault: CountFault } | null {
  if (field.crop === null) return { field: "date", fault: "no-season" };
  if (given.date > field.today) return { field: "date", fault: "date-in-future" };
  if (field.sowingDate !== null && given.date < field.sowingDate) {
    return { field: "date", fault: "date-before-sowing" };
  }
  if (typeof field.endedDate === "string" && given.date > field.endedDate) {
    return { field: "date", fault: "date-after-end" };
  }
  if (given.date < getFirstCountDay(field.sowingDate, field.today)) {
    return { field: "date", fault: "date-too-old" };
  }
  const rules = field.countRules[given.pestId];
  if (!rules) return { field: "pestId", fault: "pest-unknown" };
  if (given.unit === "seen") {
    return given.value > 0 ? { field: "value", fault: "count-too-large" } : null;
  }
  if (!rules.some(({ unit }) => unit === given.unit)) {
    return { field: "unit", fault: "unit-unknown" };
  }
  return given.unit.startsWith("percent-") && given.value > 100
    ? { field: "value", fault: "count-too-large" }
    : null;
}
