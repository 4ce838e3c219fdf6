import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { AppError } from "#src/shared/app-error.ts";
import { changeQuery } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import type { Write } from "#src/shared/outbox.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { applyToAll, changeLists, postKey, refetchBlogs } from "./api.ts";
import {
  blogMine,
  type CreateBlogInput,
  createBlogInput,
  type EditBlogInput,
} from "./post-schema.ts";
import { type ReportInput, type ReportTarget } from "./report-schema.ts";
import { applyLikes, matchesFilter, mergePost } from "./rules.ts";
import { type BlogFilters, type BlogPage, type BlogPost, blogPost } from "./schema.ts";

/** One post, or null when it is gone. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: postKey(id),
    queryFn: async ({ signal, client }): Promise<BlogPost | null> => {
      try {
        const post = await request(`/api/blogs/${id}`, blogPost, { signal });
        // An event that came while the answer was on its way may know more.
        const known = client.getQueryData<BlogPost | null>(postKey(id));
        return known ? mergePost(known, post) : post;
      } catch (error) {
        if (error instanceof AppError && isGone(error)) return null;
        throw error;
      }
    },
  });
}

/** An address that names no post is answered like one whose post is gone. */
const isGone = ({ code }: AppError) => code === "not-found" || code === "invalid-input";

/** What the lists that are loaded know of a post, to be shown while it is asked for. */
export function findListed(client: QueryClient, id: string): BlogPost | undefined {
  return client
    .getQueriesData<InfiniteData<BlogPage>>({ queryKey: ["blogs", "list"] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === id);
}

/** What the signed-in farmer has written of one post and its comments. */
export function mineQuery(id: string) {
  return queryOptions({
    queryKey: ["blogs", "mine", id],
    queryFn: ({ signal }) => request(`/api/blogs/${id}/mine`, blogMine, { signal }),
  });
}

const waitingBlog = z.extend(createBlogInput, { picture: z.instanceof(Blob) });
export type WaitingBlog = z.infer<typeof waitingBlog> & { isRefused: boolean };

/** The posts among what is not yet sent that fit the filters, newest first. */
export function listWaitingBlogs(writes: readonly Write[], filters: BlogFilters): WaitingBlog[] {
  return writes
    .filter(({ kind }) => kind === "blog")
    .flatMap(({ form, refusal }) => {
      const post = waitingBlog.safeParse(form).data;
      return post ? [{ ...post, isRefused: refusal !== null }] : [];
    })
    .filter((post) => matchesFilter({ ...post, authorName: "" }, filters))
    .reverse();
}

/** The farmer's own posts that are not yet sent and fit the filters, newest first. */
export const useWaitingBlogs = (filters: BlogFilters) => listWaitingBlogs(useWrites(), filters);

// Longer than any upload that may still come to an end; who closes the dialog waits no longer.
const patienceForPicture = 30 * 60_000;

type NewBlog = {
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
    mutationFn: async ({ input, picture, onKept }: NewBlog) => {
      const send = (id: string) =>
        outbox.write(
          {
            id,
            kind: "blog",
            method: "POST",
            path: "/api/blogs",
            makes: [id],
            form: { ...input, id, picture },
          },
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
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      outbox.write({
        id: makeClientId(),
        kind: "like",
        method: "POST",
        path: `/api/blogs/${id}/like`,
        about: id,
        needs: [id],
      }),
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
    mutationFn: ({ id, input, picture, onKept }: ChangedBlog) => {
      const texts = { ...input, version: String(input.version) };
      return outbox.write(
        {
          id: makeClientId(),
          kind: "blog-edit",
          method: "PUT",
          path: `/api/blogs/${id}`,
          about: id,
          needs: [id],
          form: picture ? { ...texts, picture } : texts,
        },
        { onProgress, onKept, patience: patienceForPicture },
      );
    },
  });
}

/** Removes one's own post from all lists. @returns by the mutation: null when the removal waits */
export function useRemoveBlog() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      outbox.write({
        id: makeClientId(),
        kind: "blog-removal",
        method: "DELETE",
        path: `/api/blogs/${id}`,
        about: id,
        needs: [id],
      }),
  });
}

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
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ target, input }: Report) => {
      const list = target.kind === "post" ? "blogs" : "comments";
      return outbox.write({
        id: makeClientId(),
        kind: "report",
        method: "POST",
        path: `/api/${list}/${target.id}/report`,
        about: target.id,
        needs: [target.id],
        body: input,
      });
    },
    onSuccess(_answer, { target }) {
      // Above every version, so that nothing said of it later brings it back to this farmer.
      const version = Number.MAX_SAFE_INTEGER;
      if (target.kind === "post") applyToAll(client, { kind: "removed", id: target.id, version });
      else void client.invalidateQueries({ queryKey: ["blogs", "comments"] });
    },
  });
}
