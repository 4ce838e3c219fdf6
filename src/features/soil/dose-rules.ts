import { manures } from "#content/manures.ts";
import { sixTierChanges, threeTierChanges } from "#content/soil-dose-changes.ts";
import { generalDoses } from "#content/soil-doses.ts";
import { limitSets } from "#content/soil-ratings.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import { getFinding, type NutrientBand, nutrientBands } from "./band-rules.ts";
import type { Nutrients } from "./half-bag-rules.ts";
import type { GeneralDose } from "./knowledge-schema.ts";
import {
  type ChoiceInput,
  type DoseId,
  doseIds,
  manureNames,
  type Region,
  type SoilValues,
} from "./schema.ts";

/** What a field gets where nobody chose otherwise. */
export const noChoice: ChoiceInput = {
  doseId: null,
  seasonId: null,
  plantCount: null,
  manures: { fym: 0, compost: 0, vermicompost: 0 },
};

/** The general doses of a crop; of all crops for null. */
export function listDoses(crop: GrownCrop | null): DoseId[] {
  const own = doseIds.filter((id) => generalDoses[id].crop === crop);
  return own.length > 0 ? own : [...doseIds];
}

type Ground = Pick<Field, "method" | "seasons">;

/** Months in which the crop of the dry season is sown. */
const winterMonths = [10, 11, 12, 1, 2];

function getSowingMonth(field: Ground): number | null {
  const sowingDate = getOpenSeason(field)?.sowingDate ?? null;
  return sowingDate === null ? null : Number(sowingDate.slice(5, 7));
}

/** Months in which the cane of Maharashtra is planted that stands for a year and a half. */
const adsaliMonths = [7, 8];

/** Sown after the first half of November, as Maharashtra's universities part it. */
function isLateWheat(field: Ground): boolean {
  const monthDay = getOpenSeason(field)?.sowingDate?.slice(5) ?? "";
  return monthDay > "11-15" || (monthDay !== "" && monthDay < "03-01");
}

/** The general dose that fits how the field's crop is grown; null where nothing grows or none is known. */
function getUsualDose(field: Ground, region: Region): DoseId | null {
  const crop = getOpenSeason(field)?.crop;
  const isRainFed = field.method === "rain-fed";
  const isWinter = winterMonths.includes(getSowingMonth(field) ?? 0);
  const isMaharashtra = region === "maharashtra";
  switch (crop) {
    case undefined:
      return null;
    case "rice":
      if (isWinter) return "rice-boro-rabi";
      return isRainFed ? "rice-rainfed-lowland" : "rice-irrigated-kharif";
    case "wheat":
      if (isRainFed) return "wheat-rainfed";
      if (!isMaharashtra) return "wheat-irrigated-timely";
      return isLateWheat(field) ? "wheat-late-maharashtra" : "wheat-irrigated-maharashtra";
    case "maize":
      return isWinter ? "maize-rabi-hybrid" : "maize-kharif-hybrid";
    case "sorghum":
      return isWinter ? "sorghum-rabi" : "sorghum-kharif";
    case "cotton":
      return isRainFed ? "cotton-rainfed" : "cotton-bt-irrigated";
    case "sugarcane":
      if (!isMaharashtra) return "sugarcane-sub-tropical";
      return adsaliMonths.includes(getSowingMonth(field) ?? 0)
        ? "sugarcane-adsali-maharashtra"
        : "sugarcane-plant-crop-maharashtra";
    case "tomato":
      return isMaharashtra ? "tomato-hybrid-maharashtra" : "tomato-hybrid";
    case "cabbage":
      return isMaharashtra ? "cabbage-maharashtra" : "cabbage-rabi";
    default:
      return doseIds.find((id) => generalDoses[id].crop === crop) ?? null;
  }
}

/** The dose that a field's plan is made from: the one that was chosen, if it is of what grows there. */
export function getDoseId(
  field: Ground,
  { choice, region }: { choice: ChoiceInput; region: Region },
): DoseId | null {
  const usual = getUsualDose(field, region);
  const { doseId } = choice;
  if (doseId === null || usual === null) return doseId ?? usual;
  return generalDoses[doseId].crop === generalDoses[usual].crop ? doseId : usual;
}

/** Why the dose of a nutrient is what it is: by a value of the card, by the rule for pulses, or the general one. */
type DoseReason = "N" | "OC" | "P" | "K" | "pulse" | "general";
export type NutrientDose = {
  /** Kilograms per hectare, or grams per plant. */
  amount: number;
  changePercent: number;
  reason: DoseReason;
};

function getChange(band: NutrientBand | undefined, isSix: boolean): number {
  if (band === undefined) return 0;
  if (isSix) return sixTierChanges[band];
  return band === "low" || band === "high" ? threeTierChanges[band] : 0;
}

function adjust(
  amount: number,
  given: { values: SoilValues; region: Region; parameters: readonly ("N" | "OC" | "P" | "K")[] },
): NutrientDose {
  const { values, region, parameters } = given;
  const parameter = parameters.find((each) => values[each] !== undefined);
  const value = parameter && values[parameter];
  if (parameter === undefined || value === undefined) {
    return { amount, changePercent: 0, reason: "general" };
  }
  const { band } = getFinding(parameter, { value, region });
  const isSix = "tops" in limitSets[region][parameter];
  const changePercent = getChange(
    nutrientBands.find((each) => each === band),
    isSix,
  );
  return { amount: (amount * (100 + changePercent)) / 100, changePercent, reason: parameter };
}

/**
 * A general dose of N, P2O5 and K2O changed by what a soil test found: by six tiers where the state has
 * them, else by three. Nitrogen follows the organic carbon where the card has no nitrogen, and stays a
 * starter with pulses. What is not on the card stays the general dose.
 */
export function adjustDose(
  general: Pick<GeneralDose, "dose" | "isPulse">,
  { values, region }: { values: SoilValues; region: Region },
): readonly [NutrientDose, NutrientDose, NutrientDose] {
  const [n, p, k] = general.dose;
  return [
    general.isPulse
      ? { amount: n, changePercent: 0, reason: "pulse" }
      : adjust(n, { values, region, parameters: ["N", "OC"] }),
    adjust(p, { values, region, parameters: ["P"] }),
    adjust(k, { values, region, parameters: ["K"] }),
  ];
}

const squareMetresOfHectare = 10_000;

/** How often the dose is given on a field: hectares, or plants in thousands; null where those are not known. */
export function getDoseCount(
  general: Pick<GeneralDose, "perPlant">,
  field: { areaInSquareMetres: number; plantCount: number | null },
): number | null {
  if (!general.perPlant) return field.areaInSquareMetres / squareMetresOfHectare;
  return field.plantCount === null ? null : field.plantCount / 1000;
}

/** What manures bring, kg of N, P2O5 and K2O. */
export function getManureNutrients(given: ChoiceInput["manures"]): Nutrients {
  const bring = (nutrient: 0 | 1 | 2) =>
    manureNames.reduce((sum, name) => sum + given[name] * manures[name][nutrient], 0);
  return [bring(0), bring(1), bring(2)];
}
