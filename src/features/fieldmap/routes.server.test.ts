import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  closeRing,
  type MapFarmer,
  ojharAcre,
  openTestMap,
  seen,
} from "#src/app/test-map.server.ts";
import { openTestServer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { listFieldMapJobs } from "./jobs.server.ts";
import type { FieldMap } from "./schema.ts";

const noon = new Date("2026-11-21T06:00:00Z");
const beyond = { latitude: 91, longitude: 0, accuracyInMetres: null };
let now = noon;
let map: Awaited<ReturnType<typeof openTestMap>>;
let sunita: MapFarmer;
let ramesh: MapFarmer;

async function readMap(farmer: MapFarmer): Promise<FieldMap> {
  const answer = await map.ask(farmer, { path: "field-map" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const makePhoto = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "20/1 5/1 46/1" } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  map = await openTestMap({ now: () => now });
  await seedPlaces(map.product.parts.db);
});
afterAll(() => map.product.close());
beforeEach(async () => {
  now = noon;
  [sunita, ramesh] = [await map.signUp(), await map.signUp()];
});

describe("boundaries", () => {
  test("are kept with the area of the ellipsoid, found again and changed version by version", async () => {
    const fieldId = await map.addPlot(sunita);
    expect(await readMap(sunita)).toEqual({
      boundaries: [],
      removedBoundaries: [],
      scoutings: [],
      tiles: null,
    });
    const { boundary } = (await map.draw(sunita, fieldId)).json();
    expect(boundary).toMatchObject({
      fieldId,
      polygon: closeRing(ojharAcre),
      source: "tapped",
      version: 1,
    });
    expect(Math.abs(boundary.areaInSquareMetres / 4052.860_452_9 - 1)).toBeLessThan(0.001);
    expect((await readMap(sunita)).boundaries).toEqual([boundary]);

    // Sent again after its answer was lost, it is the same; something else made of version 0 is refused.
    expect((await map.draw(sunita, fieldId)).json().boundary).toEqual(boundary);
    const other = { polygon: closeRing(ojharAcre.slice(0, 3)) };
    const refused = await map.draw(sunita, fieldId, other);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "conflict"]);
    const changed = await map.draw(sunita, fieldId, { ...other, version: 1, source: "walked" });
    expect(changed.json().boundary).toMatchObject({ ...other, version: 2, source: "walked" });
  });

  const bowTie = [0, 2, 1, 3].flatMap((at) => ojharAcre.slice(at, at + 1));
  test.each([
    ["a bow tie", { polygon: closeRing(bowTie) }, "self-crossing"],
    ["two corners", { polygon: closeRing(ojharAcre.slice(0, 2)) }, "too-few-corners"],
    [
      "nothing between",
      { polygon: closeRing(Array.from({ length: 3 }, () => [73, 20])) },
      "area-too-small",
    ],
    ["an open ring", { polygon: { type: "Polygon", coordinates: [ojharAcre] } }, "not-closed"],
    [
      "a place beyond the pole",
      {
        polygon: closeRing([
          [73, 89],
          [73, 91],
          [74, 91],
        ]),
      },
      "position-not-valid",
    ],
    [
      "half of India",
      {
        polygon: closeRing([
          [73, 18],
          [80, 18],
          [80, 25],
          [73, 25],
        ]),
      },
      "area-too-large",
    ],
  ])("of %s are refused where they were drawn", async (_, change, fault) => {
    const answer = await map.draw(sunita, await map.addPlot(sunita), change);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { polygon: fault }]);
  });

  test("of a hole, of other shapes and of endless numbers are refused", async () => {
    const fieldId = await map.addPlot(sunita);
    const ring = closeRing(ojharAcre).coordinates[0];
    const shapes = [
      { type: "Polygon", coordinates: [ring, ring] },
      { type: "Polygon", coordinates: [] },
      { type: "MultiPolygon", coordinates: [[ring]] },
      {
        type: "Polygon",
        coordinates: [[...ojharAcre, ...ojharAcre.slice(0, 1)].map((at) => [...at, 570])],
      },
      { type: "Polygon", coordinates: [Array.from({ length: 400 }, (_, at) => [73, 20 + at])] },
      null,
    ];
    for (const polygon of shapes) {
      expect((await map.draw(sunita, fieldId, { polygon })).statusCode).toBe(400);
    }
    expect((await readMap(sunita)).boundaries).toEqual([]);
  });

  test("far from the farm, or of more than 1,000 hectares, are asked again and taken then", async () => {
    const fieldId = await map.addPlot(sunita);
    // Wardha, 480 km east of the field.
    await map.ask(sunita, { method: "PUT", path: "farm-place", body: { pin: "442001" } });
    const far = await map.draw(sunita, fieldId);
    expect([far.statusCode, far.json().fields]).toEqual([400, { polygon: "far-from-farm" }]);
    const sure = await map.draw(sunita, fieldId, { confirmed: ["far-from-farm"] });
    expect(sure.statusCode, sure.body).toBe(200);
    const estate = closeRing([
      [73.9, 20],
      [73.95, 20],
      [73.95, 20.05],
      [73.9, 20.05],
    ]);
    const confirmed = ["far-from-farm"];
    const large = await map.draw(sunita, fieldId, { polygon: estate, confirmed, version: 1 });
    expect(large.json().fields).toEqual({ polygon: "area-very-large" });
    confirmed.push("area-very-large");
    const taken = await map.draw(sunita, fieldId, { polygon: estate, confirmed, version: 1 });
    expect(taken.statusCode, taken.body).toBe(200);
  });
});

