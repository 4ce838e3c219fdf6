import type { Work } from "#src/features/fields/growth-rules.ts";
import type { FieldPlan } from "./field-plan-rules.ts";
import { getWorkDay } from "./rules.ts";
import type { Candidate } from "./schema.ts";

/** What of a season's work a task is. */
const workOf: Partial<Record<Candidate["reason"]["code"], Work["kind"]>> = {
  water: "water",
  nutrient: "fertiliser",
  "harvest-ready": "harvest",
  "harvest-before-weather": "harvest",
};

/**
 * A season's works with those that the plan of the day speaks of on its days: what it asks for today, moves or
 * forbids stands nowhere on another day.
 */
export function settleWorks(
  works: readonly Work[],
  { plan, today }: { plan: FieldPlan; today: string },
): Work[] {
  let settled = [...works];
  for (const task of [plan.lead ?? [], plan.tasks, plan.putOff].flat()) {
    const kind = workOf[task.reason.code];
    if (!kind) continue;
    const date = task.hold ? task.hold.until : getWorkDay(task, today);
    settled = settled.filter(
      (work) => work.isDone || work.kind !== kind || (date !== null && work.date > date),
    );
    if (date !== null) settled.push({ kind, date, isDone: false });
  }
  return settled;
}
