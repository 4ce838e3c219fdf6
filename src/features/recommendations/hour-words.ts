import { useLingui } from "@lingui/react/macro";
import { getLocalHour } from "#src/shared/days.ts";
import type { Candidate } from "./schema.ts";

/** An hour as people say it: `6 am`, `noon`, `5 in the evening`. */
function useHourText(): (moment: string) => string {
  const { t } = useLingui();
  return (moment) => {
    const at = getLocalHour(new Date(moment));
    if (at === 0) return t`midnight`;
    if (at === 12) return t`noon`;
    const hour = at % 12;
    if (at >= 4 && at < 12) return t`${hour} am`;
    if (at > 12 && at < 16) return t`${hour} pm`;
    return at >= 16 && at < 20 ? t`${hour} in the evening` : t`${hour} at night`;
  };
}

/** The hours in which something can be done; of pests those for spraying, since one looks at any hour. */
export function useWindowText(): (
  reason: Candidate["reason"],
  window: NonNullable<Candidate["window"]>,
) => string {
  const { t } = useLingui();
  const getHour = useHourText();
  return (reason, { from, until }) => {
    const [first, last] = [getHour(from), getHour(until)];
    return reason.code === "pest" ? t`If you spray: ${first} to ${last}` : t`${first} to ${last}`;
  };
}