describe("notes", () => {
  test("are kept once with their photo, whose position is gone, newest first", async () => {
    const fieldId = await map.addPlot(sunita);
    const id = randomUUID();
    const photo = await makePhoto("olive");
    const told = await map.tell(sunita, { id, scouting: seen(fieldId) }, photo);
    expect(told.statusCode, told.body).toBe(200);
    const { scouting } = told.json();
    expect(scouting).toEqual({
      id,
      ...seen(fieldId),
      photoUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}-640\.webp$/),
      createdAt: noon.toISOString(),
      version: 1,
    });
    expect((await map.tell(sunita, { id, scouting: seen(fieldId) }, photo)).json()).toEqual({
      scouting,
    });
    const older = seen(fieldId, { date: "2026-11-01", at: null, text: "" });
    await map.tell(sunita, { id: randomUUID(), scouting: older });
    const { scoutings } = await readMap(sunita);
    expect(scoutings.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-01"]);
    expect(scoutings[1]).toMatchObject({ ...older, photoUrl: null });
    const file = await map.product.server.inject({
      url: scouting.photoUrl,
      headers: { cookie: sunita.cookie },
    });
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  });

  test("are changed version by version; the photo stays, goes or is another one", async () => {
    const fieldId = await map.addPlot(sunita);
    const id = randomUUID();
    const first = await map.tell(sunita, { id, scouting: seen(fieldId) }, await makePhoto("olive"));
    const { photoUrl } = first.json().scouting;
    const change = (note: object, photo?: Buffer) =>
      map.sendNote(sunita, {
        method: "PUT",
        path: `field-map/scoutings/${id}`,
        note,
        ...(photo ? { photo } : {}),
      });
    const better = { scouting: seen(fieldId, { score: 4 }), photo: "keep", version: 1 };
    const kept = (await change(better)).json().scouting;
    expect(kept).toMatchObject({ score: 4, photoUrl, version: 2 });
    expect((await change(better)).json().scouting).toEqual(kept);
    expect((await change({ ...better, scouting: seen(fieldId, { score: 1 }) })).statusCode).toBe(
      409,
    );
    const fresh = await change(
      { ...better, photo: "new", version: 2, scouting: seen(fieldId, { text: "New" }) },
      await makePhoto("red"),
    );
    expect(fresh.json().scouting.photoUrl).not.toBe(photoUrl);
    const bare = await change({ ...better, photo: "remove", version: 3 });
    expect(bare.json().scouting).toMatchObject({ photoUrl: null, version: 4 });
  });

  test("are not removed over a change that was made elsewhere meanwhile", async () => {
    const fieldId = await map.addPlot(sunita);
    const id = randomUUID();
    await map.tell(sunita, { id, scouting: seen(fieldId) });
    const path = `field-map/scoutings/${id}`;
    const scouting = seen(fieldId, { text: "On every plant" });
    const note = { scouting, photo: "keep", version: 1 };
    await map.sendNote(sunita, { method: "PUT", path, note });
    const remove = (version: number) =>
      map.ask(sunita, { method: "DELETE", path: `${path}?version=${version}` });
    const late = await remove(1);
    expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
    expect((await readMap(sunita)).scoutings).toMatchObject([{ text: "On every plant" }]);
    expect((await remove(2)).json()).toEqual({ removedScouting: id });
    expect((await readMap(sunita)).scoutings).toEqual([]);
    // Its answer was lost: sent again, it says the same.
    expect((await remove(2)).statusCode).toBe(200);
  });

  test("are removed, brought back, and gone for good after a month", async () => {
    const fieldId = await map.addPlot(sunita);
    const id = randomUUID();
    const { scouting } = (await map.tell(sunita, { id, scouting: seen(fieldId) })).json();
    const path = `field-map/scoutings/${id}`;
    expect((await map.ask(sunita, { method: "DELETE", path })).json()).toEqual({
      removedScouting: id,
    });
    expect((await readMap(sunita)).scoutings).toEqual([]);
    // A first sending that comes late does not bring it back.
    expect((await map.tell(sunita, { id, scouting: seen(fieldId) })).json()).toEqual({
      removedScouting: id,
    });
    const back = await map.ask(sunita, { method: "POST", path: `${path}/restore` });
    expect(back.json()).toEqual({ scouting });
    await map.ask(sunita, { method: "DELETE", path });
    const [job] = listFieldMapJobs({ db: map.product.parts.db, now: () => now });
    now = new Date(noon.getTime() + 29 * 86_400_000);
    await job?.run();
    now = noon;
    expect((await map.ask(sunita, { method: "POST", path: `${path}/restore` })).statusCode).toBe(
      200,
    );
    await map.ask(sunita, { method: "DELETE", path });
    now = new Date(noon.getTime() + 31 * 86_400_000);
    await job?.run();
    now = noon;
    expect((await map.ask(sunita, { method: "POST", path: `${path}/restore` })).statusCode).toBe(
      404,
    );
  });

  test.each([
    ["no score", { score: null }, "scouting.score", "score-missing"],
    ["a score of 6", { score: 6 }, "scouting.score", "score-missing"],
    ["a score between", { score: 2.5 }, "scouting.score", "score-missing"],
    ["a long story", { text: "a".repeat(1001) }, "scouting.text", "text-too-long"],
    ["a zero character", { text: "a\0b" }, "scouting.text", "characters-not-allowed"],
    ["tomorrow", { date: "2026-11-22" }, "scouting.date", "date-in-future"],
    ["long ago", { date: "2021-11-20" }, "scouting.date", "date-too-old"],
    ["no day", { date: "2026-02-30" }, "scouting.date", "date-not-valid"],
    ["a place beyond the pole", { at: beyond }, "scouting.at.latitude", "position-not-valid"],
  ])("with %s are refused there", async (_, change, ...refused) => {
    const scouting = seen(await map.addPlot(sunita), change);
    const answer = await map.tell(sunita, { id: randomUUID(), scouting });
    expect(answer.statusCode).toBe(400);
    expect(Object.entries(answer.json().fields)).toEqual([refused]);
  });

  test("that are no notes, or whose photo is none, are refused and leave nothing", async () => {
    const fieldId = await map.addPlot(sunita);
    const note = { id: randomUUID(), scouting: seen(fieldId) };
    const path = "field-map/scoutings";
    expect((await map.sendNote(sunita, { path, note: "{" })).statusCode).toBe(400);
    expect((await map.ask(sunita, { method: "POST", path, body: note })).statusCode).toBe(415);
    const wrong = await map.tell(sunita, note, Buffer.from("no picture at all, only words"));
    expect(wrong.statusCode).toBe(415);
    expect((await readMap(sunita)).scoutings).toEqual([]);
  });
});

