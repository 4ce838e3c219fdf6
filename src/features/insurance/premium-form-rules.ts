import { getArea, getOpenSeason, getUnitSize, toSquareMetres } from "#src/features/fields/rules.ts";
import { type Field, field, findAreaFault } from "#src/features/fields/schema.ts";
import { areaUnits, crops } from "#src/shared/farm-terms.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import {
  centreCeilings,
  cropClassOf,
  getClaim,
  getCoverSeason,
  getThresholdYield,
  type Premium,
  type PremiumInput,
  planPremium,
} from "./premium-rules.ts";
import {
  type CropClass,
  coverSeasons,
  cropClasses,
  indemnityLevels,
  type PremiumAddress,
  type PremiumFault,
  subsidySplits,
  yieldNames,
} from "./premium-schema.ts";

/** What stands in the calculator, as it is typed. */
export type PremiumDraft = { [Name in keyof PremiumAddress]-?: string };
export type PremiumFaults = Partial<Record<keyof PremiumDraft, PremiumFault>>;

/** The choice for a crop that the list does not have. */
export const otherCrop = "other";

const firstDraft: PremiumDraft = {
  field: "",
  crop: "",
  class: "",
  season: "",
  area: "",
  unit: "acre",
  state: "",
  sum: "",
  per: "hectare",
  rate: "",
  split: "half",
  water: "no",
  claim: "",
  threshold: "",
  level: "90",
  actual: "",
  y1: "",
  y2: "",
  y3: "",
  y4: "",
  y5: "",
  y6: "",
  y7: "",
};

const isGiven = ([, value]: [string, string | undefined]) => value !== undefined;

/** The form as an address opens it; what the address leaves out is as in a new form. */
export function openPremiumDraft(address: PremiumAddress): PremiumDraft {
  return { ...firstDraft, ...Object.fromEntries(Object.entries(address).filter(isGiven)) };
}

/** What of a draft is worth standing in an address. */
export function closePremiumDraft(draft: PremiumDraft): PremiumAddress {
  const first: Partial<Record<string, string>> = firstDraft;
  const said = Object.entries(draft).filter(([name, value]) => value !== first[name]);
  return Object.fromEntries(said);
}

/** What a field knows of its own cover. */
export function describeField(given: Field): Partial<PremiumDraft> {
  const season = getOpenSeason(given);
  return {
    field: given.id,
    area: String(getArea(given)),
    unit: given.areaUnit,
    state: given.bighaState ?? "",
    crop: season?.crop ?? "",
    water: given.method === null || given.method === "rain-fed" ? "no" : "yes",
    ...(season?.sowingDate ? { season: getCoverSeason(season.sowingDate) } : {}),
  };
}

const moreNames: readonly (keyof PremiumDraft)[] = [
  "season",
  "rate",
  "threshold",
  "actual",
  ...yieldNames,
];

/** Whether something is wrong where the form is folded. */
export const hasMoreFaults = (faults: PremiumFaults): boolean =>
  moreNames.some((name) => faults[name]);

/** Whether something is typed where the form is folded. */
export const isMoreGiven = ({ rate, claim }: PremiumDraft): boolean => rate !== "" || claim !== "";

/** A text as one of the values that it may be. */
export const find = <Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => value === text);

/** The class that the crop has, or that was chosen for a crop that the list does not have. */
export function getCropClass(draft: Pick<PremiumDraft, "crop" | "class">): CropClass | null {
  if (draft.crop === otherCrop) return find(cropClasses, draft.class) ?? null;
  const crop = find(crops, draft.crop);
  return crop ? cropClassOf[crop] : null;
}

/** Fifty lakh rupees for a hectare: far above what any crop is financed with. */
const mostPerHectare = 5_000_000;
const mostYield = 1_000_000;

export type PremiumClaim = {
  best: number[] | null;
  mean: number | null;
  level: number;
  threshold: number;
  actual: number;
  shortfall: number;
  claim: number;
};
export type PremiumResult = { input: PremiumInput; premium: Premium; claim: PremiumClaim | null };

const addFault = (
  faults: PremiumFaults,
  name: keyof PremiumDraft,
  fault: PremiumFault | null | false,
) => {
  if (fault) faults[name] = fault;
};

const readState = (typed: string) => field.shape.bighaState.safeParse(typed).data ?? null;

/** An area as it was typed, in m², and what is wrong with it. */
export function readArea(draft: Pick<PremiumDraft, "area" | "unit" | "state">) {
  const areaUnit = find(areaUnits, draft.unit) ?? "acre";
  const bighaState = areaUnit === "bigha" ? readState(draft.state) : null;
  const given = { area: readNumber(draft.area) ?? 0, areaUnit, bighaState };
  const fault = findAreaFault(given);
  const areaFault =
    fault === "area-not-valid" ||
    fault === "area-too-small" ||
    fault === "area-too-large" ||
    fault === "area-too-fine"
      ? fault
      : null;
  const isStateless = areaUnit === "bigha" && bighaState === null;
  const stateFault = isStateless ? ("bigha-state-missing" as const) : null;
  return { given, squareMetres: toSquareMetres(given), areaFault, stateFault };
}

