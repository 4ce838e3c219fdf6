import type { BlogEvent, BlogFilters, BlogPage, BlogPost } from "./schema.ts";

/** Newest first; posts of the same moment by id, downwards, as the database orders them. */
export function isNewer(post: BlogPost, than: BlogPost): boolean {
  return post.postedDate === than.postedDate
    ? post.id > than.id
    : Date.parse(post.postedDate) > Date.parse(than.postedDate);
}

/** Whether a post that arrives live belongs into a list. The server's search also forgives typing errors. */
export function matchesFilter(post: BlogPost, { search = "", category }: BlogFilters): boolean {
  if (category && post.category !== category) return false;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${post.title} ${post.description} ${post.authorName}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Likes only ever grow, so the larger of two counts is the later one. */
function withLikes(post: BlogPost, likes: number): BlogPost {
  return likes > post.likes ? { ...post, likes } : post;
}

function changePost(pages: BlogPage[], id: string, change: (post: BlogPost) => BlogPost) {
  let isFound = false;
  const changed = pages.map((page) => {
    const index = page.posts.findIndex((post) => post.id === id);
    const post = page.posts[index];
    if (!post) return page;
    isFound = true;
    const next = change(post);
    if (next === post) return page;
    return { ...page, posts: page.posts.map((other) => (other === post ? next : other)) };
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
 * comes back when nothing changed.
 */
export function applyBlogEvent(pages: BlogPage[], event: BlogEvent): BlogPage[] {
  if (event.kind === "liked") {
    return changePost(pages, event.id, (post) => withLikes(post, event.likes)).pages;
  }
  const known = changePost(pages, event.post.id, (post) => withLikes(post, event.post.likes));
  return known.isFound ? known.pages : insertPost(pages, event.post);
}

/** The pages with so many likes more, or fewer: shown at once, or taken back when the server refused it. */
export function applyLikes(
  pages: BlogPage[],
  { id, count }: { id: string; count: number },
): BlogPage[] {
  return changePost(pages, id, (post) => ({ ...post, likes: Math.max(0, post.likes + count) }))
    .pages;
}
