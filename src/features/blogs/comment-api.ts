import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { request, requestOrNull } from "#src/shared/http-client.ts";
import { makeVersion } from "#src/shared/record-version.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { commentsKey, commentsKeys } from "./api.ts";
import {
  type BlogComment,
  blogComment,
  type CreateCommentInput,
  commentPage,
} from "./comment-schema.ts";
import {
  applyWaitingEdits,
  commentEditWrites,
  commentRemovalWrites,
  commentWrites,
  type ShownComment,
} from "./writes.ts";

/** The comments under a post, oldest first, a page at a time. */
export function commentsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam, signal }) =>
      request(`/api/blogs/${postId}/comments`, commentPage, {
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One's own comment as the server has it now, or null when it is gone. */
export function ownCommentQuery(id: string) {
  return queryOptions({
    queryKey: [...commentsKeys, "own", id],
    queryFn: ({ signal }) => requestOrNull(`/api/comments/${id}`, blogComment, { signal }),
  });
}

/** Writes a comment: kept in this browser until the server has it. */
export const useAddComment = (postId: string) =>
  useWrite(commentWrites, {
    toCommand: (comment: CreateCommentInput) => ({ ...comment, postId }),
    getId: ({ id }) => id,
  });

/** Changes the words of one's own comment. */
export const useEditComment = (postId: string) =>
  useWrite(commentEditWrites, {
    toCommand: (change: Pick<BlogComment, "id" | "text" | "version">) => ({
      ...change,
      postId,
      next: makeVersion(),
    }),
  });

/** Removes one's own comment. */
export const useRemoveComment = (postId: string) =>
  useWrite(commentRemovalWrites, { toCommand: (id: string) => ({ postId, id }) });

export type WaitingComment = CreateCommentInput & { isRefused: boolean };

/** The farmer's own comments under a post that the server does not have yet, oldest first. */
export function useWaitingComments(postId: string): WaitingComment[] {
  return useWaiting(commentWrites)
    .filter(({ command }) => command.postId === postId)
    .map(({ command, refusal }) => ({ ...command, isRefused: refusal !== null }));
}

/** Comments with what waits to be changed of them. */
export const useShownComments = (comments: readonly BlogComment[]): ShownComment[] =>
  applyWaitingEdits(comments, useWaiting(commentEditWrites));
