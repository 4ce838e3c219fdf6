import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFarmPosts } from "#src/features/blogs/farm-posts.server.ts";
import { listPosts } from "#src/features/blogs/store.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { readPlans } from "./read-plans.ts";
import { insertPosts } from "./search-posts.ts";

const all = { uid: "sunita", search: "" };
let database: TestDatabase;
let cursors: string[];

/** The cursor of each page, as somebody gets them who always asks for more. */
async function walk(pages: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; page < pages; page += 1) {
    const { nextCursor } = await listPosts(database.db, { ...all, cursor });
    if (!nextCursor) break;
    cursor = nextCursor;
    found.push(cursor);
  }
  return found;
}

beforeAll(async () => {
  database = await openTestDb();
  await insertPosts(database.pool, 6000);
  cursors = await walk(500);
});
afterAll(() => database.close());

const sumBuffers = (plans: { buffers: number }[]) =>
  plans.reduce((sum, { buffers }) => sum + buffers, 0);

test("pages 491 to 500 read no more than pages 1 to 10", async () => {
  expect(cursors).toHaveLength(499);
  const readTen = async (from: number) => {
    const plans = [];
    for (const cursor of [undefined, ...cursors].slice(from, from + 10)) {
      plans.push(...(await readPlans(database.pool, (db) => listPosts(db, { ...all, cursor }))));
    }
    return plans;
  };
  // Of one page alone the posts may lie in one block or across two.
  const [first, last] = [await readTen(0), await readTen(490)];
  expect(last.every(({ nodes }) => nodes.includes("Index Scan blogs_newest"))).toBe(true);
  expect(sumBuffers(last)).toBeLessThanOrEqual(sumBuffers(first) * 1.1);
});

describe("searching", () => {
  const search = (typed: string) =>
    readPlans(database.pool, (db) => listPosts(db, { ...all, search: typed }));

  test.each(["tomato", "टमाटर", "tomatto", "सिंचाइ", "wheat", "पानी"])(
    "%s, which many have written, is found among the newest posts",
    async (typed) => {
      const plans = await search(typed);
      expect(plans.at(-1)?.nodes).toContain("Index Scan blogs_newest");
      expect(plans.at(-1)?.nodes).not.toContain("Seq Scan blogs");
      const { posts } = await listPosts(database.db, { ...all, search: typed });
      expect(posts).toHaveLength(9);
    },
  );

  test.each(["qwertyuiop", "झझझझझझ", "tractorplough", "0987654321"])(
    "%s, which nobody has written, reads no list from end to end",
    async (typed) => {
      const plans = await search(typed);
      const nodes = plans.flatMap((plan) => plan.nodes);
      expect(nodes.filter((node) => /^Seq Scan (blogs|searchWords)$/.test(node))).toEqual([]);
      const { posts } = await listPosts(database.db, { ...all, search: typed });
      expect(posts).toEqual([]);
    },
  );

  test("words that are common but never stand together are looked up, not read through", async () => {
    const plans = await search("azolla winnowing laterals germination");
    expect(plans.at(-1)?.nodes.join()).toContain("Bitmap Index Scan blogs_words");
    expect(plans.flatMap(({ nodes }) => nodes)).not.toContain("Seq Scan blogs");
  });

  test("the oldest post is found by a word of its own, and in its category", async () => {
    const { id } = await database.db
      .insertInto("blogs")
      .values({
        id: "00000000-0000-4000-8000-000000000001",
        title: "Shrikhandpur",
        description: "Far away.",
        imageUrl: "/pictures/posts/azolla-bed.svg",
        category: "market",
        language: "en",
        authorName: "Unknown",
        postedDate: "2020-01-01T00:00:00Z",
        searchText: " shrikhandpur far away ",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const typed of ["shrikhandpur", "shrikandpur", "hrikhandpur far"]) {
      const { posts } = await listPosts(database.db, { ...all, search: typed, category: "market" });
      expect(posts.map((post) => post.id)).toEqual([id]);
    }
  });
});

describe("posts about a farm", () => {
  async function sow(uid: string, crops: string[]): Promise<void> {
    const { db } = database;
    const createdDate = new Date("2026-10-01T06:00:00Z");
    await db
      .insertInto("users")
      .values({ uid, email: `${uid}@farm.test` })
      .execute();
    const plot = { uid, name: "Well plot", areaInSquareMetres: 6000, areaUnit: "acre" };
    for (const crop of crops) {
      const fieldId = randomUUID();
      await db
        .insertInto("fields")
        .values({ ...plot, id: fieldId, createdDate })
        .execute();
      await db.insertInto("seasons").values({ id: fieldId, fieldId, crop }).execute();
    }
    const place = { pin: "422001", name: "Nashik", district: "Nashik", state: "MH", source: "pin" };
    await db
      .insertInto("farmPlaces")
      .values({ ...place, uid, latitude: 20, longitude: 73.8, quality: "A" })
      .execute();
  }
  const ask = (uid: string) =>
    readPlans(database.pool, (db) => listFarmPosts(db, { uid, search: "" }));

  test("are found among the newest where many are, however many crops are sown", async () => {
    await sow("many", ["wheat", "onion", "tomato", "soybean", "cotton", "chickpea"]);
    const plans = await ask("many");
    const lists = plans.filter(({ nodes }) => nodes.join().includes("blogs"));
    // Of 18 posts that sound so, nine are meant.
    expect(lists).toHaveLength(1);
    expect(lists[0]?.nodes).toContain("Index Scan blogs_newest");
    expect(lists[0]?.nodes.join()).not.toContain("blogs_words");
  });

  test("are looked up, not read through, where there is none", async () => {
    await sow("none", []);
    const plans = await ask("none");
    expect(plans.at(-1)?.nodes.join()).toContain("Bitmap Index Scan blogs_words");
    expect(plans.flatMap(({ nodes }) => nodes)).not.toContain("Seq Scan blogs");
  });
});
