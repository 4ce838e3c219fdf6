import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import type { CropRecord } from "./schema.ts";
import { listSeasonProfits } from "./store.server.ts";

type Browser = { uid: string; cookie: string; address: string };
type Plot = { fieldId: string; seasonId: string };

let product: TestServer;
let farmers = 0;
const now = new Date("2026-11-21T06:00:00Z");
let sunita: Browser;
let ramesh: Browser;
let plot: Plot;

async function openBrowser(): Promise<Browser> {
  farmers += 1;
  const address = `10.0.0.${farmers}`;
  const answer = await product.server.inject({
    method: "POST",
    url: "/api/session/sign-up",
    headers: { origin: testOrigin },
    remoteAddress: address,
    payload: { email: `farmer${farmers}@example.com`, password: "monsoon-2026" },
  });
  expect(answer.statusCode).toBe(201);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { uid: answer.json().uid, cookie, address };
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
function ask(browser: Browser | null, request: `${Method} ${string}`, body?: object) {
  const [method, path] = request.split(" ");
  return product.server.inject({
    method: method === "GET" || method === "POST" || method === "PUT" ? method : "DELETE",
    url: `/api/${path}`,
    headers: { origin: testOrigin, ...(browser ? { cookie: browser.cookie } : {}) },
    remoteAddress: browser?.address ?? "10.1.0.1",
    ...(body ? { payload: body } : {}),
  });
}

/** Two acres of wheat, sown in spring. */
async function addPlot(browser: Browser): Promise<Plot> {
  const [fieldId, seasonId] = [randomUUID(), randomUUID()];
  const answer = await ask(browser, "POST fields", {
    id: fieldId,
    name: "Well plot",
    area: 2,
    areaUnit: "acre",
    method: "flood",
    season: { id: seasonId, crop: "wheat", sowingDate: "2026-07-10" },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { fieldId, seasonId };
}

const harvestOf = ({ fieldId, seasonId }: Plot, change: object = {}) => ({
  id: randomUUID(),
  entry: {
    kind: "harvest",
    ground: { kind: "season", fieldId, seasonId },
    date: "2026-11-20",
    quantity: 30,
    unit: "quintal",
    sale: { by: "unit", paise: 242_500 },
    isConfirmed: false,
    ...change,
  },
});
const costOf = ({ fieldId, seasonId }: Plot, paise: number) => ({
  id: randomUUID(),
  entry: {
    kind: "cost",
    ground: { kind: "season", fieldId, seasonId },
    date: "2026-07-01",
    costKind: "seed",
    paise,
    note: "Certified",
  },
});

async function list(browser: Browser): Promise<CropRecord[]> {
  const answer = await ask(browser, "GET harvests");
  expect(answer.statusCode).toBe(200);
  return answer.json().records;
}

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await openBrowser();
  ramesh = await openBrowser();
  plot = await addPlot(sunita);
});

describe("a record", () => {
  test("is kept as it was told, corrected and taken back", async () => {
    const harvest = harvestOf(plot);
    const cost = costOf(plot, 350_000);
    expect((await ask(sunita, "POST harvests", harvest)).statusCode).toBe(201);
    expect((await ask(sunita, "POST harvests", cost)).statusCode).toBe(201);
    // Both were told at the same moment, so that neither comes first by right.
    const kept = await list(sunita);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([harvest, cost]));
    const corrected = { ...harvest.entry, quantity: 31.5, sale: null };
    const put = await ask(sunita, `PUT harvests/${harvest.id}`, corrected);
    expect(put.json()).toEqual({ id: harvest.id, entry: corrected });
    const removed = await ask(sunita, `DELETE harvests/${cost.id}`);
    expect(removed.json()).toEqual({ removed: cost.id });
    expect(await list(sunita)).toEqual([{ id: harvest.id, entry: corrected }]);
  });

  test("sent again counts once, and does not come back when it was taken back", async () => {
    const harvest = harvestOf(plot);
    await ask(sunita, "POST harvests", harvest);
    expect((await ask(sunita, "POST harvests", harvest)).statusCode).toBe(200);
    expect(await list(sunita)).toHaveLength(1);
    await ask(sunita, `DELETE harvests/${harvest.id}`);
    await ask(sunita, `DELETE harvests/${harvest.id}`);
    await ask(sunita, "POST harvests", harvest);
    expect(await list(sunita)).toEqual([]);
    const put = await ask(sunita, `PUT harvests/${harvest.id}`, harvest.entry);
    expect(put.statusCode).toBe(404);
  });

  test("of an earlier year needs no season and no day", async () => {
    const harvest = harvestOf(plot, {
      date: null,
      ground: {
        kind: "earlier",
        fieldId: null,
        crop: "soybean",
        year: 2022,
        area: 3,
        areaUnit: "bigha",
        bighaState: "MP",
      },
    });
    const answer = await ask(sunita, "POST harvests", harvest);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await list(sunita)).toEqual([harvest]);
  });

  test("larger than any known harvest is not refused", async () => {
    const answer = await ask(sunita, "POST harvests", harvestOf(plot, { quantity: 300 }));
    expect(answer.statusCode).toBe(201);
  });
});

