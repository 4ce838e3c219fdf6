import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleProducts } from "#content/sample-products.ts";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { productRoutes } from "./routes.server.ts";
import type { Product, ProductPage } from "./schema.ts";
import { insertSampleProducts } from "./store.server.ts";

const sample = {
  image: "/pictures/products/neem-sapling.svg",
  words: JSON.stringify(sampleProducts[0]?.words),
  priceInPaise: 500,
  category: "seeds",
  unit: "piece",
  authorName: "Lakshmi Murugan",
  stock: 4,
};

let database: TestDatabase;
let server: Server;
let live: Live;
const parts = () => ({ db: database.db, live, now: () => new Date() });

beforeAll(async () => {
  database = await openTestDb();
  await insertSampleProducts(database.db);
  live = openLive(database.db, { log: openLog(readEnv({ LOG_LEVEL: "silent" })) });
  server = openTestRoutes((routes) => productRoutes(routes, parts()));
});
afterAll(async () => {
  await server.close();
  await live.close();
  await database.close();
});

async function ask(query: Record<string, string>): Promise<ProductPage> {
  const answer = await server.inject({ url: "/api/products", query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function listAll(query: Record<string, string>): Promise<Product[]> {
  const products: Product[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: ProductPage = await ask(cursor ? { ...query, cursor } : query);
    products.push(...page.products);
    cursor = page.nextCursor;
  }
  return products;
}

const listIds = (products: Product[]) => products.map(({ id }) => id);

test("ten samples run from 5 to 2,00,000 rupees, with the fields of the specification", async () => {
  const products = await listAll({});
  expect(products).toHaveLength(10);
  const prices = products.map(({ price }) => price);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([5, 200_000]);
  expect(products[0]).toEqual({
    id: "neem-sapling",
    image: "/pictures/products/neem-sapling.svg",
    title: "Neem sapling",
    description: expect.stringContaining("Six months old"),
    price: 5,
    unit: "piece",
    category: "seeds",
    authorName: "Lakshmi Murugan",
    authorAvator: "/pictures/people/lakshmi.svg",
    language: "en",
    priceInPaise: 500,
    stock: 400,
    isSample: true,
    place: {
      name: "Coimbatore",
      district: "Coimbatore",
      state: "Tamil Nadu",
      latitude: 11,
      longitude: 76.94,
    },
    deliveryRadiusKm: 50,
    rating: null,
    ratingCount: 0,
    createdDate: expect.any(String),
    version: 1,
  });
});

test("Show More brings the rest once, in the same order, while others are put on offer", async () => {
  const first = await ask({});
  expect(first.products).toHaveLength(6);
  await database.db
    .insertInto("products")
    .values({ ...sample, id: "fresh", searchText: "" })
    .execute();
  const second = await ask({ cursor: String(first.nextCursor) });
  expect(second.nextCursor).toBeNull();
  expect(listIds([...first.products, ...second.products])).toEqual(
    sampleProducts.map(({ id }) => id),
  );
  await database.db.deleteFrom("products").where("id", "=", "fresh").execute();
});

test("products of the same moment or price are neither doubled nor lost between pages", async () => {
  await database.db
    .insertInto("products")
    .values(
      Array.from({ length: 14 }, (_, index) => ({
        ...sample,
        id: `same-${String(index).padStart(2, "0")}`,
        searchText: " twin ",
        createdAt: sql<Date>`now()`,
      })),
    )
    .execute();
  for (const sort of ["", "newest", "price-low", "price-high"]) {
    const ids = listIds(await listAll({ search: "twin", ...(sort ? { sort } : {}) }));
    expect(new Set(ids).size).toBe(14);
    expect(ids).toHaveLength(14);
  }
  await database.db.deleteFrom("products").where("searchText", "=", " twin ").execute();
});

test("the nearest to the farm come first unless words or another order are asked for", async () => {
  const listFirst = async (query: Record<string, string>) =>
    listIds((await ask(query)).products)[0];
  const newest = await listFirst({});
  const { uid } = testFarmer;
  await database.db
    .insertInto("users")
    .values({ uid, email: "sunita@example.com" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Where the neem oil is sold from.
  const ludhiana = { latitude: 30.91, longitude: 75.84, name: "Ludhiana", pin: "141001" };
  const rest = { district: "Ludhiana", state: "PB", subdistrict: null } as const;
  await database.db
    .insertInto("farmPlaces")
    .values({ uid, ...ludhiana, ...rest, quality: "A", source: "pin" })
    .execute();
  const [near, asNewest] = [await listFirst({}), await listFirst({ sort: "newest" })];
  await database.db.deleteFrom("farmPlaces").where("uid", "=", uid).execute();
  expect([near, asNewest]).toEqual(["neem-oil", newest]);
  expect(newest).not.toBe("neem-oil");
});

test("they are sorted by price both ways", async () => {
  const cheap = (await listAll({ sort: "price-low" })).map(({ price }) => price);
  expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
  const dear = (await listAll({ sort: "price-high" })).map(({ price }) => price);
  expect(dear).toEqual([...dear].sort((a, b) => b - a));
});

test("search, category and price together leave only what fits all", async () => {
  expect(listIds(await listAll({ category: "machinery" }))).toEqual([
    "power-tiller",
    "rotavator-hire",
  ]);
  expect(listIds(await listAll({ category: "machinery", maxPrice: "1100" }))).toEqual([
    "rotavator-hire",
  ]);
  expect(listIds(await listAll({ minPrice: "1100", maxPrice: "2150" }))).toEqual([
    "wheel-hoe",
    "rotavator-hire",
    "red-onion",
  ]);
  expect(listIds(await listAll({ search: "neem" }))).toEqual(["neem-sapling", "neem-oil"]);
  expect(listIds(await listAll({ search: "neem", category: "crop-protection" }))).toEqual([
    "neem-oil",
  ]);
  expect(listIds(await listAll({ search: "neem", maxPrice: "4.5" }))).toEqual([]);
});

test.each([
  ["tomato", "tomato-seeds"],
  ["tomoto seds", "tomato-seeds"],
  ["टमाटर", "tomato-seeds"],
  ["टमाटार के बिज", "tomato-seeds"],
  ["tamatar", "tomato-seeds"],
  ["केचुआ खाद", "vermicompost"],
  ["vermicompst", "vermicompost"],
  ["tools", "wheel-hoe"],
  ["औजार", "wheel-hoe"],
  ["powertiller", "power-tiller"],
  ["rotovator", "rotavator-hire"],
  ["Kavita Borse", "red-onion"],
  ["ठिबक", "drip-kit"],
  ["गांडुळ खत", "vermicompost"],
])("a search for %s finds %s first", async (search, id) => {
  expect(listIds((await ask({ search })).products)[0]).toBe(id);
});

test("words come in the language asked for and say which it is", async () => {
  const hindi = await ask({ language: "hi", search: "टमाटर" });
  expect(hindi.products[0]).toMatchObject({
    title: "संकर टमाटर के बीज, 10 ग्राम का पैकेट",
    language: "hi",
  });
  const marathi = await ask({ language: "mr", search: "tomato" });
  expect(marathi.products[0]).toMatchObject({
    title: "संकरित टोमॅटो बियाणे, 10 ग्रॅम पाकीट",
    language: "mr",
  });
});

test("a product without words in the language asked for is shown in English", async () => {
  const words = JSON.stringify({
    en: { title: "Desi marigold", description: "Fresh" },
    hi: { title: "देसी गेंदा", description: "ताज़ा" },
  });
  await database.db
    .insertInto("products")
    .values({ ...sample, id: "marigold", words, searchText: "" })
    .execute();
  const { products } = await ask({ language: "mr" });
  expect(products[0]).toMatchObject({ title: "Desi marigold", language: "en" });
  await database.db.deleteFrom("products").where("id", "=", "marigold").execute();
});

test("a product that is worded in Hindi only is shown in Hindi to everyone", async () => {
  const hindi = JSON.stringify({ hi: { title: "देसी गेंदा", description: "ताज़ा" } });
  await database.db
    .insertInto("products")
    .values({ ...sample, id: "marigold", words: hindi, searchText: "" })
    .execute();
  const { products } = await ask({});
  expect(products[0]).toMatchObject({ title: "देसी गेंदा", language: "hi" });
  await database.db.deleteFrom("products").where("id", "=", "marigold").execute();
});

const forge = (...content: unknown[]) => Buffer.from(JSON.stringify(content)).toString("base64url");

test.each([
  [{ category: "weapons" }, "category"],
  [{ minPrice: "cheap" }, "minPrice"],
  [{ minPrice: "" }, "minPrice"],
  [{ minPrice: "-1" }, "minPrice"],
  [{ minPrice: "20", maxPrice: "10" }, "maxPrice"],
  [{ sort: "best" }, "sort"],
  [{ language: "xx" }, "language"],
  [{ search: "x".repeat(101) }, "search"],
  [{ cursor: "nonsense" }, "cursor"],
  [{ cursor: forge("newest", 5, "neem-oil") }, "cursor"],
  [{ cursor: forge("newest", "2026-11-21T00:00:00.000Z", "\u0000") }, "cursor"],
  [{ sort: "price-low", cursor: forge("price-low", 1.5, "neem-oil") }, "cursor"],
  [{ sort: "price-low", cursor: forge("price-high", 1, "neem-oil") }, "cursor"],
])("%j is refused and the field is named", async (query: Record<string, string>, field) => {
  const answer = await server.inject({ url: "/api/products", query });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json()).toMatchObject({
    code: "invalid-input",
    fields: { [field]: expect.any(String) },
  });
});

test("who is not signed in is told so", async () => {
  const closed = openTestRoutes((routes) => productRoutes(routes, parts()), null);
  const answer = await closed.inject("/api/products");
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: "not-signed-in" });
  await closed.close();
});
