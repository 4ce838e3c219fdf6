import * as z from "zod/mini";
import { crops } from "#src/shared/farm-terms.ts";
import { languages } from "#src/shared/language.ts";
import { keepText } from "#src/shared/typed-text.ts";

const language = z.enum(languages);
const count = z.int().check(z.minimum(0));

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

const postWords = z.object({ title: z.string(), description: z.string() });

/** One post as every viewer sees it: nothing in it depends on who is looking. */
export const blogPost = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Where the picture is served from: `/media/<hash>-640.webp`, or a drawing of the samples. */
  imageUrl: z.string(),
  authorName: z.string(),
  /** The account is deleted; its name is gone with it. */
  isAuthorGone: z._default(z.boolean(), false),
  postedDate: z.iso.datetime(),
  likes: count,
  category: blogCategory,
  /** What the post is written in, for screen readers and fonts. */
  language,
  /** It came with the product, and its author is invented. */
  isSample: z._default(z.boolean(), false),
  /** The same in other languages, which the samples alone have. */
  translations: z._default(z.nullable(z.record(z.string(), postWords)), null),
  /** When its author changed it last, or null. */
  editedDate: z.nullable(z.iso.datetime()),
  /** Of two copies of a post, the text of the higher version is the later one. */
  version: count,
  commentCount: count,
  /** Grows with every change of the comments, also when their number stays. */
  commentsRevision: count,
});
export type BlogPost = z.infer<typeof blogPost>;

/** Why a post is among those for a farm: what grows there, or the district that it lies in. */
const blogReason = z.union([
  z.object({ crop: z.enum(crops) }),
  z.object({
    district: z.string(),
    /** By language; what a device kept before has none. */
    names: z.exactOptional(z.record(z.string(), z.string())),
  }),
]);
export type BlogReason = z.infer<typeof blogReason>;

export const blogPage = z.object({
  posts: z.array(blogPost),
  /** By the posts' ids, where they were asked for one's own farm. */
  reasons: z.exactOptional(z.record(z.string(), blogReason)),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type BlogPage = z.infer<typeof blogPage>;

export const longestSearch = 100;

/** Only posts about the crops and the district of whoever asks. */
const farm = z.literal("own");

/** What the list can be asked for. */
export const blogQuery = z.object({
  farm: z.optional(farm),
  search: z._default(z.string().check(z.maxLength(longestSearch), z.trim()), ""),
  category: z.optional(blogCategory),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  /** How many posts at most; a page of the product's own screens without it. */
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
});
export type BlogQuery = z.infer<typeof blogQuery>;

const typedSearch = z.string().check(z.trim(), z.maxLength(longestSearch));

/** The page's search and category in its address; whatever there is not understood is left out. */
export const blogFilters = z.object({
  search: z.catch(z.optional(typedSearch), undefined),
  category: z.catch(z.optional(blogCategory), undefined),
  farm: z.catch(z.optional(farm), undefined),
});
export type BlogFilters = z.infer<typeof blogFilters>;

/** What the live stream says on the topic `blogs`. */
export const blogEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("created"), post: blogPost }),
  z.object({ kind: z.literal("edited"), post: blogPost }),
  // Removed by its author, or hidden: the readers' lists need not know which.
  z.object({ kind: z.literal("removed"), id: z.uuid(), version: count }),
  z.object({ kind: z.literal("liked"), id: z.uuid(), likes: count }),
  // Comments themselves are fetched by those who read that post; everybody else hears the number only.
  z.object({
    kind: z.literal("discussed"),
    id: z.uuid(),
    commentCount: count,
    commentsRevision: count,
  }),
]);
export type BlogEvent = z.infer<typeof blogEvent>;

export const blogsTopic = "blogs";

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
  language: z._default(language, "en"),
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
