import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { insertNotifications } from "#src/features/notifications/store.server.ts";
import { cutRows, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { type ChangedVersion, planNext } from "#src/platform/versions.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { nameless } from "#src/shared/nameless.ts";
import { type CommentNews, commentNewsKind } from "./comment-news-schema.ts";
import type { BlogComment, CommentPage, CreateCommentInput } from "./comment-schema.ts";
import { type BlogEvent, type BlogMine } from "./schema.ts";
import { isUnreported } from "./store.server.ts";

/** Exactly what `blogComment` holds, so that what is read is the answer; the route's schema alone checks it. */
const columns = [
  "id",
  "authorName",
  "text",
  sql.ref<BlogComment["language"]>("comments.language").as("language"),
  toIso("comments.postedDate").as("postedDate"),
  toIso<string | null>("comments.editedDate").as("editedDate"),
  "version",
] as const;

export type Discussed = Extract<BlogEvent, { kind: "discussed" }>;

const pageSize = 20;
const oldest = {
  name: "oldest",
  key: sql.ref<Date>("comments.postedDate"),
  keyKind: "moment",
  direction: "asc",
} as const satisfies ListOrder;

/**
 * One page of a post's comments, oldest first, without those that the reader reported. Their author sees also
 * those that are hidden from others.
 * @throws AppError not-found when the reader cannot see the post; invalid-input for a cursor no page gave
 */
export async function listComments(
  db: Kysely<Tables>,
  { postId, uid, cursor }: { postId: string; uid: string; cursor?: string | undefined },
): Promise<CommentPage> {
  // Read first: what the page shows is at least as new.
  const post = await db
    .selectFrom("blogs")
    .select("commentsRevision")
    .where("id", "=", postId)
    .where("removedDate", "is", null)
    .where((where) => where.or([where("hiddenDate", "is", null), where("authorUid", "=", uid)]))
    .executeTakeFirst();
  if (!post) throw new AppError("not-found", "There is no such post");
  let list = db
    .selectFrom("comments")
    .select(columns)
    .where("postId", "=", postId)
    .where("removedDate", "is", null)
    .where((where) => where.or([where("hiddenDate", "is", null), where("authorUid", "=", uid)]))
    .where(isUnreported("comment", uid))
    .orderBy(oldest.key, oldest.direction)
    .orderBy("id", oldest.direction)
    .limit(pageSize + 1);
  if (cursor) list = list.where(isAfter(oldest, cursor));
  const page = cutRows(await list.execute(), {
    size: pageSize,
    order: oldest,
    getKey: ({ postedDate }) => postedDate,
  });
  return {
    comments: page.rows,
    nextCursor: page.nextCursor,
    revision: post.commentsRevision,
  };
}

/** What a farmer has written here: whether the post, and which of its comments. */
export async function getMine(
  db: Kysely<Tables>,
  { postId, uid }: { postId: string; uid: string },
): Promise<BlogMine> {
  const own = await db
    .selectFrom("blogs")
    .select("hiddenDate")
    .where("id", "=", postId)
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null)
    .executeTakeFirst();
  const comments = await db
    .selectFrom("comments")
    .select("id")
    .where("postId", "=", postId)
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null)
    .execute();
  return {
    isAuthor: own !== undefined,
    isHidden: Boolean(own?.hiddenDate),
    commentIds: comments.map(({ id }) => id),
  };
}

/** Counts a post's comments anew, as a newer state of its talk. */
export function updateTalk(db: Kysely<Tables>, { postId }: { postId: string }) {
  return db
    .updateTable("blogs")
    .set((set) => ({
      commentsRevision: set("commentsRevision", "+", 1),
      commentCount: sql<number>`(select count(*) from comments where "postId" = ${postId}
        and "removedDate" is null and "hiddenDate" is null)`,
    }))
    .where("id", "=", postId)
    .returning(["id", "commentCount", "commentsRevision"])
    .executeTakeFirstOrThrow();
}

/**
 * Changes a post's comments and counts those that are left to see. Changes of the same post wait for each
 * other, so that the last count is the right one.
 * @param change answers null when it changed nothing
 */
export async function changeComments<Result>(
  db: Kysely<Tables>,
  postId: string,
  change: (transaction: Transaction<Tables>) => Promise<Result | null>,
): Promise<{ result: Result; discussed: Discussed } | null> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom("blogs")
      .select("id")
      .where("id", "=", postId)
      .forUpdate()
      .executeTakeFirst();
    const result = await change(transaction);
    if (result === null) return null;
    const counted = await updateTalk(transaction, { postId });
    return { result, discussed: { kind: "discussed" as const, ...counted } };
  });
}

type NewComment = {
  postId: string;
  input: CreateCommentInput;
  author: { uid: string; displayName: string | null };
  now: Date;
  newId: () => string;
};

