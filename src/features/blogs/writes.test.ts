import { expect, test } from "vitest";
import type { BlogComment } from "./comment-schema.ts";
import { applyWaitingEdits, type CommentEdit } from "./writes.ts";

const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
const comment: BlogComment = {
  id,
  authorName: "Asha",
  text: "How many?",
  language: "en",
  postedDate: "2026-11-20T06:00:00.000Z",
  editedDate: null,
  version: 1,
};
const other = { ...comment, id: "7b0a2d5c-3f51-4a0e-8f0e-5d4b7f1a2c02" };
const editOf = (command: Pick<CommentEdit, "text" | "version" | "next">, refusal: boolean) => ({
  id: "edit",
  at: 1,
  refusal: refusal ? { code: "conflict", message: "changed" } : null,
  command: { postId: id, id, ...command },
});

test("a comment is shown as it was changed last, and the next change is made upon that", () => {
  const edits = [
    editOf({ text: "How many drippers?", version: 1, next: 70 }, false),
    editOf({ text: "How many drippers a row?", version: 70, next: 80 }, false),
  ];
  expect(applyWaitingEdits([comment, other], edits)).toEqual([
    { ...comment, text: "How many drippers a row?", version: 80, waiting: "waits" },
    { ...other, waiting: null },
  ]);
});

test("a change that was refused leaves the words that others see", () => {
  const refused = editOf({ text: "How many drippers?", version: 1, next: 70 }, true);
  expect(applyWaitingEdits([comment], [refused])).toEqual([{ ...comment, waiting: "refused" }]);
});
