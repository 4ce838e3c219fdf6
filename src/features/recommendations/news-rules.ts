import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { DayNotification } from "./news-schema.ts";
import type { Candidate, Recommendations } from "./schema.ts";

type OfKind<Told, Kind> = Told extends { kind: Kind; data: infer Data }
  ? { kind: Kind; data: Data }
  : never;
type WateringDue = OfKind<DayNotification, "watering-due">;
type WateringPutOff = OfKind<DayNotification, "watering-put-off">;
type PestRisk = OfKind<DayNotification, "pest-risk">;

/** Something to tell, and until which day it matters. */
export type DayNews = (WateringDue | WateringPutOff | PestRisk) & {
  /** About what it is: it is told once. */
  subject: string;
  lastDay: string;
};

/** Who has not watered by then is told once more. */
const wateringDaysKept = 3;
/** How long a pest that was told is looked for without a second call. */
const pestDaysKept = 7;
/** More at once is for the screen of the pests. */
const mostPestsTold = 2;

type Known = Pick<DayNotification, "id" | "createdDate" | "overDate"> &
  (WateringDue | WateringPutOff | PestRisk);
type Plan = Pick<Recommendations, "today" | "candidates">;
type Told = { known: readonly Known[]; today: string };

/** Whether a farmer need not be told: they were, and it holds, or they were today. */
const isKnown = (one: Known, today: string) =>
  one.overDate === null || getLocalDay(new Date(one.createdDate)) === today;

/** What a plan says of the water of a field. */
const findWater = (candidates: readonly Candidate[], fieldId: string) =>
  candidates.find(
    ({ reason, fields }) => reason.code === "water" && fields.some(({ id }) => id === fieldId),
  );

function listDue({ candidates, today }: Plan, { known }: Told): DayNews[] {
  return candidates.flatMap(({ reason, hold, fields: [field] }) => {
    if (reason.code !== "water" || hold || reason.date > today || !field) return [];
    const isTold = known.some(
      (one) => one.kind === "watering-due" && one.data.fieldId === field.id && isKnown(one, today),
    );
    if (isTold) return [];
    const { grossDepth, minutes } = reason;
    const data = { fieldId: field.id, fieldName: field.name, day: today, grossDepth, minutes };
    return [
      {
        kind: "watering-due",
        data,
        subject: `${field.id} ${today}`,
        lastDay: addDays(today, wateringDaysKept - 1),
      },
    ];
  });
}

/** What was told of water and holds no more, and of it what waits for rain. */
function settleDue({ candidates, today }: Plan, { known }: Told) {
  const over: string[] = [];
  const putOff: DayNews[] = [];
  for (const one of known) {
    if (one.kind !== "watering-due" || one.overDate !== null) continue;
    const { fieldId, fieldName } = one.data;
    const water = findWater(candidates, fieldId);
    if (water && !water.hold) continue;
    over.push(one.id);
    const obstacle = water?.hold?.obstacle;
    if (obstacle?.kind !== "rain") continue;
    const { day: rainDay, millimetres } = obstacle;
    putOff.push({
      kind: "watering-put-off",
      data: { fieldId, fieldName, rainDay, millimetres },
      subject: `${fieldId} ${today}`,
      lastDay: rainDay,
    });
  }
  return { over, putOff };
}

/** That a field's water waits is over when it is wanted after all. */
const listWantedAfterAll = (added: readonly DayNews[], { known }: Told) =>
  known.flatMap((one) =>
    one.kind === "watering-put-off" &&
    one.overDate === null &&
    added.some(({ kind, data }) => kind === "watering-due" && data.fieldId === one.data.fieldId)
      ? one.id
      : [],
  );

function listPests({ candidates, today }: Plan, { known }: Told): DayNews[] {
  const told = new Set(
    known.flatMap((one) => (one.kind === "pest-risk" ? `${one.data.pestId} ${one.data.crop}` : [])),
  );
  const found = candidates.flatMap(({ reason, fields }): DayNews[] => {
    if (reason.code !== "pest") return [];
    const { pestId, names, crop } = reason;
    const about = `${pestId} ${crop}`;
    if (told.has(about)) return [];
    const fieldNames = fields.map(({ name }) => name);
    return [
      {
        kind: "pest-risk",
        data: { pestId, names, crop, fieldNames },
        subject: `${about} ${today}`,
        lastDay: addDays(today, pestDaysKept - 1),
      },
    ];
  });
  return found.slice(0, mostPestsTold);
}

/**
 * What a plan of the day brings that its farmer has not been told.
 * @param known what they were told of earlier plans, as far as its last day is not past
 * @returns what is new, and the ids of what was told and holds no more
 */
export function planDayNews(
  known: readonly Known[],
  plan: Plan,
): { added: DayNews[]; over: string[] } {
  const told = { known, today: plan.today };
  const due = listDue(plan, told);
  const { over, putOff } = settleDue(plan, told);
  return {
    added: [...due, ...putOff, ...listPests(plan, told)],
    over: [...over, ...listWantedAfterAll(due, told)],
  };
}
