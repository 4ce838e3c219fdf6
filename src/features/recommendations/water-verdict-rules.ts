import { addDays } from "#src/shared/days.ts";
import type { FieldPlan } from "./field-plan-rules.ts";
import type { Candidate, Recommendations } from "./schema.ts";

type Said =
  | { kind: "water"; grossDepth: number; minutes: number | null }
  /** It needs water, and none comes before the day; null where no day is known. */
  | { kind: "short"; until: string | null }
  | { kind: "rain" }
  /** Null where it waits for something else than a day. */
  | { kind: "wait"; until: string | null }
  | { kind: "done" }
  | { kind: "unknown" };

/** Whether a field is watered today, as the plan of the day has it. */
export type WaterVerdict = { field: Recommendations["fields"][number] } & Said;

/** The order in which a farmer looks for them. */
const kinds: readonly Said["kind"][] = ["water", "short", "rain", "wait", "unknown", "done"];

function judgeOpen({ reason }: Candidate, today: string): Said {
  switch (reason.code) {
    case "water":
      if (reason.date <= today) {
        return { kind: "water", grossDepth: reason.grossDepth, minutes: reason.minutes };
      }
      return { kind: reason.isLate ? "short" : "wait", until: reason.date };
    case "dry":
      return reason.from <= today
        ? { kind: "short", until: null }
        : { kind: "wait", until: reason.from };
    default:
      return { kind: "short", until: null };
  }
}

/** What waits for no rain has only missed the hours of its day, or is forbidden for no certain time. */
function judgePutOff({ hold }: Candidate, today: string): Said {
  if (hold?.obstacle.kind === "rain") return { kind: "rain" };
  return { kind: "wait", until: hold ? hold.until : addDays(today, 1) };
}

/** One verdict on the water of each field, those first that want some. */
export function listWaterVerdicts(
  { fields, candidates }: Pick<Recommendations, "fields" | "candidates">,
  { plans, today }: { plans: readonly FieldPlan[]; today: string },
): WaterVerdict[] {
  const verdicts = fields.map((field): WaterVerdict => {
    const isItsWater = ({ source, fields: named }: Candidate) =>
      source === "water" && named.some(({ id }) => id === field.id);
    const open = plans.flatMap(({ lead, tasks }) => [lead ?? [], tasks].flat()).find(isItsWater);
    if (open) return { field, ...judgeOpen(open, today) };
    const putOff = plans.flatMap((plan) => plan.putOff).find(isItsWater);
    if (putOff) return { field, ...judgePutOff(putOff, today) };
    if (candidates.some(isItsWater)) return { field, kind: "done" };
    const until = field.waterUntil ?? null;
    // What the device has kept for days may have passed.
    const isKnown = until !== null && until > today;
    return isKnown ? { field, kind: "wait", until } : { field, kind: "unknown" };
  });
  return verdicts.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}
