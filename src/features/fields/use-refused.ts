import { useQuery } from "@tanstack/react-query";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { fieldsQuery, toCommand } from "./api.ts";
import { useFieldText } from "./use-field-text.ts";
import { applyWaiting, type FieldCommand } from "./writes.ts";

/** An edit of a field that was not taken, and the field as it is now. Nothing else of a field is edited twice. */
export function useRefused(command: FieldCommand): RefusedChange<FieldCommand> | null {
  const getText = useFieldText();
  const { data } = useQuery({ ...fieldsQuery, refetchOnMount: "always" });
  if (command.kind !== "edit") return null;
  const { fieldId, input } = command;
  const stored = data?.find(({ id }) => id === fieldId);
  if (!data || !stored) return { mine: input.name, now: data && null, again: null };
  const [mine] = applyWaiting([stored], [{ id: "", at: 0, command, refusal: null }]);
  const edit = { kind: "edit", fieldId, input: { ...input, version: stored.version } } as const;
  return {
    mine: mine ? getText(mine) : input.name,
    now: getText(stored),
    again: toCommand(edit, data),
  };
}
