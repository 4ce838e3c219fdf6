import { getArea, getOpenSeason, toSquareMetres } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { indiaTimeZone } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { type LossCause, type LossFault, type LossReport, lossCauses } from "./loss-schema.ts";
import { otherCrop, readArea } from "./premium-form-rules.ts";

const hour = 3_600_000;

const indiaOffset = "+05:30";

/** The moment that the field of a time has in India, or null where it has none. */
export function readMoment(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(typed)) return null;
  const moment = new Date(`${typed.slice(0, 16)}:00${indiaOffset}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A moment as the field of a time has it, `2026-11-21T06:30`. */
export function toTyped(moment: Date): string {
  // Sweden writes dates as ISO 8601 has them, with a space before the time.
  const written = new Intl.DateTimeFormat("sv-SE", {
    timeZone: indiaTimeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(moment);
  return written.replace(" ", "T");
}

/**
 * How a loss by this cause is counted by the national rules: in the single field after a report, or over the whole
 * insurance area by crop cutting, where a single report changes nothing; `ask` where nothing is said of it.
 */
export const causeKinds = {
  hail: "field",
  flood: "field",
  cloudburst: "field",
  landslide: "field",
  "lightning-fire": "field",
  "after-harvest": "field",
  "wild-animals": "ask",
  drought: "area",
  "pests-disease": "area",
  other: "ask",
} as const satisfies Record<LossCause, "field" | "area" | "ask">;

/** What did the damage, or null while the report does not say one that is known. */
export function getCause(report: Pick<LossReport, "cause">): LossCause | null {
  return lossCauses.find((cause) => cause === report.cause) ?? null;
}

const longestAgo = 366 * 24 * hour;

/** Why a loss cannot have happened then, or null. */
export function findTimeFault(typed: string, given: { sown: string; now: Date }): LossFault | null {
  const moment = readMoment(typed);
  if (!moment) return "time-missing";
  // What counts as now on the page may be a minute old.
  if (moment.getTime() > given.now.getTime() + 60_000) return "time-in-future";
  if (given.now.getTime() - moment.getTime() > longestAgo) return "time-too-old";
  return given.sown !== "" && getLocalDay(moment) < given.sown ? "time-before-sowing" : null;
}

export type LossFaults = Partial<Record<keyof LossReport, LossFault>>;

function findAreaFaults(report: LossReport, fields: readonly Field[]): LossFaults {
  const { given, areaFault, stateFault } = readArea(report);
  if (stateFault) return { state: stateFault, ...(areaFault ? { area: areaFault } : {}) };
  if (areaFault) return { area: areaFault };
  const field = fields.find(({ id }) => id === report.field);
  // A hundredth more is the rounding of whoever counts in another unit than the field was entered in.
  const isLarger = field && toSquareMetres(given) > field.areaInSquareMetres * 1.01;
  return isLarger ? { area: "area-above-field" } : {};
}

/** What of a report is missing or cannot be, by its names. */
export function findLossFaults(
  report: LossReport,
  known: { fields: readonly Field[]; now: Date },
): LossFaults {
  const { sown, crop } = report;
  const today = getLocalDay(known.now);
  const isDay = sown === "" || /^\d{4}-\d\d-\d\d$/.test(sown);
  const sownFault = !isDay ? "sown-not-valid" : sown > today ? "sown-in-future" : null;
  const time = findTimeFault(report.happened, { sown: sownFault ? "" : sown, now: known.now });
  const isListed = crops.some((each) => each === crop);
  const cropFault = crop !== otherCrop && !isListed ? "crop-missing" : null;
  const digits = toLatinDigits(report.phone).replaceAll(/[^0-9]/g, "");
  const isNumber = digits.length >= 10 && digits.length <= 13;
  const faults: Partial<Record<keyof LossReport, LossFault | null>> = {
    happened: time,
    sown: sownFault,
    crop: cropFault,
    cropName: crop === otherCrop && report.cropName.trim() === "" ? "crop-name-missing" : null,
    place: report.place.trim() === "" ? "place-missing" : null,
    cause: getCause(report) ? null : "cause-missing",
    farmer: report.farmer.trim() === "" ? "farmer-missing" : null,
    phone: report.phone.trim() !== "" && !isNumber ? "phone-not-valid" : null,
  };
  const found: LossFaults = findAreaFaults(report, known.fields);
  for (const [name, fault] of Object.entries(faults)) {
    if (fault) Object.assign(found, { [name]: fault });
  }
  return found;
}

/** Those that stand in what was typed, which can be said before the report goes out. */
export function pickTypedFaults(report: LossReport, faults: LossFaults): LossFaults {
  const typed = Object.entries(faults).filter(([name]) => {
    const value = Object.entries(report).find(([each]) => each === name)?.[1];
    return (value ?? "").trim() !== "";
  });
  return Object.fromEntries(typed);
}

/** The report without what cannot be: the browser's own printing asks nobody. */
export function omitFaulty(report: LossReport, faults: LossFaults): LossReport {
  const names = Object.keys(pickTypedFaults(report, faults));
  return { ...report, ...Object.fromEntries(names.map((name) => [name, ""])) };
}

/** What a field knows of a loss on it. */
export function describeLossField(field: Field): Partial<LossReport> {
  const season = getOpenSeason(field);
  return {
    field: field.id,
    area: String(getArea(field)),
    unit: field.areaUnit,
    state: field.bighaState ?? "",
    crop: season?.crop ?? "",
    ...(season?.cropName ? { cropName: season.cropName } : {}),
    sown: season?.sowingDate ?? "",
  };
}

/** A report that says no more than when it happened. */
export function openLossReport(given: {
  id: string;
  uid: string;
  farmer: string;
  happened: string;
  now: Date;
}): LossReport {
  const { now, ...rest } = given;
  return {
    ...rest,
    startedAt: now.toISOString(),
    happenedAt: (readMoment(given.happened) ?? now).toISOString(),
    field: "",
    place: "",
    crop: "",
    cropName: "",
    sown: "",
    area: "",
    unit: "acre",
    state: "",
    cause: "",
    note: "",
    phone: "",
    policy: "",
    docket: "",
    removedAt: null,
  };
}

/** Takes a change in; the clock follows a time only where it can be. */
export function applyLossChange(
  report: LossReport,
  { change, now }: { change: Partial<LossReport>; now: Date },
): LossReport {
  const next = { ...report, ...change };
  if (change.happened === undefined) return next;
  const moment = readMoment(change.happened);
  const isPossible = moment !== null && findTimeFault(change.happened, { sown: "", now }) === null;
  return isPossible ? { ...next, happenedAt: moment.toISOString() } : next;
}
