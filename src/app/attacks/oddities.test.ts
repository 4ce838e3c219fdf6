import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Attack,
  type Browser,
  type Ground,
  openGround,
  postParts,
} from "./test-ground.server.ts";

const halfOfAPair = "half \ud800 of a pair";
const beyondTheCount = 2_147_483_648;

// Values that a schema may well let through and the database cannot hold.
describe(`values of no use under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  let picture: Buffer;
  const fieldId = randomUUID();
  const seasonId = randomUUID();
  beforeAll(async () => {
    ground = await openGround();
    farmer = await ground.openBrowser();
    const create = { width: 40, height: 30, channels: 3, background: "green" } as const;
    picture = await sharp({ create }).png().toBuffer();
    const season = { id: seasonId, crop: "cotton", sowingDate: "2026-07-01" };
    const field = { id: fieldId, name: "Well field", area: 2, areaUnit: "acre", method: "drip" };
    const payload = { ...field, season };
    const added = await ground.send(farmer, { method: "POST", url: "/api/fields", payload });
    expect(added.statusCode).toBe(201);
  });
  afterAll(() => ground.close());

  const cursorOf = (...content: unknown[]) =>
    Buffer.from(JSON.stringify(content)).toString("base64url");
  const ring = [
    [78.6, 20.74],
    [78.601, 20.74],
    [78.601, 20.741],
    [78.6, 20.74],
  ];

  test.each<[string, Attack]>([
    [
      "a name with half of a pair",
      {
        method: "PUT",
        url: "/api/profile/display-name",
        payload: { displayName: halfOfAPair },
      },
    ],
    [
      "a cost's note with half of a pair",
      {
        method: "POST",
        url: "/api/harvests",
        payload: {
          id: randomUUID(),
          entry: {
            kind: "cost",
            ground: { kind: "season", fieldId, seasonId },
            date: "2026-08-01",
            costKind: "seed",
            paise: 100,
            note: halfOfAPair,
          },
        },
      },
    ],
    [
      "a boundary of a version beyond counting",
      {
        method: "PUT",
        url: `/api/field-map/boundaries/${fieldId}`,
        payload: {
          polygon: { type: "Polygon", coordinates: [ring] },
          source: "tapped",
          accuracyInMetres: null,
          version: beyondTheCount,
        },
      },
    ],
    [
      "an alert on a market with a zero character",
      {
        method: "PUT",
        url: `/api/prices/cotton/alerts/${randomUUID()}`,
        payload: { marketId: "a\u0000b", direction: "above", levelPaise: 800_000 },
      },
    ],
    ["a plan's id with a zero character", { url: "/api/insurance-plans/a%00b" }],
    [
      "a device's id with a zero character",
      { method: "DELETE", url: "/api/session/devices/a%00b" },
    ],
    [
      "posts after one of the year 0",
      { url: `/api/blogs?cursor=${cursorOf("newest", "0000-01-01T00:00:00Z", randomUUID())}` },
    ],
    [
      "products after one of the year 0",
      { url: `/api/products?cursor=${cursorOf("newest", "0000-01-01T00:00:00Z", randomUUID())}` },
    ],
  ])("%s is refused", async (_name, attack) => {
    const answer = await ground.send(farmer, attack);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
  });

  test("half of a pair is left out of a listing's text", async () => {
    const pictureParts = [
      { name: "picture", filename: "a.png", type: "image/png", value: picture },
    ];
    const url = "/api/product-pictures";
    const uploaded = await ground.sendForm(farmer, { url, parts: pictureParts });
    const place = { pin: 442001, state: "MH", district: "Wardha", latitude: 20.7, longitude: 78.6 };
    const { db } = ground.product.parts;
    await db
      .insertInto("places")
      .values({ ...place, quality: "A" })
      .execute();
    await db
      .insertInto("placeNames")
      .values({
        pin: 442001,
        name: "Wardha",
        subdistrict: "Wardha",
        letters: "wardha",
        frame: "wrdh",
      })
      .execute();
    const payload = {
      id: randomUUID(),
      status: "draft",
      stock: 1,
      title: halfOfAPair,
      description: halfOfAPair,
      category: "tools",
      unit: "piece",
      priceInPaise: 10_000,
      pictures: [uploaded.json().url],
      pin: "442001",
    };
    const answer = await ground.send(farmer, { method: "POST", url: "/api/listings", payload });
    expect([answer.statusCode, answer.json().fields]).toEqual([201, undefined]);
    expect(answer.body).toContain('"half  of a pair"');
  });

  test("a post's and a note's version beyond counting are refused", async () => {
    const scouting = { fieldId, score: 3, text: "x", date: "2026-08-01", at: null };
    const note = JSON.stringify({ scouting, photo: "keep", version: beyondTheCount });
    const seen = await ground.sendForm(farmer, {
      method: "PUT",
      url: `/api/field-map/scoutings/${randomUUID()}`,
      parts: [{ name: "note", value: note }],
    });
    expect([seen.statusCode, Object.keys(seen.json().fields)]).toEqual([400, ["version"]]);

    const post = (await ground.sendForm(farmer, { parts: postParts(picture) })).json();
    const changed = await ground.sendForm(farmer, {
      method: "PUT",
      url: `/api/blogs/${post.id}`,
      parts: [
        { name: "title", value: "Another" },
        { name: "description", value: "Another" },
        { name: "category", value: "water" },
        { name: "version", value: String(beyondTheCount) },
      ],
    });
    expect([changed.statusCode, Object.keys(changed.json().fields)]).toEqual([400, ["version"]]);
  });
});
