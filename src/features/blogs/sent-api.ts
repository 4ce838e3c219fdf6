import type { QueryClient } from "@tanstack/react-query";
import type { Sent, WriteKind } from "#src/shared/outbox.ts";
import { applyToAll, refetchBlogs, sentLateKey } from "./api.ts";
import { applyAddedComment, applyChangedComment, applyRemovedComment } from "./comment-api.ts";
import { blogComment } from "./comment-schema.ts";
import { likeAnswer, removedPost } from "./post-schema.ts";
import { blogPost } from "./schema.ts";

type BlogWriteKind = Extract<WriteKind, "like" | `blog${string}` | `comment${string}`>;

/** Takes in what the server answered to something written here, whenever it was sent. */
export function applySentWrite(
  client: QueryClient,
  { kind, write, answer }: Sent & { kind: BlogWriteKind },
): void {
  const { about = "", at } = write;
  // What was to be deleted was gone already, and how it stands now is not known.
  if (answer === null) return void refetchBlogs(client);
  switch (kind) {
    case "blog": {
      const post = blogPost.parse(answer);
      // Written before this page was opened: whoever wrote it does not wait for an answer any more.
      if (at < performance.timeOrigin) client.setQueryData(sentLateKey, post.title);
      return applyToAll(client, { kind: "created", post });
    }
    case "blog-edit":
      return applyToAll(client, { kind: "edited", post: blogPost.parse(answer) });
    case "blog-removal":
      return applyToAll(client, { kind: "removed", ...removedPost.parse(answer) });
    case "like":
      return applyToAll(client, { kind: "liked", ...likeAnswer.parse(answer) });
    case "comment":
      return applyAddedComment(client, about, blogComment.parse(answer));
    case "comment-edit":
      return applyChangedComment(client, about, blogComment.parse(answer));
    case "comment-removal":
      return applyRemovedComment(client, about, write.id);
  }
}
