import { useLingui } from "@lingui/react/macro";
import type { IrrigationFault } from "./schema.ts";

/** The sentence that stands at a field for each reason why it was refused. */
export function useWaterFaults(): Record<IrrigationFault, string> {
  const { t } = useLingui();
  return {
    "date-not-valid": t`Choose the day.`,
    "date-in-future": t`This day is still to come.`,
    "date-before-sowing": t`This is before the sowing.`,
    "no-season": t`Nothing with a sowing date grows on this field.`,
    "amount-missing": t`Enter how much it was.`,
    "depth-not-valid": t`Enter the depth in mm, as a number above 0.`,
    "depth-too-large": t`That is more than 300 mm of water over the whole field. Check the number.`,
    "time-not-valid": t`Enter for how long the water ran.`,
    "time-too-long": t`That is more than three days. Check the numbers.`,
    "minutes-not-valid": t`An hour has 60 minutes: enter 0 to 59 beside the hours.`,
    "flow-unknown": t`Tell in how many seconds the vessel fills, or choose the depth in mm.`,
    "flow-not-valid": t`No pump gives this much or this little. Check the vessel and the seconds.`,
    "weekdays-missing": t`Choose at least one day.`,
    "turn-not-valid": t`Enter after how many days it comes again: 1 to 60.`,
  };
}
