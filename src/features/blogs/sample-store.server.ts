import type { Kysely } from "kysely";
import { samplePosts } from "#content/sample-posts.ts";
import { joinSearchText } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { SamplePost } from "./sample-schema.ts";
import { makeSampleId } from "./store.server.ts";

/** What a sample is in the table beside its own fields; it is found by its words in every language. */
function makeColumns({ words, category, authorName }: SamplePost) {
  const { en: _english, ...translations } = words;
  const told = Object.values(words);
  return {
    isSample: true,
    translations: JSON.stringify(translations),
    searchText: joinSearchText([
      ...told.map(({ title }) => title),
      category,
      authorName,
      ...told.map(({ description }) => description),
    ]),
  };
}

/** Puts the posts that a new community opens with into the database; those already there stay. */
export async function insertSamplePosts(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto("blogs")
    .values(
      samplePosts.map((post) => {
        const { words, ...columns } = post;
        return {
          ...columns,
          ...words.en,
          ...makeColumns(post),
          id: makeSampleId(post.id),
          language: "en",
          authorUid: null,
        };
      }),
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