describe("nobody else", () => {
  test("reads, changes or adds to a farmer's records", async () => {
    const harvest = harvestOf(plot);
    await ask(sunita, "POST harvests", harvest);
    expect(await list(ramesh)).toEqual([]);
    const own = await addPlot(ramesh);
    expect((await ask(ramesh, `PUT harvests/${harvest.id}`, harvestOf(own).entry)).statusCode).toBe(
      404,
    );
    await ask(ramesh, `DELETE harvests/${harvest.id}`);
    expect((await ask(ramesh, "POST harvests", harvest)).statusCode).toBe(409);
    expect((await ask(ramesh, "POST harvests", harvestOf(plot))).statusCode).toBe(404);
    expect(await list(sunita)).toHaveLength(1);
    expect((await ask(null, "GET harvests")).statusCode).toBe(401);
  });
});

describe("what is wrong", () => {
  test.each([
    ["a weight below nothing", { quantity: -1 }],
    ["a weight that no farm has", { quantity: 1e9 }],
    ["a weight that is none", { quantity: "30" }],
    ["half a paisa", { sale: { by: "unit", paise: 0.5 } }],
    ["money beyond counting", { sale: { by: "whole", paise: 1e15 } }],
    ["an unknown unit", { unit: "maund" }],
    ["a day to come", { date: "2026-11-22" }],
    ["a day before the sowing", { date: "2026-07-09" }],
    ["no day", { date: null }],
    ["a day that is none", { date: "2026-02-30" }],
    ["something unknown", { colour: "red" }],
  ])("%s is refused", async (_name, change) => {
    const answer = await ask(sunita, "POST harvests", harvestOf(plot, change));
    expect(answer.statusCode, answer.body).toBe(400);
    expect(await list(sunita)).toEqual([]);
  });

  test("a season of another field is not found", async () => {
    const other = await addPlot(sunita);
    const mixed = harvestOf({ fieldId: plot.fieldId, seasonId: other.seasonId });
    expect((await ask(sunita, "POST harvests", mixed)).statusCode).toBe(404);
  });

  test("a cost of nothing is refused, and a cost does not become a harvest", async () => {
    expect((await ask(sunita, "POST harvests", costOf(plot, 0))).statusCode).toBe(400);
    const cost = costOf(plot, 100);
    await ask(sunita, "POST harvests", cost);
    const put = await ask(sunita, `PUT harvests/${cost.id}`, harvestOf(plot).entry);
    expect(put.statusCode).toBe(404);
  });
});

describe("the profits of a farmer", () => {
  test("are told by season, of the whole land and of an acre", async () => {
    await ask(sunita, "POST harvests", harvestOf(plot));
    await ask(sunita, "POST harvests", costOf(plot, 350_000));
    const profits = await listSeasonProfits(product.parts.db, {
      uid: sunita.uid,
      today: "2026-11-21",
    });
    expect(profits).toEqual([
      {
        ...plot,
        fieldName: "Well plot",
        crop: "wheat",
        year: 2026,
        sowingDate: "2026-07-10",
        endedDate: null,
        areaInSquareMetres: expect.closeTo(8093.71, 1),
        kilograms: 3000,
        // 30 × ₹2,425
        incomeInPaise: 7_275_000,
        costInPaise: 350_000,
        profitInPaise: 6_925_000,
        profitPerAcreInPaise: 3_462_500,
      },
    ]);
    expect(await listSeasonProfits(product.parts.db, { uid: ramesh.uid })).toEqual([]);
  });

  test("travel with the account's export and go with the account", async () => {
    const harvest = harvestOf(plot);
    await ask(sunita, "POST harvests", harvest);
    const answer = await ask(sunita, "GET profile/export");
    expect(answer.json().cropRecords).toEqual([harvest]);
    await product.parts.db.deleteFrom("users").where("uid", "=", sunita.uid).execute();
    const left = await product.parts.db
      .selectFrom("cropRecords")
      .select("id")
      .where("uid", "=", sunita.uid)
      .execute();
    expect(left).toEqual([]);
  });
});
