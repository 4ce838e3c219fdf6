import { expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import type { Field } from "./schema.ts";
import { applyWaiting, fieldWrites } from "./writes.ts";

const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
const seasonId = "1d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a02";
const nextId = "2d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a03";
const tomato = { id: seasonId, crop: "tomato", variety: null, sowingDate: "2026-10-12" } as const;
const description = { name: "Well plot", area: 1, areaUnit: "hectare", method: "drip" } as const;

const plot: Field = {
  id,
  name: "Well plot",
  areaInSquareMetres: 10_000,
  areaUnit: "hectare",
  bighaState: null,
  soil: null,
  method: "drip",
  flowLitresPerHour: null,
  emitterCount: null,
  archivedDate: null,
  removalDate: null,
  version: 1,
  seasons: [{ ...tomato, endedDate: null }],
};

let at = Date.parse("2026-11-21T06:00:00Z");
function write(command: object, refusal: Write["refusal"] = null) {
  at += 1;
  return { id: String(at), at, command: fieldWrites.command.parse(command), refusal };
}
const add = () => write({ kind: "add", input: { ...description, id, season: tomato } });
const edit = (name: string, version: number, refusal: Write["refusal"] = null) =>
  write(
    { kind: "edit", fieldId: id, input: { ...description, name, version }, begins: false },
    refusal,
  );
const put = (kind: "archive" | "restore" | "remove") => write({ kind, fieldId: id });

test("without anything that waits, the fields are as the server has them", () => {
  expect(applyWaiting([plot], [])).toEqual([{ ...plot, waiting: null }]);
});

test("a field that waits is shown as the server will answer it", () => {
  expect(applyWaiting([], [add()])).toEqual([{ ...plot, waiting: "waits" }]);
});

test("changes follow each other, each on the version that the one before will make", () => {
  const shown = applyWaiting([], [add(), edit("North", 1), edit("South", 2)]);
  expect(shown).toEqual([{ ...plot, name: "South", version: 3, waiting: "waits" }]);
});

test("a field is put away and brought back", () => {
  const archive = put("archive");
  const away = applyWaiting([plot], [archive]);
  expect(away[0]?.archivedDate).toBe(new Date(archive.at).toISOString());
  const remove = put("remove");
  const removed = applyWaiting([plot], [archive, remove])[0];
  expect(removed?.archivedDate).toBe(new Date(archive.at).toISOString());
  expect(removed?.removalDate).toBe(new Date(remove.at + 86_400_000).toISOString());
  const back = applyWaiting([plot], [remove, put("restore")])[0];
  expect(back).toMatchObject({ archivedDate: null, removalDate: null });
  expect(applyWaiting([plot], [archive, put("restore")])[0]).toEqual({
    ...plot,
    waiting: "waits",
  });
});

test("a season begins and ends the one before", () => {
  const wheat = { id: nextId, crop: "wheat", sowingDate: "2026-11-20" };
  const begin = write({ kind: "begin", fieldId: id, input: wheat });
  const end = write({ kind: "end", fieldId: id, seasonId: nextId, endedDate: "2026-11-21" });
  const before = { ...tomato, endedDate: "2026-11-20" };
  expect(applyWaiting([plot], [begin])[0]?.seasons).toEqual([
    { ...wheat, variety: null, endedDate: null },
    before,
  ]);
  expect(applyWaiting([plot], [begin, end])[0]?.seasons).toEqual([
    { ...wheat, variety: null, endedDate: "2026-11-21" },
    before,
  ]);
});

test("what was refused changes nothing and is told", () => {
  const refused = edit("North", 1, { code: "conflict", message: "changed" });
  expect(applyWaiting([plot], [refused])).toEqual([{ ...plot, waiting: "refused" }]);
});

test("a field whose answer has come is not counted once more", () => {
  const stored = { ...plot, name: "Renamed", version: 4 };
  expect(applyWaiting([stored], [add()])).toEqual([{ ...stored, waiting: null }]);
});

test("another crop waits by the farmer's own word, and a crop of the list has none", () => {
  const season = { id: nextId, crop: "other", cropName: "मखाना", variety: null } as const;
  const begin = (change: object) => {
    const input = { ...season, sowingDate: "2026-11-20", ...change };
    return write({ kind: "begin", fieldId: id, input });
  };
  expect(applyWaiting([plot], [begin({})])[0]?.seasons[0]).toMatchObject({
    crop: "other",
    cropName: "मखाना",
  });
  const listed = applyWaiting([plot], [begin({ crop: "turmeric" })])[0]?.seasons[0];
  expect(listed).toMatchObject({ crop: "turmeric" });
  expect(listed).not.toHaveProperty("cropName");
});
