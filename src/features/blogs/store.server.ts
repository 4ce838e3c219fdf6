import { createHash } from "node:crypto";
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { getAliases } from "#src/features/names/aliases.server.ts";
import { cutRows, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import { getSearch, joinSearchText, planSearch, type Search } from "#src/platform/search.server.ts";
import type { NameSearch } from "#src/platform/search-names.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { groupWrites } from "#src/platform/write-group.server.ts";
import { rememberWrites } from "#src/platform/writes.server.ts";
import { nameless } from "#src/shared/nameless.ts";
import { type BlogPage, type BlogPost, type BlogQuery, type CreateBlogInput } from "./schema.ts";

/** Samples have no author either, and keep the name that stands under them. */
const isAuthorGone = sql<boolean>`blogs."authorUid" is null and blogs."authorName" = ${sql.lit(nameless)}`;

/** Exactly what `blogPost` holds, so that what is read is the answer; the route's schema alone checks it. */
export const postColumns = [
  "id",
  "title",
  "description",
  "imageUrl",
  "authorName",
  isAuthorGone.as("isAuthorGone"),
  toIso("blogs.postedDate").as("postedDate"),
  "likes",
  sql.ref<BlogPost["category"]>("blogs.category").as("category"),
  sql.ref<BlogPost["language"]>("blogs.language").as("language"),
  "isSample",
  sql.ref<BlogPost["translations"]>("blogs.translations").as("translations"),
  toIso<string | null>("blogs.editedDate").as("editedDate"),
  "version",
  "commentCount",
  "commentsRevision",
] as const;

/** Not removed by its author, and not hidden. */
const isShown = sql<SqlBool>`blogs."removedDate" is null and blogs."hiddenDate" is null`;

/** Whoever reported something does not see it again, whatever others think of it. */
export const isUnreported = (kind: "post" | "comment", uid: string) =>
  sql<SqlBool>`id not in (
    select "targetId" from reports where "reporterUid" = ${uid} and kind = ${kind})`;

export const pageSize = 9;
// Qualified, since the select list calls its text of the moment by the same name.
const newest = {
  name: "newest",
  key: sql.ref<Date>("blogs.postedDate"),
  keyKind: "moment",
  direction: "desc",
} as const satisfies ListOrder;

/** So many of the newest posts are read, in some 3 ms, before the index of words is asked. */
const readFirst = 1000;

/**
 * One page of posts, newest first, continued exactly after the last post of the page before, whatever
 * was posted meanwhile.
 * @param uid whose reported posts are left out; null leaves none out
 * @throws AppError invalid-input for a cursor that no page gave
 */
export async function listPosts(
  db: Kysely<Tables>,
  { uid, cursor, search, category, limit = pageSize }: BlogQuery & { uid: string | null },
): Promise<BlogPage> {
  const found = await getSearch(db, { table: "blogs", plan: planSearch(search, getAliases()) });
  const list = selectPosts(db, { uid, cursor, category });
  const rows = await (found
    ? findPosts(db, { list, found, limit })
    : inOrder(list, limit).execute());
  const page = cutPosts(rows, limit);
  return { posts: page.rows, nextCursor: page.nextCursor };
}

/** A page of the rows that one of the queries below has found, and where the next begins. */
export const cutPosts = (rows: BlogPost[], size: number) =>
  cutRows(rows, { size, order: newest, getKey: ({ postedDate }) => postedDate });

type PostList = SelectQueryBuilder<Tables, "blogs", object>;

/** The posts after a cursor that a farmer may see, not yet ordered. */
export function selectPosts(
  db: Kysely<Tables>,
  { uid, cursor, category }: Pick<BlogQuery, "cursor" | "category"> & { uid: string | null },
): PostList {
  let list = db.selectFrom("blogs").where(isShown);
  if (uid !== null) list = list.where(isUnreported("post", uid));
  if (category) list = list.where("category", "=", category);
  return cursor ? list.where(isAfter(newest, cursor)) : list;
}

/**
 * How many rows are read for a page: a part of the statement, whose plan the database would make anew each time
 * if it were a parameter. Three are enough, since each makes another statement to be prepared.
 */
const lengths = [pageSize + 1, 21, 51];

function inOrder(list: PostList, limit: number) {
  const length = lengths.find((each) => each > limit);
  return list
    .select(postColumns)
    .orderBy(newest.key, newest.direction)
    .orderBy("id", newest.direction)
    .limit(length === undefined ? limit + 1 : sql.lit(length));
}

/**
 * The first rows of a list that hold what is looked for, at least one more than a page. Words that are in many posts fill the page from the
 * newest ones; all others are few, and the index of words finds them. The planner, left to choose, reads
 * the whole list for words that are common but never stand together.
 */
export async function findPosts(
  db: Kysely<Tables>,
  given: { list: PostList; found: Pick<Search, "matches"> & Partial<NameSearch>; limit: number },
) {
  const { list, found, limit } = given;
  const newestFew = list
    .selectAll()
    .orderBy(newest.key, newest.direction)
    .orderBy("id", newest.direction)
    .limit(readFirst);
  const few = await inOrder(
    db
      .with("blogs", () => newestFew)
      .selectFrom("blogs")
      .where(found.matchesRow ?? found.matches),
    limit,
  ).execute();
  if (few.length > limit) return few;
  const all = list.select(["id", "postedDate"]).where(found.matches);
  return inOrder(
    db.selectFrom("blogs").where("id", "in", () =>
      db
        .with(
          (cte) => cte("found").materialized(),
          () => all,
        )
        .selectFrom("found")
        .select("id")
        .orderBy("postedDate", newest.direction)
        .orderBy("id", newest.direction)
        .limit(limit + 1),
    ),
    limit,
  ).execute();
}

/** A post as one reader may see it, or null: its author sees it also while it is hidden from others. */
export async function getPost(
  db: Kysely<Tables>,
  { id, uid }: { id: string; uid: string },
): Promise<BlogPost | null> {
  const row = await db
    .selectFrom("blogs")
    .select(postColumns)
    .where("id", "=", id)
    .where("removedDate", "is", null)
    .where((where) => where.or([where("hiddenDate", "is", null), where("authorUid", "=", uid)]))
    .where(isUnreported("post", uid))
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the id belongs to any post, also to one that nobody sees. */
export async function isIdTaken(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db.selectFrom("blogs").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

type NewPost = {
  input: CreateBlogInput;
  imageUrl: string;
  author: { uid: string; displayName: string | null };
  now: Date;
};

/**
 * Makes the function that stores a post with no likes yet and answers it, or null when a post of that id
 * exists already. Posts that arrive together are stored by one statement, with one commit.
 */
export function openPosts(db: Kysely<Tables>): (post: NewPost) => Promise<BlogPost | null> {
  return groupWrites(async (posts) => {
    const rows = await db
      .insertInto("blogs")
      .values(
        posts.map(({ input, imageUrl, author, now }) => {
          const authorName = author.displayName ?? nameless;
          return {
            ...input,
            imageUrl,
            authorUid: author.uid,
            authorName,
            postedDate: now,
            searchText: toSearchText({ ...input, authorName }),
          };
        }),
      )
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning(postColumns)
      .execute();
    const stored = new Map<string, BlogPost>(rows.map((row) => [row.id, row]));
    return posts.map(({ input: { id } }) => {
      const post = stored.get(id) ?? null;
      // The same post sent twice at once is the first one's.
      stored.delete(id);
      return post;
    });
  });
}

/** What a post is found by. */
export function toSearchText(
  post: Record<"title" | "category" | "authorName" | "description", string>,
) {
  return joinSearchText([post.title, post.category, post.authorName, post.description]);
}

type Like = { postId: string; uid: string; writeId: string };

/**
 * Makes the function that counts likes: it adds one and answers the new count, or null when there is no
 * such post. A like that was counted before, or comes twice, by its write's id, is not counted again. Likes that arrive
 * together are added by one statement, so that a much-liked post does not make its readers queue for one
 * row; none is lost.
 */
export function openLikes(db: Kysely<Tables>): (like: Like) => Promise<number | null> {
  return groupWrites(async (likes) => {
    // Sorted, so that two processes lock rows in the same order.
    const sorted = [...likes].sort((a, b) => (a.postId < b.postId ? -1 : 1));
    const remembered = rememberWrites(sorted.map(({ uid, writeId }) => ({ uid, id: writeId })));
    const postIds = sorted.map(({ postId }) => postId);
    const { rows } = await sql<{ id: string; likes: number }>`
      with remembered as (${remembered}),
      added as (
        select sent."postId", count(*)::integer as count
        from (
          select distinct on (uid, id) * from unnest(
            ${postIds}::text[], ${sorted.map(({ uid }) => uid)}::text[],
            ${sorted.map(({ writeId }) => writeId)}::text[]
          ) as every ("postId", uid, id)
          order by uid, id, "postId"
        ) as sent
        join remembered on remembered.uid = sent.uid and remembered.id = sent.id
        group by sent."postId"
      ),
      updated as (
        update blogs set likes = blogs.likes + added.count from added
        where blogs.id = added."postId" and ${isShown}
        returning blogs.id, blogs.likes
      )
      select id, likes from updated
      union all
      select id, likes from blogs
      where id = any(${postIds}::text[]) and ${isShown} and id not in (select id from updated)`.execute(
      db,
    );
    const likesById = new Map(rows.map((row) => [row.id, row.likes]));
    return likes.map(({ postId }) => likesById.get(postId) ?? null);
  });
}

/** The same id on every installation, so that a sample can be named. */
export function makeSampleId(slug: string): string {
  const hash = createHash("sha256").update(`urvara/blogs/${slug}`).digest("hex");
  // Version 8 and the variant bits mark a UUID made by a rule of one's own (RFC 9562, section 5.8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
