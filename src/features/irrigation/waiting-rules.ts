import { readNext } from "#src/features/fields/version-rules.ts";
import { readLastPart } from "#src/shared/versions.ts";
import { getGrossDepth, sortEntries } from "./rules.ts";
import {
  type Entry,
  type EntryInput,
  entryInput,
  type FieldWater,
  flowInput,
  newEntryInput,
  supplyInput,
} from "./schema.ts";

/** A write to the log that the server does not have yet. */
export type WaitingWrite = {
  method: string;
  path: string;
  body?: unknown;
  /** The field's id. */
  about?: string;
  refusal: unknown;
};

type Waiting = "waits" | "refused" | null;

/** An entry as it will be, and whether its own write waits or was refused. */
export type ShownEntry = Entry & { waiting: Waiting };

/** A field as it will be; its plan is still that of what the server knows. */
export type ShownField = Omit<FieldWater, "entries"> & {
  entries: ShownEntry[];
  waiting: Waiting;
};

function toEntry(
  { id, version }: Pick<Entry, "id" | "version">,
  input: EntryInput,
  field: FieldWater | ShownField,
): Entry {
  const { kind, date } = input;
  const ground = { ...field, today: date };
  const isTimed = input.kind === "water" && input.amount.unit === "minutes";
  const minutes = isTimed ? input.amount.value : null;
  return { id, kind, date, minutes, grossDepth: getGrossDepth(input, ground), version };
}

function addEntry(field: ShownField, write: WaitingWrite, waiting: Waiting): ShownEntry[] {
  const told = newEntryInput.safeParse(write.body).data;
  const isKnown = field.entries.some(({ id }) => id === told?.id);
  if (!told || isKnown) return field.entries;
  const made = { ...toEntry({ id: told.id, version: 1 }, told.entry, field), waiting };
  return sortEntries([...field.entries.toReversed(), made]);
}

function changeEntry(field: ShownField, write: WaitingWrite, waiting: Waiting): ShownEntry[] {
  const input = entryInput.safeParse(write.body).data;
  return field.entries.map((entry) => {
    if (entry.id !== readLastPart(write.path)) return entry;
    // What was refused is not counted on; that it was is still to be seen.
    if (!input || waiting === "refused") return { ...entry, waiting };
    const version = readNext(write.path);
    return { ...toEntry({ id: entry.id, version }, input, field), waiting };
  });
}

function applyWrite(field: ShownField, write: WaitingWrite): ShownField {
  const waiting = write.refusal ? "refused" : "waits";
  const shown = { ...field, waiting: field.waiting ?? waiting } as const;
  if (readLastPart(write.path) === "supply") {
    const supply = supplyInput.safeParse(write.body).data;
    const supplyVersion = readNext(write.path);
    return supply && waiting === "waits" ? { ...shown, supply, supplyVersion } : shown;
  }
  if (write.path.endsWith("/flow")) {
    const flow = flowInput.safeParse(write.body).data;
    return flow && waiting === "waits" ? { ...shown, ...flow } : shown;
  }
  if (write.method === "POST") return { ...shown, entries: addEntry(field, write, waiting) };
  if (write.method === "PUT") return { ...shown, entries: changeEntry(field, write, waiting) };
  if (waiting === "refused") return shown;
  return { ...shown, entries: field.entries.filter(({ id }) => id !== readLastPart(write.path)) };
}

/** The fields as their logs will be when all that waits has been sent. */
export function applyWaiting(
  fields: readonly FieldWater[],
  writes: readonly WaitingWrite[],
): ShownField[] {
  return fields.map((field) => {
    const shown: ShownField = {
      ...field,
      waiting: null,
      entries: field.entries.map((entry) => ({ ...entry, waiting: null })),
    };
    return writes.filter(({ about }) => about === field.fieldId).reduce(applyWrite, shown);
  });
}
