import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import type { Field } from "./schema.ts";

let product: TestServer;
let now = new Date("2026-11-21T06:00:00Z");
let sunita: TestFarmer;
let ramesh: TestFarmer;

const post = (farmer: TestFarmer | null, path: string, body?: object) =>
  product.ask(farmer, { method: "POST", path, ...(body ? { body } : {}) });
const put = (farmer: TestFarmer | null, path: string, body: object) =>
  product.ask(farmer, { method: "PUT", path, body });

async function list(farmer: TestFarmer): Promise<Field[]> {
  const answer = await product.ask(farmer, { path: "fields" });
  expect(answer.statusCode).toBe(200);
  return answer.json().fields;
}

const description = {
  name: "Well plot",
  area: 1.5,
  areaUnit: "acre",
  bighaState: null,
  soil: "black",
  method: "drip",
  flowLitresPerHour: 4,
  emitterCount: 2500,
};
const tomato = { crop: "tomato", variety: "Abhinav", sowingDate: "2026-10-12" };

/** A tomato plot on drip, sown 40 days ago. */
async function addPlot(farmer: TestFarmer): Promise<Field> {
  const body = { ...description, id: randomUUID(), season: { ...tomato, id: randomUUID() } };
  const answer = await post(farmer, "fields", body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  now = new Date("2026-11-21T06:00:00Z");
  sunita = await product.openFarmer();
  ramesh = await product.openFarmer();
});

