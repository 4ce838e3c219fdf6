import { useLingui } from "@lingui/react/macro";
import type { FieldPlan } from "./field-plan-rules.ts";
import { useDayName, useTaskText } from "./recommendation-words.ts";

/** The one verdict of a field. */
export function useVerdictText(today: string): (plan: FieldPlan) => string {
  const { t } = useLingui();
  const getTask = useTaskText(today);
  const getDay = useDayName(today);
  return ({ lead, verdict, putOff }) => {
    if (lead) return getTask(lead);
    if (verdict !== "wait") return t`Nothing to do today`;
    const until = putOff.find(({ hold }) => hold)?.hold?.until ?? null;
    return until === null ? t`Wait` : t`Wait until ${getDay(until)}`;
  };
}
