import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { commonNames } from "./search-aliases.server.ts";
import { countSlips, hearWord, splitWords } from "./search-words.server.ts";
import type { Tables } from "./tables.ts";

/** Lists that keep what can be found in them in a column filled by `joinSearchText`. */
type SearchedTable = {
  [Table in keyof Tables]: Tables[Table] extends { searchText: unknown } ? Table : never;
}[keyof Tables];

/** One way to write a word that was typed: its letters, and its sound in Latin letters. */
type Spelling = {
  letters: string;
  sound: string;
  /** Counts only where it stands alone: another name so short that many words begin with it. */
  isWhole?: boolean;
};

/** What was typed: every word must be found, in any one of its spellings. */
type SearchPlan = { words: Spelling[][] };

/** What a list query applies: the rows that match, and how far each is from what was typed. */
export type Search = {
  matches: RawBuilder<SqlBool>;
  /** The same in another column that `joinSearchText` filled, such as one of titles alone. */
  matchesIn: (column: string) => RawBuilder<SqlBool>;
  /** A whole number, smaller is better; rows of the same distance need a second order. */
  distance: RawBuilder<number>;
};

/** Other words for a word as `splitWords` writes it, or for its sound: `gobar` -> `compost`. */
export type SearchAliases = ReadonlyMap<string, readonly string[]>;

const mostWords = 8;
const shortestTelling = 4;
// As the trigger of migration 0003 keeps them.
const shortestKept = 3;
const mostCandidates = 50;
// Each is looked for in every text.
const mostNear = 8;
const farthestPlace = 100_000;
// Words without a meaning of their own must not keep "seeds for tomato" from finding tomato seeds.
const fillers = new Set(
  splitWords("a an and for from in of on or the to with का की के को में से और पर लिए वाला वाली वाले"),
);

/**
 * A row's `searchText`: of each text the words, then their sounds.
 * @param texts the most telling first (titles, then categories, then descriptions): what is found
 * earlier ranks higher
 */
export function joinSearchText(texts: readonly string[]): string {
  const words = texts.map(splitWords).flatMap((written) => [...written, ...written.map(hearWord)]);
  return ` ${words.join(" ")} `;
}

/** What to look for, or null when nothing was typed that could be found. */
export function planSearch(typed: string, aliases: SearchAliases = commonNames): SearchPlan | null {
  if (typed === "") return null;
  const all = [...new Set(splitWords(typed))].slice(0, mostWords);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return null;
  return {
    words: words.map((word) => [
      { letters: word, sound: hearWord(word) },
      ...(aliases.get(word) ?? aliases.get(hearWord(word)) ?? []).map((letters) => {
        const sound = hearWord(letters);
        return { letters, sound, isWhole: sound.length < shortestTelling };
      }),
    ]),
  };
}

/**
 * How a list finds what was typed, or null when nothing was: each word as typed, or, where no row of the
 * list has it, as the nearest words that one has.
 */
export async function getSearch(
  db: Kysely<Tables>,
  { table, plan }: { table: SearchedTable; plan: SearchPlan | null },
): Promise<Search | null> {
  if (!plan) return null;
  const words: Spelling[][] = [];
  for (const spellings of plan.words) {
    const isKnown = await hasKnownSpelling(db, { table, spellings });
    words.push(...(isKnown ? [spellings] : await listNearWords(db, { table, spellings })));
  }
  return words.every((spellings) => spellings.length > 0) ? toSearch(words) : nothing;
}

const nothing: Search = {
  matches: sql<SqlBool>`false`,
  matchesIn: () => sql<SqlBool>`false`,
  distance: sql<number>`(0 + 0)`,
};

function toSearch(words: Spelling[][]): Search {
  const matchesIn = (column: string) =>
    sql<SqlBool>`(${sql.join(
      words.map((spellings) => hasWord(spellings, sql.ref(column))),
      sql` and `,
    )})`;
  return {
    matches: matchesIn("searchText"),
    matchesIn,
    distance: sql<number>`(${sql.join(words.map(getPlace), sql` + `)})`,
  };
}

const text = sql.ref<string>("searchText");

function isTelling(word: string): boolean {
  return word.length >= shortestTelling && !/^\d+$/.test(word);
}

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

/** The forms of a word that a text may hold: letters, digits and spaces, so that LIKE needs no escapes. */
function listForms(spellings: Spelling[]): string[] {
  return [...new Set(spellings.flatMap(({ letters, sound }) => [letters, sound]))];
}

