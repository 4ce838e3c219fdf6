import { readFaults, readRefusal } from "#src/shared/form-faults.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { findSeasonFault, findSowingFault, getArea, getOpenSeason } from "./rules.ts";
import {
  createFieldInput,
  type Field,
  type FieldFault,
  fieldFaults,
  seasonInput,
} from "./schema.ts";

/** What stands in the form, as it is typed. */
export type FieldDraft = {
  name: string;
  area: string;
  areaUnit: string;
  bighaState: string;
  soil: string;
  method: string;
  flowKind: string;
  flow: string;
  emitterCount: string;
  crop: string;
  /** Of another crop than those of the list. */
  cropName: string;
  variety: string;
  sowingDate: string;
};

const known = {
  names: [
    "name",
    "area",
    "bighaState",
    "soil",
    "method",
    "flowLitresPerHour",
    "emitterCount",
    "crop",
    "cropName",
    "variety",
    "sowingDate",
  ],
  codes: fieldFaults,
} as const;
export type Faults = { [name in (typeof known.names)[number]]?: FieldFault };

/** What the server refused of a field. */
export const readFieldRefusal = (error: unknown): Faults => readRefusal(error, known);

function openSeasonDraft(field: Field | null) {
  const open = field ? getOpenSeason(field) : null;
  return {
    crop: open?.crop ?? "",
    cropName: open?.cropName ?? "",
    variety: open?.variety ?? "",
    sowingDate: open?.sowingDate ?? "",
  };
}

/** The form as it opens: as the field is, or empty for a new one. */
export function openDraft(field: Field | null): FieldDraft {
  const asText = (value: number | null | undefined) => value?.toString() ?? "";
  return {
    name: field?.name ?? "",
    area: field ? String(getArea(field)) : "",
    areaUnit: field?.areaUnit ?? "acre",
    bighaState: field?.bighaState ?? "",
    soil: field?.soil ?? "",
    method: field?.method ?? "",
    flowKind: typeof field?.emitterCount === "number" ? "emitters" : "pump",
    flow: asText(field?.flowLitresPerHour),
    emitterCount: asText(field?.emitterCount),
    ...openSeasonDraft(field),
  };
}

const typedNumber = (typed: string) => (typed.trim() === "" ? null : (readNumber(typed) ?? ""));

/** What stays typed of another crop is not sent with one of the list. */
const readOwnName = ({ crop, cropName }: Pick<FieldDraft, "crop" | "cropName">) =>
  crop === "other" ? { cropName } : {};

type Given = { id: string; seasonId: string; field: Field | null; today: string };

/** Checks what was typed with the very schema that the server uses, and the days by its own rules. */
export function readDraft(draft: FieldDraft, { id, seasonId, field, today }: Given) {
  const open = field ? getOpenSeason(field) : null;
  const isWatered = draft.method !== "" && draft.method !== "rain-fed";
  const hasFlow = isWatered && draft.flow.trim() !== "";
  const countsEmitters = isWatered && draft.flowKind === "emitters";
  const { crop, variety, sowingDate } = draft;
  const cropName = readOwnName(draft);
  const isUntold = open !== null && open.sowingDate === null && sowingDate === "";
  const parsed = createFieldInput.safeParse({
    id,
    name: draft.name,
    area: typedNumber(draft.area) ?? "",
    areaUnit: draft.areaUnit,
    bighaState: draft.areaUnit === "bigha" ? draft.bighaState || null : null,
    soil: draft.soil || null,
    method: draft.method,
    flowLitresPerHour: isWatered ? typedNumber(draft.flow) : null,
    emitterCount: hasFlow && countsEmitters ? (typedNumber(draft.emitterCount) ?? "") : null,
    // A crop that Setup named need not be dated to give the field another name.
    season:
      crop === "" || (isUntold && crop === open.crop && !variety)
        ? null
        : { id: open?.id ?? seasonId, crop, ...cropName, variety: variety || null, sowingDate },
  });
  const faults: Faults = readFaults(parsed.error, known);
  const season = parsed.data?.season;
  if (season && season.sowingDate !== open?.sowingDate) {
    const others = field?.seasons.filter((other) => other.id !== season.id) ?? [];
    const fault =
      findSowingFault(season.sowingDate, today) ?? findSeasonFault(others, season.sowingDate);
    if (fault) faults.sowingDate = fault;
  }
  return { input: parsed.data, faults };
}

/** The same for a season alone. */
export function readSeasonDraft(
  { cropName, ...draft }: Pick<FieldDraft, "crop" | "cropName" | "variety" | "sowingDate">,
  { id, field, today }: { id: string; field: Field; today: string },
) {
  const parsed = seasonInput.safeParse({
    ...draft,
    ...readOwnName({ crop: draft.crop, cropName }),
    id,
    variety: draft.variety || null,
  });
  const faults: Faults = readFaults(parsed.error, known);
  if (parsed.success) {
    const { sowingDate } = parsed.data;
    const fault = findSowingFault(sowingDate, today) ?? findSeasonFault(field.seasons, sowingDate);
    if (fault) faults.sowingDate = fault;
  }
  return { input: parsed.data, faults };
}
