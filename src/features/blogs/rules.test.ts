import fc from "fast-check";
import { expect, test } from "vitest";
import { applyBlogEvent, applyLikes, matchesFilter } from "./rules.ts";
import type { BlogEvent, BlogPage, BlogPost } from "./schema.ts";

function makePost(number: number, minute = number, likes = 0): BlogPost {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: `Post ${number}`,
    description: "Ragi on the hill",
    imageUrl: "/pictures/posts/ragi.svg",
    authorName: "Sunita Pawar",
    postedDate: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
    likes,
    category: "seeds",
    language: "en",
    editedDate: null,
    version: 1,
    commentCount: 0,
    commentsRevision: 0,
  };
}

const idsOf = (pages: BlogPage[]) => pages.flatMap((page) => page.posts.map((post) => post.id));

test("a new post goes on top, once, however often it is announced", () => {
  const pages = [{ posts: [makePost(2), makePost(1)], nextCursor: null }];
  const event: BlogEvent = { kind: "created", post: makePost(3) };
  const once = applyBlogEvent(pages, event);
  expect(idsOf(once)).toEqual([makePost(3).id, makePost(2).id, makePost(1).id]);
  expect(applyBlogEvent(once, event)).toBe(once);
});

test("a post older than everything loaded waits for the page it belongs to", () => {
  const event: BlogEvent = { kind: "created", post: makePost(1) };
  const more = [{ posts: [makePost(5), makePost(4)], nextCursor: "more" }];
  expect(applyBlogEvent(more, event)).toBe(more);
  const whole = [{ posts: [makePost(5), makePost(4)], nextCursor: null }];
  expect(idsOf(applyBlogEvent(whole, event)).at(-1)).toBe(makePost(1).id);
});

test("a like that arrives late never lowers the count", () => {
  const pages = [{ posts: [makePost(1, 1, 7)], nextCursor: null }];
  expect(applyBlogEvent(pages, { kind: "liked", id: makePost(1).id, likes: 6 })).toBe(pages);
  const more = applyBlogEvent(pages, { kind: "liked", id: makePost(1).id, likes: 9 });
  expect(more[0]?.posts[0]?.likes).toBe(9);
});

test("a like of a post that is not loaded changes nothing", () => {
  const pages = [{ posts: [makePost(1)], nextCursor: null }];
  expect(applyBlogEvent(pages, { kind: "liked", id: makePost(9).id, likes: 4 })).toBe(pages);
});

test("a like is shown at once and taken back when it was refused; no count goes below zero", () => {
  const pages = [{ posts: [makePost(1, 1, 1)], nextCursor: null }];
  const { id } = makePost(1);
  const liked = applyLikes(pages, { id, count: 1 });
  expect(liked[0]?.posts[0]?.likes).toBe(2);
  const back = applyLikes(liked, { id, count: -1 });
  expect(back[0]?.posts[0]?.likes).toBe(1);
  expect(applyLikes(back, { id, count: -5 })[0]?.posts[0]?.likes).toBe(0);
});

test("in whatever order and however often events arrive, every viewer ends with the same list", () => {
  const event = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 9 }))
      // Two posts in each minute, so that ties are decided by id.
      .map(
        ([number, likes]): BlogEvent => ({
          kind: "created",
          post: makePost(number, Math.floor(number / 2), likes),
        }),
      ),
  );
  const liked = fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 99 }))
    .map(([number, likes]): BlogEvent => ({ kind: "liked", id: makePost(number).id, likes }));
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 12 }),
      fc.array(liked, { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (created, likes, order) => {
        const empty: BlogPage[] = [{ posts: [], nextCursor: null }];
        const shuffled = [...created, ...created]
          .map((value) => ({ value, key: order.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ value }) => value);
        const first = [...created, ...likes].reduce(applyBlogEvent, empty);
        const second = [...shuffled, ...likes.toReversed()].reduce(applyBlogEvent, empty);
        expect(second).toEqual(first);
        const posts = first[0]?.posts ?? [];
        const ordered = [...posts].sort((a, b) =>
          a.postedDate === b.postedDate
            ? b.id.localeCompare(a.id)
            : b.postedDate.localeCompare(a.postedDate),
        );
        expect(posts).toEqual(ordered);
        expect(new Set(idsOf(first)).size).toBe(posts.length);
      },
    ),
  );
});

test("a list that is narrowed takes only the posts that fit", () => {
  const post = makePost(1);
  expect(matchesFilter(post, {})).toBe(true);
  expect(matchesFilter(post, { search: "  RAGI pawar ", category: "seeds" })).toBe(true);
  expect(matchesFilter(post, { search: "ragi tractor" })).toBe(false);
  expect(matchesFilter(post, { category: "water" })).toBe(false);
});
