import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { generalDoses } from "#content/soil-doses.ts";
import { formatDate } from "#src/shared/dates.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import type { Band } from "./band-rules.ts";
import type { RemedyName, StageKind } from "./knowledge-schema.ts";
import type { FieldSoil } from "./rules.ts";
import { type DoseId, type ProductName, type SoilParameter, soilUnits } from "./schema.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const parameterWords: Words<SoilParameter> = {
  pH: msg`Reaction`,
  EC: msg`Salts`,
  OC: msg`Organic carbon`,
  N: msg`Nitrogen`,
  P: msg`Phosphorus`,
  K: msg`Potash`,
  S: msg`Sulphur`,
  Zn: msg`Zinc`,
  B: msg`Boron`,
  Fe: msg`Iron`,
  Mn: msg`Manganese`,
  Cu: msg`Copper`,
};

export const bandWords: Words<Band> = {
  "very-low": msg`very low`,
  low: msg`low`,
  medium: msg`medium`,
  "moderately-high": msg`moderately high`,
  high: msg`high`,
  "very-high": msg`very high`,
  "strongly-acid": msg`strongly acid`,
  "moderately-acid": msg`moderately acid`,
  "slightly-acid": msg`slightly acid`,
  neutral: msg`neutral`,
  "slightly-alkaline": msg`slightly alkaline`,
  "moderately-alkaline": msg`moderately alkaline`,
  "strongly-alkaline": msg`strongly alkaline`,
  "very-strongly-alkaline": msg`very strongly alkaline`,
  "salt-normal": msg`few`,
  "salt-germination": msg`some, seed sprouts badly`,
  "salt-sensitive": msg`many, sensitive crops suffer`,
  "salt-injurious": msg`too many for most crops`,
};

export const productWords: Words<ProductName> = {
  urea: msg`Urea`,
  dap: msg`DAP`,
  ssp: msg`SSP (superphosphate)`,
  mop: msg`MOP (potash)`,
  "npk-10-26-26": msg`NPK 10:26:26`,
  "npk-12-32-16": msg`NPK 12:32:16`,
  "npk-14-35-14": msg`NPK 14:35:14`,
  "npk-15-15-15": msg`NPK 15:15:15`,
  "nps-20-20-0-13": msg`NPS 20:20:0:13`,
};

export const remedyWords: Words<RemedyName> = {
  "zinc-sulphate": msg`Zinc sulphate (21%)`,
  borax: msg`Borax (11%)`,
  "ferrous-sulphate": msg`Ferrous sulphate`,
  "manganese-sulphate": msg`Manganese sulphate`,
  "copper-sulphate": msg`Copper sulphate`,
  gypsum: msg`Gypsum`,
  lime: msg`Lime`,
};

export const stageWords: Words<StageKind> = {
  basal: msg`At sowing or planting`,
  tillering: msg`When it tillers`,
  panicle: msg`When the ear begins to form`,
  "first-irrigation": msg`With the first irrigation`,
  "knee-high": msg`When it is knee-high`,
  tasselling: msg`When the tassels come`,
  squares: msg`When the flower buds form`,
  flowers: msg`When it flowers`,
  "earthing-up": msg`When it is earthed up`,
  "top-dressing": msg`Top dressing`,
  season: msg`Over the season, in several parts`,
};

/** How a crop is grown, where there is more than one general dose of it. */
const growingWords: Partial<Words<DoseId>> = {
  "rice-irrigated-kharif": msg`irrigated, monsoon`,
  "rice-rainfed-lowland": msg`on rain, lowland`,
  "rice-boro-rabi": msg`winter (boro)`,
  "wheat-irrigated-timely": msg`irrigated, sown in time`,
  "wheat-irrigated-maharashtra": msg`irrigated, Maharashtra`,
  "wheat-late-maharashtra": msg`irrigated, sown late, Maharashtra`,
  "wheat-rainfed": msg`on rain`,
  "maize-kharif-hybrid": msg`hybrid, monsoon`,
  "maize-rabi-hybrid": msg`hybrid, winter`,
  "sorghum-kharif": msg`monsoon`,
  "sorghum-rabi": msg`winter`,
  "cotton-bt-irrigated": msg`Bt, irrigated`,
  "cotton-rainfed": msg`on rain`,
  "sugarcane-plant-crop-maharashtra": msg`plant crop, Maharashtra`,
  "sugarcane-adsali-maharashtra": msg`planted in July or August (adsali), Maharashtra`,
  "sugarcane-sub-tropical": msg`northern India`,
  "tomato-hybrid": msg`hybrid`,
  "tomato-hybrid-maharashtra": msg`hybrid, Maharashtra`,
  "cabbage-rabi": msg`winter`,
  "cabbage-maharashtra": msg`Maharashtra`,
  "pomegranate-5-years": msg`trees of 5 years`,
  "mango-10-years": msg`trees of 10 years`,
};

/** `Zinc (Zn)`. */
export function useParameterText(): (parameter: SoilParameter) => string {
  const { i18n } = useLingui();
  return (parameter) => `${i18n._(parameterWords[parameter])} (${parameter})`;
}

/** `240 kg/ha`, in the unit of the card. */
export function formatValue(parameter: SoilParameter, value: number): string {
  const { unit } = soilUnits[parameter];
  const text = formatNumber(value, 2);
  return unit === null ? text : `${text} ${unit}`;
}

/** The name of a crop that has a general dose, or that grows. */
export function useCropText(): (crop: GrownCrop, grownName?: FieldSoil["grownName"]) => string {
  const { i18n } = useLingui();
  return (crop, cropName) => getCropText(i18n, { crop, cropName });
}

/** `Rice (paddy): winter (boro)`. */
export function useDoseText(): (id: DoseId) => string {
  const { i18n } = useLingui();
  const getCropText = useCropText();
  return (id) => {
    const crop = getCropText(generalDoses[id].crop);
    const growing = growingWords[id];
    return growing ? `${crop}: ${i18n._(growing)}` : crop;
  };
}

/** Kilograms as finely as they can be weighed: `260 g`, `5.2 kg`, `67 kg`. */
export function useWeightText(): (kilograms: number) => string {
  const { t } = useLingui();
  return (kilograms) => {
    if (kilograms < 1) {
      const grams = formatNumber(Math.round(kilograms * 100) * 10, 0);
      return t`${grams} g`;
    }
    const weight = formatNumber(kilograms, kilograms < 10 ? 1 : 0);
    return t`${weight} kg`;
  };
}

/** A calendar day, `21 Nov`; with the year in any other than the present one. */
export function useDateText(): (date: string) => string {
  const language = useLanguage();
  return (date) => formatDate(new Date(date), language, new Date());
}

/** Why something was not saved. */
export function useSoilFailure(): (error: unknown) => string {
  const { t } = useLingui();
  return useSaveFailure({
    "not-found": t`This field or card is no longer there.`,
    "invalid-input": t`The server did not take these values, so nothing was saved. Look at them once more.`,
  });
}
