import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyBlogEvent,
  applyLikes,
  applyToList,
  isOvertaken,
  joinPosts,
  matchesFilter,
} from "./rules.ts";
import type { BlogEvent, BlogPage, BlogPost } from "./schema.ts";

function makePost(number: number, minute = number, likes = 0): BlogPost {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: `Post ${number}`,
    description: "Ragi on the hill",
    imageUrl: "/pictures/posts/ragi.svg",
    isAuthorGone: false,
    authorName: "Sunita Pawar",
    postedDate: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
    likes,
    category: "seeds",
    language: "en",
    isSample: false,
    translations: null,
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

test("a change replaces the text, keeps later likes and comments, and an older one changes nothing", () => {
  const known = { ...makePost(1, 1, 7), commentCount: 2, commentsRevision: 5 };
  const pages = [{ posts: [known], nextCursor: null }];
  const changed = { ...makePost(1, 1, 3), title: "Changed", version: 2 };
  const [page] = applyBlogEvent(pages, { kind: "edited", post: changed });
  expect(page?.posts).toEqual([{ ...changed, likes: 7, commentCount: 2, commentsRevision: 5 }]);
  expect(applyBlogEvent(page ? [page] : [], { kind: "edited", post: known })[0]).toBe(page);
});

test("a post that is brought back is not taken away by the removal before it", () => {
  const back: BlogEvent = { kind: "created", post: { ...makePost(1), version: 3 } };
  const removed: BlogEvent = { kind: "removed", id: makePost(1).id, version: 2 };
  const pages = applyBlogEvent([{ posts: [], nextCursor: null }], back);
  expect(applyBlogEvent(pages, removed)).toBe(pages);
  expect(isOvertaken({ kind: "created", post: makePost(1) }, [removed])).toBe(true);
  expect(isOvertaken(back, [removed])).toBe(false);
});

test("the number of comments may fall, but never back to what was true before", () => {
  const { id } = makePost(1);
  const pages = [
    { posts: [{ ...makePost(1), commentCount: 3, commentsRevision: 3 }], nextCursor: null },
  ];
  const fewer: BlogEvent = { kind: "discussed", id, commentCount: 2, commentsRevision: 4 };
  const after = applyBlogEvent(pages, fewer);
  expect(after[0]?.posts[0]).toEqual({ ...makePost(1), commentCount: 2, commentsRevision: 4 });
  const late: BlogEvent = { kind: "discussed", id, commentCount: 4, commentsRevision: 2 };
  expect(applyBlogEvent(after, late)).toBe(after);
});

test("a narrowed list loses a post that moved to another category and keeps one whose words changed", () => {
  const pages = [{ posts: [makePost(1)], nextCursor: null }];
  const moved: BlogEvent = {
    kind: "edited",
    post: { ...makePost(1), category: "water", version: 2 },
  };
  expect(idsOf(applyToList(pages, { event: moved, filters: { category: "seeds" } }))).toEqual([]);
  expect(idsOf(applyToList(pages, { event: moved, filters: { search: "tractor" } }))).toHaveLength(
    1,
  );
  const added: BlogEvent = { kind: "created", post: makePost(2) };
  expect(applyToList(pages, { event: added, filters: { search: "tractor" } })).toBe(pages);
});

test("posts, changes, removals and returns end in the same list in whatever order they are heard", () => {
  /** What the server can say of a post: each version is there or gone, and always the same. */
  const makeEvent = (number: number, version: number): BlogEvent => {
    const post = { ...makePost(number), title: `Version ${version}`, version };
    if (version % 3 === 0) return { kind: "removed", id: post.id, version };
    return { kind: version === 1 ? "created" : "edited", post };
  };
  const event = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 7 }))
    .map(([number, version]) => makeEvent(number, version));
  const hearAll = (events: BlogEvent[]) => {
    let pages: BlogPage[] = [{ posts: [], nextCursor: null }];
    const heard: BlogEvent[] = [];
    for (const each of events) {
      if (!isOvertaken(each, heard)) pages = applyBlogEvent(pages, each);
      heard.push(each);
    }
    return pages;
  };
  fc.assert(
    fc.property(
      fc
        .array(event, { maxLength: 16 })
        .chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length }),
          ),
        ),
      ([events, shuffled]) => {
        const pages = hearAll(shuffled);
        expect(pages).toEqual(hearAll(events));
        for (const number of [1, 2, 3, 4]) {
          const versions = events
            .map((each) => ("post" in each ? each.post : each))
            .flatMap((each) =>
              "version" in each && each.id === makePost(number).id ? each.version : [],
            );
          const last = Math.max(0, ...versions);
          const shown = pages[0]?.posts.find(({ id }) => id === makePost(number).id);
          expect(shown?.title).toBe(last % 3 === 0 ? undefined : `Version ${last}`);
        }
      },
    ),
  );
});

test("a post that comes live enters no list about one's own farm, whose posts change and go as all do", () => {
  const reasons = { [makePost(1).id]: { crop: "wheat" as const } };
  const pages: BlogPage[] = [{ posts: [makePost(1)], nextCursor: null, reasons }];
  const apply = (event: BlogEvent) => applyToList(pages, { event, filters: { farm: "own" } });
  expect(apply({ kind: "created", post: makePost(2) })).toBe(pages);
  expect(apply({ kind: "edited", post: { ...makePost(2), version: 2 } })).toBe(pages);
  const edited = { ...makePost(1), title: "Wheat on ridges", version: 2 };
  expect(apply({ kind: "edited", post: edited })).toEqual([{ ...pages[0], posts: [edited] }]);
  const [liked] = apply({ kind: "liked", id: makePost(1).id, likes: 4 });
  expect(liked?.posts[0]?.likes).toBe(4);
  const gone: BlogEvent = { kind: "removed", id: makePost(1).id, version: 2 };
  expect(idsOf(apply(gone))).toEqual([]);
});

test("two lists are joined in their order, what is in both once", () => {
  const [one, two, three] = [makePost(1), makePost(2), makePost(3)];
  expect(joinPosts([one, three], [three, two, one])).toEqual([one, three, two]);
  expect(joinPosts([], [two])).toEqual([two]);
});
