import * as z from "zod/mini";
import { languages } from "#src/shared/language.ts";

const language = z.enum(languages);

export const blogCategories = [
  "water",
  "pests",
  "soil",
  "seeds",
  "machinery",
  "market",
  "livestock",
  "stories",
] as const;
export const blogCategory = z.enum(blogCategories);
export type BlogCategory = z.infer<typeof blogCategory>;

/** One post as every viewer sees it: nothing in it depends on who is looking. */
export const blogPost = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Where the picture is served from: `/media/<hash>-640.webp`, or a drawing of the samples. */
  imageUrl: z.string(),
  authorName: z.string(),
  postedDate: z.iso.datetime(),
  likes: z.int().check(z.minimum(0)),
  category: blogCategory,
  /** What the post is written in, for screen readers and fonts. */
  language,
});
export type BlogPost = z.infer<typeof blogPost>;

export const blogPage = z.object({
  posts: z.array(blogPost),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type BlogPage = z.infer<typeof blogPage>;

/** The specification's wording when title, description or picture is missing. */
export const allFieldsAreRequired = "All fields are required.";

// PostgreSQL text cannot hold U+0000; no keyboard makes it.
const text = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(longest * 2)),
      z.transform((value: string) => value.replaceAll("\u0000", "").trim()),
    ),
    z
      .string()
      .check(
        z.minLength(1, allFieldsAreRequired),
        z.maxLength(longest, `At most ${longest} characters`),
      ),
  );

export const longestTitle = 120;
export const longestDescription = 4000;

/** What the form sends beside the picture. */
export const createBlogInput = z.object({
  /** Made by the browser: a second send of the same post is recognised by it. */
  id: z.uuid().check(z.toLowerCase()),
  title: text(longestTitle),
  description: text(longestDescription),
  category: blogCategory,
  language: z._default(language, "en"),
});
export type CreateBlogInput = z.infer<typeof createBlogInput>;

export const longestSearch = 100;

/** What is kept in the browser while a post is being written; the picture is not. */
export const blogDraft = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: blogCategory,
});
export type BlogDraft = z.infer<typeof blogDraft>;

export const likeAnswer = z.pick(blogPost, { id: true, likes: true });

/** What the list can be asked for. */
export const blogQuery = z.object({
  search: z._default(z.string().check(z.maxLength(longestSearch), z.trim()), ""),
  category: z.optional(blogCategory),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});
export type BlogQuery = z.infer<typeof blogQuery>;

const typedSearch = z.string().check(z.trim(), z.maxLength(longestSearch));

/** The page's search and category in its address; whatever there is not understood is left out. */
export const blogFilters = z.object({
  search: z.catch(z.optional(typedSearch), undefined),
  category: z.catch(z.optional(blogCategory), undefined),
});
export type BlogFilters = z.infer<typeof blogFilters>;

/** What the live stream says on the topic `blogs`. */
export const blogEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("created"), post: blogPost }),
  z.object({ kind: z.literal("liked"), id: z.uuid(), likes: z.int().check(z.minimum(0)) }),
]);
export type BlogEvent = z.infer<typeof blogEvent>;

export const blogsTopic = "blogs";
