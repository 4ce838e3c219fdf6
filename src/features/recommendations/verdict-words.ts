import { type FieldPlan, getFirst } from "./field-plan-rules.ts";
import { useHeldTaskText } from "./hold-words.ts";
import { useTaskText } from "./recommendation-words.ts";

/** What comes first on a field by the plan of the day, in one line; null where the plan asks for nothing. */
export function useVerdictText(today: string): (plan: FieldPlan) => string | null {
  const getTask = useTaskText(today);
  const getHeldTask = useHeldTaskText(today);
  return (plan) => {
    const { tasks, isHeld } = getFirst(plan);
    const [first, ...alike] = tasks;
    if (!first) return null;
    return isHeld ? getHeldTask([first, ...alike]) : getTask(first);
  };
}
