import { type Kysely, sql } from "kysely";

/** Indexes for a hundred thousand posts and the words in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists "searchWords_sound" on "searchWords"
    using gin (sound gin_trgm_ops)`.execute(db);
  await sql`create index if not exists blogs_category_newest
    on blogs (category, "postedDate" desc, id desc)`.execute(db);
  // The index answers only for words above these likenesses; they let through a slip in a word of four
  // letters and two in one of eight. A nearest-neighbour index needs no limit but took ten times as long.
  await sql`create function "listLikeWords"(list text, typed text, most integer)
    returns table (sound text) language sql stable
    set pg_trgm.similarity_threshold = 0.2
    set pg_trgm.word_similarity_threshold = 0.4
    as $$
      select words.sound from "searchWords" as words
      where words.list = $1 and (words.sound % $2 or $2 <% words.sound)
      order by greatest(similarity(words.sound, $2), word_similarity($2, words.sound)) desc, words.sound
      limit $3
    $$`.execute(db);
}
