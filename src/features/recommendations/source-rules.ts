import type { AlertData, AlertKind } from "#src/features/alerts/schema.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { FieldWater } from "#src/features/irrigation/schema.ts";
import { isOpenDose } from "#src/features/soil/stage-rules.ts";
import { addDays, countDays, dayInMs } from "#src/shared/days.ts";
import { type Crop, isKnownCrop } from "#src/shared/farm-terms.ts";
import type { Candidate, Reason } from "./schema.ts";
import { type Grown, getStake, type OwnIncomes } from "./stake-rules.ts";

/** What every source is looked at with. */
export type Ground = {
  /** The local day, and the moment. */
  today: string;
  now: Date;
  /** Those in use. */
  fields: readonly Field[];
  incomes: OwnIncomes;
  /** The first day to come that no forecast reaches. */
  usualFrom?: string | undefined;
};

/** The first and the last moment of a day in India. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);
export const endOf = (day: string) =>
  new Date(startOf(day).getTime() + dayInMs - 1000).toISOString();

function getGrown(fields: readonly Field[], fieldId: string): Grown | undefined {
  const field = fields.find(({ id }) => id === fieldId);
  const crop = field && getOpenSeason(field)?.crop;
  // What another crop by the farmer's own word may bring is not counted.
  return field && crop && isKnownCrop(crop)
    ? { crop, areaInSquareMetres: field.areaInSquareMetres }
    : undefined;
}

/** What stands on fields by their ids. */
export const stakeOf = ({ fields, incomes }: Ground, ids: readonly { id: string }[]) =>
  getStake(
    ids.map(({ id }) => getGrown(fields, id)),
    incomes,
  );

/** Watering is planned no further ahead than this: until then the forecast changes it. */
const waterDaysAhead = 1;
const dryDaysAhead = 2;
const noWaterDaysAhead = 7;

type WaterNeed = { reason: Reason; dueAt: string; link: string };

/** What a field's water asks of its farmer now, or null. */
function getWaterNeed({ outlook }: FieldWater, ground: Ground): WaterNeed | null {
  if (outlook.kind !== "planned") return null;
  const { advice } = outlook;
  const { today, usualFrom } = ground;
  const link = "/irrigation";
  const markUsual = (day: string) =>
    usualFrom === undefined || day < usualFrom ? {} : { isUsual: true };
  if (advice.kind === "irrigate") {
    const { date, due, isLate, grossDepth, minutes } = advice.next;
    if (countDays(today, date) > waterDaysAhead) return null;
    // The water comes on its day; what comes late was due before.
    const figures = { date, isLate, grossDepth, minutes, ...markUsual(date) };
    return { reason: { code: "water", ...figures }, dueAt: endOf(isLate ? due : date), link };
  }
  if (advice.kind === "no-supply" && countDays(today, advice.due) <= noWaterDaysAhead) {
    const { due } = advice;
    return { reason: { code: "no-water", due, ...markUsual(due) }, dueAt: endOf(due), link };
  }
  if (advice.kind === "stress" && countDays(today, advice.from) <= dryDaysAhead) {
    const { from } = advice;
    return { reason: { code: "dry", from, ...markUsual(from) }, dueAt: endOf(from), link };
  }
  return null;
}

/** The first day on which a field may need water by its plan; null where no plan can say it. */
export function getWaterUntil({ outlook }: FieldWater): string | null {
  if (outlook.kind !== "planned") return null;
  const { advice } = outlook;
  switch (advice.kind) {
    case "irrigate":
      return advice.next.date;
    case "enough":
      return addDays(advice.through, 1);
    case "no-supply":
      return advice.due;
    case "stress":
      return advice.from;
    case "season-over":
    case "no-forecast":
      return null;
  }
}

/** What the fields' water asks for: each needs an amount of its own. */
export function listWaterCandidates(water: readonly FieldWater[], ground: Ground): Candidate[] {
  return water.flatMap((field) => {
    const need = getWaterNeed(field, ground);
    if (!need) return [];
    const fields = [{ id: field.fieldId, name: field.name }];
    return [
      {
        id: `water ${need.reason.code} ${need.dueAt} ${field.fieldId}`,
        source: "water" as const,
        topic: "water",
        fields,
        stake: stakeOf(ground, fields),
        ...need,
      },
    ];
  });
}