function readRate(typed: string): { rate: number | null; fault: PremiumFault | null } {
  if (typed.trim() === "") return { rate: null, fault: null };
  const percent = readNumber(typed.replace("%", ""));
  if (percent === null || percent <= 0 || percent > 100) {
    return { rate: null, fault: "rate-not-valid" };
  }
  const rate = Math.round(percent * 100);
  const isFine = Math.abs(percent * 100 - rate) > 1e-6;
  return { rate, fault: isFine ? "rate-too-fine" : null };
}

function readYield(typed: string): { value: number; fault: PremiumFault | null } {
  const value = readNumber(typed);
  if (value === null) return { value: 0, fault: "yield-not-valid" };
  return { value, fault: value > mostYield ? "yield-too-large" : null };
}

function readClaim(draft: PremiumDraft, sumInsured: number) {
  const faults: PremiumFaults = {};
  const level = indemnityLevels.find((each) => String(each) === draft.level) ?? 90;
  const actual = readYield(draft.actual);
  addFault(faults, "actual", actual.fault);
  let known: ReturnType<typeof getThresholdYield> | null = null;
  let threshold = 0;
  if (draft.claim === "years") {
    const yields = yieldNames.map((name) => {
      const { value, fault } = readYield(draft[name]);
      addFault(faults, name, fault);
      return value;
    });
    known = getThresholdYield(yields, level);
    threshold = known.threshold;
    const isEmpty = Object.keys(faults).length === 0 && threshold === 0;
    addFault(faults, "y1", isEmpty && "threshold-not-valid");
  } else {
    const read = readYield(draft.threshold);
    threshold = read.value;
    addFault(faults, "threshold", read.fault ?? (threshold === 0 && "threshold-not-valid"));
  }
  if (Object.keys(faults).length > 0) return { faults, claim: null };
  const { best = null, mean = null } = known ?? {};
  const paid = getClaim({ threshold, actual: actual.value, sumInsured });
  return { faults, claim: { best, mean, level, threshold, actual: actual.value, ...paid } };
}

/** Whether the insurer's rate is so high that it matters whether the crop is watered. */
export function needsWater(draft: PremiumDraft): boolean {
  return (readRate(draft.rate).rate ?? 0) > centreCeilings.irrigated;
}

/**
 * Reckons with what was typed.
 * @returns what is wrong by the names of the draft; the result only where nothing is
 */
export function readPremium(draft: PremiumDraft) {
  const faults: PremiumFaults = {};
  const cropClass = getCropClass(draft);
  const season = find(coverSeasons, draft.season);
  const area = readArea(draft);
  const isListed = draft.crop === otherCrop || find(crops, draft.crop) !== undefined;
  addFault(faults, "crop", !isListed && (draft.crop === "" ? "crop-missing" : "crop-unknown"));
  addFault(faults, "class", isListed && cropClass === null && "class-missing");
  addFault(faults, "season", !season && "season-missing");
  addFault(faults, "area", area.areaFault);
  addFault(faults, "state", area.stateFault);
  const unitInSquareMetres = getUnitSize(draft.per === "acre" ? "acre" : "hectare", null);
  const sum = readNumber(draft.sum.replace(/^\s*₹/, "")) ?? 0;
  const isTooLarge = sum / unitInSquareMetres > mostPerHectare / 10_000;
  addFault(faults, "sum", sum < 1 ? "sum-not-valid" : isTooLarge && "sum-too-large");
  const { rate, fault: rateFault } = readRate(draft.rate);
  addFault(faults, "rate", rateFault);
  const isReady = cropClass && season && Object.keys(faults).length === 0;
  const input: PremiumInput | null = isReady
    ? {
        season,
        cropClass,
        areaInSquareMetres: area.squareMetres,
        sumInsuredInPaise: Math.round(sum * 100),
        unitInSquareMetres,
        actuarialRate: rate,
        split: find(subsidySplits, draft.split) ?? "half",
        isIrrigated: draft.water === "yes",
      }
    : null;
  const premium = input && planPremium(input);
  const told = draft.claim === "" ? null : readClaim(draft, premium?.sumInsured ?? 0);
  Object.assign(faults, told?.faults);
  const isDone = input && premium && Object.keys(faults).length === 0;
  const result: PremiumResult | null = isDone
    ? { input, premium, claim: told?.claim ?? null }
    : null;
  return { faults, result };
}
