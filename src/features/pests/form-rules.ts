import { readFaults } from "#src/shared/form-faults.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { findCountFault } from "./rules.ts";
import {
  type CountFault,
  type CountInput,
  countFaults,
  countInput,
  type FieldWatch,
} from "./schema.ts";

/** What stands in the form of a count, as it is typed. */
export type CountDraft = { pestId: string; unit: string; value: string; date: string };

const names = ["pestId", "unit", "value", "date"] as const;
export type CountFaults = { [name in (typeof names)[number]]?: CountFault };

/** Checks what was typed with the very schema that the server uses, and by its own rules. */
export function readCountDraft(
  draft: CountDraft,
  given: {
    id: string;
    today: string;
    field: Pick<FieldWatch, "fieldId" | "seasonId" | "crop" | "sowingDate" | "countRules">;
  },
): { input: CountInput | undefined; faults: CountFaults } {
  const { id, today, field } = given;
  const { pestId, unit, date } = draft;
  const value = readNumber(draft.value) ?? "";
  const { fieldId } = field;
  const seasonId = field.seasonId ?? undefined;
  const parsed = countInput.safeParse({ id, fieldId, seasonId, pestId, unit, value, date });
  const faults: CountFaults = readFaults(parsed.error, { names, codes: countFaults });
  if (pestId === "") faults.pestId = "pest-unknown";
  const refused = parsed.data && findCountFault(parsed.data, { ...field, today });
  if (refused) faults[refused.field] = refused.fault;
  return { input: refused ? undefined : parsed.data, faults };
}
