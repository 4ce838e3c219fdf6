import { describe, expect, test } from "vitest";
import { largestVersion, makeVersion } from "#src/shared/record-version.ts";
import type { Waiting } from "#src/shared/writes.ts";
import type { Boundary, BoundaryInput, Scouting } from "./schema.ts";
import { applyWaitingBoundaries, applyWaitingScoutings, type MapCommand } from "./writes.ts";

const fieldId = "0b6f7a3e-51f4-4c1c-9a53-1d8b0c1a0001";
const noteId = "0b6f7a3e-51f4-4c1c-9a53-1d8b0c1a0002";
const polygon = {
  type: "Polygon" as const,
  coordinates: [
    [
      [73.925, 20.096],
      [73.9256, 20.096],
      [73.9256, 20.0966],
      [73.925, 20.096],
    ],
  ],
};
const at = Date.parse("2026-11-21T06:00:00Z");
const input: BoundaryInput = {
  polygon,
  source: "walked",
  accuracyInMetres: 6,
  confirmed: [],
  version: 2,
};
const known: Boundary = {
  fieldId,
  polygon,
  source: "tapped",
  accuracyInMetres: null,
  areaInSquareMetres: 2000,
  updatedAt: "2026-11-20T06:00:00.000Z",
  version: 2,
};
const write = (id: string, command: MapCommand): Waiting<MapCommand> => ({
  id,
  at,
  command,
  refusal: null,
});
const makeDrawing = (id: string, change: Partial<BoundaryInput>) =>
  write(id, { kind: "draw", fieldId, input: { ...input, ...change } });
const makeErasure = (id: string, version: number, next: number) =>
  write(id, { kind: "erase", fieldId, version, next });
const refuse = (given: Waiting<MapCommand>, code = "conflict"): Waiting<MapCommand> => ({
  ...given,
  refusal: { code, message: "" },
});
const draw = makeDrawing("draw", { next: 700 });
const erase = makeErasure("erase", 2, 800);
const drawn = { polygon, source: "walked", accuracyInMetres: 6 };

const apply = (boundaries: Boundary[], ...writes: Waiting<MapCommand>[]) => {
  const shown = applyWaitingBoundaries({ boundaries, removedBoundaries: [] }, writes);
  const { version, ...rest } = shown.boundaries[0] ?? { version: null };
  return {
    count: shown.boundaries.length,
    version,
    shown: rest,
    follows: shown.versions.get(fieldId) ?? 0,
    refused: shown.refused.get(fieldId) ?? null,
  };
};

describe("boundaries that wait", () => {
  test("are shown as they will be, with the version that the next change follows", () => {
    const one = { version: 700, follows: 700, count: 1, refused: null };
    expect(apply([known], draw)).toMatchObject({
      ...one,
      shown: { source: "walked", isWaiting: true },
    });
    expect(apply([], draw)).toMatchObject(one);
    const again = makeDrawing("again", { version: 700, next: 900 });
    expect(apply([known], draw, again)).toMatchObject({ version: 900, follows: 900 });
  });

  test("go with their removal, which the next drawing follows", () => {
    expect(apply([known], erase)).toMatchObject({ count: 0, follows: 800, refused: null });
    const back = makeDrawing("back", { version: 800, next: 900 });
    expect(apply([known], erase, back)).toMatchObject({ version: 900, follows: 900 });
    const removedBoundaries = [{ fieldId, version: 5 }];
    const { versions } = applyWaitingBoundaries({ boundaries: [], removedBoundaries }, []);
    expect(versions.get(fieldId)).toBe(5);
  });

  test("that were refused leave what is known, and are kept until it is decided", () => {
    expect(apply([known], refuse(draw))).toMatchObject({
      shown: { source: "tapped", isWaiting: false },
      follows: 2,
      refused: { writeIds: ["draw"], code: "conflict", drawn },
    });
    expect(apply([], refuse(draw, "invalid-input"))).toMatchObject({
      count: 0,
      refused: { code: "invalid-input", drawn },
    });
    expect(apply([known], refuse(erase))).toMatchObject({
      count: 1,
      refused: { writeIds: ["erase"], drawn: null },
    });
  });

  test("what was drawn last of several that were refused is kept, also when it was removed after", () => {
    const later = makeDrawing("later", { version: 700, next: 900, source: "tapped" });
    expect(apply([known], refuse(draw), refuse(later)).refused).toMatchObject({
      writeIds: ["draw", "later"],
      drawn: { source: "tapped" },
    });
    const gone = makeErasure("gone", 700, 901);
    expect(apply([known], refuse(draw), refuse(gone)).refused).toMatchObject({
      writeIds: ["draw", "gone"],
      drawn: { source: "walked" },
    });
  });

  test("from before versions were made by the browser make one more than they followed", () => {
    expect(apply([known], makeDrawing("old", {}))).toMatchObject({ version: 3, follows: 3 });
  });
});

test("versions that two devices make are not the same, and leave room for one more", () => {
  const made = Array.from({ length: 2000 }, makeVersion);
  expect(new Set(made).size).toBe(made.length);
  expect(Math.min(...made)).toBeGreaterThan(0);
  expect(Math.max(...made)).toBeLessThan(largestVersion);
  expect(made.every(Number.isInteger)).toBe(true);
});

const seen = { fieldId, score: 2, text: "Larvae", date: "2026-11-21", at: null };
const photo = new Blob(["a picture"]);
const tell = write("tell", { kind: "note", id: noteId, scouting: seen, photo });
const change = (score: number, what: "keep" | "remove") => {
  const scouting = { ...seen, score };
  return write("change", { kind: "change", id: noteId, scouting, photo: what, version: 1 });
};
const remove = write("remove", { kind: "remove", id: noteId, version: 1 });
const restore = write("restore", { kind: "restore", id: noteId });
const stored: Scouting = {
  ...seen,
  id: noteId,
  photoUrl: "/media/a-640.webp",
  createdAt: "2026-11-21T05:00:00.000Z",
  version: 1,
};

describe("notes that wait", () => {
  test("are shown with their photo, the newest first", () => {
    const older = { ...stored, id: fieldId, date: "2026-11-01" };
    const shown = applyWaitingScoutings([older], [tell]);
    expect(shown.map(({ id }) => id)).toEqual([noteId, fieldId]);
    expect(shown[0]).toMatchObject({ ...seen, waiting: "waits", photo, photoUrl: null });
    expect(applyWaitingScoutings([stored], [tell])).toMatchObject([{ waiting: null }]);
  });

  test("are changed again before they are sent", () => {
    const [shown] = applyWaitingScoutings([], [tell, change(4, "keep")]);
    expect(shown).toMatchObject({ score: 4, photo, version: 2 });
    const [bare] = applyWaitingScoutings([stored], [change(5, "remove")]);
    expect(bare).toMatchObject({ score: 5, photoUrl: null, photo: null });
  });

  test("go, and come back as they were", () => {
    expect(applyWaitingScoutings([stored], [remove])).toEqual([]);
    expect(applyWaitingScoutings([stored], [change(4, "keep"), remove, restore])).toMatchObject([
      { score: 4 },
    ]);
  });
});