describe("a field", () => {
  test("is stored in square metres and answered with what grows there", async () => {
    const id = randomUUID();
    const seasonId = randomUUID();
    const body = { ...description, id, season: { ...tomato, id: seasonId } };
    const answer = await post(sunita, "fields", body);
    expect(answer.statusCode).toBe(201);
    const { area: _area, ...rest } = description;
    const stored = {
      ...rest,
      id,
      // 1.5 international acres.
      areaInSquareMetres: expect.closeTo(6070.2846336, 7),
      archivedDate: null,
      removalDate: null,
      version: 1,
      seasons: [{ ...tomato, id: seasonId, endedDate: null }],
    };
    expect(answer.json()).toEqual(stored);
    expect(await list(sunita)).toEqual([stored]);
    expect(await list(ramesh)).toEqual([]);
  });

  test("may lie fallow, and be told no more of than its name, area and method", async () => {
    const body = { id: randomUUID(), name: "Far plot", area: 2, areaUnit: "hectare" };
    const answer = await post(sunita, "fields", { ...body, method: "rain-fed" });
    expect(answer.json()).toEqual({
      id: body.id,
      name: "Far plot",
      areaInSquareMetres: 20_000,
      areaUnit: "hectare",
      bighaState: null,
      soil: null,
      method: "rain-fed",
      flowLitresPerHour: null,
      emitterCount: null,
      archivedDate: null,
      removalDate: null,
      version: 1,
      seasons: [],
    });
  });

  test("that is sent again is found and not doubled, also when both come at once", async () => {
    const body = { ...description, id: randomUUID(), season: { ...tomato, id: randomUUID() } };
    const answers = await Promise.all([
      post(sunita, "fields", body),
      post(sunita, "fields", body),
      post(sunita, "fields", body),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect((await post(sunita, "fields", body)).statusCode).toBe(200);
    expect(await list(sunita)).toHaveLength(1);
  });

  test("cannot take the id of another farmer's field, nor tell that it is there", async () => {
    const plot = await addPlot(sunita);
    const answer = await post(ramesh, "fields", { ...description, id: plot.id });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain("Well plot");
    expect(await list(ramesh)).toEqual([]);
    expect(await list(sunita)).toEqual([plot]);
  });

  test("is not stored when its season's id is taken", async () => {
    const plot = await addPlot(sunita);
    const season = { ...tomato, id: plot.seasons[0]?.id };
    const answer = await post(ramesh, "fields", { ...description, id: randomUUID(), season });
    expect(answer.statusCode).toBe(409);
    expect(await list(ramesh)).toEqual([]);
  });

  test("needs somebody who is signed in", async () => {
    const id = randomUUID();
    const answers = await Promise.all([
      product.ask(null, { path: "fields" }),
      post(null, "fields", { ...description, id }),
      put(null, `fields/${id}`, { ...description, version: 1 }),
      post(null, `fields/${id}/archive`),
      post(null, `fields/${id}/restore`),
      post(null, `fields/${id}/seasons`, { ...tomato, id }),
      post(null, `fields/${id}/seasons/${id}/end`, { endedDate: "2026-11-20" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      401, 401, 401, 401, 401, 401, 401,
    ]);
  });
});

describe("bad input", () => {
  const season = { ...tomato, id: "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01" };
  test.each([
    [{ area: 0 }, "area", "area-not-valid"],
    [{ area: -2 }, "area", "area-not-valid"],
    [{ area: 5000 }, "area", "area-too-large"],
    [{ area: 0.0001 }, "area", "area-too-small"],
    [{ areaUnit: "bigha" }, "bighaState", "bigha-state-missing"],
    [{ flowLitresPerHour: 0, emitterCount: null }, "flowLitresPerHour", "flow-not-valid"],
    [{ flowLitresPerHour: 5, emitterCount: null }, "flowLitresPerHour", "flow-too-small"],
    [{ flowLitresPerHour: 9e9, emitterCount: null }, "flowLitresPerHour", "flow-too-large"],
    [{ emitterCount: 0 }, "emitterCount", "emitters-not-valid"],
    [{ name: " " }, "name", "name-missing"],
    [{ season: { ...season, crop: "poppy" } }, "season.crop", "crop-unknown"],
    [{ season: { ...season, sowingDate: "2026-11-22" } }, "season.sowingDate", "sowing-in-future"],
    [{ season: { ...season, sowingDate: "2023-11-20" } }, "season.sowingDate", "sowing-too-old"],
    [{ season: { ...season, sowingDate: "soon" } }, "season.sowingDate", "date-not-valid"],
  ])("%o is refused at %s for %s, and nothing is saved", async (changes, path, code) => {
    const plot = await addPlot(sunita);
    const added = await post(sunita, "fields", { ...description, ...changes, id: randomUUID() });
    expect(added.statusCode).toBe(400);
    expect(added.json().fields).toEqual({ [path]: code });
    const own =
      "season" in changes ? { season: { ...changes.season, id: plot.seasons[0]?.id } } : {};
    const edit = { ...description, ...changes, ...own, version: 1 };
    const changed = await put(sunita, `fields/${plot.id}`, edit);
    expect(changed.statusCode).toBe(400);
    expect(changed.json().fields).toEqual({ [path]: code });
    expect(await list(sunita)).toEqual([plot]);
  });

  test("a day that has begun in India is not the future", async () => {
    now = new Date("2026-11-21T18:45:00Z");
    const today = { ...tomato, sowingDate: "2026-11-22", id: randomUUID() };
    const body = { ...description, id: randomUUID(), season: today };
    expect((await post(sunita, "fields", body)).statusCode).toBe(201);
  });

  test.each([
    ["uid", "somebody-else"],
    ["version", 7],
    ["archivedDate", "2020-01-01T00:00:00.000Z"],
    ["areaInSquareMetres", 1],
    ["seasons", []],
  ])("a field that also names its %s is refused", async (name, value) => {
    const answer = await post(sunita, "fields", {
      ...description,
      id: randomUUID(),
      [name]: value,
    });
    expect(answer.statusCode).toBe(400);
    expect(await list(sunita)).toEqual([]);
  });

  test("an id that is none is refused", async () => {
    expect((await post(sunita, "fields/1/archive")).statusCode).toBe(400);
    expect((await post(sunita, "fields", { ...description, id: "1" })).statusCode).toBe(400);
  });
});

describe("a change", () => {
  test("is stored as the next version, with the season corrected", async () => {
    const plot = await addPlot(sunita);
    const season = { id: plot.seasons[0]?.id, crop: "chilli", sowingDate: "2026-10-01" };
    const edit = { ...description, name: "Canal plot", area: 3, areaUnit: "guntha", version: 1 };
    const answer = await put(sunita, `fields/${plot.id}`, { ...edit, season });
    expect(answer.json()).toMatchObject({
      name: "Canal plot",
      areaUnit: "guntha",
      version: 2,
      seasons: [{ ...season, variety: null, endedDate: null }],
    });
    // 3 guntha of 101.17141056 m².
    expect(answer.json().areaInSquareMetres).toBeCloseTo(303.51423168, 8);
    expect(await list(sunita)).toEqual([answer.json()]);
  });

  test("that is sent again is found, and another one of an old version is not stored", async () => {
    const plot = await addPlot(sunita);
    const edit = { ...description, name: "Canal plot", version: 1 };
    const first = await put(sunita, `fields/${plot.id}`, edit);
    const again = await put(sunita, `fields/${plot.id}`, edit);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const other = await put(sunita, `fields/${plot.id}`, { ...edit, name: "Hill plot" });
    expect(other.statusCode).toBe(409);
    const ahead = await put(sunita, `fields/${plot.id}`, { ...edit, version: 3 });
    expect(ahead.statusCode).toBe(409);
    expect((await list(sunita))[0]).toMatchObject({ name: "Canal plot", version: 2 });
  });

  test("of one version is stored once when two come at once", async () => {
    const plot = await addPlot(sunita);
    const names = ["North", "South", "East", "West"];
    const answers = await Promise.all(
      names.map((name) => put(sunita, `fields/${plot.id}`, { ...description, name, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await list(sunita))[0]?.version).toBe(2);
  });

  test("says for the first time what grows there, and leaves old dates as they were", async () => {
    const body = { ...description, id: randomUUID() };
    await post(sunita, "fields", body);
    const season = { ...tomato, id: randomUUID(), sowingDate: "2023-11-21" };
    const first = await put(sunita, `fields/${body.id}`, { ...description, season, version: 1 });
    expect(first.json().seasons).toEqual([{ ...season, endedDate: null }]);
    now = new Date("2026-11-25T06:00:00Z");
    const edit = { ...description, name: "Orchard", season, version: 2 };
    expect((await put(sunita, `fields/${body.id}`, edit)).statusCode).toBe(200);
    const moved = { ...edit, season: { ...season, sowingDate: "2023-11-22" }, version: 3 };
    expect((await put(sunita, `fields/${body.id}`, moved)).statusCode).toBe(400);
  });

  test("reaches nobody else's field", async () => {
    const plot = await addPlot(sunita);
    const seasonId = plot.seasons[0]?.id;
    const answers = await Promise.all([
      put(ramesh, `fields/${plot.id}`, { ...description, name: "Mine", version: 1 }),
      post(ramesh, `fields/${plot.id}/archive`),
      post(ramesh, `fields/${plot.id}/restore`),
      post(ramesh, `fields/${plot.id}/seasons`, { ...tomato, id: randomUUID() }),
      post(ramesh, `fields/${plot.id}/seasons/${seasonId}/end`, { endedDate: "2026-11-20" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await list(sunita)).toEqual([plot]);
  });

  test("reaches no season of another field through one's own", async () => {
    const plot = await addPlot(sunita);
    const own = await addPlot(ramesh);
    const seasonId = plot.seasons[0]?.id;
    const path = `fields/${own.id}/seasons`;
    const ended = await post(ramesh, `${path}/${seasonId}/end`, { endedDate: "2026-11-20" });
    const begun = await post(ramesh, path, { ...tomato, sowingDate: "2026-11-20", id: seasonId });
    expect([ended.statusCode, begun.statusCode]).toEqual([404, 409]);
    expect(await list(sunita)).toEqual([plot]);
    expect(await list(ramesh)).toEqual([own]);
  });
});

describe("putting away", () => {
  test("keeps the field with its seasons, can be undone, and may be sent twice", async () => {
    const plot = await addPlot(sunita);
    const archived = await post(sunita, `fields/${plot.id}/archive`);
    expect(archived.json()).toEqual({ ...plot, archivedDate: "2026-11-21T06:00:00.000Z" });
    now = new Date("2026-11-21T07:00:00Z");
    const again = await post(sunita, `fields/${plot.id}/archive`);
    expect(again.json()).toEqual(archived.json());
    const restored = await post(sunita, `fields/${plot.id}/restore`);
    expect(restored.json()).toEqual(plot);
    expect((await post(sunita, `fields/${plot.id}/restore`)).json()).toEqual(plot);
  });
});

describe("seasons", () => {
  test("follow each other: a new one ends the one before on the day of its sowing", async () => {
    const plot = await addPlot(sunita);
    const wheat = { id: randomUUID(), crop: "wheat", variety: null, sowingDate: "2026-11-20" };
    const begun = await post(sunita, `fields/${plot.id}/seasons`, wheat);
    expect(begun.statusCode).toBe(201);
    expect(begun.json().seasons).toEqual([
      { ...wheat, endedDate: null },
      { ...plot.seasons[0], endedDate: "2026-11-20" },
    ]);
    const again = await post(sunita, `fields/${plot.id}/seasons`, wheat);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(begun.json());
    const early = { ...wheat, id: randomUUID(), sowingDate: "2026-11-19" };
    const refused = await post(sunita, `fields/${plot.id}/seasons`, early);
    expect(refused.json().fields).toEqual({ sowingDate: "season-before-last" });
    expect(await list(sunita)).toEqual([begun.json()]);
  });

  test("end once, not before their sowing nor in the future", async () => {
    const plot = await addPlot(sunita);
    const path = `fields/${plot.id}/seasons/${plot.seasons[0]?.id}/end`;
    const early = await post(sunita, path, { endedDate: "2026-10-11" });
    expect(early.json().fields).toEqual({ endedDate: "end-before-sowing" });
    const late = await post(sunita, path, { endedDate: "2026-11-22" });
    expect(late.json().fields).toEqual({ endedDate: "end-in-future" });
    const ended = await post(sunita, path, { endedDate: "2026-11-21" });
    expect(ended.json().seasons).toEqual([{ ...plot.seasons[0], endedDate: "2026-11-21" }]);
    expect((await post(sunita, path, { endedDate: "2026-11-21" })).json()).toEqual(ended.json());
    expect((await post(sunita, path, { endedDate: "2026-11-20" })).statusCode).toBe(409);
  });

  test("have one open at a time, whatever is begun at once", async () => {
    const plot = await addPlot(sunita);
    await Promise.all(
      ["wheat", "onion", "potato"].map((crop) =>
        post(sunita, `fields/${plot.id}/seasons`, {
          id: randomUUID(),
          crop,
          sowingDate: "2026-11-20",
        }),
      ),
    );
    const [stored] = await list(sunita);
    expect(stored?.seasons).toHaveLength(4);
    expect(stored?.seasons.filter(({ endedDate }) => endedDate === null)).toHaveLength(1);
  });
});

describe("the account", () => {
  test("takes its fields along when it is exported, and nobody else's", async () => {
    const plot = await addPlot(sunita);
    await addPlot(ramesh);
    const answer = await product.ask(sunita, { path: "profile/export" });
    expect(answer.json().fields).toEqual([plot]);
  });

  test("takes its fields and their seasons with it when it is removed", async () => {
    const plot = await addPlot(sunita);
    const kept = await addPlot(ramesh);
    const { db } = product.parts;
    await db.deleteFrom("users").where("uid", "=", sunita.uid).execute();
    const seasons = await db.selectFrom("seasons").select("fieldId").execute();
    const fields = await db.selectFrom("fields").select("id").execute();
    expect(fields.map(({ id }) => id)).not.toContain(plot.id);
    expect(seasons.map(({ fieldId }) => fieldId)).not.toContain(plot.id);
    expect(seasons.map(({ fieldId }) => fieldId)).toContain(kept.id);
  });
});
