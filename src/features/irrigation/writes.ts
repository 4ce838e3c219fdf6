import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import type { measuredFlow } from "#src/features/fields/writes.ts";
import { changeAsked } from "#src/shared/change-query.ts";
import { fieldsKey, waterKey } from "#src/shared/query-keys.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { getGrossDepth, sortByUrgency, sortEntries } from "./rules.ts";
import {
  type Entry,
  type EntryInput,
  entryInput,
  type FarmWater,
  type FieldWater,
  fieldWater,
  flowInput,
  supplyInput,
} from "./schema.ts";

const fieldId = z.string();
const id = z.string();
const version = z.optional(z.number());
/** What a change is made upon, and what it makes; neither where it is made whatever stands there. */
const versions = { version, next: version };

const waterCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tell"), fieldId, id, entry: entryInput }),
  z.object({ kind: z.literal("correct"), fieldId, id, entry: entryInput, ...versions }),
  z.object({ kind: z.literal("take-back"), fieldId, id, ...versions }),
  // The list of fields reads it too.
  z.object({ kind: z.literal("flow"), fieldId, flow: flowInput }) satisfies z.ZodMiniType<
    z.infer<typeof measuredFlow>
  >,
  z.object({ kind: z.literal("supply"), fieldId, supply: supplyInput, ...versions }),
]);
export type WaterCommand = z.infer<typeof waterCommand>;

/** What is told of a field's water. */
export const waterWrites: Writes<WaterCommand, "irrigation"> = {
  kind: "irrigation",
  command: waterCommand,
  dependsOn(command) {
    const { fieldId } = command;
    switch (command.kind) {
      case "tell":
        return { makes: [command.id], needs: [fieldId] };
      case "correct":
      case "take-back":
        return { needs: [fieldId, command.id] };
      default:
        return { needs: [fieldId] };
    }
  },
  toRequest(command) {
    const path = `/api/irrigation/${command.fieldId}`;
    switch (command.kind) {
      case "tell": {
        const { id, entry } = command;
        return { method: "POST", path: `${path}/entries`, body: { id, entry } };
      }
      case "correct": {
        const { id, entry, version, next } = command;
        const own = `${path}/entries/${id}`;
        return { method: "PUT", path: own, query: { version, next }, body: entry };
      }
      case "take-back": {
        const { id, version, next } = command;
        return { method: "DELETE", path: `${path}/entries/${id}`, query: { version, next } };
      }
      case "flow":
        return { method: "PUT", path: `${path}/flow`, body: command.flow };
      case "supply": {
        const { supply, version, next } = command;
        return { method: "PUT", path: `${path}/supply`, query: { version, next }, body: supply };
      }
    }
  },
  async applySent(client, { command, answer }) {
    // The flow of a field is measured here.
    if (command.kind === "flow") void client.invalidateQueries({ queryKey: fieldsKey });
    const stored = fieldWater.parse(answer);
    await changeAsked<FarmWater>(client, waterKey, (farm) => {
      const { fields } = farm;
      const changed = fields.map((known) => (known.fieldId === stored.fieldId ? stored : known));
      return { ...farm, fields: sortByUrgency(changed) };
    });
  },
  getName({ fieldId }, findField) {
    const field = findField(fieldId);
    return field ? msg`Water for “${field}”` : msg`What you told of the water of a field`;
  },
};

/** An entry as it will be, and whether its own write waits or was refused. */
export type ShownEntry = Entry & { waiting: WaitingState };

/** A field as it will be; its plan is still that of what the server knows. */
export type ShownField = Omit<FieldWater, "entries"> & {
  entries: ShownEntry[];
  waiting: WaitingState;
};

/** An entry as the field's flow has it. */
export function toEntry(
  { id, version }: Pick<Entry, "id" | "version">,
  input: EntryInput,
  field: FieldWater,
): Entry {
  const { kind, date } = input;
  const ground = { ...field, today: date };
  const isTimed = input.kind === "water" && input.amount.unit === "minutes";
  const minutes = isTimed ? input.amount.value : null;
  return { id, kind, date, minutes, grossDepth: getGrossDepth(input, ground), version };
}

function applyWrite(field: ShownField, { command, refusal }: Waiting<WaterCommand>) {
  const waiting = refusal ? "refused" : "waits";
  const shown: ShownField = { ...field, waiting: field.waiting ?? waiting };
  const { entries } = field;
  switch (command.kind) {
    case "supply":
      return refusal ? shown : { ...shown, supply: command.supply, supplyVersion: command.next };
    case "flow":
      return refusal ? shown : { ...shown, ...command.flow };
    case "tell": {
      if (entries.some(({ id }) => id === command.id)) return shown;
      const made = {
        ...toEntry({ id: command.id, version: 1 }, command.entry, field),
        waiting,
      } as const;
      return { ...shown, entries: sortEntries([...entries.toReversed(), made]) };
    }
    case "correct": {
      const correct = (entry: ShownEntry): ShownEntry => {
        if (entry.id !== command.id) return entry;
        // What was refused is not counted on; that it was is still to be seen.
        if (refusal) return { ...entry, waiting };
        const { id, next: version } = command;
        return { ...toEntry({ id, version }, command.entry, field), waiting };
      };
      return { ...shown, entries: entries.map(correct) };
    }
    case "take-back":
      return refusal ? shown : { ...shown, entries: entries.filter(({ id }) => id !== command.id) };
  }
}

/** The fields as their logs will be when all that waits has been sent. */
export function applyWaiting(
  fields: readonly FieldWater[],
  writes: readonly Waiting<WaterCommand>[],
): ShownField[] {
  return fields.map((field) => {
    const shown: ShownField = {
      ...field,
      waiting: null,
      entries: field.entries.map((entry) => ({ ...entry, waiting: null })),
    };
    return writes
      .filter(({ command }) => command.fieldId === field.fieldId)
      .reduce(applyWrite, shown);
  });
}
