import { describe, expect, test } from "vitest";
import type { Boundary, Scouting } from "./schema.ts";
import {
  applyWaitingBoundaries,
  applyWaitingScoutings,
  type WaitingWrite,
} from "./waiting-rules.ts";

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
const input = { polygon, source: "walked", accuracyInMetres: 6, confirmed: [], version: 2 };
const known: Boundary = {
  fieldId,
  polygon,
  source: "tapped",
  accuracyInMetres: null,
  areaInSquareMetres: 2000,
  updatedAt: "2026-11-20T06:00:00.000Z",
  version: 2,
};
const path = `/api/field-map/boundaries/${fieldId}`;
const draw: WaitingWrite = { method: "PUT", path, about: fieldId, body: input, at, refusal: null };
const erase: WaitingWrite = { method: "DELETE", path, about: fieldId, at, refusal: null };

describe("boundaries that wait", () => {
  test("are shown as they will be, with the version that the next change follows on", () => {
    const [shown] = applyWaitingBoundaries([known], [draw]);
    expect(shown).toMatchObject({ source: "walked", version: 3, waiting: "waits" });
    expect(applyWaitingBoundaries([], [draw])).toHaveLength(1);
  });

  test("that were refused leave what is known, and are still seen where nothing is", () => {
    const refused = { ...draw, refusal: { code: "conflict" } };
    expect(applyWaitingBoundaries([known], [refused])).toEqual([{ ...known, waiting: "refused" }]);
    expect(applyWaitingBoundaries([], [refused])).toMatchObject([{ waiting: "refused" }]);
  });

  test("go with their removal, unless that was refused", () => {
    expect(applyWaitingBoundaries([known], [erase])).toEqual([]);
    expect(applyWaitingBoundaries([known], [erase, draw])).toMatchObject([{ source: "walked" }]);
    expect(applyWaitingBoundaries([known], [{ ...erase, refusal: {} }])).toHaveLength(1);
  });
});

const seen = { fieldId, score: 2, text: "Larvae", date: "2026-11-21", at: null };
const list = "/api/field-map/scoutings";
const photo = new Blob(["a picture"]);
const tell: WaitingWrite = {
  method: "POST",
  path: list,
  about: noteId,
  form: { note: JSON.stringify({ id: noteId, scouting: seen }), photo },
  at,
  refusal: null,
};
const change = (score: number, what: "keep" | "remove"): WaitingWrite => ({
  method: "PUT",
  path: `${list}/${noteId}`,
  about: noteId,
  form: { note: JSON.stringify({ scouting: { ...seen, score }, photo: what, version: 1 }) },
  at,
  refusal: null,
});
const remove: WaitingWrite = {
  method: "DELETE",
  path: `${list}/${noteId}`,
  about: noteId,
  at,
  refusal: null,
};
const restore: WaitingWrite = { ...remove, method: "POST", path: `${list}/${noteId}/restore` };
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

  test("that are no notes, as another version wrote them, are left out", () => {
    expect(applyWaitingScoutings([], [{ ...tell, form: { note: "{" } }])).toEqual([]);
    expect(applyWaitingScoutings([], [{ ...tell, form: {} }])).toEqual([]);
  });
});
