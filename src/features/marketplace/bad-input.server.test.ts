import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  licensed,
  openTestMarket,
  type TestMarket,
  takePhoto,
} from "#src/app/test-market.server.ts";

const now = new Date("2026-11-21T06:00:00.000Z");
let market: TestMarket;
let ramesh: string;

beforeAll(async () => {
  market = await openTestMarket({ now: () => now });
  ramesh = await market.signUp("ramesh");
});
afterAll(() => market.close());

const readMarket = async () => {
  const { db } = market.parts;
  const products = await db.selectFrom("products").selectAll().orderBy("id").execute();
  const pictures = await db
    .selectFrom("productPictures")
    .selectAll()
    .orderBy("productId")
    .orderBy("position")
    .execute();
  const wishes = await db.selectFrom("wishes").selectAll().execute();
  const reports = await db.selectFrom("reports").selectAll().execute();
  return JSON.stringify({ products, pictures, wishes, reports });
};

type BadInput = [name: string, change: object, fields: Record<string, string>];
const script = "<script>alert(1)</script>";

const badListings: BadInput[] = [
  ["price 0", { priceInPaise: 0 }, { priceInPaise: "price-too-low" }],
  ["a negative price", { priceInPaise: -100 }, { priceInPaise: "price-too-low" }],
  ["a price above ten crore", { priceInPaise: 10_000_000_001 }, { priceInPaise: "price-too-high" }],
  ["half a paisa", { priceInPaise: 100.5 }, { priceInPaise: "price-not-valid" }],
  ["a price as text", { priceInPaise: "100" }, { priceInPaise: "price-not-valid" }],
  ["an endless price", { priceInPaise: 1e300 }, { priceInPaise: "price-too-high" }],
  ["no price", { priceInPaise: null }, { priceInPaise: "price-not-valid" }],
  ["negative stock", { stock: -1 }, { stock: "stock-not-valid" }],
  ["fractional stock", { stock: 1.5 }, { stock: "stock-not-valid" }],
  ["stock above a million", { stock: 1_000_001 }, { stock: "stock-not-valid" }],
  ["stock as text", { stock: "4" }, { stock: "stock-not-valid" }],
  ["no stock", { stock: null }, { stock: "stock-not-valid" }],
  ["no title", { title: "" }, { title: "missing" }],
  ["a title of spaces", { title: "   " }, { title: "missing" }],
  ["a title of nothing but U+0000", { title: "\u0000" }, { title: "missing" }],
  ["a title too long", { title: "x".repeat(121) }, { title: "too-long" }],
  ["a title that is a number", { title: 5 }, { title: "missing" }],
  ["no description", { description: " " }, { description: "missing" }],
  ["a description too long", { description: "x".repeat(4001) }, { description: "too-long" }],
  ["terms too long", { terms: "x".repeat(1001) }, { terms: "too-long" }],
  ["an unknown category", { category: "weapons" }, { category: "*" }],
  ["an unknown unit", { unit: "truck" }, { unit: "*" }],
  ["an unknown language", { language: "xx" }, { language: "*" }],
  ["an unknown status", { status: "removed" }, { status: "*" }],
  ["an id that is none", { id: "mine" }, { id: "*" }],
  ["a field that nobody knows", { sellerUid: "ramesh" }, { "(whole)": "*" }],
  ["no picture", { pictures: [] }, { pictures: "picture-missing" }],
  [
    "a picture from elsewhere",
    { pictures: ["https://x.test/a.png"] },
    { "pictures.0": "picture-unknown" },
  ],
  [
    "a picture that was never sent",
    { pictures: [`/media/${"0".repeat(64)}-640.webp`] },
    { pictures: "picture-unknown" },
  ],
  ["pictures that are no list", { pictures: "x" }, { pictures: "*" }],
  ["a PIN code of five digits", { pin: "42220" }, { pin: "pin-not-valid" }],
  ["script as PIN code", { pin: script }, { pin: "pin-not-valid" }],
  ["a PIN code that is none", { pin: "999999" }, { pin: "pin-unknown" }],
  ["no place at all", { pin: null }, { pin: "place-missing" }],
  ["delivery of 0 km", { deliveryRadiusKm: 0 }, { deliveryRadiusKm: "radius-not-valid" }],
  ["delivery of half a km", { deliveryRadiusKm: 2.5 }, { deliveryRadiusKm: "radius-not-valid" }],
  ["delivery to the moon", { deliveryRadiusKm: 384_400 }, { deliveryRadiusKm: "radius-not-valid" }],
  ["return after a year", { returnDays: 365 }, { returnDays: "return-days-not-valid" }],
  ["return in the past", { returnDays: -1 }, { returnDays: "return-days-not-valid" }],
  [
    "seed without a licence",
    { ...licensed, licenceNumber: null },
    { licenceNumber: "licence-missing" },
  ],
  [
    "fertiliser without a batch",
    { ...licensed, category: "fertiliser", batchNumber: " " },
    { batchNumber: "batch-missing" },
  ],
  [
    "pesticide without an expiry",
    { ...licensed, category: "crop-protection", expiryDate: null },
    { expiryDate: "expiry-missing" },
  ],
  [
    "seed with nothing of these",
    { category: "seeds" },
    {
      licenceNumber: "licence-missing",
      batchNumber: "batch-missing",
      expiryDate: "expiry-missing",
    },
  ],
  ["an expired batch", { ...licensed, expiryDate: "2026-11-20" }, { expiryDate: "expired" }],
  ["expired produce", { expiryDate: "2020-01-01" }, { expiryDate: "expired" }],
  [
    "a day that is none",
    { ...licensed, expiryDate: "2027-02-30" },
    { expiryDate: "expiry-not-valid" },
  ],
  ["an expiry in words", { ...licensed, expiryDate: "soon" }, { expiryDate: "expiry-not-valid" }],
];

