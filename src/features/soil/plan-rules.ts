import type { Field } from "#src/features/fields/schema.ts";
import type { Band } from "./band-rules.ts";
import type { StageKind } from "./knowledge-schema.ts";
import { type FieldSoil, listFieldSoils } from "./rules.ts";
import type { FarmSoil, ProductName, SoilParameter } from "./schema.ts";

/** A field's soil and plan as other features read it. */
export type SoilPlan = {
  fieldId: string;
  name: string;
  crop: FieldSoil["crop"];
  /** The day of the newest test; null where the plan is the crop's general dose. */
  testedOn: string | null;
  /** The worst first; values in the units of the card. */
  problems: { parameter: SoilParameter; band: Band; value: number }[];
  plan: {
    product: ProductName;
    kilograms: number;
    halfBags: number;
    stage: StageKind;
    /** Null where the sowing is not known. */
    dueDate: string | null;
  }[];
  /** Beside N, P and K: what, how much for the whole field, and the parameter that asks for it. */
  supplements: FieldSoil["supplements"];
  /** Of all that is bought for the plan; null without one. */
  costInPaise: number | null;
};

/** What each field of a farmer lacks and what to give when, for those in use: the most urgent first. */
export function listSoilPlans(given: {
  fields: readonly Field[];
  soil: FarmSoil;
  today: string;
}): SoilPlan[] {
  return listFieldSoils(given.fields, given.soil, given.today).map((found) => {
    const { fieldId, name, crop, card, problems, plan, supplements } = found;
    const isPlanned = plan.kind === "planned";
    const stages = isPlanned ? plan.stages : [];
    return {
      fieldId,
      name,
      crop,
      testedOn: card?.testedOn ?? null,
      problems: problems.map(({ parameter, band, value }) => ({ parameter, band, value })),
      plan: stages.flatMap(({ kind, dueDate, items }) =>
        items.map((item) => ({ ...item, stage: kind, dueDate })),
      ),
      supplements,
      costInPaise: isPlanned ? plan.purchase.costInPaise : null,
    };
  });
}
