import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { LossCause, LossFault } from "./loss-schema.ts";

export const causeWords: Record<LossCause, MessageDescriptor> = {
  hail: msg`Hail`,
  flood: msg`Flood, field under water`,
  cloudburst: msg`Cloudburst`,
  landslide: msg`Landslide`,
  "lightning-fire": msg`Fire by lightning`,
  "after-harvest": msg`Rain, hail or storm on the cut crop`,
  "wild-animals": msg`Wild animals`,
  drought: msg`Drought, dry spell`,
  "pests-disease": msg`Pests or disease`,
  other: msg`Something else`,
};

/** The sentence that stands at a field of a report for each reason why it cannot be so. */
export function useLossFaults(): Record<LossFault, string> {
  const { t } = useLingui();
  return {
    "time-missing": t`Enter the day and the time of the loss.`,
    "time-in-future": t`This moment is still to come. Enter when the loss happened.`,
    "time-before-sowing": t`This is before the crop was sown. Check this day and the day of sowing.`,
    "time-too-old": t`This is more than a year ago. Check the year.`,
    "place-missing": t`Say where the field is: village, and survey or plot number.`,
    "crop-missing": t`Choose the crop.`,
    "crop-name-missing": t`Write which crop it is.`,
    "sown-not-valid": t`Choose the day.`,
    "sown-in-future": t`This day is still to come. Enter the day when it was sown.`,
    "area-not-valid": t`Enter the area as a number above 0, such as 2.5.`,
    "area-too-small": t`That is less than 10 square metres. Check the number and the unit.`,
    "area-too-large": t`That is more than 1,000 hectares. Check the number and the unit.`,
    "area-too-fine": t`Enter at most four digits after the point.`,
    "area-above-field": t`That is more than the whole field. Check the number and the unit.`,
    "bigha-state-missing": t`Choose the state: a bigha has another size in each.`,
    "cause-missing": t`Choose what caused the loss.`,
    "phone-not-valid": t`Enter a phone number of ten digits.`,
    "farmer-missing": t`Write the farmer's name.`,
  };
}

/** A moment as day and time, `21 Nov, 6:40 am`. */
export function useMomentText(): (moment: Date) => string {
  const language = useLanguage();
  return (moment) => `${formatDate(moment, language, new Date())}, ${formatTime(moment, language)}`;
}
