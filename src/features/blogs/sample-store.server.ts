import type { Kysely } from "kysely";
import { joinSearchText } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { samplePosts } from "./samples.ts";
import { makeSampleId } from "./store.server.ts";

type Sample = (typeof samplePosts)[number];

/** What a sample is in the table beside its own fields; it is found by its words in every language. */
function makeColumns({ title, description, category, authorName, translations }: Sample) {
  const { hi, mr } = translations;
  return {
    isSample: true,
    translations: JSON.stringify(translations),
    searchText: joinSearchText([
      title,
      hi.title,
      mr.title,
      category,
      authorName,
      description,
      hi.description,
      mr.description,
    ]),
  };
}

/** Puts the posts that a new community opens with into the database; those already there stay. */
export async function insertSamplePosts(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto("blogs")
    .values(
      samplePosts.map((post) => ({
        ...post,
        ...makeColumns(post),
        id: makeSampleId(post.id),
        authorUid: null,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Marks the samples that an older version has put in, and gives them their words in all languages. */
export async function updateSamplePosts(db: Kysely<Tables>): Promise<void> {
  for (const post of samplePosts) {
    await db
      .updateTable("blogs")
      .set((set) => ({
        ...makeColumns(post),
        // Browsers take in only what is later than what they have.
        version: set("version", "+", 1),
      }))
      .where("id", "=", makeSampleId(post.id))
      .where("isSample", "=", false)
      .execute();
  }
}
