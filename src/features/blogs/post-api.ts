import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { upload } from "#src/shared/upload.ts";
import { applyToAll, changeLists, postKey, refetchBlogs } from "./api.ts";
import {
  type BlogDraft,
  blogDraft,
  blogMine,
  type CreateBlogInput,
  type EditBlogInput,
  likeAnswer,
  removedPost,
} from "./post-schema.ts";
import { type ReportInput, type ReportTarget, reportAnswer } from "./report-schema.ts";
import { applyLikes, mergePost } from "./rules.ts";
import { type BlogPage, type BlogPost, blogPost } from "./schema.ts";

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

export type NewBlog = { input: CreateBlogInput; picture: File };

/** Sends a post with its picture. The author's own list gets it here or by the live stream, whichever is first. */
export function useCreateBlog(onProgress: (share: number) => void) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ input, picture }: NewBlog) => {
      const send = (id: string) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...input, id })) body.set(name, value);
        body.set("picture", picture);
        return upload("/api/blogs", blogPost, { body, onProgress });
      };
      try {
        return await send(input.id);
      } catch (error) {
        // The id was used for another text: sent from another tab, or changed after an answer was lost.
        if (error instanceof AppError && error.code === "conflict") return send(makeClientId());
        throw error;
      }
    },
    onSuccess: (post) => applyToAll(client, { kind: "created", post }),
  });
}

/** On the post's page and in every list. */
function addLikes(client: QueryClient, change: { id: string; count: number }): void {
  changeLists(client, (pages) => applyLikes(pages, change));
  client.setQueryData<BlogPost | null>(postKey(change.id), (post) => {
    if (!post) return post;
    const pages = applyLikes([{ posts: [post], nextCursor: null }], change);
    return pages[0]?.posts[0] ?? post;
  });
}

/** Likes a post: counted on the screen at once, taken back when the server could not be told. */
export function useLikeBlog() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => request(`/api/blogs/${id}/like`, likeAnswer, { method: "POST" }),
    onMutate: (id) => addLikes(client, { id, count: 1 }),
    onSuccess: (liked) => applyToAll(client, { kind: "liked", ...liked }),
    onError: (_error, id) => {
      addLikes(client, { id, count: -1 });
      void refetchBlogs(client);
    },
  });
}

export type ChangedBlog = { id: string; input: EditBlogInput; picture: File | null };

/** Sends what an author changed; the picture stays when none is given. */
export function useEditBlog(onProgress: (share: number) => void) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, input, picture }: ChangedBlog) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(input)) body.set(name, String(value));
      if (picture) body.set("picture", picture);
      return upload(`/api/blogs/${id}`, blogPost, { method: "PUT", body, onProgress });
    },
    onSuccess: (post) => applyToAll(client, { kind: "edited", post }),
  });
}

/** Removes one's own post from all lists. */
export function useRemoveBlog() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => request(`/api/blogs/${id}`, removedPost, { method: "DELETE" }),
    onSuccess: (removed) => applyToAll(client, { kind: "removed", ...removed }),
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

export type Report = { target: ReportTarget; input: ReportInput };

/** Tells the operator of a post or comment, which this farmer does not see any more. */
export function useReport() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ target, input }: Report) => {
      const list = target.kind === "post" ? "blogs" : "comments";
      return request(`/api/${list}/${target.id}/report`, reportAnswer, {
        method: "POST",
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

const draftKey = (uid: string) => `blogDraft:${uid}`;

/** Local storage may be forbidden or full; a draft then lasts as long as its form. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | null {
  try {
    return action(window.localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.warn("[blogs] the draft could not be kept", error.name);
    return null;
  }
}

/** What this farmer had begun to write in this browser, or null. */
export function readDraft(uid: string): BlogDraft | null {
  const text = withStorage((storage) => storage.getItem(draftKey(uid)));
  if (!text) return null;
  try {
    return blogDraft.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function writeDraft(uid: string, draft: BlogDraft | null): void {
  withStorage((storage) => {
    if (draft) storage.setItem(draftKey(uid), JSON.stringify(draft));
    else storage.removeItem(draftKey(uid));
  });
}