/** Tells whoever wrote a post of a comment by somebody else. @returns whose bell is to ring, if anybody's */
async function insertCommentNews(
  change: Transaction<Tables>,
  given: {
    post: { id: string; title: string; readerUid: string | null };
    commentId: string;
  } & Pick<NewComment, "author" | "now" | "newId">,
): Promise<string | null> {
  const { post, commentId, author, now, newId } = given;
  if (post.readerUid === null || post.readerUid === author.uid) return null;
  await insertNotifications(change, [
    {
      id: newId(),
      uid: post.readerUid,
      kind: commentNewsKind,
      subject: commentId,
      data: { postId: post.id, title: post.title } satisfies CommentNews,
      createdDate: now,
      lastDay: null,
    },
  ]);
  return post.readerUid;
}

/**
 * Stores a comment under a post that its author can see. Sent again, it is found and not doubled.
 * @returns no `discussed` when it was there before; whose bell is to ring, if anybody's
 * @throws AppError not-found without the post; conflict when the id belongs to another comment
 */
export async function insertComment(
  db: Kysely<Tables>,
  { postId, input, author, now, newId }: NewComment,
): Promise<{ comment: BlogComment; discussed: Discussed | null; told: string | null }> {
  const changed = await changeComments(db, postId, async (transaction) => {
    const post = await transaction
      .selectFrom("blogs")
      // Whoever is gone reads nothing any more.
      .leftJoin("users", "users.uid", "blogs.authorUid")
      .select(["blogs.id", "title", "users.uid as readerUid"])
      .where("blogs.id", "=", postId)
      .where("removedDate", "is", null)
      .where((where) =>
        where.or([where("hiddenDate", "is", null), where("authorUid", "=", author.uid)]),
      )
      .executeTakeFirst();
    if (!post) throw new AppError("not-found", "There is no such post");
    const row = await transaction
      .insertInto("comments")
      .values({
        ...input,
        postId,
        authorUid: author.uid,
        authorName: author.displayName ?? nameless,
        postedDate: now,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning(columns)
      .executeTakeFirst();
    if (!row) return null;
    const news = { post, commentId: input.id, author, now, newId };
    return { comment: row, told: await insertCommentNews(transaction, news) };
  });
  if (changed) return { ...changed.result, discussed: changed.discussed };
  const stored = await db
    .selectFrom("comments")
    .select(columns)
    .where("id", "=", input.id)
    .where("postId", "=", postId)
    .where("authorUid", "=", author.uid)
    .where("text", "=", input.text)
    .where("removedDate", "is", null)
    .executeTakeFirst();
  if (!stored) throw new AppError("conflict", "This id belongs to another comment");
  return { comment: stored, discussed: null, told: null };
}

type OwnComment = { id: string; uid: string };

const selectOwn = (db: Kysely<Tables>, { id, uid }: OwnComment) =>
  db
    .selectFrom("comments")
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null);

/** A farmer's own comment, or null. */
export async function getOwnComment(
  db: Kysely<Tables>,
  own: OwnComment,
): Promise<BlogComment | null> {
  return (await selectOwn(db, own).select(columns).executeTakeFirst()) ?? null;
}

/**
 * Changes the text of a farmer's own comment; null when there is none.
 * @returns no `discussed` when that was done before
 * @throws AppError conflict when it was changed since what this change was made upon
 */
export async function updateComment(
  db: Kysely<Tables>,
  given: OwnComment & { text: string; change: ChangedVersion; now: Date },
): Promise<{ comment: BlogComment; discussed: Discussed | null } | null> {
  const { text, change, now, ...own } = given;
  const place = await selectOwn(db, own).select("postId").executeTakeFirst();
  if (!place) return null;
  const changed = await changeComments(db, place.postId, async (transaction) => {
    const stored = await selectOwn(transaction, own).select(["text", "version"]).executeTakeFirst();
    if (!stored) return null;
    const isSame = stored.text === text;
    const version = planNext({ stored: stored.version, change, isSame });
    if (version === stored.version) return null;
    const row = await transaction
      .updateTable("comments")
      .set({ text, editedDate: now, version })
      .where("id", "=", own.id)
      .returning(columns)
      .executeTakeFirst();
    return row ?? null;
  });
  if (changed) return { comment: changed.result, discussed: changed.discussed };
  const comment = await getOwnComment(db, own);
  return comment && { comment, discussed: null };
}

/**
 * Removes a farmer's own comment and its words; its id stays taken, so that a late second send does not bring
 * it back. Removing it again, as after an answer that was lost, changes nothing more.
 */
export async function removeComment(
  db: Kysely<Tables>,
  { id, uid, now }: OwnComment & { now: Date },
): Promise<{ result: { id: string }; discussed: Discussed } | null> {
  const own = await db
    .selectFrom("comments")
    .select("postId")
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .executeTakeFirst();
  if (!own) return null;
  return changeComments(db, own.postId, async (transaction) => {
    const row = await transaction
      .updateTable("comments")
      .set((set) => ({ text: "", removedDate: set.fn.coalesce("removedDate", set.val(now)) }))
      .where("id", "=", id)
      .where("authorUid", "=", uid)
      .returning("id")
      .executeTakeFirst();
    return row ?? null;
  });
}
