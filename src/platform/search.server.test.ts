import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSearch, joinSearchText, planSearch, type SearchAliases } from "./search.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;

const schemes: Record<string, string[]> = {
  drip: ["Drip irrigation kit", "ड्रिप सिंचाई किट", "Laterals for half an acre of tomato"],
  tomato: ["Hybrid tomato seeds", "संकर टमाटर के बीज", "First picking after 65 days"],
  tiller: ["Power tiller", "पावर टिलर", "For puddling paddy soil"],
  compost: ["Vermicompost bag", "केंचुआ खाद", "Cured for sixty days"],
  oil: ["Neem oil", "नीम तेल", "Sprayed under the leaves"],
};

beforeAll(async () => {
  database = await openTestDb();
  for (const [position, [id, texts]] of Object.entries(schemes).entries()) {
    const searchText = joinSearchText(texts);
    const row = { id, position, image: "", words: "{}", region: "all-india", type: "soil" };
    await database.db
      .insertInto("schemes")
      .values({ ...row, searchText })
      .execute();
  }
});
afterAll(() => database.close());

async function find(typed: string, aliases: SearchAliases = new Map()): Promise<string[]> {
  const plan = planSearch(typed, aliases);
  const search = await getSearch(database.db, { table: "schemes", plan });
  let query = database.db.selectFrom("schemes").select("id");
  if (search) query = query.where(search.matches).orderBy(search.distance);
  const rows = await query.orderBy("position").execute();
  return rows.map(({ id }) => id);
}

test("nothing typed finds everything in its own order", async () => {
  expect(await find("")).toEqual(["drip", "tomato", "tiller", "compost", "oil"]);
  expect(await find(" ?! ")).toEqual(["drip", "tomato", "tiller", "compost", "oil"]);
});

test("a title that holds the word comes before a description that does", async () => {
  expect(await find("tomato")).toEqual(["tomato", "drip"]);
});

test.each([
  ["tom", ["tomato", "drip"]],
  ["TOMATO seed", ["tomato"]],
  ["seeds for tomato", ["tomato"]],
  ["टमाटर", ["tomato"]],
  ["टमाटर का बीज", ["tomato"]],
  ["tamatar", ["tomato"]],
  ["khaad", ["compost"]],
  ["compost", ["compost"]],
  ["65", ["tomato"]],
  ["६५", ["tomato"]],
])("%s is found as typed", async (typed, ids) => {
  expect(await find(typed)).toEqual(ids);
});

test.each([
  ["tomoto", "tomato"],
  ["tomatto", "tomato"],
  ["tmoato seeds", "tomato"],
  ["vermicompst", "compost"],
  ["vermi compost", "compost"],
  ["powertiller", "tiller"],
  ["neemoil", "oil"],
  ["पावरटिलर", "tiller"],
  ["irigasion", "drip"],
  ["टमाटार", "tomato"],
  ["टामाटर", "tomato"],
  ["टमटर", "tomato"],
  ["केचुआ", "compost"],
  ["सिंचायी", "drip"],
  ["hibrid", "tomato"],
])("%s is found in spite of the slip", async (typed, id) => {
  expect((await find(typed))[0]).toBe(id);
});

test("a short word is not looked for inside others", async () => {
  expect(await find("oil")).toEqual(["oil"]);
});

test("what nothing comes near finds nothing", async () => {
  expect(await find("helicopter")).toEqual([]);
  expect(await find("tomato helicopter")).toEqual([]);
  expect(await find("potato")).toEqual([]);
  expect(await find("xq")).toEqual([]);
});

test("signs with a meaning for the database mean nothing here", async () => {
  expect(await find("%")).toHaveLength(5);
  expect(await find("100%_'; drop table schemes; --")).toEqual([]);
  expect(await find("\\")).toHaveLength(5);
});

test("another word for the same thing finds it, in its letters and its sound", async () => {
  const aliases = new Map([["gobar", ["vermicompost", "खाद"]]]);
  expect(await find("gobar", aliases)).toEqual(["compost"]);
  expect(await find("gobar")).toEqual([]);
});

test("each word is corrected only where the list does not know it", async () => {
  expect(await find("drip tomoto")).toEqual(["drip"]);
  expect(await find("compost tomato")).toEqual([]);
});

test("the words of a row that changes are known at once", async () => {
  expect(await find("marygold")).toEqual([]);
  const searchText = joinSearchText([...(schemes.oil ?? []), "Marigold"]);
  await database.db.updateTable("schemes").set({ searchText }).where("id", "=", "oil").execute();
  expect(await find("marygold")).toEqual(["oil"]);
});

test("the index answers a search in a large list", async () => {
  await database.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`
      explain select id from products where "searchText" like '%tomato%'`.execute(transaction);
    expect(JSON.stringify(rows)).toContain("products_words");
  });
});
