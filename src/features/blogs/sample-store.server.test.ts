import { afterEach, beforeEach, expect, test } from "vitest";
import { seedSamples } from "#src/app/samples.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { languages } from "#src/shared/language.ts";
import { translatePost } from "./rules.ts";
import { getPost, listPosts, makeSampleId } from "./store.server.ts";

let database: TestDatabase;
const id = makeSampleId("drip-on-tomato");
const get = () => getPost(database.db, { id, uid: "sunita" });

beforeEach(async () => {
  database = await openTestDb();
});

afterEach(() => database.close());

test("every sample says that it is one, and is there in every language", async () => {
  await seedSamples(database.db);
  const { posts } = await listPosts(database.db, { uid: null, search: "", limit: 50 });
  expect(posts).toHaveLength(10);
  for (const post of posts) {
    expect(post.isSample).toBe(true);
    for (const language of languages) {
      const read = translatePost(post, language);
      expect(read.language).toBe(language);
      const isDevanagari = /[\u0900-\u097f]/.test(read.title);
      expect(isDevanagari, read.title).toBe(language !== "en");
    }
  }
});

test.each([["drip tomato"], ["टमाटर ड्रिप"], ["ठिबक टोमॅटो"], ["अगेती झुलसा"], ["दिवसाआड"]])(
  "%s finds a sample by its words in that language",
  async (search) => {
    await seedSamples(database.db);
    const { posts } = await listPosts(database.db, { uid: null, search });
    expect(posts.map((post) => post.id)).toContain(id);
  },
);

test("the samples of an instance that was begun before get their words once, those removed stay removed", async () => {
  const { db } = database;
  await seedSamples(db);
  await db.deleteFrom("seedings").where("name", "=", "posts-2026-11-22").execute();
  const removed = makeSampleId("ragi-came-back");
  await db.deleteFrom("blogs").where("id", "=", removed).execute();
  await db
    .updateTable("blogs")
    .set({ isSample: false, translations: null, searchText: "", likes: 120 })
    .execute();
  await seedSamples(db);
  const mended = await get();
  // Of a later version, so that a browser takes it in place of what it has kept.
  expect(mended).toMatchObject({ isSample: true, likes: 120, version: 2 });
  expect(mended?.translations?.hi?.title).toMatch(/^आधे एकड़/);
  const { posts } = await listPosts(db, { uid: null, search: "ठिबक" });
  expect(posts.map((post) => post.id)).toEqual([id]);
  expect(await getPost(db, { id: removed, uid: "sunita" })).toBeNull();
  await seedSamples(db);
  expect(await get()).toEqual(mended);
});

test("a farmer's own post is no sample and is read as it was written", async () => {
  const { db } = database;
  await db
    .insertInto("blogs")
    .values({
      id,
      title: "Canal water",
      description: "On Friday.",
      imageUrl: "/pictures/posts/drip-on-tomato.svg",
      category: "water",
      language: "en",
      authorUid: "sunita",
      authorName: "Sunita Pawar",
      postedDate: new Date("2026-11-21T06:00:00Z"),
      searchText: "",
    })
    .execute();
  const post = await get();
  expect(post).toMatchObject({ isSample: false, translations: null });
  if (post) expect(translatePost(post, "hi")).toBe(post);
});
