import type { Work } from "#src/features/fields/growth-rules.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type {
  Entry,
  EntryInput,
  FieldWater,
  IrrigationFault,
  Outlook,
  OutlookDay,
  PlannedOutlook,
  SeasonColumns,
} from "./schema.ts";

/** The most that a single irrigation can be, in mm. */
const largestDepth = 300;

/** What is known of the field that an entry is made for. */
type EntryGround = {
  today: string;
  /** Of what grows there; null while nothing does, or it is not told. */
  sowingDate: string | null;
  areaInSquareMetres: number;
  /** Onto the whole field; null where it is not known. */
  flowLitresPerHour: number | null;
};

/** What ran onto a field in so many minutes, as a depth over all of it, mm. */
function toDepth(
  minutes: number,
  ground: { areaInSquareMetres: number; flowLitresPerHour: number },
): number {
  return ((minutes / 60) * ground.flowLitresPerHour) / ground.areaInSquareMetres;
}

/** The depth of an entry, null for one without: a finding, or a time where the flow is not known. */
export function getGrossDepth(input: EntryInput, ground: EntryGround): number | null {
  if (input.kind !== "water") return null;
  const { unit, value } = input.amount;
  if (unit === "millimetres") return value;
  const { flowLitresPerHour, areaInSquareMetres } = ground;
  if (flowLitresPerHour === null) return null;
  return toDepth(value, { flowLitresPerHour, areaInSquareMetres });
}

type RefusedEntry = { field: "date" | "amount"; fault: IrrigationFault };

/** Why an entry cannot be of the field's season, or null. */
export function findEntryFault(input: EntryInput, ground: EntryGround): RefusedEntry | null {
  const { date } = input;
  if (date > ground.today) return { field: "date", fault: "date-in-future" };
  if (ground.sowingDate === null) return { field: "date", fault: "no-season" };
  if (date < ground.sowingDate) return { field: "date", fault: "date-before-sowing" };
  if (input.kind !== "water") return null;
  const depth = getGrossDepth(input, ground);
  if (depth === null) return { field: "amount", fault: "flow-unknown" };
  return depth > largestDepth ? { field: "amount", fault: "depth-too-large" } : null;
}

/** The newest first; of one day, the one made last. */
export function sortEntries<Shown extends Pick<Entry, "date">>(oldestFirst: Shown[]): Shown[] {
  return oldestFirst.toReversed().sort((one, other) => other.date.localeCompare(one.date));
}

/** An entry as it could be told again, or null where its amount is not known. */
export function toEntryInput(entry: Entry): EntryInput | null {
  const { kind, date, minutes, grossDepth } = entry;
  if (kind !== "water") return { kind, date };
  if (minutes !== null) return { kind, date, amount: { unit: "minutes", value: minutes } };
  if (grossDepth === null) return null;
  return { kind, date, amount: { unit: "millimetres", value: grossDepth } };
}

const minutesOfDay = 24 * 60;

/** Whether water is said to have run for longer than the day that it is told of has hours. */
export const isLongerThanDay = (input: EntryInput): boolean =>
  input.kind === "water" && input.amount.unit === "minutes" && input.amount.value > minutesOfDay;

/** From when on a field needs something of its farmer: a day, or where it stands in the row. */
function getUrgency({ outlook }: FieldWater): string {
  if (outlook.kind === "no-sowing-date" || outlook.kind === "no-method") return "b";
  if (outlook.kind !== "planned") return outlook.kind === "no-weather" ? "b" : "d";
  const { advice } = outlook;
  switch (advice.kind) {
    case "irrigate":
      return `a${advice.next.isLate ? advice.next.due : advice.next.date}`;
    case "no-supply":
      return `a${advice.due}`;
    case "stress":
      return `a${advice.from}`;
    case "enough":
    case "no-forecast":
      return "c";
    case "season-over":
      return "d";
  }
}

/** Fields with the most urgent first, else as they were. */
export function sortByUrgency<Shown extends FieldWater>(fields: readonly Shown[]): Shown[] {
  return fields.toSorted((one, other) => getUrgency(one).localeCompare(getUrgency(other)));
}

/** The days of a season, one after the other. */
export function listDays({ from, past, readily, ...columns }: SeasonColumns): OutlookDay[] {
  return readily.map((easy, at) => ({
    date: addDays(from, at),
    depletion: columns.depletion[at] ?? null,
    readily: easy,
    total: columns.total[at] ?? 0,
    rain: columns.rain[at] ?? null,
    irrigation: columns.irrigation[at] ?? 0,
    isForecast: at >= past,
  }));
}

/** Rain below this, in mm, wets the leaves alone. */
export const leastShownRain = 0.5;

/** How long the water in the soil lasts; `isLonger` where it lasts beyond the days that are known. */
export type WaterLeft = { days: number; isLonger: boolean };

/** For how many days the crop finds water easily, 0 for not beyond today; null where no plan says it. */
export function getWaterLeft(outlook: Outlook, today: string): WaterLeft | null {
  if (outlook.kind !== "planned") return null;
  const { advice } = outlook;
  const until = (day: string, isLonger = false) => ({
    days: Math.max(0, countDays(today, day)),
    isLonger,
  });
  switch (advice.kind) {
    case "irrigate":
      return until(advice.next.due);
    case "no-supply":
      return until(advice.due);
    case "stress":
      return until(advice.from);
    case "enough":
      return until(advice.through, true);
    case "season-over":
    case "no-forecast":
      return null;
  }
}

const isUsedUp = (left: WaterLeft | null) => left?.days === 0 && !left.isLonger;

/** Whether a field wants water today. */
export const isWaterDue = (outlook: Outlook, today: string): boolean =>
  (outlook.kind === "planned" &&
    outlook.advice.kind === "irrigate" &&
    outlook.advice.next.date <= today) ||
  isUsedUp(getWaterLeft(outlook, today));

/** The shares of a tank that are full and that must not be gone below. */
export function getTank({ today: { depletion, readily, total } }: PlannedOutlook): {
  full: number;
  limit: number;
} {
  const share = (used: number) => Math.min(1, Math.max(0, 1 - used / Math.max(total, 1)));
  return { full: share(depletion), limit: share(readily) };
}

/** A field's waterings, those told and those planned, as its season shows them. */
export function listWaterWorks({ entries, outlook }: FieldWater): Work[] {
  const told = entries.filter(({ kind }) => kind === "water");
  const planned = outlook.kind === "planned" ? outlook.irrigations : [];
  return [
    ...told.map(({ date }): Work => ({ kind: "water", date, isDone: true })),
    ...planned.map(({ date }): Work => ({ kind: "water", date, isDone: false })),
  ];
}
