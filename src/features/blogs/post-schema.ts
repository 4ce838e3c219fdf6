import * as z from "zod/mini";
import { languages } from "#src/shared/language.ts";
import { keepText } from "#src/shared/typed-text.ts";
import { blogCategory, blogPost } from "./schema.ts";

/** The specification's wording when title, description or picture is missing. */
export const allFieldsAreRequired = "All fields are required.";

/** Text as people type it: trimmed, not empty, at most so many characters. */
export const writtenText = (longest: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(longest * 2)), z.transform(keepText)),
    z
      .string()
      .check(
        z.minLength(1, allFieldsAreRequired),
        z.maxLength(longest, `At most ${longest} characters`),
      ),
  );

/** One less than the database can count to. */
const largestVersion = 2_147_483_646;
export const longestTitle = 120;
export const longestDescription = 4000;

const texts = {
  title: writtenText(longestTitle),
  description: writtenText(longestDescription),
  category: blogCategory,
};

/** What the form of a new post sends beside the picture. */
export const createBlogInput = z.object({
  /** Made by the browser: a second send of the same post is recognised by it. */
  id: z.uuid().check(z.toLowerCase()),
  ...texts,
  language: z._default(z.enum(languages), "en"),
});
export type CreateBlogInput = z.infer<typeof createBlogInput>;

/** What the form of a changed post sends; the picture stays when none comes with it. */
export const editBlogInput = z.object({
  ...texts,
  /** The version that was changed: a change made elsewhere meanwhile is not overwritten unseen. */
  version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestVersion)),
});
export type EditBlogInput = z.infer<typeof editBlogInput>;

/** What is kept in the browser while a post is being written; the picture is not. */
export const blogDraft = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: blogCategory,
});
export type BlogDraft = z.infer<typeof blogDraft>;

/** What is being changed of a post that is there already. */
export const blogTexts = z.omit(blogDraft, { id: true });
export type BlogTexts = z.infer<typeof blogTexts>;

export const likeAnswer = z.pick(blogPost, { id: true, likes: true });

/** So long after removing a post its author can still take that back. */
export const undoMinutes = 10;

export const removedPost = z.pick(blogPost, { id: true, version: true });

/** What one viewer has to do with a post; the post itself is the same for all. */
export const blogMine = z.object({
  isAuthor: z.boolean(),
  /** Hidden from all others; told to its author alone. */
  isHidden: z.boolean(),
  /** Which of the comments are the viewer's own. */
  commentIds: z.array(z.uuid()),
});
export type BlogMine = z.infer<typeof blogMine>;
