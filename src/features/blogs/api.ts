import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { applyBlogEvent, applyLikes, matchesFilter } from "./rules.ts";
import {
  type BlogDraft,
  type BlogEvent,
  type BlogFilters,
  type BlogPage,
  blogDraft,
  blogEvent,
  blogFilters,
  blogPage,
  blogPost,
  type CreateBlogInput,
  createBlogInput,
  likeAnswer,
} from "./schema.ts";

const lists = ["blogs"] as const;

/** The pages of posts that fit the filters, newest first; the list before stays while another loads. */
export function blogsQuery(filters: BlogFilters) {
  return infiniteQueryOptions({
    queryKey: [...lists, filters],
    queryFn: async ({ pageParam, signal, client }) => {
      const since = performance.now();
      const page = await request("/api/blogs", blogPage, {
        query: { ...filters, cursor: pageParam },
        signal,
      });
      return applyMeanwhile(client, { page, since, filters, isFirst: pageParam === "" });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

type HeardEvent = { event: BlogEvent; at: number };
const heardByClient = new WeakMap<QueryClient, HeardEvent[]>();

/** An answer that was on its way while an event came knows nothing of it, and must not undo it. */
function applyMeanwhile(
  client: QueryClient,
  given: { page: BlogPage; since: number; filters: BlogFilters; isFirst: boolean },
): BlogPage {
  const { page, since, filters, isFirst } = given;
  return (heardByClient.get(client) ?? [])
    .filter(({ at }) => at >= since)
    .filter(({ event }) => event.kind === "liked" || (isFirst && fits(event, filters)))
    .reduce((before, { event }) => applyBlogEvent([before], event)[0] ?? before, page);
}

const fits = (event: BlogEvent, filters: BlogFilters) =>
  event.kind !== "created" || matchesFilter(event.post, filters);

function changeLists(
  client: QueryClient,
  change: (pages: BlogPage[], filters: BlogFilters) => BlogPage[],
): void {
  for (const [key] of client.getQueriesData({ queryKey: lists })) {
    const filters = blogFilters.parse(key[1] ?? {});
    client.setQueryData<InfiniteData<BlogPage>>(key, (list) => {
      if (!list) return list;
      const pages = change(list.pages, filters);
      return pages === list.pages ? list : { ...list, pages };
    });
  }
}

function applyToLists(client: QueryClient, event: BlogEvent): void {
  const heard = heardByClient.get(client) ?? [];
  heardByClient.set(client, [...heard.slice(-99), { event, at: performance.now() }]);
  changeLists(client, (pages, filters) =>
    fits(event, filters) ? applyBlogEvent(pages, event) : pages,
  );
}

/** Loads the lists again that are on the screen, and the others when they are next shown. */
export function refetchBlogs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: lists });
}

/** Takes one event of the topic `blogs` into every list that is loaded. */
export function applyBlogLiveEvent(client: QueryClient, body: unknown): void {
  const event = blogEvent.safeParse(body);
  if (event.success) applyToLists(client, event.data);
  // A newer server says something this page does not know yet.
  else void refetchBlogs(client);
}

/** Takes in the server's answer to a post, whenever it was sent. */
export function applySentBlog(client: QueryClient, answer: unknown): void {
  applyToLists(client, { kind: "created", post: blogPost.parse(answer) });
}

/** Takes in the server's answer to a like, whenever it was sent. */
export function applySentLike(client: QueryClient, answer: unknown): void {
  applyToLists(client, { kind: "liked", ...likeAnswer.parse(answer) });
}

const waitingBlog = z.extend(createBlogInput, { picture: z.instanceof(Blob) });
export type WaitingBlog = z.infer<typeof waitingBlog> & { isRefused: boolean };

/** The farmer's own posts that are not yet sent and fit the filters, newest first. */
export function useWaitingBlogs(filters: BlogFilters): WaitingBlog[] {
  return useWrites()
    .filter(({ kind }) => kind === "blog")
    .flatMap(({ form, refusal }) => {
      const post = waitingBlog.safeParse(form).data;
      return post ? [{ ...post, isRefused: refusal !== null }] : [];
    })
    .filter(({ category }) => filters.category === undefined || filters.category === category)
    .filter(() => !filters.search)
    .reverse();
}

export type NewBlog = { input: CreateBlogInput; picture: File };

// Longer than any upload that may still come to an end; who closes the dialog waits no longer.
const patienceForPicture = 30 * 60_000;

/**
 * Keeps a post with its picture and sends it, now or when it can be.
 * @returns by the mutation: the server's answer, or null when the post waits
 */
export function useCreateBlog(onProgress: (share: number) => void) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ input, picture }: NewBlog) => {
      const send = (id: string) =>
        outbox.write(
          {
            id,
            kind: "blog",
            method: "POST",
            path: "/api/blogs",
            form: { ...input, id, picture },
          },
          { onProgress, patience: patienceForPicture },
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
      }),
    onMutate: (id) => changeLists(client, (pages) => applyLikes(pages, { id, count: 1 })),
    onError: (_error, id) => {
      changeLists(client, (pages) => applyLikes(pages, { id, count: -1 }));
      void refetchBlogs(client);
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
