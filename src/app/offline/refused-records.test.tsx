import { i18n } from "@lingui/core";
import { beforeEach, describe, expect, test } from "vitest";
import { ownCommentQuery } from "#src/features/blogs/comment-api.ts";
import type { BlogComment } from "#src/features/blogs/comment-schema.ts";
import { postQuery } from "#src/features/blogs/post-api.ts";
import type { BlogPost } from "#src/features/blogs/schema.ts";
import { useRefused as useRefusedPost } from "#src/features/blogs/use-refused.ts";
import { useRefusedComment } from "#src/features/blogs/use-refused-comment.ts";
import { blogEditWrites, commentEditWrites } from "#src/features/blogs/writes.ts";
import { fieldMapQuery } from "#src/features/fieldmap/api.ts";
import type { FieldMap } from "#src/features/fieldmap/schema.ts";
import { useRefused as useRefusedNote } from "#src/features/fieldmap/use-refused.ts";
import { mapWrites } from "#src/features/fieldmap/writes.ts";
import { irrigationQuery } from "#src/features/irrigation/api.ts";
import type { FarmWater, FieldWater } from "#src/features/irrigation/schema.ts";
import { useRefused as useRefusedWater } from "#src/features/irrigation/use-refused.ts";
import { waterWrites } from "#src/features/irrigation/writes.ts";
import { profileQuery } from "#src/features/profile/api.ts";
import type { Profile } from "#src/features/profile/schema.ts";
import { useRefused as useRefusedFarm } from "#src/features/profile/use-refused.ts";
import { farmWrites } from "#src/features/profile/writes.ts";
import { makeRefused, readRefused } from "./test-refused.tsx";

const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";

beforeEach(() => {
  // What stands in content/ comes with the words, and the rest as it is written.
  i18n.loadAndActivate({
    locale: "en",
    messages: { "crop.onion": "Onion", "crop.tomato": "Tomato" },
  });
});

const plot: FieldWater = {
  fieldId: id,
  name: "Canal plot",
  crop: "tomato",
  sowingDate: "2026-10-12",
  method: "drip",
  areaInSquareMetres: 4000,
  flowLitresPerHour: 10_000,
  supply: { kind: "weekdays", weekdays: [5] },
  supplyVersion: 7,
  entries: [{ id, kind: "water", date: "2026-11-18", grossDepth: 20, minutes: 480, version: 3 }],
  outlook: { kind: "no-weather" },
};
const amount = { unit: "minutes", value: 120 } as const;
const entry = { kind: "water", date: "2026-11-20", amount } as const;
const waterBy = (command: object) => makeRefused("irrigation", { fieldId: id, ...command });
const correction = waterBy({ kind: "correct", id, entry, version: 2, next: 9 });
const readWater = (write: ReturnType<typeof makeRefused>, fields: FieldWater[]) => {
  const farm: FarmWater = { today: "2026-11-22", place: null, forecastAt: null, fields };
  const known = [[irrigationQuery.queryKey, farm]] as const;
  return readRefused({ writes: waterWrites, useRefused: useRefusedWater }, write, known);
};

describe("a refused change of a field's water", () => {
  test("stands beside the entry as it is, and is made anew upon it", () => {
    const change = readWater(correction, [plot]);
    expect(change?.mine).toMatch(/^Watered 5.* mm, 2 h/);
    expect(change?.now).toMatch(/^Watered 20.* mm, 8 h/);
    expect(change?.again).toMatchObject({ command: { kind: "correct", id, entry, version: 3 } });
  });

  test("that is gone is told anew", () => {
    const change = readWater(correction, [{ ...plot, entries: [] }]);
    expect(change).toMatchObject({ now: null, again: { command: { kind: "tell", entry } } });
  });

  test("of an entry that was to be taken back is taken back as it is now", () => {
    const change = readWater(waterBy({ kind: "take-back", id, version: 2, next: 9 }), [plot]);
    expect(change).toMatchObject({
      mine: null,
      again: { command: { kind: "take-back", version: 3 } },
    });
  });

  test("of when it comes stands beside when it comes now", () => {
    const supply = { kind: "weekdays", weekdays: [2] };
    const change = readWater(waterBy({ kind: "supply", supply, version: 6, next: 9 }), [plot]);
    expect(change).toMatchObject({
      mine: "Water on: Tue",
      now: "Water on: Fri",
      again: { command: { kind: "supply", supply, version: 7 } },
    });
  });

  test("of a field that is gone or not loaded yet cannot be read", () => {
    expect(readWater(correction, [])).toBeNull();
  });
});

