import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { makeVersion } from "#src/shared/record-version.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { irrigationQuery } from "./api.ts";
import type { Entry, EntryInput, FieldWater } from "./schema.ts";
import { useSupplyText } from "./supply-words.ts";
import { useEntryText } from "./use-entry-text.ts";
import { useDayText } from "./water-words.ts";
import { toEntry, type WaterCommand } from "./writes.ts";

/** The same told, corrected or taken back upon what the server has now; null where it cannot be. */
function planAgain(command: WaterCommand, water: FieldWater, stored: Entry | null) {
  const next = makeVersion();
  const { fieldId } = command;
  switch (command.kind) {
    case "supply":
      return { ...command, version: water.supplyVersion, next };
    case "take-back":
      return stored && { ...command, version: stored.version, next };
    case "tell":
    case "correct": {
      const { entry } = command;
      return stored
        ? { kind: "correct" as const, fieldId, id: stored.id, entry, version: stored.version, next }
        : { kind: "tell" as const, fieldId, id: makeClientId(), entry };
    }
    case "flow":
      return command;
  }
}

/** What was told of a field's water and not taken, and what is kept of it now. */
export function useRefused(command: WaterCommand): RefusedChange<WaterCommand> | null {
  const { data } = useQuery({ ...irrigationQuery, refetchOnMount: "always" });
  const getEntryText = useEntryText();
  const getDayText = useDayText();
  const getSupplyText = useSupplyText();
  const water = data?.fields.find(({ fieldId }) => fieldId === command.fieldId);
  // What was measured goes over whatever was measured before.
  if (!water || command.kind === "flow") return null;
  if (command.kind === "supply") {
    const again = planAgain(command, water, null);
    return { mine: getSupplyText(command.supply), now: getSupplyText(water.supply), again };
  }
  const word = (entry: Entry) => `${getEntryText(entry)} · ${getDayText(entry.date)}`;
  const wordTyped = (entry: EntryInput) => word(toEntry({ id: command.id }, entry, water));
  const stored = water.entries.find(({ id }) => id === command.id) ?? null;
  return {
    mine: command.kind === "take-back" ? null : wordTyped(command.entry),
    now: stored && word(stored),
    again: planAgain(command, water, stored),
  };
}
