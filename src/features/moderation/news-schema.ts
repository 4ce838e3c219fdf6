import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { hidingReason, moderatedKinds } from "./schema.ts";

/** What became of a thing of one's own. */
const moderationNews = z.object({
  event: z.enum(["hidden", "restored", "upheld"]),
  kind: z.enum(moderatedKinds),
  /** The post or product on whose page it stands. */
  pageId: z.string(),
  title: z.string(),
  reason: hidingReason,
});
export type ModerationNews = z.infer<typeof moderationNews>;

export const moderationNewsKind = "moderation";

/** A notification that tells its author that something was hidden or is shown again. */
export const moderationNotification = z.extend(notification, {
  kind: z.literal(moderationNewsKind),
  data: moderationNews,
});
