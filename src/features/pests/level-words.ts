import { useLingui } from "@lingui/react/macro";
import type { FieldRisk, RiskLevel } from "./schema.ts";
import type { ShownRisk } from "./writes.ts";

/** What a level is called. */
export function useLevelWords(): Record<RiskLevel, string> {
  const { t } = useLingui();
  return { none: t`Low`, watch: t`Medium`, act: t`High danger` };
}

type Gap = Pick<ShownRisk, "isCatchWaiting"> & { gap: NonNullable<FieldRisk["gap"]> };

/** Why nothing can be said of a pest, and what would change that. */
export function useGapText(): (risk: Gap) => string {
  const { t } = useLingui();
  return ({ gap, isCatchWaiting }) => {
    switch (gap) {
      case "no-weather":
        return t`Not known: the weather of these days is not there.`;
      case "not-yet":
        return t`Not yet: it strikes when the crop has come further.`;
      case "no-sowing-date":
        return t`Not known: tell when the crop was sown.`;
      case "no-first-catch":
        return isCatchWaiting
          ? t`Your first catch waits to be sent. Once it is sent, the warmth is added up from its day.`
          : t`Count your trap: from the first catch on, the warmth tells when the young ones come.`;
    }
  };
}