/** Alerts that the same thing helps against as lack of water. */
const helpedByWater: readonly AlertKind[] = ["dry-spell", "heat-stress"];
export const alertDaysAhead = 3;

export type Told = { kind: AlertKind; data: AlertData };

export function getAlertTime({ at, firstDay }: AlertData): Date {
  return at === null ? startOf(firstDay) : new Date(at);
}

/** What the forecast warns of, for what can still be done before. */
export function listWeatherCandidates(alerts: readonly Told[], ground: Ground): Candidate[] {
  return alerts.flatMap(({ kind, data }) => {
    const { firstDay, lastDay, level, value, crop, fields } = data;
    if (countDays(ground.today, firstDay) > alertDaysAhead || lastDay < ground.today) return [];
    const isThirst = helpedByWater.includes(kind);
    return [
      {
        id: `weather ${kind} ${crop ?? "farm"} ${firstDay}`,
        source: "weather" as const,
        topic: isThirst ? "water" : `weather ${kind}`,
        fields,
        dueAt: getAlertTime(data).toISOString(),
        stake: stakeOf(ground, fields.length > 0 ? fields : ground.fields),
        reason: { code: "weather", alert: kind, level, firstDay, lastDay, value, crop },
        link: "/weather",
      },
    ];
  });
}

/** What pests ask for, as the watch over them finds it. */
type PestRisk = {
  fieldId: string;
  fieldName: string;
  crop: Crop;
  pestId: string;
  level: string;
};

/** Pests to be acted on, each once for all its fields; what is only to be watched can wait for its page. */
export function listPestCandidates(
  given: {
    risks: readonly PestRisk[];
    /** A pest's name in each language; null where it has none. */
    getNames: (pestId: string) => Record<string, string> | null;
  },
  ground: Ground,
): Candidate[] {
  const groups = new Map<string, PestRisk[]>();
  for (const risk of given.risks) {
    if (risk.level !== "act") continue;
    const key = `${risk.pestId} ${risk.crop}`;
    const known = groups.get(key) ?? [];
    if (!known.some(({ fieldId }) => fieldId === risk.fieldId)) groups.set(key, [...known, risk]);
  }
  return [...groups].flatMap(([key, risks]) => {
    const [first] = risks;
    const names = first && given.getNames(first.pestId);
    if (!first || !names) return [];
    const fields = risks.map(({ fieldId, fieldName }) => ({ id: fieldId, name: fieldName }));
    return [
      {
        id: `pest ${key} ${fields.map(({ id }) => id).join(" ")}`,
        source: "pest" as const,
        topic: `pest ${first.pestId}`,
        fields,
        // To be looked at today, while it is still little.
        dueAt: endOf(ground.today),
        stake: stakeOf(ground, fields),
        reason: { code: "pest", pestId: first.pestId, names, crop: first.crop },
        link: "/pests",
      },
    ];
  });
}

/** What a field's soil plan asks for. */
type FieldPlan = {
  fieldId: string;
  name: string;
  plan: readonly { kilograms: number; halfBags: number; dueDate: string | null }[];
};

const doseDaysAhead = 3;

/** Fertiliser whose day has come: all products of one day on one field are one dose. */
export function listNutrientCandidates(plans: readonly FieldPlan[], ground: Ground): Candidate[] {
  return plans.flatMap(({ fieldId, name, plan }) => {
    const days = [...new Set(plan.flatMap(({ dueDate }) => dueDate ?? []))].filter((day) => {
      const left = countDays(ground.today, day);
      return left <= doseDaysAhead && isOpenDose(left);
    });
    const fields = [{ id: fieldId, name }];
    return days.map((date) => {
      const items = plan.filter(({ dueDate }) => dueDate === date);
      const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
      const kilograms = add(items.map((item) => item.kilograms));
      const halfBags = add(items.map((item) => item.halfBags));
      return {
        id: `nutrient ${fieldId} ${date}`,
        source: "nutrient" as const,
        topic: `nutrient ${date}`,
        fields,
        dueAt: endOf(date),
        stake: stakeOf(ground, fields),
        reason: { code: "nutrient" as const, date, kilograms, halfBags },
        link: "/soil",
      };
    });
  });
}
