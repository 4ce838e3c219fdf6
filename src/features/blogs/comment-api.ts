import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import {
  type BlogComment,
  blogComment,
  type CommentPage,
  type CreateCommentInput,
  commentPage,
  removedComment,
} from "./comment-schema.ts";
import { mineQuery } from "./post-api.ts";

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
  client.setQueryData<InfiniteData<CommentPage>>(commentsKey(postId), (list) => {
    if (!list) return list;
    const pages = list.pages.map((page, index) => {
      const comments = change(page.comments, index === list.pages.length - 1);
      return { ...page, comments };
    });
    return { ...list, pages };
  });
}

/** Writes a comment; it stands at the end of what is shown at once. */
export function useAddComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (input: CreateCommentInput) =>
      request(`/api/blogs/${postId}/comments`, blogComment, { method: "POST", body: input }),
    onSuccess(comment) {
      client.setQueryData(mineQuery(postId).queryKey, (mine) =>
        mine ? { ...mine, commentIds: [...mine.commentIds, comment.id] } : mine,
      );
      changeComments(client, postId, (comments, isLast) =>
        isLast ? [...comments.filter(({ id }) => id !== comment.id), comment] : comments,
      );
    },
  });
}

/** Changes the words of one's own comment. */
export function useEditComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      request(`/api/comments/${id}`, blogComment, { method: "PUT", body: { text } }),
    onSuccess: (changed) =>
      changeComments(client, postId, (comments) =>
        comments.map((comment) => (comment.id === changed.id ? changed : comment)),
      ),
  });
}

/** Removes one's own comment. */
export function useRemoveComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      request(`/api/comments/${id}`, removedComment, { method: "DELETE" }),
    onSuccess: ({ id }) =>
      changeComments(client, postId, (comments) => comments.filter((each) => each.id !== id)),
  });
}
