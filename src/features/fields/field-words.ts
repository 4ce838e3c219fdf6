import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { getAreaText, soilGroupWords } from "#src/shared/farm-words.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { areaDecimals, getArea } from "./rules.ts";
import type { Field, FieldFault, FieldSoil } from "./schema.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const soilWords: Words<FieldSoil> = {
  ...soilGroupWords,
  sand: msg`Sand`,
  "loamy-sand": msg`Loamy sand`,
  "sandy-loam": msg`Sandy loam`,
  loam: msg`Loam`,
  "silt-loam": msg`Silt loam`,
  silt: msg`Silt`,
  "silt-clay-loam": msg`Silty clay loam`,
  "silty-clay": msg`Silty clay`,
  clay: msg`Clay`,
};

export const methodWords: Words<NonNullable<Field["method"]>> = {
  flood: msg`Flood`,
  furrow: msg`Furrow`,
  sprinkler: msg`Sprinkler`,
  drip: msg`Drip`,
  "rain-fed": msg`Rain only`,
};

/** Words as the choices of a pick list, in their own order. */
export function useOptions(): (words: Record<string, MessageDescriptor>) => {
  value: string;
  label: string;
}[] {
  const { i18n } = useLingui();
  return (words) => Object.entries(words).map(([value, word]) => ({ value, label: i18n._(word) }));
}

/** A field's area in the unit that it was entered in. */
export function useAreaText(): (field: Field) => string {
  const { i18n } = useLingui();
  return (field) =>
    getAreaText(i18n, { area: getArea(field), unit: field.areaUnit, decimals: areaDecimals });
}

/** The sentence that stands at a field for each reason why it was refused. */
export function useFieldFaults(): Record<FieldFault, string> {
  const { t } = useLingui();
  return {
    "name-missing": t`Give the field a name, such as “Well plot”.`,
    "name-too-long": t`Keep it within 60 letters.`,
    "characters-not-allowed": t`Some of the characters cannot be saved. Type the text again.`,
    "area-not-valid": t`Enter the area as a number above 0, such as 2.5.`,
    "area-too-small": t`That is less than 10 square metres. Check the number and the unit.`,
    "area-too-large": t`That is more than 1,000 hectares. Check the number and the unit.`,
    "area-too-fine": t`Enter at most four digits after the point.`,
    "bigha-state-missing": t`Choose the state: a bigha has another size in each.`,
    "method-missing": t`Choose how the field gets its water.`,
    "flow-not-valid": t`Enter the flow as a number above 0.`,
    "flow-too-small": t`That is too little for a field. Check the number: it is litres in one hour.`,
    "flow-too-large": t`That is more than a pump can give. Check the number: it is litres in one hour.`,
    "flow-without-method": t`A field on rain alone has no pump.`,
    "emitters-not-valid": t`Enter how many there are, as a whole number.`,
    "soil-unknown": t`Choose a soil from the list.`,
    "crop-unknown": t`Choose a crop from the list.`,
    "crop-name-missing": t`Write what you call the crop.`,
    "crop-name-too-long": t`Keep it within 40 letters.`,
    "variety-too-long": t`Keep it within 60 letters.`,
    "date-not-valid": t`Choose the day.`,
    "sowing-in-future": t`This day is still to come. Enter the day when it was sown.`,
    "sowing-too-old": t`This is more than three years ago. For orchards and vines, enter when this season began.`,
    "season-before-last": t`The crop before was still growing then. Choose a later day.`,
    "end-in-future": t`This day is still to come.`,
    "end-before-sowing": t`This is before the sowing.`,
  };
}

/** Why saving failed as a whole, in words that say what to do. */
export function useFieldFailure(): (error: unknown) => string {
  const { t } = useLingui();
  return useSaveFailure({
    "invalid-input": t`Nothing was saved. Check the fields marked above.`,
    conflict: t`This field was changed elsewhere in the meantime, so nothing was saved. Close this and open it again.`,
    "not-found": t`This field is no longer there.`,
  });
}
