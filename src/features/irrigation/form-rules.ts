import { readFaults } from "#src/shared/form-faults.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { findEntryFault } from "./rules.ts";
import { splitMinutes } from "./run-rules.ts";
import {
  type Entry,
  type EntryInput,
  entryInput,
  type FieldWater,
  type FlowInput,
  flowInput,
  type IrrigationFault,
  irrigationFaults,
  type SupplyInput,
  supplyInput,
} from "./schema.ts";

/** What stands in the form of a measured flow; the vessel in litres. */
export type FlowDraft = { vessel: string; seconds: string };
export const emptyFlowDraft: FlowDraft = { vessel: "15", seconds: "" };

/** What fills a vessel in so many seconds, litres an hour; null while there are none. */
export function getMeasuredFlow({ vessel, seconds }: FlowDraft): number | null {
  const taken = readNumber(seconds);
  const litres = readNumber(vessel);
  if (taken === null || taken <= 0 || litres === null) return null;
  return Math.round((litres * 3600) / taken);
}

type FlowFaults = { flow?: IrrigationFault };

/** The flow that was measured, or what is wrong with it. */
export function readFlowDraft(draft: FlowDraft): {
  input: FlowInput | undefined;
  faults: FlowFaults;
} {
  if (draft.seconds.trim() === "") return { input: undefined, faults: { flow: "flow-unknown" } };
  const { data } = flowInput.safeParse({ flowLitresPerHour: getMeasuredFlow(draft) });
  return { input: data, faults: data ? {} : { flow: "flow-not-valid" } };
}

/** Whether a flow can be measured for a field, and is not known yet. */
export const lacksFlow = (field: Pick<FieldWater, "flowLitresPerHour" | "method">): boolean =>
  field.flowLitresPerHour === null && field.method !== "rain-fed";

/** What stands in the form of an irrigation, as it is typed. */
export type WaterDraft = {
  date: string;
  unit: "time" | "depth";
  hours: string;
  minutes: string;
  depth: string;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** What is most likely to be told: what was planned, else what was watered the last time. */
type Usual = { grossDepth: number | null; minutes: number | null };

/** The amount that a farmer most likely tells; null where nothing was planned or watered yet. */
export function getUsualAmount({
  outlook,
  entries,
}: Pick<FieldWater, "outlook" | "entries">): Usual | null {
  const advice = outlook.kind === "planned" ? outlook.advice : null;
  if (advice?.kind === "irrigate") return advice.next;
  return entries.find(({ kind }) => kind === "water") ?? null;
}

/** The form as it opens: with what is most likely, or the entry that is corrected. */
export function openWaterDraft(
  field: Pick<FieldWater, "flowLitresPerHour" | "method">,
  given: { today: string; usual: Usual | null; entry: Entry | null },
): WaterDraft {
  const { today, usual, entry } = given;
  const minutes = entry ? entry.minutes : (usual?.minutes ?? null);
  const depth = (entry ?? usual)?.grossDepth ?? null;
  const canTime = field.flowLitresPerHour !== null || lacksFlow(field);
  const hasTime = canTime && (entry === null || minutes !== null);
  const split = minutes === null ? null : splitMinutes(minutes);
  return {
    date: entry?.date ?? today,
    unit: hasTime ? "time" : "depth",
    hours: split ? String(split.hours) : "",
    minutes: split ? String(split.minutes) : "",
    depth: depth === null ? "" : String(round(depth)),
  };
}

export type WaterFaults = Partial<Record<"date" | "amount", IrrigationFault>>;

function readAmount(draft: WaterDraft) {
  if (draft.unit === "depth") return { unit: "millimetres", value: readNumber(draft.depth) ?? "" };
  const [hours, minutes] = [draft.hours, draft.minutes].map((typed) =>
    typed.trim() === "" ? 0 : (readNumber(typed) ?? Number.NaN),
  );
  const value = (hours ?? 0) * 60 + (minutes ?? 0);
  return { unit: "minutes", value: Number.isNaN(value) ? "" : value };
}

/** Checks what was typed with the very schema that the server uses, and by its own rules. */
export function readWaterDraft(
  draft: WaterDraft,
  field: Pick<FieldWater, "sowingDate" | "areaInSquareMetres" | "flowLitresPerHour">,
  today: string,
): { input: EntryInput | undefined; faults: WaterFaults } {
  const parsed = entryInput.safeParse({
    kind: "water",
    date: draft.date,
    amount: readAmount(draft),
  });
  const names = ["date", "amount"] as const;
  const faults: WaterFaults = readFaults(parsed.error, { names, codes: irrigationFaults });
  const hasHours = (readNumber(draft.hours) ?? 0) > 0;
  if (draft.unit === "time" && hasHours && (readNumber(draft.minutes) ?? 0) >= 60) {
    faults.amount = "minutes-not-valid";
  }
  const refused = parsed.data && findEntryFault(parsed.data, { ...field, today });
  if (refused) faults[refused.field] = refused.fault;
  return { input: Object.keys(faults).length > 0 ? undefined : parsed.data, faults };
}

/** What stands in the form of the supply. */
export type SupplyDraft = {
  kind: SupplyInput["kind"];
  weekdays: number[];
  from: string;
  everyDays: string;
};

/** The form as it opens: as water comes now; a turn begins today unless it is known. */
export function openSupplyDraft(supply: SupplyInput, today: string): SupplyDraft {
  return {
    kind: supply.kind,
    weekdays: supply.kind === "weekdays" ? [...supply.weekdays] : [],
    from: supply.kind === "turn" ? supply.from : today,
    everyDays: supply.kind === "turn" ? String(supply.everyDays) : "",
  };
}

export type SupplyFaults = Partial<Record<"weekdays" | "from" | "everyDays", IrrigationFault>>;

/** What the form says, or what is wrong with it by field. */
export function readSupplyDraft(draft: SupplyDraft): {
  input: SupplyInput | undefined;
  faults: SupplyFaults;
} {
  const { kind, weekdays, from } = draft;
  const everyDays = readNumber(draft.everyDays) ?? "";
  const told = {
    always: { kind },
    weekdays: { kind, weekdays: weekdays.toSorted() },
    turn: { kind, from, everyDays },
  }[kind];
  const parsed = supplyInput.safeParse(told);
  const names = ["weekdays", "from", "everyDays"] as const;
  const faults = readFaults(parsed.error, { names, codes: irrigationFaults });
  return { input: parsed.data, faults };
}
