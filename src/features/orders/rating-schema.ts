import * as z from "zod/mini";
import { severalLines, tidied } from "#src/shared/typed-text.ts";
import { fault, rating } from "./schema.ts";

export const longestComment = 1000;

export const ratingInput = z.strictObject({
  stars: z
    .int(fault("stars-not-valid"))
    .check(z.minimum(1, fault("stars-not-valid")), z.maximum(5, fault("stars-not-valid"))),
  comment: z._default(
    z
      .string()
      .check(
        tidied,
        z.maxLength(longestComment, fault("comment-too-long")),
        z.regex(severalLines, fault("characters-not-allowed")),
      ),
    "",
  ),
});
export type RatingInput = z.infer<typeof ratingInput>;

/** What one buyer thought, as every farmer may read it. */
const productRating = z.extend(rating, {
  id: z.string(),
  raterName: z.string(),
  isRaterGone: z._default(z.boolean(), false),
  /** What the listing was called when it was bought; null where it is called so still. */
  boughtTitle: z._default(z.nullable(z.string()), null),
});

export const ratingQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

export const ratingPage = z.object({
  /** The newest first. */
  ratings: z.array(productRating),
  nextCursor: z.nullable(z.string()),
});
export type RatingPage = z.infer<typeof ratingPage>;
