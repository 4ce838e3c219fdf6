import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { changeQuery, listLoadedPages } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request, requestOrNull } from "#src/shared/http-client.ts";
import type { Write } from "#src/shared/outbox.ts";
import { listWaiting, toWrite } from "#src/shared/writes.ts";
import { useOutbox, useWrite, useWrites } from "#src/ui/use-outbox.ts";
import {
  applyToAll,
  changeLists,
  commentsKeys,
  listsKey,
  mineKey,
  postKey,
  refetchBlogs,
} from "./api.ts";
import { type ReportInput, type ReportTarget } from "./report-schema.ts";
import { applyLikes, matchesFilter, mergePost } from "./rules.ts";
import {
  type BlogFilters,
  type BlogPage,
  type BlogPost,
  blogMine,
  blogPost,
  type CreateBlogInput,
  type EditBlogInput,
} from "./schema.ts";
import {
  blogEditWrites,
  blogRemovalWrites,
  blogWrites,
  likeWrites,
  type NewBlog,
  reportWrites,
} from "./writes.ts";

/** One post, or null when it is gone. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: postKey(id),
    queryFn: async ({ signal, client }) => {
      const post = await requestOrNull(`/api/blogs/${id}`, blogPost, { signal });
      // An event that came while the answer was on its way may know more.
      const known = client.getQueryData<BlogPost | null>(postKey(id));
      return known && post ? mergePost(known, post) : post;
    },
  });
}

/** What the lists that are loaded know of a post, to be shown while it is asked for. */
export function findListed(client: QueryClient, id: string): BlogPost | undefined {
  return listLoadedPages<BlogPage>(client, listsKey)
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === id);
}

/** What the signed-in farmer has written of one post and its comments. */
export function mineQuery(id: string) {
  return queryOptions({
    queryKey: mineKey(id),
    queryFn: ({ signal }) => request(`/api/blogs/${id}/mine`, blogMine, { signal }),
  });
}

export type WaitingBlog = NewBlog & { isRefused: boolean };

/** The posts among what is not yet sent that fit the filters, newest first. */
export const listWaitingBlogs = (writes: readonly Write[], filters: BlogFilters): WaitingBlog[] =>
  listWaiting(writes, blogWrites)
    .filter(({ command }) => matchesFilter({ ...command, authorName: "" }, filters))
    .map(({ command, refusal }) => ({ ...command, isRefused: refusal !== null }))
    .reverse();

/** The farmer's own posts that are not yet sent and fit the filters, newest first. */
export const useWaitingBlogs = (filters: BlogFilters) => listWaitingBlogs(useWrites(), filters);

// Longer than any upload that may still come to an end; who closes the dialog waits no longer.
const patienceForPicture = 30 * 60_000;

type PostedBlog = {
  input: CreateBlogInput;
  picture: File;
  /** Told when it is kept: from then on it is sent, whatever becomes of the page. */
  onKept: () => void;
};

/**
 * Keeps a post with its picture and sends it, now or when it can be.
 * @returns by the mutation: the server's answer, or null when the post waits
 */
export function useCreateBlog(onProgress: (share: number) => void) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ input, picture, onKept }: PostedBlog) => {
      const send = (id: string) =>
        outbox.write(
          { id, ...toWrite(blogWrites, { ...input, id, picture }) },
          { onProgress, onKept, patience: patienceForPicture },
        );
      try {
        return await send(input.id);
      } catch (error) {
        // The id was used for another text: sent from another tab, or changed after an answer was lost.
        if (error instanceof AppError && error.code === "conflict") return send(makeClientId());
        throw error;
      }
    },
  });
}

/** On the post's page and in every list. */
function addLikes(client: QueryClient, change: { id: string; count: number }): void {
  changeLists(client, (pages) => applyLikes(pages, change));
  changeQuery<BlogPost | null>(client, postKey(change.id), (post) => {
    if (!post) return post;
    const pages = applyLikes([{ posts: [post], nextCursor: null }], change);
    return pages[0]?.posts[0] ?? post;
  });
}

/** Likes a post: counted on the screen at once, kept until it is sent, taken back when it was refused. */
export function useLikeBlog() {
  const client = useQueryClient();
  return useWrite(likeWrites, {
    toCommand: (id: string) => ({ id }),
    onMutate: (id) => addLikes(client, { id, count: 1 }),
    onError: (_error, id) => {
      addLikes(client, { id, count: -1 });
      void refetchBlogs(client);
    },
  });
}

type ChangedBlog = {
  id: string;
  input: EditBlogInput;
  picture: File | null;
  onKept: () => void;
};

/**
 * Keeps and sends what an author changed; the picture stays when none is given.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useEditBlog(onProgress: (share: number) => void) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, input, picture, onKept }: ChangedBlog) =>
      outbox.write(
        { id: makeClientId(), ...toWrite(blogEditWrites, { id, input, picture }) },
        { onProgress, onKept, patience: patienceForPicture },
      ),
  });
}

/** Removes one's own post from all lists. */
export const useRemoveBlog = () =>
  useWrite(blogRemovalWrites, { toCommand: (id: string) => ({ id }) });

/** Brings back a post that was removed a moment ago. */
export function useRestoreBlog() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => request(`/api/blogs/${id}/restore`, blogPost, { method: "POST" }),
    onSuccess: (post) => applyToAll(client, { kind: "created", post }),
  });
}

type Report = { target: ReportTarget; input: ReportInput };

/** Tells the operator of a post or comment, which this farmer does not see any more. */
export function useReport() {
  const client = useQueryClient();
  return useWrite(reportWrites, {
    toCommand: (report: Report) => report,
    onSuccess(_answer, { target }) {
      // Above every version, so that nothing said of it later brings it back to this farmer.
      const version = Number.MAX_SAFE_INTEGER;
      if (target.kind === "post") applyToAll(client, { kind: "removed", id: target.id, version });
      else void client.invalidateQueries({ queryKey: commentsKeys });
    },
  });
}
