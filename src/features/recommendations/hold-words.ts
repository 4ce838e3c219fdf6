import { useLingui } from "@lingui/react/macro";
import { languageTags } from "#src/shared/language.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { inLanguage, useDayName, useTaskText } from "./recommendation-words.ts";
import type { Candidate, Obstacle } from "./schema.ts";

/** What does not go on as asked for, in one line; several are the pests whose spraying waits for the same. */
export function useHeldTaskText(
  today: string,
): (candidates: readonly [Candidate, ...Candidate[]]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const getDay = useDayName(today);
  const getTask = useTaskText(today);
  const namePests = (candidates: readonly Candidate[]) => {
    const names = candidates.flatMap(({ reason }) =>
      reason.code === "pest" ? [inLanguage(reason.names, language)] : [],
    );
    return new Intl.ListFormat(languageTags[language]).format(names);
  };
  return (candidates) => {
    const [candidate] = candidates;
    const { hold, reason } = candidate;
    // Only its hours have passed.
    if (!hold) return getTask(candidate);
    const { until } = hold;
    switch (reason.code) {
      case "pest": {
        const pests = namePests(candidates);
        return t`Spraying waits: ${pests}`;
      }
      case "nutrient":
        if (hold.obstacle.kind === "ripe") return t`No more fertiliser`;
        return until === null ? t`Do not fertilise yet` : t`Fertilise ${getDay(until)}, not before`;
      case "harvest-ready":
      case "harvest-before-weather":
        return until === null ? t`Do not harvest yet` : t`Harvest ${getDay(until)}, not before`;
      case "dry":
      case "no-water":
        return hold.obstacle.kind === "rain" ? t`Wait for the rain` : t`Do not water yet`;
      default:
        return t`Do not water yet`;
    }
  };
}

/** Why spraying waits: how much rain or wind it is says the warning. */
function useSprayReason(today: string): (hold: NonNullable<Candidate["hold"]>) => string {
  const { t } = useLingui();
  const getDay = useDayName(today);
  return ({ obstacle, until }) => {
    switch (obstacle.kind) {
      case "rain":
        return t`Do not spray now: rain ${getDay(obstacle.day)}.`;
      case "wind":
        return t`Do not spray now: strong wind ${getDay(obstacle.day)}.`;
      case "no-hours":
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

/** Why something waits, or the spraying that would come of it. */
export function useHeldReasonText(today: string): (candidate: Candidate) => string {
  const { t } = useLingui();
  const getDay = useDayName(today);
  const getSprayReason = useSprayReason(today);
  const wordRain = (reason: Candidate["reason"], rain: Obstacle & { kind: "rain" }) => {
    const day = getDay(rain.day);
    switch (reason.code) {
      case "nutrient":
        return t`Rain ${day} would wash the fertiliser away.`;
      case "harvest-ready":
      case "harvest-before-weather":
        return t`Rain ${day} would wet what is harvested.`;
      default:
        return t`Rain ${day} does the work of a watering.`;
    }
  };
  const wordHours = (reason: Candidate["reason"]) => {
    switch (reason.code) {
      case "nutrient":
      case "harvest-ready":
      case "harvest-before-weather":
        return t`No dry hour of daylight is left for it.`;
      default:
        return t`No hour of the day is calm or cool enough for it.`;
    }
  };
  return ({ hold, reason }) => {
    if (!hold) return t`The hours that were fit for it have passed.`;
    if (reason.code === "pest") return getSprayReason(hold);
    if (hold.obstacle.kind === "rain") return wordRain(reason, hold.obstacle);
    if (hold.obstacle.kind === "no-hours") return wordHours(reason);
    return reason.code === "nutrient"
      ? t`It is nearly ripe: fertiliser would come too late.`
      : t`It is nearly ripe: look first, for water now may harm what is harvested.`;
  };
}
