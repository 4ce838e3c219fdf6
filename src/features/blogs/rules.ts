import type { Language } from "#src/shared/language.ts";
import type { BlogEvent, BlogFilters, BlogPage, BlogPost } from "./schema.ts";

/** Newest first; posts of the same moment by id, downwards, as the database orders them. */
function isNewer(post: BlogPost, than: BlogPost): boolean {
  return post.postedDate === than.postedDate
    ? post.id > than.id
    : Date.parse(post.postedDate) > Date.parse(than.postedDate);
}

/** A post in the reader's language where it is kept in it, else as it was written. */
export function translatePost(post: BlogPost, language: Language): BlogPost {
  const words = post.translations?.[language];
  return words ? { ...post, ...words, language } : post;
}

type Searched = Pick<BlogPost, "title" | "description" | "authorName" | "category">;

/** Whether a post that arrives live, or waits, belongs into a list. The server's search also forgives typing errors. */
export function matchesFilter(post: Searched, filters: BlogFilters): boolean {
  const { search = "", category, farm } = filters;
  // What a post says of a farm's crops and district is read by the server alone.
  if (farm || (category && post.category !== category)) return false;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${post.title} ${post.description} ${post.authorName}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Likes, comments and text change apart from each other, so the later of each is taken. */
export function mergePost(known: BlogPost, other: BlogPost): BlogPost {
  const text = other.version > known.version ? other : known;
  const talk = other.commentsRevision > known.commentsRevision ? other : known;
  // Likes only ever grow, so the larger of two counts is the later one.
  const likes = Math.max(known.likes, other.likes);
  if (text === known && talk === known && likes === known.likes) return known;
  const { commentCount, commentsRevision } = talk;
  return { ...text, likes, commentCount, commentsRevision };
}

/** A known post after an event about it; null when it is gone. The same object when nothing changed. */
export function applyToPost(known: BlogPost, event: BlogEvent): BlogPost | null {
  switch (event.kind) {
    case "created":
    case "edited":
      return mergePost(known, event.post);
    case "removed":
      return event.version > known.version ? null : known;
    case "liked":
    case "discussed":
      return mergePost(known, { ...known, ...event });
  }
}

export function idOf(event: BlogEvent): string {
  return "post" in event ? event.post.id : event.id;
}

/** Whether something heard before says that the event's post is gone since. */
export function isOvertaken(event: BlogEvent, heard: readonly BlogEvent[]): boolean {
  if (!("post" in event)) return false;
  const { id, version } = event.post;
  return heard.some(
    (other) => other.kind === "removed" && other.id === id && other.version > version,
  );
}

function changePost(
  pages: BlogPage[],
  id: string,
  change: (post: BlogPost) => BlogPost | null,
): { isFound: boolean; pages: BlogPage[] } {
  let isFound = false;
  const changed = pages.map((page) => {
    const post = page.posts.find((other) => other.id === id);
    if (!post) return page;
    isFound = true;
    const next = change(post);
    if (next === post) return page;
    const posts = page.posts.flatMap((other) => (other === post ? (next ?? []) : other));
    return { ...page, posts };
  });
  return { isFound, pages: changed.some((page, index) => page !== pages[index]) ? changed : pages };
}

function insertPost(pages: BlogPage[], post: BlogPost): BlogPage[] {
  const last = pages.length - 1;
  const pageIndex = pages.findIndex(
    (page, index) =>
      page.posts.some((other) => isNewer(post, other)) ||
      (index === last && page.nextCursor === null),
  );
  const page = pages[pageIndex];
  // Older than all that is loaded: it comes with a page that is still to be loaded.
  if (!page) return pages;
  const before = page.posts.findIndex((other) => isNewer(post, other));
  const posts =
    before < 0
      ? [...page.posts, post]
      : [...page.posts.slice(0, before), post, ...page.posts.slice(before)];
  return pages.map((other) => (other === page ? { ...page, posts } : other));
}

/**
 * The loaded pages after an event. Applying one twice, or late, changes nothing more; the same array
 * comes back when nothing changed. Whoever applies a post asks `isOvertaken` first.
 */
export function applyBlogEvent(pages: BlogPage[], event: BlogEvent): BlogPage[] {
  const known = changePost(pages, idOf(event), (post) => applyToPost(post, event));
  return known.isFound || !("post" in event) ? known.pages : insertPost(pages, event.post);
}

/**
 * The pages of a narrowed list after an event: a post that was moved to another category leaves, one that
 * does not hold the searched words does not come in.
 */
export function applyToList(
  pages: BlogPage[],
  { event, filters }: { event: BlogEvent; filters: BlogFilters },
): BlogPage[] {
  if (!("post" in event) || matchesFilter(event.post, filters)) return applyBlogEvent(pages, event);
  const { id, category } = event.post;
  const stays = !filters.category || filters.category === category;
  return changePost(pages, id, (post) => (stays ? applyToPost(post, event) : null)).pages;
}

/** The posts of one list, then those of another that are not among them. */
export function joinPosts(first: readonly BlogPost[], rest: readonly BlogPost[]): BlogPost[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...rest.filter(({ id }) => !ids.has(id))];
}

/** The pages with so many likes more, or fewer: shown at once, or taken back when the server refused it. */
export function applyLikes(
  pages: BlogPage[],
  { id, count }: { id: string; count: number },
): BlogPage[] {
  return changePost(pages, id, (post) => ({ ...post, likes: Math.max(0, post.likes + count) }))
    .pages;
}
