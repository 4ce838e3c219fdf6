import { useLingui } from "@lingui/react/macro";
import { useAlertValue, useDayName, useFieldNames } from "./recommendation-words.ts";
import type { Candidate, Obstacle } from "./schema.ts";

/** What to do instead, in one line; null where the task itself is as it was. */
export function useHeldTaskText(today: string): (candidate: Candidate) => string | null {
  const { t } = useLingui();
  const getNames = useFieldNames();
  const getDay = useDayName(today);
  return ({ hold, reason, fields }) => {
    if (!hold) return null;
    const names = getNames(fields);
    const isRain = hold.obstacle.kind === "rain";
    const day = getDay(hold.until ?? today);
    switch (reason.code) {
      case "pest":
        return null;
      case "nutrient":
        return isRain
          ? t`Fertilise ${names} ${day}, not before`
          : t`No more fertiliser for ${names}`;
      case "harvest-ready":
      case "harvest-before-weather":
        return t`Harvest ${names} ${day}, not before`;
      case "weather":
        return reason.alert === "frost" ? t`Cover young plants` : t`Do not water ${names} yet`;
      case "dry":
      case "no-water":
        return isRain ? t`Wait for the rain on ${names}` : t`Do not water ${names} yet`;
      default:
        return t`Do not water ${names} yet`;
    }
  };
}

/** Why spraying waits. */
function useSprayReason(today: string): (hold: NonNullable<Candidate["hold"]>) => string {
  const { t } = useLingui();
  const getDay = useDayName(today);
  const getAlertValue = useAlertValue();
  return ({ obstacle, until }) => {
    switch (obstacle.kind) {
      case "rain": {
        const value = getAlertValue("heavy-rain", obstacle.millimetres);
        return t`Do not spray now. Forecast for ${getDay(obstacle.day)}: ${value}.`;
      }
      case "wind": {
        const value = getAlertValue("strong-wind", obstacle.gust);
        return t`Do not spray now. Forecast for ${getDay(obstacle.day)}: ${value}.`;
      }
      case "no-spray-hours":
        return until === null
          ? t`Do not spray today: no hour is fit for it.`
          : t`Do not spray today: the next good hours are ${getDay(until)}.`;
      case "ripe":
        return t`It is nearly ripe: spray nothing whose waiting time reaches into the harvest.`;
      case "sprinkler":
        return t`Do not spray today: the sprinklers would wash it off.`;
    }
  };
}

/** Why something waits, or the spraying that would come of it; null where nothing does. */
export function useHeldReasonText(today: string): (candidate: Candidate) => string | null {
  const { t } = useLingui();
  const getDay = useDayName(today);
  const getAlertValue = useAlertValue();
  const getSprayReason = useSprayReason(today);
  const wordRain = (reason: Candidate["reason"], rain: Obstacle & { kind: "rain" }) => {
    const day = getDay(rain.day);
    const value = getAlertValue("heavy-rain", rain.millimetres);
    switch (reason.code) {
      case "nutrient":
        return t`Forecast for ${day}: ${value}. It would wash the fertiliser away.`;
      case "harvest-ready":
      case "harvest-before-weather":
        return t`Forecast for ${day}: ${value}. What is harvested would get wet.`;
      default:
        return t`Forecast for ${day}: ${value}. It does the work of a watering.`;
    }
  };
  return ({ hold, reason }) => {
    if (!hold) return null;
    if (reason.code === "pest") return getSprayReason(hold);
    if (hold.obstacle.kind === "rain") return wordRain(reason, hold.obstacle);
    return reason.code === "nutrient"
      ? t`It is nearly ripe: fertiliser would come too late.`
      : t`It is nearly ripe: look first, for water now may harm what is harvested.`;
  };
}
