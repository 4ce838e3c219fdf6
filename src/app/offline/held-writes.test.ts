import { expect, test } from "vitest";
import { type RecordCommand, recordWrites } from "#src/features/crops/writes.ts";
import { type FieldChange, toCommand } from "#src/features/fields/api.ts";
import type { CreateFieldInput, EditFieldInput } from "#src/features/fields/schema.ts";
import { fieldWrites } from "#src/features/fields/writes.ts";
import { soilWrites } from "#src/features/soil/writes.ts";
import type { NewWrite, Write } from "#src/shared/outbox.ts";
import { findNext, listDependants } from "#src/shared/outbox-sender.ts";
import { toWrite } from "#src/shared/writes.ts";

const fieldId = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
const seasonId = "1d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a02";
const cardId = "3d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a04";
const recordId = "2d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a03";
const season = { id: seasonId, crop: "tomato", variety: null, sowingDate: "2026-10-12" } as const;
const described: Omit<CreateFieldInput, "id" | "season"> = {
  name: "Well plot",
  area: 1,
  areaUnit: "hectare",
  bighaState: null,
  soil: null,
  method: "drip",
  flowLitresPerHour: null,
  emitterCount: null,
};
const edit = (version: number): EditFieldInput => ({ ...described, season: null, version });

const refusal = { code: "invalid-input", message: "No" };
let lastAt = 0;
function keep(given: Omit<NewWrite, "id">, refused: Write["refusal"] = null): Write {
  lastAt += 1;
  const id = String(lastAt);
  return { ...given, id, uid: "asha", at: lastAt, tries: 0, refusal: refused };
}
const field = (change: FieldChange, refused: Write["refusal"] = null) =>
  keep(toWrite(fieldWrites, toCommand(change)), refused);
const restoreCard = () => keep(toWrite(soilWrites, { kind: "restore", fieldId, id: cardId }));
const record = (change: RecordCommand) => keep(toWrite(recordWrites, change));
const cost = {
  kind: "cost",
  ground: { kind: "season", fieldId, seasonId },
  date: "2026-11-20",
  costKind: "seed",
  paise: 100,
  note: "",
} as const;

test("what is told of a field, its season and their costs waits for a field that was refused", () => {
  const add = field({ kind: "add", input: { ...described, id: fieldId, season } }, refusal);
  const built = [
    field({ kind: "edit", fieldId, input: edit(1) }),
    restoreCard(),
    record({ kind: "tell", id: recordId, entry: cost }),
    record({ kind: "take-back", id: recordId, version: "first" }),
  ];
  const writes = [add, ...built];
  expect(findNext(writes, new Set())).toBeUndefined();
  expect(listDependants(writes, add)).toEqual(built);
  const other = field({ kind: "archive", fieldId: cardId });
  expect(findNext([...writes, other], new Set())).toBe(other);
});

test("an edit upon one that was refused waits, lest its version be what another device made", () => {
  const writes = [
    field({ kind: "edit", fieldId, input: edit(3) }, refusal),
    field({ kind: "edit", fieldId, input: edit(4) }),
    restoreCard(),
  ];
  expect(findNext(writes, new Set())).toBe(writes[2]);
});

test("a season that an edit begins is needed by its costs, one that was there before is not", () => {
  const begun = { kind: "edit", fieldId, input: { ...edit(3), season } } as const;
  const told = record({ kind: "tell", id: recordId, entry: cost });
  const stored = { seasons: [{ ...season, endedDate: null }] };
  const write = (known: (typeof stored)[]) => ({
    ...keep(toWrite(fieldWrites, toCommand(begun, known)), refusal),
    at: 0,
  });
  expect(findNext([write([]), told], new Set())).toBeUndefined();
  expect(findNext([write([stored]), told], new Set())).toBe(told);
});