describe("what is one farmer's", () => {
  test("is nobody else's: not seen, not changed, not removed, and only in their own export", async () => {
    const fieldId = await map.addPlot(sunita);
    const id = randomUUID();
    await map.draw(sunita, fieldId);
    await map.tell(sunita, { id, scouting: seen(fieldId) });
    const before = await readMap(sunita);
    expect(await readMap(ramesh)).toMatchObject({ boundaries: [], scoutings: [] });
    const note = `field-map/scoutings/${id}`;
    const tries = [
      map.draw(ramesh, fieldId, { version: 1, source: "walked" }),
      map.ask(ramesh, { method: "DELETE", path: `field-map/boundaries/${fieldId}` }),
      map.tell(ramesh, { id: randomUUID(), scouting: seen(fieldId) }),
      map.ask(ramesh, { method: "DELETE", path: note }),
      map.ask(ramesh, { method: "POST", path: `${note}/restore` }),
      map.sendNote(ramesh, {
        method: "PUT",
        path: note,
        note: { scouting: seen(await map.addPlot(ramesh)), photo: "keep", version: 1 },
      }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
    const taken = await map.tell(ramesh, { id, scouting: seen(await map.addPlot(ramesh)) });
    expect(taken.statusCode).toBe(409);
    expect(await readMap(sunita)).toEqual(before);

    const [own, foreign] = await Promise.all(
      [sunita, ramesh].map((who) => map.ask(who, { path: "profile/export" })),
    );
    expect(own?.json()).toMatchObject({
      fieldBoundaries: before.boundaries,
      scoutings: before.scoutings,
    });
    expect(foreign?.body).not.toContain("73.925");
  });

  test("asks for a session", async () => {
    const fieldId = await map.addPlot(sunita);
    expect((await map.ask(null, { path: "field-map" })).statusCode).toBe(401);
    expect((await map.draw(null, fieldId)).statusCode).toBe(401);
    expect((await map.tell(null, { id: randomUUID(), scouting: seen(fieldId) })).statusCode).toBe(
      401,
    );
  });

  test("goes with the account", async () => {
    const fieldId = await map.addPlot(sunita);
    await map.draw(sunita, fieldId);
    await map.tell(sunita, { id: randomUUID(), scouting: seen(fieldId) });
    const { db } = map.product.parts;
    await sql`delete from users where uid = (select uid from fields where id = ${fieldId})`.execute(
      db,
    );
    const { rows } = await sql`select 1 from "fieldBoundaries" where "fieldId" = ${fieldId}
      union all select 1 from scoutings where "fieldId" = ${fieldId}`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("map tiles", () => {
  test("are allowed and named only where an operator has set them up", async () => {
    const policy = (server: TestServer) =>
      server.server
        .inject({ url: "/health/live" })
        .then(({ headers }) => String(headers["content-security-policy"]));
    expect(await policy(map.product)).toContain("img-src 'self' data: blob:;");
    const url = "https://tiles.example.org/{z}/{x}/{y}.png";
    const tiled = await openTestServer({
      env: { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: "© Survey" },
    });
    try {
      expect(await policy(tiled)).toContain(
        "img-src 'self' data: blob: https://tiles.example.org;",
      );
    } finally {
      await tiled.close();
    }
  });
});
