import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ModerationNews } from "./news-schema.ts";
import type { HidingReason, ModeratedKind } from "./schema.ts";

/** Why something was hidden, as its author is told. */
export const hidingReasonWords = {
  spam: msg`It sells something or is spam`,
  "wrong-advice": msg`The advice is wrong or dangerous`,
  abuse: msg`It insults or threatens someone`,
  "not-as-described": msg`It is not what it says`,
  fake: msg`It is fake, spoilt or dangerous`,
  banned: msg`It may not be sold`,
  other: msg`Something else`,
  rules: msg`The operator found that it does not belong here`,
} as const satisfies Record<HidingReason, MessageDescriptor>;

/** That others do not see it. */
export const hiddenWords = {
  post: msg`Other farmers do not see this post.`,
  comment: msg`Other farmers do not see this comment.`,
  product: msg`Buyers do not see this listing.`,
} as const satisfies Record<ModeratedKind, MessageDescriptor>;

/** What the bell tells of a thing, which stands below by its name. */
export const newsWords = {
  post: {
    hidden: msg`Your post was hidden from others`,
    restored: msg`Your post is shown again`,
    upheld: msg`The operator looked again: your post stays hidden`,
  },
  comment: {
    hidden: msg`Your comment was hidden from others`,
    restored: msg`Your comment is shown again`,
    upheld: msg`The operator looked again: your comment stays hidden`,
  },
  product: {
    hidden: msg`Your listing was hidden from buyers`,
    restored: msg`Your listing is shown again`,
    upheld: msg`The operator looked again: your listing stays hidden`,
  },
} as const satisfies Record<ModeratedKind, Record<ModerationNews["event"], MessageDescriptor>>;
