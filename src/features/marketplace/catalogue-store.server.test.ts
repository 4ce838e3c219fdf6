import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { listProducts } from "./catalogue-store.server.ts";
import { productQuery } from "./schema.ts";
import { getProduct, toSearchTexts } from "./store.server.ts";

const today = "2026-11-21";
const nashik = { latitude: 20.09, longitude: 73.93 };

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("products").execute());

type Offer = Partial<{
  title: string;
  description: string;
  category: "seeds" | "tools" | "produce";
  priceInPaise: number;
  stock: number;
  latitude: number | null;
  longitude: number | null;
  createdAt: string;
  status: "draft" | "live" | "paused" | "removed";
  expiryDate: string;
  hiddenDate: Date;
}>;

let minute = 0;

/** Puts a product on offer, a minute after the one before. */
async function offer(id: string, given: Offer = {}): Promise<void> {
  const { title = id, description = "Clean and dry", category = "produce", ...columns } = given;
  const words = { en: { title, description } };
  minute += 1;
  await database.db
    .insertInto("products")
    .values({
      id,
      image: "/pictures/products/red-onion.svg",
      words: JSON.stringify(words),
      category,
      unit: "kg",
      priceInPaise: 1000,
      stock: 5,
      authorUid: "asha",
      authorName: "Asha",
      latitude: nashik.latitude,
      longitude: nashik.longitude,
      placeName: "Ojhar",
      district: "Nashik",
      state: "Maharashtra",
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      ...toSearchTexts({ words, category, authorName: "Asha" }),
      ...columns,
    })
    .execute();
}

type Asked = Record<string, string>;

async function ask(query: Asked, uid = "sunita") {
  return listProducts(database.db, {
    ...productQuery.parse(query),
    uid,
    from: nashik,
    today,
  });
}

async function listIds(query: Asked, eachPage: () => Promise<void> = async () => {}) {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(cursor ? { ...query, cursor } : query);
    ids.push(...page.products.map(({ id }) => id));
    cursor = page.nextCursor;
    await eachPage();
  }
  return ids;
}

test("where a product lies is told by the names of the language that is asked for", async () => {
  await offer("onions");
  const hindi = { name: "Ojhar", district: "नाशिक", state: "महाराष्ट्र" };
  expect((await ask({ language: "hi" })).products).toMatchObject([{ place: hindi }]);
  const given = { id: "onions", uid: "sunita", today };
  expect(await getProduct(database.db, { ...given, language: "hi" })).toMatchObject({
    place: hindi,
  });
  expect(await getProduct(database.db, { ...given, language: "en" })).toMatchObject({
    place: { district: "Nashik", state: "Maharashtra" },
  });
});

test("only what is live, not hidden and not expired is on sale; its last day counts", async () => {
  await offer("live");
  await offer("draft", { status: "draft" });
  await offer("paused", { status: "paused" });
  await offer("removed", { status: "removed" });
  await offer("hidden", { hiddenDate: new Date() });
  await offer("expired", { expiryDate: "2026-11-20" });
  await offer("last-day", { expiryDate: "2026-11-21" });
  expect(await listIds({})).toEqual(["last-day", "live"]);
  expect(await listIds({ search: "expired" })).toEqual([]);
  const see = (id: string, uid: string) =>
    getProduct(database.db, { id, uid, language: "en", today });
  expect(await see("expired", "sunita")).toBeNull();
  expect(await see("paused", "sunita")).toBeNull();
  expect(await see("paused", "asha")).toMatchObject({ isOwn: true, status: "paused" });
  expect(await see("hidden", "asha")).toMatchObject({ isOwn: true, isHidden: true });
  expect(await see("removed", "asha")).toBeNull();
});

// A degree of latitude is 111.195 km on a sphere of 6371 km; Pune lies 1.56 of them to the south.
test("the nearest come first, what lies nowhere is left out, and a reach keeps the rest away", async () => {
  await offer("jaipur", { latitude: 26.96, longitude: 75.69 });
  await offer("pune", { latitude: 18.53, longitude: 73.85 });
  await offer("here");
  await offer("nowhere", { latitude: null, longitude: null });
  expect(await listIds({ sort: "nearest" })).toEqual(["here", "pune", "jaipur"]);
  expect(await listIds({ within: "250" })).toEqual(["here", "pune"]);
  expect(await listIds({ within: "100" })).toEqual(["here"]);
  await offer("at-24", { latitude: nashik.latitude + 24.9 / 111.195 });
  await offer("at-26", { latitude: nashik.latitude + 25.1 / 111.195 });
  expect(await listIds({ within: "25" })).toEqual(["at-24", "here"]);
});

test("price, category and stock sift together, both ends of a price included", async () => {
  await offer("cheap", { priceInPaise: 999, category: "seeds" });
  await offer("low", { priceInPaise: 1000, category: "seeds" });
  await offer("high", { priceInPaise: 2000, category: "seeds", stock: 0 });
  await offer("dear", { priceInPaise: 2001, category: "seeds" });
  await offer("tool", { priceInPaise: 1500, category: "tools" });
  const band = { minPrice: "10", maxPrice: "20", sort: "price-low" };
  expect(await listIds(band)).toEqual(["low", "tool", "high"]);
  expect(await listIds({ ...band, category: "seeds" })).toEqual(["low", "high"]);
  expect(await listIds({ ...band, category: "seeds", inStock: "yes" })).toEqual(["low"]);
  expect(await listIds({ ...band, sort: "price-high" })).toEqual(["high", "tool", "low"]);
});

