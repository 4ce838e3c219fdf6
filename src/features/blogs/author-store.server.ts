import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { blogsTopic } from "./schema.ts";
import { toSearchText } from "./store.server.ts";

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

/**
 * Takes the author's name off all their posts and comments, out of the search and out of what the live
 * stream keeps; their reports, and posts that they had deleted already, go altogether.
 * @returns how many posts there were
 */
export async function removeAuthor(db: Kysely<Tables>, { uid }: { uid: string }): Promise<number> {
  const authorName = "Unknown";
  await db.deleteFrom("reports").where("reporterUid", "=", uid).execute();
  await db
    .deleteFrom("blogs")
    .where("authorUid", "=", uid)
    .where("removedDate", "is not", null)
    .execute();
  await db
    .updateTable("comments")
    .set({ authorUid: null, authorName })
    .where("authorUid", "=", uid)
    .execute();
  const posts = await listOwnPosts(db, { uid });
  for (const post of posts) {
    await db
      .updateTable("blogs")
      .set({ authorUid: null, authorName, searchText: toSearchText({ ...post, authorName }) })
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