const note = {
  id,
  fieldId: id,
  score: 4,
  text: "Fewer",
  date: "2026-11-20",
  at: null,
  photoUrl: null,
  createdAt: "2026-11-20T06:00:00.000Z",
  version: 3,
};
const scouting = { fieldId: id, score: 2, text: "Larvae", date: "2026-11-20", at: null };
const change = { kind: "change", id, scouting, photo: "keep", version: 2 };
const noteChange = makeRefused("field-map", change);
const readNote = (scoutings: FieldMap["scoutings"], write = noteChange) => {
  const map: FieldMap = { boundaries: [], removedBoundaries: [], scoutings, tiles: null };
  const known = [[fieldMapQuery.queryKey, map]] as const;
  return readRefused({ writes: mapWrites, useRefused: useRefusedNote }, write, known);
};

describe("a refused change of a note", () => {
  test("stands beside the note as it is, and is made anew upon it", () => {
    const change = readNote([note]);
    expect(change?.mine).toMatch(/ · Larvae$/);
    expect(change?.now).toMatch(/ · Fewer$/);
    expect(change?.again).toMatchObject({ command: { kind: "change", id, scouting, version: 3 } });
  });

  test("that is gone is written anew", () => {
    const again = { command: { kind: "note", scouting, photo: null } };
    expect(readNote([])).toMatchObject({ now: null, again });
  });

  test("that was to be removed is removed as it is now, and is left where it is gone", () => {
    const removal = makeRefused("field-map", { kind: "remove", id, version: 2 });
    const change = readNote([note], removal);
    expect(change?.now).toMatch(/ · Fewer$/);
    expect(change).toMatchObject({
      mine: null,
      again: { command: { kind: "remove", id, version: 3 } },
    });
    expect(readNote([], removal)).toMatchObject({ mine: null, now: null, again: null });
  });
});

const post: BlogPost = {
  id,
  title: "Hail",
  description: "On Monday.",
  imageUrl: "/media/hail-640.webp",
  authorName: "Asha",
  isAuthorGone: false,
  postedDate: "2026-11-20T06:00:00.000Z",
  likes: 0,
  category: "stories",
  language: "en",
  isSample: false,
  translations: null,
  editedDate: null,
  version: 3,
  commentCount: 0,
  commentsRevision: 0,
};
const texts = { title: "Hail in the grove", description: "Seen.", category: "stories" };
const input = { ...texts, version: 2 };
const postEdit = makeRefused("blog-edit", { id, input, picture: null });
const readPost = (known: BlogPost | null) =>
  readRefused({ writes: blogEditWrites, useRefused: useRefusedPost }, postEdit, [
    [postQuery(id).queryKey, known],
  ]);

describe("a refused change of a post", () => {
  test("stands beside the post as it is, and is made anew upon it", () => {
    expect(readPost(post)).toMatchObject({
      mine: "Hail in the grove · Stories · Seen.",
      now: "Hail · Stories · On Monday.",
      again: { command: { id, input: { ...texts, version: 3 } } },
    });
  });

  test("that is gone can be read, and not be made anew", () => {
    expect(readPost(null)).toMatchObject({ now: null, again: null });
  });
});

const comment: BlogComment = {
  id,
  authorName: "Asha",
  text: "How many rows?",
  language: "en",
  postedDate: "2026-11-20T06:00:00.000Z",
  editedDate: null,
  version: 70,
};
const words = { postId: id, id, text: "How many drippers?" };
const commentEdit = makeRefused("comment-edit", { ...words, version: 1, next: 80 });
const readComment = (known: BlogComment | null) =>
  readRefused({ writes: commentEditWrites, useRefused: useRefusedComment }, commentEdit, [
    [ownCommentQuery(id).queryKey, known],
  ]);

describe("a refused change of a comment", () => {
  test("stands beside the words as they are, and is made anew upon them", () => {
    expect(readComment(comment)).toMatchObject({
      mine: "How many drippers?",
      now: "How many rows?",
      again: { command: { ...words, version: 70 } },
    });
  });

  test("that is gone can be read, and not be made anew", () => {
    expect(readComment(null)).toMatchObject({ now: null, again: null });
  });
});

const own: Profile = {
  email: "asha@example.org",
  displayName: "Asha",
  phone: "+919876543210",
  address: "Ozar, Nashik 422206",
  farmSize: 2,
  farmSizeUnit: "acre",
  farmType: null,
  cropType: "onion",
  soilType: null,
  waterSource: "Neighbour's well",
  language: null,
  photoURL: null,
  accountKeptAt: null,
};

test("a refused farm profile stands beside the one that is kept, and is made anew upon it", () => {
  const { phone, address } = own;
  const write = makeRefused("farm", { phone, address, cropType: "tomato" });
  const change = readRefused({ writes: farmWrites, useRefused: useRefusedFarm }, write, [
    [profileQuery.queryKey, own],
  ]);
  expect(change?.mine).toMatch(/ · Ozar, Nashik 422206 · Tomato$/);
  expect(change?.now).toMatch(/ · Ozar, Nashik 422206 · 2 acres? · Onion · Neighbour's well$/);
  expect(change?.again).toMatchObject({
    command: { cropType: "tomato", upon: { cropType: "onion", farmSize: 2 } },
  });
});
