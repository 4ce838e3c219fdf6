import { getUnitSize } from "#src/features/fields/rules.ts";
import type { BighaState, Field } from "#src/features/fields/schema.ts";
import type { AreaUnit } from "#src/shared/farm-terms.ts";
import { readFaults } from "#src/shared/form-faults.ts";
import { readNumber, readPaise } from "#src/shared/typed-number.ts";
import type { CropSeason } from "./harvest-rules.ts";
import { findRecordFault, getGroundSeason } from "./record-rules.ts";
import {
  type Cost,
  type Ground,
  type Harvest,
  type QuantityUnit,
  type RecordFault,
  type RecordInput,
  recordFaults,
  recordInput,
} from "./schema.ts";

/** What stands in the form of an earlier year, as it is typed. */
export type EarlierDraft = {
  fieldId: string;
  crop: string;
  year: string;
  area: string;
  areaUnit: AreaUnit;
  bighaState: BighaState | null;
};

/** What stands in the form of a harvest. */
export type HarvestDraft = {
  date: string;
  quantity: string;
  unit: QuantityUnit;
  saleBy: "unit" | "whole";
  money: string;
};

/** What stands in the form of a cost. */
export type CostDraft = { date: string; costKind: string; money: string; note: string };

const names = ["date", "year", "crop", "area", "quantity", "paise", "costKind", "note"] as const;
export type RecordFaults = { [name in (typeof names)[number]]?: RecordFault };

const toText = (paise: number) => String(paise / 100);

/** The form as it opens: the record that is corrected, or what is most likely of a new one. */
export function openHarvestDraft(given: {
  entry: Harvest | null;
  today: string;
  /** The season that it is of; null for an earlier year. */
  season: CropSeason | null;
}): HarvestDraft {
  const { entry, today, season } = given;
  const before = season?.harvests.at(-1)?.entry;
  return {
    date: entry ? (entry.date ?? "") : (season?.endedDate ?? today),
    quantity: entry ? String(entry.quantity) : "",
    unit: entry?.unit ?? before?.unit ?? "quintal",
    saleBy: entry?.sale?.by ?? before?.sale?.by ?? "unit",
    money: entry?.sale ? toText(entry.sale.paise) : "",
  };
}

export function openCostDraft(given: {
  entry: Cost | null;
  today: string;
  season: CropSeason | null;
}): CostDraft {
  const { entry, today, season } = given;
  return {
    date: entry ? (entry.date ?? "") : (season?.endedDate ?? today),
    costKind: entry?.costKind ?? "",
    money: entry ? toText(entry.paise) : "",
    note: entry?.note ?? "",
  };
}

/** The farming year before the one given, on the first field, with its area. */
export function openEarlierDraft(given: {
  fields: readonly Field[];
  year: number;
  main: { areaUnit: AreaUnit; bighaState: BighaState | null };
}): EarlierDraft {
  const { fields, year, main } = given;
  const [field] = fields;
  const draft = { fieldId: "", crop: "", year: String(year - 1), area: "", ...main };
  return field ? chooseField(draft, field) : draft;
}

/** The form for another field: its area and its crop are most likely. */
export function chooseField(draft: EarlierDraft, field: Field): EarlierDraft {
  const area = field.areaInSquareMetres / getUnitSize(field.areaUnit, field.bighaState);
  return {
    ...draft,
    fieldId: field.id,
    crop: draft.crop || (field.seasons[0]?.crop ?? ""),
    area: String(Number(area.toFixed(4))),
    areaUnit: field.areaUnit,
    bighaState: field.bighaState,
  };
}

/** The land and year that an earlier record is of, unchecked. */
export function readEarlierGround(draft: EarlierDraft): object {
  return {
    kind: "earlier",
    fieldId: draft.fieldId || null,
    crop: draft.crop,
    year: readNumber(draft.year) ?? "",
    area: readNumber(draft.area) ?? "",
    areaUnit: draft.areaUnit,
    bighaState: draft.areaUnit === "bigha" ? draft.bighaState : null,
  };
}

const typedQuantity = (typed: string) => readNumber(typed) ?? "";
const typedPaise = (typed: string) => {
  const paise = readPaise(typed);
  return Number.isNaN(paise) ? "" : paise;
};

type Read = { input: RecordInput | undefined; faults: RecordFaults };

function readRecord(given: object, known: { fields: readonly Field[]; today: string }): Read {
  const parsed = recordInput.safeParse(given);
  const faults: RecordFaults = readFaults(parsed.error, { names, codes: recordFaults });
  const input = parsed.data;
  if (!input) return { input, faults };
  const sowingDate = getGroundSeason(known.fields, input.ground)?.sowingDate ?? null;
  const refused = findRecordFault(input, { today: known.today, sowingDate });
  if (!refused) return { input, faults };
  return { input: undefined, faults: { [refused.field]: refused.fault } };
}

type Known = { ground: Ground | object; fields: readonly Field[]; today: string };

const readDate = (date: string, ground: Ground | object) =>
  date === "" && "kind" in ground && ground.kind === "earlier" ? null : date;

/** Checks a typed harvest with the very schema that the server uses, and by its own rules. */
export function readHarvestDraft(
  draft: HarvestDraft,
  { ground, ...known }: Known & { isConfirmed: boolean },
): Read {
  const { saleBy, money } = draft;
  const sale = money.trim() === "" ? null : { by: saleBy, paise: typedPaise(money) };
  const { isConfirmed } = known;
  const date = readDate(draft.date, ground);
  const quantity = typedQuantity(draft.quantity);
  const given = { kind: "harvest", ground, date, quantity, unit: draft.unit, sale, isConfirmed };
  return readRecord(given, known);
}

/** The same for a cost. */
export function readCostDraft(draft: CostDraft, { ground, ...known }: Known): Read {
  const { costKind, note } = draft;
  const date = readDate(draft.date, ground);
  return readRecord(
    { kind: "cost", ground, date, costKind, paise: typedPaise(draft.money), note },
    known,
  );
}
