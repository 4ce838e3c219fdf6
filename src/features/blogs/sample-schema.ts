import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";
import { type BlogPost, blogCategory } from "./schema.ts";

const text = z.string().check(z.minLength(1));

/** What content/sample-posts says of a post that a new community opens with; its author is invented. */
export const samplePostFacts = z.strictObject({
  category: blogCategory,
  author: text,
  posted: z.iso.datetime(),
  likes: z.int().check(z.minimum(0)),
});
export const samplePostWords = z.strictObject({ title: text, description: text });

/** A post that a new community opens with; `id` is its name in content/sample-posts. */
export type SamplePost = Pick<
  BlogPost,
  "id" | "imageUrl" | "authorName" | "postedDate" | "likes" | "category"
> & {
  readonly words: Readonly<Record<Language, z.infer<typeof samplePostWords>>>;
};
