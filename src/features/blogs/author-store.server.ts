import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { nameless } from "#src/shared/nameless.ts";
import { updateTalk } from "./comment-store.server.ts";
import { type BlogPost, blogsTopic } from "./schema.ts";
import { postColumns, toSearchText } from "./store.server.ts";

const columns = [
  "id",
  "title",
  "description",
  "imageUrl",
  "category",
  "language",
  "authorName",
  "postedDate",
  "likes",
] as const;

/** Every post of one author, oldest first. */
export function listOwnPosts(db: Kysely<Tables>, { uid }: { uid: string }) {
  return db
    .selectFrom("blogs")
    .select(columns)
    .where("authorUid", "=", uid)
    .orderBy("postedDate")
    .orderBy("id")
    .execute();
}

/** Every comment of one author that is not removed, oldest first. */
export function listOwnComments(db: Kysely<Tables>, { uid }: { uid: string }) {
  return db
    .selectFrom("comments")
    .select(["id", "postId", "text", "language", "authorName", "postedDate"])
    .where("authorUid", "=", uid)
    .where("removedDate", "is", null)
    .orderBy("postedDate")
    .orderBy("id")
    .execute();
}

/** What one farmer reported, oldest first. */
export function listOwnReports(db: Kysely<Tables>, { uid }: { uid: string }) {
  return db
    .selectFrom("reports")
    .select(["kind", "targetId", "reason", "words", "reportedDate"])
    .where("reporterUid", "=", uid)
    .orderBy("reportedDate")
    .orderBy("targetId")
    .execute();
}

/**
 * Puts the name that an author goes by now under all that they have written.
 * @returns the posts that others can see, oldest first
 */
export async function updateAuthorName(
  db: Kysely<Tables>,
  { uid, authorName }: { uid: string; authorName: string },
): Promise<BlogPost[]> {
  const shown: BlogPost[] = [];
  for (const post of await listOwnPosts(db, { uid })) {
    const { removedDate, hiddenDate, ...changed } = await db
      .updateTable("blogs")
      .set((set) => ({
        authorName,
        searchText: toSearchText({ ...post, authorName }),
        // Readers take in only what is later than what they have.
        version: set("version", "+", 1),
      }))
      .where("id", "=", post.id)
      .returning([...postColumns, "removedDate", "hiddenDate"])
      .executeTakeFirstOrThrow();
    if (removedDate === null && hiddenDate === null) shown.push(changed);
  }
  await db.updateTable("comments").set({ authorName }).where("authorUid", "=", uid).execute();
  return shown;
}

/** Deletes what a farmer said under posts and reported, and counts the posts' comments anew. */
async function removeTalk(db: Kysely<Tables>, { uid }: { uid: string }): Promise<void> {
  const removed = await db
    .deleteFrom("comments")
    .where("authorUid", "=", uid)
    .returning("postId")
    .execute();
  for (const postId of new Set(removed.map((comment) => comment.postId))) {
    await updateTalk(db, { postId });
  }
  await db.deleteFrom("reports").where("reporterUid", "=", uid).execute();
}

/**
 * Deletes the author's comments, reports and the posts they had removed already, and takes their name off
 * all other posts, out of the search and out of what the live stream keeps.
 * @returns how many posts there were
 */
export async function removeAuthor(db: Kysely<Tables>, { uid }: { uid: string }): Promise<number> {
  await removeTalk(db, { uid });
  await db
    .deleteFrom("blogs")
    .where("authorUid", "=", uid)
    .where("removedDate", "is not", null)
    .execute();
  const posts = await listOwnPosts(db, { uid });
  for (const post of posts) {
    await db
      .updateTable("blogs")
      .set({
        authorUid: null,
        authorName: nameless,
        searchText: toSearchText({ ...post, authorName: nameless }),
      })
      .where("id", "=", post.id)
      .execute();
  }
  const ids = posts.map(({ id }) => id);
  if (ids.length > 0) {
    await db
      .deleteFrom("events")
      .where("topic", "=", blogsTopic)
      .where(sql<string>`body -> 'post' ->> 'id'`, "in", ids)
      .execute();
  }
  return ids.length;
}