function hasWord(spellings: Spelling[], column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  // Short words and mere sounds count from their first letter only: `oil` is not in `soil`.
  const parts = spellings.flatMap(({ letters, sound, isWhole }) => {
    if (isWhole) return [` ${letters} `];
    const written = isTelling(letters) ? letters : ` ${letters}`;
    return [written, ` ${sound}`];
  });
  // Each further pattern is one more walk through the index, and what holds a longer part holds the shorter.
  const fewest = [...new Set(parts)].filter(
    (part, _index, all) => !all.some((other) => other !== part && part.includes(other)),
  );
  const conditions = fewest.map((part) => hasPart(part, column));
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

function hasPart(part: string, column: RawBuilder<unknown>): RawBuilder<unknown> {
  const isIn = sql`${column} like ${`%${part}%`}`;
  const letters = part.trim();
  if (letters === part || letters.length < shortestTelling) return isIn;
  // That it begins a word, thousands of texts have in common with it: the index is asked for the rest
  // alone, in a tenth of the time. The planner takes the second condition, as it should, for mostly true.
  return sql`(${column} like ${`%${letters}%`} and strpos(${column}, ${part}) <> 0)`;
}

/** Where in the text the word stands first, in letters from its beginning. */
function getPlace(spellings: Spelling[]): RawBuilder<number> {
  const places = listForms(spellings).map((form) => sql`nullif(strpos(${text}, ${` ${form}`}), 0)`);
  return sql<number>`coalesce(least(${sql.join(places)}), ${farthestPlace}::integer)`;
}

/** Whether the list has the word; short ones and numbers have no slips to look for and count as known. */
async function hasKnownSpelling(
  db: Kysely<Tables>,
  { table, spellings }: { table: SearchedTable; spellings: Spelling[] },
): Promise<boolean> {
  const [typed] = spellings;
  if (!typed || !isTelling(typed.sound)) return true;
  const known = await db
    // As if all were wanted: for one alone the planner would read the list from its beginning.
    .with(
      (fitting) => fitting("fitting").materialized(),
      (query) =>
        query
          .selectFrom("searchWords")
          .select("sound")
          .where("list", "=", table)
          .where((where) =>
            where.or(
              spellings.flatMap(({ letters, sound, isWhole }) => [
                ...(isWhole ? [where("sound", "=", letters)] : []),
                ...(!isWhole && isLatin(letters) ? [where("sound", "like", `%${letters}%`)] : []),
                ...(isWhole ? [] : [where("sound", "like", `${sound}%`)]),
              ]),
            ),
          ),
    )
    .selectFrom("fitting")
    .select("sound")
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

/** One syllable over and over: it has so few trigrams that half the index is like it. */
function isRepeated(word: string): boolean {
  const padded = `  ${word} `;
  const trigrams = Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3));
  return 2 * new Set(trigrams).size <= trigrams.length;
}

/** The word with each two neighbours swapped: a slip that leaves too few trigrams for the index to see. */
function listSwaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * The list's words that are one slip away from a word that it does not have (two in long words), or the
 * two words that were typed as one, both of which must then be found.
 */
async function listNearWords(
  db: Kysely<Tables>,
  { table, spellings }: { table: SearchedTable; spellings: Spelling[] },
): Promise<Spelling[][]> {
  const near: { sound: string; slips: number }[] = [];
  for (const { sound, isWhole } of spellings) {
    if (isWhole || isRepeated(sound)) continue;
    const candidates = await sql<{ sound: string }>`
      select sound from "listLikeWords"(${table}, ${sound}, ${mostCandidates})
      union
      select sound from "searchWords"
      where list = ${table} and sound = any(${listSwaps(sound)}::text[])`.execute(db);
    for (const candidate of candidates.rows) {
      const slips = countSlips(sound, candidate.sound);
      if (slips <= (sound.length < 8 ? 1 : 2)) near.push({ sound: candidate.sound, slips });
    }
  }
  // The sounds of words in other scripts may miss what their letters find.
  const inOtherScripts = spellings.filter(({ letters }) => !isLatin(letters));
  const fewest = Math.min(...near.map(({ slips }) => slips));
  // Whatever finds a word finds also those that it is a part of.
  const hasShorter = (sound: string) =>
    near.some(
      (other) => other.slips === fewest && other.sound !== sound && sound.includes(other.sound),
    );
  const nearest = near
    .filter(({ slips, sound }) => slips === fewest && !hasShorter(sound))
    .slice(0, mostNear)
    .map(({ sound }) => ({ letters: sound, sound }));
  if (nearest.length > 0) return [[...inOtherScripts, ...nearest]];
  const halves = await listHalves(db, { table, spellings });
  return halves.length > 0 ? halves.map((half) => [...inOtherScripts, half]) : [inOtherScripts];
}

/** Two words of the list that were typed as one: `powertiller` -> `power`, `tiller`; or nothing. */
async function listHalves(
  db: Kysely<Tables>,
  { table, spellings }: { table: SearchedTable; spellings: Spelling[] },
): Promise<Spelling[]> {
  const cuts = spellings.flatMap(({ sound }) =>
    Array.from({ length: Math.max(0, sound.length - 2 * shortestKept + 1) }, (_, index) => ({
      left: sound.slice(0, index + shortestKept),
      right: sound.slice(index + shortestKept),
    })),
  );
  if (cuts.length === 0) return [];
  const found = await db
    .selectFrom("searchWords")
    .select("sound")
    .where("list", "=", table)
    .where("sound", "in", [...new Set(cuts.flatMap(({ left, right }) => [left, right]))])
    .execute();
  const words = new Set(found.map(({ sound }) => sound));
  const cut = cuts.find(({ left, right }) => words.has(left) && words.has(right));
  return cut ? [cut.left, cut.right].map((half) => ({ letters: half, sound: half })) : [];
}
