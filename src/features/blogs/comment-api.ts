import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { changeQuery } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import {
  type BlogComment,
  type CommentPage,
  type CreateCommentInput,
  commentPage,
  createCommentInput,
} from "./comment-schema.ts";
import { mineQuery } from "./post-api.ts";
import type { BlogMine } from "./post-schema.ts";

const commentsKey = (postId: string) => ["blogs", "comments", postId] as const;

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

function changeComments(
  client: QueryClient,
  postId: string,
  change: (comments: BlogComment[], isLast: boolean) => BlogComment[],
): void {
  changeQuery<InfiniteData<CommentPage>>(client, commentsKey(postId), (list) => {
    if (!list) return list;
    const pages = list.pages.map((page, index) => {
      const comments = change(page.comments, index === list.pages.length - 1);
      return { ...page, comments };
    });
    return { ...list, pages };
  });
}

/** Takes in a comment that the server has now; it stands at the end of what is shown. */
export function applyAddedComment(client: QueryClient, postId: string, comment: BlogComment): void {
  changeQuery<BlogMine>(client, mineQuery(postId).queryKey, (mine) =>
    mine ? { ...mine, commentIds: [...mine.commentIds, comment.id] } : mine,
  );
  changeComments(client, postId, (comments, isLast) =>
    isLast ? [...comments.filter(({ id }) => id !== comment.id), comment] : comments,
  );
}

export function applyChangedComment(
  client: QueryClient,
  postId: string,
  changed: BlogComment,
): void {
  changeComments(client, postId, (comments) =>
    comments.map((comment) => (comment.id === changed.id ? changed : comment)),
  );
}

export function applyRemovedComment(client: QueryClient, postId: string, id: string): void {
  changeComments(client, postId, (comments) => comments.filter((each) => each.id !== id));
}

/** Writes a comment: kept in this browser until the server has it. @returns by the mutation: null when it waits */
export function useAddComment(postId: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: CreateCommentInput) =>
      outbox.write({
        id: body.id,
        kind: "comment",
        method: "POST",
        path: `/api/blogs/${postId}/comments`,
        about: postId,
        makes: [body.id],
        needs: [postId],
        body,
      }),
  });
}

/** Changes the words of one's own comment. */
export function useEditComment(postId: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      outbox.write({
        id: makeClientId(),
        kind: "comment-edit",
        method: "PUT",
        path: `/api/comments/${id}`,
        about: postId,
        needs: [postId, id],
        body: { text },
      }),
  });
}

/** Removes one's own comment. */
export function useRemoveComment(postId: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      outbox.write({
        id,
        kind: "comment-removal",
        method: "DELETE",
        path: `/api/comments/${id}`,
        about: postId,
        needs: [postId],
      }),
  });
}

const waitingComment = z.pick(createCommentInput, { id: true, text: true, language: true });
export type WaitingComment = z.infer<typeof waitingComment> & { isRefused: boolean };

/** The farmer's own comments under a post that the server does not have yet, oldest first. */
export function useWaitingComments(postId: string): WaitingComment[] {
  return useWrites()
    .filter(({ kind, about }) => kind === "comment" && about === postId)
    .flatMap(({ body, refusal }) => {
      const comment = waitingComment.safeParse(body).data;
      return comment ? [{ ...comment, isRefused: refusal !== null }] : [];
    });
}
