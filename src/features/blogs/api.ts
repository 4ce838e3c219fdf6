import { infiniteQueryOptions, keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { changeLoadedPages, changeQuery } from "#src/shared/change-query.ts";
import { request } from "#src/shared/http-client.ts";
import { applyToList, applyToPost, idOf, isOvertaken } from "./rules.ts";
import {
  type BlogEvent,
  type BlogFilters,
  type BlogPage,
  type BlogPost,
  blogEvent,
  blogFilters,
  blogPage,
} from "./schema.ts";

const all = ["blogs"] as const;
export const listsKey = [...all, "list"] as const;

/** Under what the title of a post stands that waited, and was sent from a later page than it was written on. */
export const sentLateKey = ["sent-late-post"] as const;
/** Under what one post is kept; null is one that is gone. */
export const postKey = (id: string) => [...all, "post", id] as const;
export const mineKey = (postId: string) => [...all, "mine", postId] as const;
export const commentsKeys = [...all, "comments"] as const;
export const commentsKey = (postId: string) => [...commentsKeys, postId] as const;

/** The pages of posts that fit the filters, newest first; the list before stays while another loads. */
export function blogsQuery(filters: BlogFilters) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, filters],
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
    // Another crop may have been sown since.
    ...(filters.farm && { staleTime: 0 }),
  });
}

type HeardEvent = { event: BlogEvent; at: number };
const heardByClient = new WeakMap<QueryClient, HeardEvent[]>();

const heardBy = (client: QueryClient) => heardByClient.get(client) ?? [];

/** An answer that was on its way while an event came knows nothing of it, and must not undo it. */
function applyMeanwhile(
  client: QueryClient,
  given: { page: BlogPage; since: number; filters: BlogFilters; isFirst: boolean },
): BlogPage {
  const { page, since, filters, isFirst } = given;
  const isKnown = (event: BlogEvent) => page.posts.some(({ id }) => id === idOf(event));
  return heardBy(client)
    .filter(({ at, event }) => at >= since && (isFirst || isKnown(event)))
    .reduce((before, { event }) => applyToList([before], { event, filters })[0] ?? before, page);
}

/** Changes every list that is loaded. */
export function changeLists(
  client: QueryClient,
  change: (pages: BlogPage[], filters: BlogFilters) => BlogPage[],
): void {
  changeLoadedPages<BlogPage>(client, listsKey, (pages, key) =>
    change(pages, blogFilters.parse(key[2] ?? {})),
  );
}

const longestDelay = 2000;
const delayedClients = new WeakSet<QueryClient>();

/**
 * Asks anew for the lists of posts about one's own farm, which the server alone can tell; once for all
 * that comes meanwhile, and not at the same moment as everybody else who heard of it.
 */
function refetchFarmLists(client: QueryClient): void {
  if (delayedClients.has(client)) return;
  delayedClients.add(client);
  setTimeout(() => {
    delayedClients.delete(client);
    void client.invalidateQueries({ queryKey: [...listsKey, { farm: "own" }] });
  }, Math.random() * longestDelay);
}

/** Takes an event into every list and into the page of its post. */
export function applyToAll(client: QueryClient, event: BlogEvent): void {
  const heard = heardBy(client);
  heardByClient.set(client, [...heard.slice(-99), { event, at: performance.now() }]);
  if (
    isOvertaken(
      event,
      heard.map((each) => each.event),
    )
  )
    return;
  changeLists(client, (pages, filters) => applyToList(pages, { event, filters }));
  if ("post" in event) refetchFarmLists(client);
  changeQuery<BlogPost | null>(client, postKey(idOf(event)), (post) => {
    if (post) return applyToPost(post, event);
    return "post" in event && post === null ? event.post : post;
  });
}

/** Loads what is on the screen again, and the rest when it is next shown. */
export function refetchBlogs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}

/** Takes one event of the topic `blogs` into every list that is loaded. */
function applyBlogLiveEvent(client: QueryClient, body: unknown): void {
  const event = blogEvent.safeParse(body);
  if (event.success) applyToAll(client, event.data);
  // A newer server says something this page does not know yet.
  else void refetchBlogs(client);
}

/** What the live stream of the app does with the topic `blogs`. */
export const blogsLive = { apply: applyBlogLiveEvent, refetch: refetchBlogs };
