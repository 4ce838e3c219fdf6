import type { Kysely } from "kysely";
import { postNames } from "#content/crops/posts.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import { listFields } from "#src/features/fields/store.server.ts";
import { getAliases } from "#src/features/names/aliases.server.ts";
import { getPlaceNames, listDistrictNames } from "#src/features/place/gazetteer.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { getSearch, planSearch } from "#src/platform/search.server.ts";
import {
  hearText,
  holdsName,
  type Name,
  readNames,
  searchNames,
} from "#src/platform/search-names.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { isKnownCrop } from "#src/shared/farm-terms.ts";
import type { BlogPage, BlogQuery, BlogReason } from "./schema.ts";
import { cutPosts, findPosts, pageSize, selectPosts } from "./store.server.ts";

/** Something that a farm's posts are about, and what they call it. */
type Topic = { reason: BlogReason; names: Name[] };

const districtWords = ["district", "zilla", "zila", "jilla", "jila", "zile", "jile", "jilha"];
const shortestTelling = 4;
const shortestStem = 6;

/** A district as posts name it, in either script and in its cases. */
function planDistrictNames(names: ReturnType<typeof listDistrictNames>): Name[] {
  const lines = names.flatMap(({ name, isWord }) => {
    const words = splitWords(name);
    return [...new Set([words.join("_"), words.join("")])].map((line) => ({ line, isWord }));
  });
  return lines.flatMap(({ line, isWord }) => {
    if (!isWord && line.length >= shortestTelling)
      return readNames(line.length < shortestStem ? line : `${line} ${line}*`);
    // Marathi's cases follow the second of the two.
    const pairs = districtWords.map((word) => `${line}_${word} ${word}_${line}`);
    return readNames([`${line}_jilhya*`, ...pairs].join(" "));
  });
}

/** Each crop that stands on a farmer's fields, and the district of their farm. */
async function listTopics(db: Kysely<Tables>, { uid }: { uid: string }): Promise<Topic[]> {
  const [fields, place] = await Promise.all([listFields(db, { uid }), getFarmPlace(db, { uid })]);
  const crops = new Set(
    fields.flatMap((field) => (field.archivedDate ? [] : (getOpenSeason(field)?.crop ?? []))),
  );
  // A crop by a farmer's own word has no list of the names that others write.
  const topics: Topic[] = [...crops].filter(isKnownCrop).map((crop) => ({
    reason: { crop },
    names: readNames(postNames[crop]),
  }));
  if (!place) return topics;
  const { district, state } = place;
  const names = planDistrictNames(listDistrictNames({ state, name: district }));
  const shown = getPlaceNames(district);
  return [...topics, { reason: { district, ...(shown && { names: shown }) }, names }];
}

/** What a post is about, told first by its title, then by its text; null when it is none of the topics. */
function findReason(
  { title, description }: Record<"title" | "description", string>,
  topics: readonly Topic[],
): BlogReason | null {
  for (const text of [title, description]) {
    const heard = hearText(text);
    const topic = topics.find(({ names }) => holdsName(heard, names));
    if (topic) return topic.reason;
  }
  return null;
}

/** Each time more rows are looked at: some only have an author, or a word of another script, that sounds so. */
const growth = 4;
const mostRead = 600;

/**
 * One page of the posts about the crops or the district of a farmer, newest first, each with its reason.
 * Where hardly one of those that sound so is meant, a page is short, and the next goes on where it ended.
 * @throws AppError invalid-input for a cursor that no page gave
 */
export async function listFarmPosts(
  db: Kysely<Tables>,
  query: BlogQuery & { uid: string },
): Promise<BlogPage> {
  const { uid, search, limit = pageSize } = query;
  const topics = await listTopics(db, { uid });
  const named = searchNames(topics.flatMap(({ names }) => names));
  if (!named) return { posts: [], nextCursor: null, reasons: {} };
  const typed = await getSearch(db, { table: "blogs", plan: planSearch(search, getAliases()) });
  const found = [];
  const reasons: Record<string, BlogReason> = {};
  let cursor = query.cursor;
  for (let size = limit * 2; ; size = Math.min(size * growth, mostRead)) {
    const list = selectPosts(db, { ...query, cursor });
    const rows = await findPosts(db, {
      list: typed ? list.where(typed.matches) : list,
      found: named,
      limit: size,
    });
    for (const row of rows.slice(0, size)) {
      const reason = findReason(row, topics);
      if (!reason) continue;
      found.push(row);
      reasons[row.id] = reason;
    }
    const next = cutPosts(rows, size).nextCursor;
    if (found.length > limit || next === null || size === mostRead) {
      const page = cutPosts(found, limit);
      return {
        posts: page.rows,
        reasons: Object.fromEntries(
          page.rows.flatMap(({ id }) => (reasons[id] ? [[id, reasons[id]]] : [])),
        ),
        nextCursor: page.nextCursor ?? next,
      };
    }
    cursor = next;
  }
}