test.each(badListings)(
  "%s is refused at its field, and nothing is listed",
  async (_name, change, fields) => {
    const before = await readMarket();
    const answer = await market.call("/api/listings", {
      method: "POST",
      body: { ...market.makeListing(), ...change },
    });
    expect(answer.statusCode, answer.body).toBe(400);
    const expected = Object.entries(fields).map(([name, code]) => [
      name,
      code === "*" ? expect.any(String) : code,
    ]);
    expect(answer.json()).toMatchObject({
      code: "invalid-input",
      fields: Object.fromEntries(expected),
    });
    expect(await readMarket()).toBe(before);
  },
);

test("signs that markup is made of are text like any other", async () => {
  const texts = {
    title: "Groundnut, <2 % moisture",
    description: `Grade > A, a<b. ${script}`,
    terms: "<img src=x onerror=alert(1)>",
  };
  const answer = await market.call("/api/listings", {
    method: "POST",
    body: { ...market.makeListing(), ...texts },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const seen = await market.call(`/api/products/${answer.json().id}`, { as: ramesh });
  expect(seen.json()).toMatchObject(texts);
});

type BadCall = [
  name: string,
  url: (own: string) => string,
  given: { by?: "ramesh" | "nobody"; method?: "GET" | "PUT" | "POST" | "DELETE"; body?: unknown },
  status: number,
];
const badCalls: BadCall[] = [
  [
    "somebody else's listing to be changed",
    (id) => `/api/listings/${id}`,
    { by: "ramesh", method: "PUT", body: "form" },
    404,
  ],
  [
    "somebody else's listing to be paused",
    (id) => `/api/listings/${id}/status`,
    { by: "ramesh", method: "PUT", body: { status: "paused" } },
    404,
  ],
  [
    "somebody else's stock",
    (id) => `/api/listings/${id}/stock`,
    { by: "ramesh", method: "PUT", body: { stock: 0, was: 40 } },
    404,
  ],
  [
    "somebody else's listing to be removed",
    (id) => `/api/listings/${id}`,
    { by: "ramesh", method: "DELETE" },
    404,
  ],
  ["a sample to be removed", () => "/api/listings/neem-oil", { method: "DELETE" }, 404],
  [
    "an unknown listing to be changed",
    () => `/api/listings/${randomUUID()}`,
    { method: "PUT", body: "form" },
    404,
  ],
  [
    "a status that is not to be chosen",
    (id) => `/api/listings/${id}/status`,
    { method: "PUT", body: { status: "removed" } },
    400,
  ],
  [
    "negative stock",
    (id) => `/api/listings/${id}/stock`,
    { method: "PUT", body: { stock: -1, was: 40 } },
    400,
  ],
  [
    "fractional stock",
    (id) => `/api/listings/${id}/stock`,
    { method: "PUT", body: { stock: 0.5, was: 40 } },
    400,
  ],
  [
    "stock that was another",
    (id) => `/api/listings/${id}/stock`,
    { method: "PUT", body: { stock: 7, was: 39 } },
    409,
  ],
  ["a product of an unknown id", () => `/api/products/${randomUUID()}`, {}, 404],
  ["a product of an id that is none", () => "/api/products/%3Cscript%3E", {}, 400],
  ["a wish for nothing", () => `/api/wishes/${randomUUID()}`, { method: "PUT" }, 404],
  ["a wish of an id that is none", () => "/api/wishes/a%20b", { method: "PUT" }, 400],
  [
    "a report of nothing",
    () => `/api/products/${randomUUID()}/report`,
    { method: "POST", body: { reason: "fake" } },
    404,
  ],
  [
    "a report of one's own",
    (id) => `/api/products/${id}/report`,
    { method: "POST", body: { reason: "fake" } },
    403,
  ],
  [
    "a report without a reason",
    (id) => `/api/products/${id}/report`,
    { by: "ramesh", method: "POST", body: {} },
    400,
  ],
  [
    "a report of something else without words",
    (id) => `/api/products/${id}/report`,
    { by: "ramesh", method: "POST", body: { reason: "other", words: " " } },
    400,
  ],
  ["what is near without a farm's place", () => "/api/products?within=25", {}, 400],
  ["the nearest without a farm's place", () => "/api/products?sort=nearest", {}, 400],
  ["a reach that is not to be chosen", () => "/api/products?within=7", {}, 400],
  ["in stock as no", () => "/api/products?inStock=no", {}, 400],
  ["a list for nobody", () => "/api/products", { by: "nobody" }, 401],
  [
    "a listing by nobody",
    () => "/api/listings",
    { by: "nobody", method: "POST", body: "new" },
    401,
  ],
  ["a wish by nobody", () => "/api/wishes/neem-oil", { by: "nobody", method: "PUT" }, 401],
  ["a form that is no JSON", () => "/api/listings", { method: "POST", body: "text" }, 400],
];

test.each(badCalls)("%s is refused, and nothing changes", async (...row) => {
  const [, urlOf, given, status] = row;
  const { id, version } = await market.list();
  const before = await readMarket();
  const { id: _id, status: _status, stock: _stock, ...form } = market.makeListing();
  const bodies: Record<string, unknown> = { form: { ...form, version }, new: market.makeListing() };
  const body = typeof given.body === "string" ? (bodies[given.body] ?? "no JSON") : given.body;
  const as = given.by === "ramesh" ? ramesh : given.by === "nobody" ? "" : market.sunita;
  const { method = "GET" } = given;
  const answer = await market.call(urlOf(id), { method, as, body });
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json().code).toMatch(/^[a-z-]+$/);
  expect(await readMarket()).toBe(before);
});

describe("a picture", () => {
  test.each<[name: string, sent: () => ReturnType<TestMarket["sendPicture"]>, status: number]>([
    ["of 20 MB", () => market.sendPicture(Buffer.alloc(20 * 1024 * 1024, 7)), 413],
    [
      "that is none",
      () => market.sendPicture(Buffer.from("not a picture, however long it is")),
      415,
    ],
    ["that is cut off", async () => market.sendPicture((await takePhoto()).subarray(0, 400)), 415],
    [
      "that is script in SVG",
      () =>
        market.sendPicture(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
      415,
    ],
    ["that is empty", () => market.sendPicture(Buffer.alloc(0)), 400],
    [
      "under another name",
      async () => market.sendPicture(await takePhoto(), { field: "file" }),
      400,
    ],
  ])("%s is refused", async (_name, send, status) => {
    const answer = await send();
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().code).toMatch(/^[a-z-]+$/);
  });
});
