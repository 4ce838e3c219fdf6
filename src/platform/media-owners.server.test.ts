import { createHash } from "node:crypto";
import { Migrator, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateToLatest } from "./db.server.ts";
import { getShownPicture, holdPictures } from "./media-owners.server.ts";
import { migrations } from "./migrations/index.ts";
import { openEmptyTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;

const makeId = (name: string) => createHash("sha256").update(name).digest("hex");
const makeUrl = (name: string, width = 640) => `/media/${makeId(name)}-${width}.webp`;

/** An instance of the version that knew only who had sent a picture first. */
beforeAll(async () => {
  database = await openEmptyTestDb();
  const { db } = database;
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo("0027-removed-boundaries");
  if (error) throw error;
  for (const name of ["shared", "sold", "gone", "own"]) {
    await sql`insert into media (id, "ownerUid", width, height)
      values (${makeId(name)}, 'asha', 1, 1)`.execute(db);
  }
  await sql`insert into blogs (id, title, description, "imageUrl", category, language, "authorUid",
      "authorName", "postedDate", "searchText")
    values ('p', '', '', ${makeUrl("shared")}, 'water', 'en', 'ravi', '', now(), '')`.execute(db);
  for (const [id, status] of [
    ["sold", "live"],
    ["gone", "removed"],
  ] as const) {
    await sql`insert into products (id, image, words, "priceInPaise", category, unit, "authorUid",
        "authorName", "searchText", status)
      values (${id}, ${makeUrl(id)}, '{}', 1, 'seeds', 'kg', 'meena', '', '', ${status})`.execute(
      db,
    );
    await sql`insert into "productPictures" values (${id}, 0, ${makeUrl(id)})`.execute(db);
  }
  await sql`insert into "identityUser" (id, name, email, "emailVerified", image, "createdAt", "updatedAt")
    values ('sunita', '', 's@example.com', true, ${makeUrl("own", 320)}, now(), now())`.execute(db);
  await migrateToLatest(db);
});
afterAll(() => database.close());

test("whoever showed a picture before owners were kept owns it since, but for what was removed", async () => {
  const { db } = database;
  const { rows } = await sql<{ id: string; uid: string }>`
    select id, uid from "mediaOwners" order by uid, id`.execute(db);
  const owned = (uid: string) => rows.filter((row) => row.uid === uid).map(({ id }) => id);
  expect(owned("asha")).toHaveLength(4);
  expect([owned("ravi"), owned("meena"), owned("sunita")]).toEqual([
    [makeId("shared")],
    [makeId("sold")],
    [makeId("own")],
  ]);
  expect(await getShownPicture(db, { id: makeId("sold"), uid: "stranger" })).toEqual({
    files: null,
  });
  expect(await getShownPicture(db, { id: makeId("gone"), uid: "stranger" })).toBeNull();
});

test("what a process of the version before stores has its first sender as owner", async () => {
  const { db } = database;
  const id = makeId("by an older process");
  await sql`insert into media (id, "ownerUid", width, height) values (${id}, 'asha', 1, 1)
    on conflict (id) do update set "savedAt" = now()`.execute(db);
  expect(await holdPictures(db, { uid: "asha", ids: [id] })).toBe(true);
  expect(await holdPictures(db, { uid: "ravi", ids: [id] })).toBe(false);
});
