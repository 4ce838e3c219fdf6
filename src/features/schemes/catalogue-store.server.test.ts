import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { insertCatalogue } from "./catalogue-store.server.ts";
import { getScheme, insertSampleSchemes } from "./store.server.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDb();
  await insertSampleSchemes(database.db);
});
afterAll(() => database.close());

test("a sample of an older version gets today's words, one that was removed stays removed", async () => {
  const { db } = database;
  const old = JSON.stringify({ en: { title: "PM Kisan", description: "As it was." } });
  await db.updateTable("schemes").set({ words: old }).where("id", "=", "pm-kisan").execute();
  await db.deleteFrom("schemes").where("id", "=", "pmfby").execute();
  await insertCatalogue(db);
  const title = "पीएम किसान सन्मान निधी";
  expect(await getScheme(db, { id: "pm-kisan", language: "mr" })).toMatchObject({ title });
  expect(await getScheme(db, { id: "pmfby", language: "mr" })).toBeNull();
});
