import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";

/** That somebody has commented on a post of one's own; not who, whose name would stay when their account goes. */
const commentNews = z.object({
  postId: z.string(),
  title: z.string(),
});
export type CommentNews = z.infer<typeof commentNews>;

export const commentNewsKind = "comment";

/** A notification that tells its author of a comment on a post. */
export const commentNotification = z.extend(notification, {
  kind: z.literal(commentNewsKind),
  data: commentNews,
});
