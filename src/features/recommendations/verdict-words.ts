import { useLingui } from "@lingui/react/macro";
import { type FieldPlan, joinSprays } from "./field-plan-rules.ts";
import { useHeldTaskText } from "./hold-words.ts";
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

/** What comes next on a field by the plan of the day, in one line; null where the plan asks for nothing. */
export function useNextTaskText(today: string): (plan: FieldPlan) => string | null {
  const getTask = useTaskText(today);
  const getHeldTask = useHeldTaskText(today);
  return ({ lead, verdict, tasks, putOff }) => {
    const [held] = joinSprays(putOff);
    if (verdict === "wait" && held) return getHeldTask(held);
    const next = lead ?? tasks[0];
    return next ? getTask(next) : null;
  };
}
