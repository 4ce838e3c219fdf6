import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import type { CostKind, QuantityUnit, RecordFault } from "./schema.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const costWords: Words<CostKind> = {
  seed: msg`Seed and seedlings`,
  fertiliser: msg`Fertiliser`,
  pesticide: msg`Pesticide`,
  labour: msg`Labour`,
  machine: msg`Machines`,
  water: msg`Water and power`,
  transport: msg`Transport`,
  other: msg`Other`,
};

/** The names of the pictures of the costs among the icons. */
export const costPictures: Record<CostKind, string> = {
  seed: "seedling",
  fertiliser: "fertiliser",
  pesticide: "sprayer",
  labour: "handshake",
  machine: "tractor",
  water: "pump",
  transport: "truck",
  other: "rupee",
};

export const unitWords: Words<QuantityUnit> = {
  kg: msg`kg`,
  quintal: msg`quintal`,
  tonne: msg`tonne`,
};

/** The sentence that stands at a field for each reason why it was refused. */
export function useRecordFaults(): Record<RecordFault, string> {
  const { t } = useLingui();
  return {
    "quantity-not-valid": t`Enter how much it was, as a number. 0 says that the crop was lost.`,
    "quantity-too-large": t`No farm harvests that much at once. Check the number and the unit.`,
    "quantity-too-fine": t`Enter at most three digits after the point.`,
    "money-not-valid": t`Enter the rupees as a number, such as 2150.`,
    "money-too-large": t`That is more money than fits here. Check the number.`,
    "income-too-large": t`At this price all of it would bring more money than fits here. Check the price and how much it was.`,
    "cost-kind-missing": t`Choose what it was for.`,
    "date-not-valid": t`Choose the day.`,
    "date-in-future": t`This day is still to come.`,
    "date-before-sowing": t`This is before the sowing.`,
    "crop-unknown": t`Choose a crop from the list.`,
    "year-not-valid": t`Choose the year.`,
    "year-in-future": t`This year is still to come.`,
    "area-not-valid": t`Enter the area as a number above 0, such as 2.5.`,
    "area-too-small": t`That is less than 10 square metres. Check the number and the unit.`,
    "area-too-large": t`That is more than 1,000 hectares. Check the number and the unit.`,
    "area-too-fine": t`Enter at most four digits after the point.`,
    "note-too-long": t`Keep it within 120 letters.`,
    "characters-not-allowed": t`Some of the characters cannot be saved. Type the text again.`,
  };
}

/** Why saving failed as a whole, in words that say what to do. */
export function useRecordFailure(): (error: unknown) => string {
  const { t } = useLingui();
  return useSaveFailure({
    "invalid-input": t`This does not fit the field as it is now, so nothing was saved. Load the page again.`,
    "not-found": t`This field or record is no longer there.`,
  });
}
