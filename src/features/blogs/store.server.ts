import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { cutPage, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { getSearch, joinSearchText, planSearch } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { groupWrites } from "#src/platform/write-group.server.ts";
import { rememberWrites } from "#src/platform/writes.server.ts";
import { samplePosts } from "./samples.ts";
import {
  type BlogPage,
  type BlogPost,
  type BlogQuery,
  blogPage,
  blogPost,
  type CreateBlogInput,
} from "./schema.ts";

const columns = [
  "id",
  "title",
  "description",
  "imageUrl",
  "authorName",
  "likes",
  "category",
  "language",
] as const;

const postedDate = sql<string>`to_char("postedDate" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const pageSize = 9;
// Qualified, since the select list calls its text of the moment by the same name.
const newest = {
  name: "newest",
  key: sql.ref<Date>("blogs.postedDate"),
  keyKind: "moment",
  direction: "desc",
} as const satisfies ListOrder;

/**
 * One page of posts, newest first, continued exactly after the last post of the page before, whatever
 * was posted meanwhile.
 * @throws AppError invalid-input for a cursor that no page gave
 */
export async function listPosts(
  db: Kysely<Tables>,
  { cursor, search, category }: BlogQuery,
): Promise<BlogPage> {
  const found = await getSearch(db, { table: "blogs", plan: planSearch(search) });
  let list = db
    .selectFrom("blogs")
    .select([...columns, postedDate.as("postedDate"), newest.key.as("orderKey")])
    .orderBy(newest.key, newest.direction)
    .orderBy("id", newest.direction)
    .limit(pageSize + 1);
  if (found) list = list.where(found.matches);
  if (category) list = list.where("category", "=", category);
  if (cursor) list = list.where(isAfter(newest, cursor));
  const page = cutPage(await list.execute(), { size: pageSize, order: newest });
  return blogPage.parse({ posts: page.rows, nextCursor: page.nextCursor });
}

/** A post and whose it is, or null. */
export async function getPost(
  db: Kysely<Tables>,
  { id }: { id: string },
): Promise<{ post: BlogPost; authorUid: string | null } | null> {
  const row = await db
    .selectFrom("blogs")
    .select([...columns, postedDate.as("postedDate"), "authorUid"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { post: blogPost.parse(row), authorUid: row.authorUid } : null;
}

export type NewPost = {
  input: CreateBlogInput;
  imageUrl: string;
  author: { uid: string; displayName: string | null };
  now: Date;
};

/** Stores a post with no likes yet; null when a post of that id exists already. */
export async function insertPost(
  db: Kysely<Tables>,
  { input, imageUrl, author, now }: NewPost,
): Promise<BlogPost | null> {
  const authorName = author.displayName ?? "Unknown";
  const row = await db
    .insertInto("blogs")
    .values({
      ...input,
      imageUrl,
      authorUid: author.uid,
      authorName,
      postedDate: now,
      searchText: toSearchText({ ...input, authorName }),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning([...columns, postedDate.as("postedDate")])
    .executeTakeFirst();
  return row ? blogPost.parse(row) : null;
}

function toSearchText(post: Pick<BlogPost, "title" | "category" | "authorName" | "description">) {
  return joinSearchText([post.title, post.category, post.authorName, post.description]);
}

export type Like = { postId: string; uid: string; writeId: string };

/**
 * Makes the function that counts likes: it adds one and answers the new count, or null when there is no
 * such post. A like that was counted before, by its write's id, is not counted again. Likes that arrive
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
        from unnest(
          ${postIds}::text[], ${sorted.map(({ uid }) => uid)}::text[],
          ${sorted.map(({ writeId }) => writeId)}::text[]
        ) as sent ("postId", uid, id)
        join remembered on remembered.uid = sent.uid and remembered.id = sent.id
        group by sent."postId"
      ),
      updated as (
        update blogs set likes = blogs.likes + added.count from added
        where blogs.id = added."postId"
        returning blogs.id, blogs.likes
      )
      select id, likes from updated
      union all
      select id, likes from blogs
      where id = any(${postIds}::text[]) and id not in (select id from updated)`.execute(db);
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

/** Puts the posts that a new community opens with into the database; those already there stay. */
export async function insertSamplePosts(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto("blogs")
    .values(
      samplePosts.map((post) => ({
        ...post,
        id: makeSampleId(post.id),
        authorUid: null,
        searchText: toSearchText(post),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
