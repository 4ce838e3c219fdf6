import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  licensed,
  openTestMarket,
  type TestMarket,
  takePhoto,
} from "#src/app/test-market.server.ts";

import { listSellersProducts, removeSeller } from "./seller-store.server.ts";
import { listWishedIds } from "./wish-store.server.ts";

const now = new Date("2026-11-21T06:00:00.000Z");
let market: TestMarket;
let ramesh: string;

beforeAll(async () => {
  market = await openTestMarket({ now: () => now });
  ramesh = await market.signUp("ramesh");
});
afterAll(() => market.close());

describe("selling", () => {
  test("a listing is on the market at once, with its place but not the farm's exact one", async () => {
    const { id } = await market.list();
    const seen = (await market.call(`/api/products/${id}`, { as: ramesh })).json();
    expect(seen).toMatchObject({
      title: "Turmeric fingers",
      price: 125.5,
      priceInPaise: 12_550,
      stock: 40,
      place: {
        name: "Ojhar",
        district: "Nashik",
        state: "Maharashtra",
        latitude: 20.09,
        longitude: 73.93,
      },
      pictures: [market.picture],
      isOwn: false,
    });
    expect(JSON.stringify(seen)).not.toContain("example.com");
    const found = (await market.call("/api/products?search=haldi", { as: ramesh })).json();
    expect(found.products.map((one: { id: string }) => one.id)).toContain(id);
  });

  test("the same listing sent again is one; its id with other words is refused", async () => {
    const body = market.makeListing();
    const [first, second] = await Promise.all(
      [0, 1].map(() => market.call("/api/listings", { method: "POST", body })),
    );
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 201]);
    const other = await market.call("/api/listings", {
      method: "POST",
      body: { ...body, title: "Other" },
    });
    expect(other.statusCode).toBe(409);
    await market.sendPicture(await takePhoto(), { as: ramesh });
    const foreign = await market.call("/api/listings", { as: ramesh, method: "POST", body });
    expect(foreign.statusCode).toBe(409);
  });

  test("a draft and a paused listing are seen by their seller alone, until they are put on sale", async () => {
    const { id } = await market.list({ status: "draft" });
    expect((await market.call(`/api/products/${id}`, { as: ramesh })).statusCode).toBe(404);
    expect((await market.call(`/api/products/${id}`)).json()).toMatchObject({
      isOwn: true,
      status: "draft",
    });
    const set = (status: string) =>
      market.call(`/api/listings/${id}/status`, { method: "PUT", body: { status } });
    expect((await set("live")).json()).toMatchObject({ status: "live", version: 2 });
    expect((await market.call(`/api/products/${id}`, { as: ramesh })).statusCode).toBe(200);
    expect((await set("paused")).json()).toMatchObject({ status: "paused", version: 3 });
    expect((await market.call(`/api/products/${id}`, { as: ramesh })).statusCode).toBe(404);
    expect((await set("paused")).json()).toMatchObject({ version: 3 });
  });

  test("an expired draft of seed cannot be put on sale", async () => {
    const { id } = await market.list({ ...licensed, status: "draft", expiryDate: "2026-11-20" });
    const body = { status: "live" };
    const answer = await market.call(`/api/listings/${id}/status`, { method: "PUT", body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { expiryDate: "expired" } });
  });

  test("changes are seen at once; a change of an older version is refused", async () => {
    const { id, version } = await market.list();
    const { id: _id, status: _status, stock: _stock, ...form } = market.makeListing();
    const put = (body: object) => market.call(`/api/listings/${id}`, { method: "PUT", body });
    const changed = await put({ ...form, title: "Turmeric powder", priceInPaise: 20_000, version });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject({ title: "Turmeric powder", price: 200, version: 2 });
    expect((await put({ ...form, version })).statusCode).toBe(409);
    const found = (await market.call("/api/products?search=powder", { as: ramesh })).json();
    expect(found.products[0]).toMatchObject({ id, stock: 40 });
  });

  test("the stock is counted anew only from what it was, so that a sale meanwhile is not undone", async () => {
    const { id } = await market.list();
    const put = (body: object) => market.call(`/api/listings/${id}/stock`, { method: "PUT", body });
    expect((await put({ stock: 60, was: 40 })).json()).toEqual({ id, stock: 60 });
    // The answer was lost.
    expect((await put({ stock: 60, was: 40 })).statusCode).toBe(200);
    expect((await put({ stock: 10, was: 40 })).statusCode).toBe(409);
    expect((await market.call(`/api/products/${id}`)).json().stock).toBe(60);
  });

  test("a removed listing is gone for everybody, and removing it again is no fault", async () => {
    const { id } = await market.list();
    for (const _ of [0, 1]) {
      expect((await market.call(`/api/listings/${id}`, { method: "DELETE" })).json()).toEqual({
        id,
        version: 2,
      });
    }
    expect((await market.call(`/api/products/${id}`)).statusCode).toBe(404);
    const own = (await market.call("/api/listings")).json();
    expect(own.listings.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  test("a picture loses the position where it was taken", async () => {
    const { url } = (await market.sendPicture(await takePhoto())).json();
    const file = await market.server.inject({ url, headers: { cookie: market.sunita } });
    const { exif, width } = await sharp(file.rawPayload).metadata();
    expect(exif).toBeUndefined();
    expect(width).toBe(640);
  });
});

describe("the wishlist", () => {
  test("keeps a wish once, for its farmer alone, and says when it is not on sale", async () => {
    const { id } = await market.list();
    const wishes = async (as: string) => (await market.call("/api/wishes", { as })).json().wishes;
    for (const _ of [0, 1]) {
      expect(
        (await market.call(`/api/wishes/${id}`, { as: ramesh, method: "PUT" })).statusCode,
      ).toBe(200);
    }
    expect(await wishes(ramesh)).toMatchObject([
      { id, product: { id, title: "Turmeric fingers" } },
    ]);
    expect(await wishes(market.sunita)).toEqual([]);
    await market.call(`/api/listings/${id}/status`, { method: "PUT", body: { status: "paused" } });
    expect(await wishes(ramesh)).toEqual([{ id, product: null }]);
    for (const _ of [0, 1]) {
      expect(
        (await market.call(`/api/wishes/${id}`, { as: ramesh, method: "DELETE" })).statusCode,
      ).toBe(200);
    }
    expect(await wishes(ramesh)).toEqual([]);
  });
});

describe("reports", () => {
  test("hide a listing from the reporter at once, from all after three, until it is restored", async () => {
    const title = "Brass lamp of Kolhapur";
    const { id } = await market.list({ title });
    const see = async (as: string) => (await market.call(`/api/products/${id}`, { as })).statusCode;
    const path = `/api/products?search=${encodeURIComponent(title)}`;
    const list = async (as: string): Promise<string[]> => {
      const { products } = (await market.call(path, { as })).json();
      return products.map((product: { id: string }) => product.id);
    };
    const reporters = [ramesh, await market.signUp("kavita"), await market.signUp("mohan")];
    const buyer = await market.signUp("buyer");
    await market.makeAllKnown();
    for (const [at, as] of reporters.entries()) {
      expect(await see(buyer), `after ${at} reports`).toBe(200);
      expect(await list(as)).toContain(id);
      const body = { reason: "fake" };
      for (const _ of [0, 1]) {
        const answer = await market.call(`/api/products/${id}/report`, {
          as,
          method: "POST",
          body,
        });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      expect(await see(as)).toBe(404);
      expect(await list(as)).not.toContain(id);
    }
    expect(await see(buyer)).toBe(404);
    expect((await market.call(`/api/products/${id}`)).json()).toMatchObject({ isHidden: true });
  });
});

describe("an account", () => {
  test("tells its listings and wishes, and takes them off the market when it is removed", async () => {
    const cookie = await market.signUp("leaving");
    await market.sendPicture(await takePhoto(), { as: cookie });
    const body = { ...market.makeListing(), title: "Last season's jaggery" };
    expect(
      (await market.call("/api/listings", { as: cookie, method: "POST", body })).statusCode,
    ).toBe(201);
    await market.call("/api/wishes/drip-kit", { as: cookie, method: "PUT" });
    const { db } = market.parts;
    const { authorUid } = await db
      .selectFrom("products")
      .select("authorUid")
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    const uid = String(authorUid);
    expect(await listSellersProducts(db, { uid })).toMatchObject([
      { id: body.id, priceInPaise: 12_550, stock: 40 },
    ]);
    expect(await listWishedIds(db, { uid })).toEqual(["drip-kit"]);
    expect(await removeSeller(db, { uid })).toBe(1);
    const row = await db
      .selectFrom("products")
      .selectAll()
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: "removed",
      authorUid: null,
      authorName: "Unknown",
      pin: null,
    });
    expect((await market.call(`/api/products/${body.id}`)).statusCode).toBe(404);
  });
});
