import { type RawBuilder, sql } from "kysely";
import type { Language } from "#src/shared/language.ts";

/** A row's `words` in the language asked for, else in English, else in the one they were written in. */
export function wordsIn(language: Language): RawBuilder<unknown> {
  return sql`coalesce(words -> ${language}::text, words -> 'en', jsonb_path_query_first(words, '$.*'))`;
}

/** The language that `wordsIn` finds, so that the page can say it to screen readers. */
export function languageOfWords(language: Language): RawBuilder<Language> {
  return sql<Language>`case when words ? ${language}::text then ${language}::text
    when words ? 'en' then 'en' else (select min(key) from jsonb_object_keys(words) as key) end`;
}