test("what has the words in its title comes before what only tells of them", async () => {
  await offer("title", { title: "Onion, red", description: "From our field" });
  await offer("told", { title: "Jute sacks", description: "Good for onion" });
  await offer("title-too", { title: "Nashik onion" });
  expect(await listIds({ search: "onion" })).toEqual(["title-too", "title", "told"]);
});

test.each([
  ["kanda", "onion"],
  ["प्याज", "onion"],
  ["कांदा", "onion"],
  ["onoin", "onion"],
  ["यूरिया", "urea"],
  ["khat", "urea"],
  ["beej", "seed"],
  ["बियाणे", "seed"],
  ["kapus", "cotton"],
  ["कापूस", "cotton"],
  ["कपस", "kapas"],
  ["ट्रेक्टर", "tractor"],
])("%s finds a listing that is worded in one language only", async (search, id) => {
  await offer("onion", { title: "Red onion" });
  await offer("urea", { title: "Urea fertiliser, 45 kg" });
  await offer("seed", { title: "Wheat seed HD 2967" });
  await offer("cotton", { title: "Cotton, long staple" });
  await offer("kapas", { title: "कपास की लकड़ी" });
  await offer("tractor", { title: "Tractor with driver" });
  expect(await listIds({ search })).toContain(id);
});

const lists = [
  {},
  { sort: "price-low" },
  { sort: "price-high" },
  { sort: "nearest" },
  { search: "lamp" },
  { search: "lamp", sort: "price-low" },
  { search: "lamp", sort: "nearest" },
  { within: "250" },
  { category: "tools", sort: "price-low" },
];

test.each(lists)(
  "Show More of %j: nothing twice and nothing missing while others are listed, changed and sold",
  async (query) => {
    const all: string[] = [];
    // Twins in price, place and moment; some with the word in the title, some below it.
    for (let at = 0; at < 26; at += 1) {
      const id = `one-${String(at).padStart(2, "0")}`;
      all.push(id);
      await offer(id, {
        title: at % 3 ? "Lamp" : "Trap",
        description: "A lamp for moths",
        category: "tools",
        priceInPaise: 1000 + (at % 4) * 100,
        latitude: nashik.latitude + (at % 5) * 0.1,
      });
    }
    await sql`update products set "createdAt" = '2026-01-01' where id < 'one-12'`.execute(
      database.db,
    );
    let fresh = 0;
    const meanwhile = async () => {
      fresh += 1;
      const price = { priceInPaise: fresh % 2 ? 900 : 1100 };
      await offer(`fresh-${fresh}`, { title: "Lamp", category: "tools", ...price });
      await database.db
        .updateTable("products")
        .set((set) => ({ stock: set("stock", "-", 1) }))
        .where("id", "=", "one-05")
        .where("stock", ">", 0)
        .execute();
    };
    const seen = await listIds(query, meanwhile);
    expect(new Set(seen).size).toBe(seen.length);
    expect(all.filter((id) => !seen.includes(id))).toEqual([]);
  },
);

test("what lies behind a thousand newer offers is found in the same order, page by page", async () => {
  await offer("told-1", { description: "Threshes moong" });
  await offer("titled-1", { title: "Moong thresher" });
  for (let at = 2; at <= 8; at += 1)
    await offer(`told-${at}`, { description: "For moong: threshes" });
  await offer("titled-2", { title: "Thresher for moong" });
  const { searchText, titleText } = toSearchTexts({
    words: { en: { title: "Moong dal", description: "Clean" } },
    category: "produce",
    authorName: "Asha",
  });
  await sql`insert into products (id, image, words, category, unit, "priceInPaise", stock, "authorUid", "authorName",
      "createdAt", "searchText", "titleText")
    select 'other-' || n, image, words, category, unit, "priceInPaise", stock, "authorUid", "authorName",
      "createdAt" + n * interval '1 hour', ${searchText}, ${titleText}
    from products, generate_series(1, 1100) n where id = 'titled-1'`.execute(database.db);
  const ids = await listIds({ search: "moong thresh" });
  expect(ids).toEqual([
    "titled-2",
    "titled-1",
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((at) => `told-${at}`),
  ]);
  expect(await listIds({ search: "moong tractor" })).toEqual([]);
});

test("a cursor of another order is refused", async () => {
  for (let at = 0; at < 8; at += 1) await offer(`lamp-${at}`, { title: "Lamp" });
  const { nextCursor } = await ask({ sort: "nearest" });
  const refused = { code: "invalid-input" };
  await expect(ask({ cursor: String(nextCursor) })).rejects.toMatchObject(refused);
  await expect(ask({ cursor: String(nextCursor), search: "lamp" })).rejects.toMatchObject(refused);
});
