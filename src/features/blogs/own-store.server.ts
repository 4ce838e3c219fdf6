import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { type BlogPost, type EditBlogInput, undoMinutes } from "./schema.ts";
import { postColumns, toSearchText } from "./store.server.ts";

/** A post by its author, or null for everybody else. */
export async function getOwnPost(
  db: Kysely<Tables>,
  { id, uid }: { id: string; uid: string },
): Promise<{ post: BlogPost; isHidden: boolean } | null> {
  const row = await db
    .selectFrom("blogs")
    .select([...postColumns, "hiddenDate"])
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null)
    .executeTakeFirst();
  return row ? toOwnPost(row) : null;
}

function toOwnPost({ hiddenDate, ...post }: BlogPost & { hiddenDate: Date | null }) {
  return { post, isHidden: hiddenDate !== null };
}

type ChangedPost = {
  uid: string;
  /** The post as it was. */
  post: BlogPost;
  input: EditBlogInput;
  imageUrl: string;
  now: Date;
};

/** Stores an author's changes; null when the post was changed or removed since it was read. */
export async function updatePost(
  db: Kysely<Tables>,
  { uid, post, input, imageUrl, now }: ChangedPost,
): Promise<BlogPost | null> {
  const { title, description, category, version } = input;
  const texts = { title, description, category };
  const row = await db
    .updateTable("blogs")
    .set((set) => ({
      ...texts,
      imageUrl,
      editedDate: now,
      version: set("version", "+", 1),
      searchText: toSearchText({ ...texts, authorName: post.authorName }),
    }))
    .where("id", "=", post.id)
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null)
    .where("version", "=", version)
    .returning(postColumns)
    .executeTakeFirst();
  return row ?? null;
}

type OwnPost = { id: string; uid: string; now: Date };

const undoLimit = (now: Date) => new Date(now.getTime() - undoMinutes * 60_000);

/**
 * Takes an author's post away from all readers; posts whose time for second thoughts is over are deleted.
 * @returns null when the farmer has no such post
 */
export async function removePost(
  db: Kysely<Tables>,
  { id, uid, now }: OwnPost,
): Promise<{ id: string; version: number } | null> {
  const removed = await db
    .updateTable("blogs")
    .set((set) => ({ removedDate: now, version: set("version", "+", 1) }))
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null)
    .returning(["id", "version"])
    .executeTakeFirst();
  await db.deleteFrom("blogs").where("removedDate", "<", undoLimit(now)).execute();
  if (removed) return removed;
  // Asked again after an answer that was lost.
  const gone = await db
    .selectFrom("blogs")
    .select(["id", "version"])
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("removedDate", "is not", null)
    .executeTakeFirst();
  return gone ?? null;
}

/** Brings back what its author removed a short while ago; null when there is nothing to bring back. */
export async function restorePost(
  db: Kysely<Tables>,
  { id, uid, now }: OwnPost,
): Promise<{ post: BlogPost; isHidden: boolean } | null> {
  const row = await db
    .updateTable("blogs")
    .set((set) => ({ removedDate: null, version: set("version", "+", 1) }))
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("removedDate", ">=", undoLimit(now))
    .returning([...postColumns, "hiddenDate"])
    .executeTakeFirst();
  return row ? toOwnPost(row) : null;
}
