import * as z from "zod/mini";
import { languages } from "#src/shared/language.ts";
import { writtenText } from "./schema.ts";

const language = z.enum(languages);

/** One comment as every reader sees it: nothing in it depends on who is looking. */
export const blogComment = z.object({
  id: z.uuid(),
  authorName: z.string(),
  text: z.string(),
  language,
  postedDate: z.iso.datetime(),
  editedDate: z.nullable(z.iso.datetime()),
  /** What a change of it names, so that it does not go over a newer one. */
  version: z.optional(z.int()),
});
export type BlogComment = z.infer<typeof blogComment>;

export const commentPage = z.object({
  /** Oldest first. */
  comments: z.array(blogComment),
  nextCursor: z.nullable(z.string()),
  /** The post's `commentsRevision` that this page shows at least. */
  revision: z.int(),
});
export type CommentPage = z.infer<typeof commentPage>;

export const commentQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

export const longestComment = 1000;

export const createCommentInput = z.object({
  /** Made by the browser: a second send of the same comment is recognised by it. */
  id: z.uuid().check(z.toLowerCase()),
  text: writtenText(longestComment),
  language: z._default(language, "en"),
});
export type CreateCommentInput = z.infer<typeof createCommentInput>;

export const editCommentInput = z.object({ text: writtenText(longestComment) });

export const removedComment = z.pick(blogComment, { id: true });
