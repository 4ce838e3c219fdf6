import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openTestServer,
  type TestFarmer,
  type TestRequest,
  type TestServer,
} from "#src/app/test-server.server.ts";
import { listFields } from "#src/features/fields/store.server.ts";
import { listSeasonProfits } from "./profit-rules.ts";
import type { CropRecord } from "./schema.ts";
import { listCropRecords } from "./store.server.ts";

type Plot = { fieldId: string; seasonId: string };

let product: TestServer;
const now = new Date("2026-11-21T06:00:00Z");
const today = "2026-11-21";
let sunita: TestFarmer;
let ramesh: TestFarmer;
let plot: Plot;

async function listProfits(farmer: TestFarmer) {
  const { db } = product.parts;
  const [fields, records] = [await listFields(db, farmer), await listCropRecords(db, farmer)];
  return listSeasonProfits({ fields, records, today });
}

type Call = `${NonNullable<TestRequest["method"]>} ${string}`;
/** @param request with the id that the browser gave the write, where it matters */
function ask(
  farmer: TestFarmer | null,
  request: Call | { call: Call; key: string },
  body?: object,
) {
  const { call, key } = typeof request === "string" ? { call: request, key: undefined } : request;
  const [method, path = ""] = call.split(" ");
  const verb = method === "GET" || method === "POST" || method === "PUT" ? method : "DELETE";
  return product.ask(farmer, { method: verb, path, key, ...(body ? { body } : {}) });
}

/** Two acres of wheat, sown in spring. */
async function addPlot(farmer: TestFarmer): Promise<Plot> {
  const [fieldId, seasonId] = [randomUUID(), randomUUID()];
  const answer = await ask(farmer, "POST fields", {
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

async function list(farmer: TestFarmer): Promise<CropRecord[]> {
  const answer = await ask(farmer, "GET harvests");
  expect(answer.statusCode).toBe(200);
  return answer.json().records;
}

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await product.openFarmer();
  ramesh = await product.openFarmer();
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
    const version = "first";
    const [keptHarvest, keptCost] = [harvest, cost].map((each) => ({ ...each, version }));
    expect(kept).toEqual(expect.arrayContaining([keptHarvest, keptCost]));
    const corrected = { ...harvest.entry, quantity: 31.5, sale: null };
    const key = randomUUID();
    const call = `PUT harvests/${harvest.id}?version=first` as const;
    const put = await ask(sunita, { call, key }, corrected);
    const stored = { id: harvest.id, entry: corrected, version: key };
    expect(put.json()).toEqual(stored);
    const removed = await ask(sunita, `DELETE harvests/${cost.id}?version=first`);
    expect(removed.json()).toEqual({ removed: cost.id });
    expect(await list(sunita)).toEqual([stored]);
  });

  test("sent again counts once, and does not come back when it was taken back", async () => {
    const harvest = harvestOf(plot);
    await ask(sunita, "POST harvests", harvest);
    expect((await ask(sunita, "POST harvests", harvest)).statusCode).toBe(200);
    expect(await list(sunita)).toHaveLength(1);
    await ask(sunita, `DELETE harvests/${harvest.id}`);
    await ask(sunita, `DELETE harvests/${harvest.id}`);
    const again = await ask(sunita, "POST harvests", harvest);
    // Its sender is told that it is no more, and does not list it again.
    expect([again.statusCode, again.json()]).toEqual([200, { removed: harvest.id }]);
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
    expect(await list(sunita)).toMatchObject([harvest]);
  });

  test("larger than any known harvest is not refused", async () => {
    const answer = await ask(sunita, "POST harvests", harvestOf(plot, { quantity: 300 }));
    expect(answer.statusCode).toBe(201);
  });
});

describe("two devices", () => {
  const told = (quantity: number) => harvestOf(plot, { quantity }).entry;
  const addHarvest = async () => {
    const harvest = harvestOf(plot);
    expect((await ask(sunita, "POST harvests", harvest)).statusCode).toBe(201);
    return harvest.id;
  };

  test("a late correction and a late removal do not go over a newer one", async () => {
    const id = await addHarvest();
    const key = randomUUID();
    const first = { call: `PUT harvests/${id}?version=first`, key } as const;
    expect((await ask(sunita, first, told(31))).statusCode).toBe(200);
    const late = await ask(sunita, `PUT harvests/${id}?version=first`, told(32));
    expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
    expect((await ask(sunita, `DELETE harvests/${id}?version=first`)).statusCode).toBe(409);
    expect(await list(sunita)).toEqual([{ id, entry: told(31), version: key }]);
    // Upon what is there now both are taken.
    expect((await ask(sunita, `PUT harvests/${id}?version=${key}`, told(32))).statusCode).toBe(200);
    // The first one again, its answer lost: it has been taken, and does not come back.
    expect((await ask(sunita, first, told(31))).json()).toMatchObject({ entry: told(32) });
    const [now] = await list(sunita);
    expect((await ask(sunita, `DELETE harvests/${id}?version=${now?.version}`)).statusCode).toBe(
      200,
    );
    expect((await ask(sunita, first, told(31))).json()).toEqual({ removed: id });
    expect(await list(sunita)).toEqual([]);
  });

  test("of two corrections at the same moment one is taken, and the other is told", async () => {
    const id = await addHarvest();
    const call = `PUT harvests/${id}?version=first` as const;
    const answers = await Promise.all([31, 32].map((count) => ask(sunita, call, told(count))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    // What is as the other has it already loses nothing.
    const [now] = await list(sunita);
    expect((await ask(sunita, call, now?.entry)).statusCode).toBe(200);
  });

  test("a correction that builds on a refused one is refused too, also where the counts would fit", async () => {
    const id = await addHarvest();
    expect((await ask(sunita, `PUT harvests/${id}?version=first`, told(31))).statusCode).toBe(200);
    const key = randomUUID();
    const first = { call: `PUT harvests/${id}?version=first`, key } as const;
    expect((await ask(sunita, first, told(32))).statusCode).toBe(409);
    expect((await ask(sunita, `PUT harvests/${id}?version=${key}`, told(33))).statusCode).toBe(409);
    expect(await list(sunita)).toMatchObject([{ entry: told(31) }]);
  });

  test("corrections of an older build, without a version, count until one that has it", async () => {
    const id = await addHarvest();
    for (const quantity of [31, 32]) {
      expect((await ask(sunita, `PUT harvests/${id}`, told(quantity))).statusCode).toBe(200);
    }
    const [kept] = await list(sunita);
    expect((await ask(sunita, `PUT harvests/${id}?version=first`, told(33))).statusCode).toBe(409);
    const call = `PUT harvests/${id}?version=${encodeURIComponent(kept?.version ?? "")}` as const;
    expect((await ask(sunita, call, told(33))).statusCode).toBe(200);
    expect((await ask(sunita, `PUT harvests/${id}`, told(34))).statusCode).toBe(409);
    expect((await ask(sunita, `DELETE harvests/${id}`)).statusCode).toBe(409);
    expect(await list(sunita)).toMatchObject([{ entry: told(33) }]);
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

  test("a price at which the whole harvest passes what can be counted is refused at the price", async () => {
    const sale = { by: "unit", paise: 1_000_000_000_000 };
    const answer = await ask(
      sunita,
      "POST harvests",
      harvestOf(plot, { quantity: 100_000_000, unit: "kg", sale }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ "entry.sale.paise": "income-too-large" });
    const most = harvestOf(plot, { quantity: 1000, sale: { by: "unit", paise: 1_000_000_000 } });
    expect((await ask(sunita, "POST harvests", most)).statusCode).toBe(201);
    const [profit] = await listProfits(sunita);
    expect(profit?.incomeInPaise).toBe(1_000_000_000_000);
  });

  test("what was told before that was looked at is still read, and never counted inexactly", async () => {
    const harvest = harvestOf(plot);
    await ask(sunita, "POST harvests", harvest);
    const { kind: _kind, ground: _ground, date: _date, ...details } = harvest.entry;
    const sale = { by: "unit", paise: 1_000_000_000_000 };
    await product.parts.db
      .updateTable("cropRecords")
      .set({ details: JSON.stringify({ ...details, quantity: 100_000, unit: "tonne", sale }) })
      .where("id", "=", harvest.id)
      .execute();
    expect(await list(sunita)).toHaveLength(1);
    const [profit] = await listProfits(sunita);
    expect(Number.isSafeInteger(profit?.incomeInPaise)).toBe(true);
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

test("a village behind one address does not share the limit of one farmer", async () => {
  const neighbour = { ...ramesh, address: sunita.address };
  const call = `DELETE harvests/${randomUUID()}` as const;
  for (let count = 0; count < 60; count += 1) {
    expect((await ask(sunita, call)).statusCode).toBe(200);
  }
  expect((await ask(sunita, call)).statusCode).toBe(429);
  expect((await ask(neighbour, call)).statusCode).toBe(200);
});

describe("the profits of a farmer", () => {
  test("are told by season, of the whole land and of an acre", async () => {
    await ask(sunita, "POST harvests", harvestOf(plot));
    await ask(sunita, "POST harvests", costOf(plot, 350_000));
    const profits = await listProfits(sunita);
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
    expect(await listProfits(ramesh)).toEqual([]);
  });

  test("travel with the account's export and go with the account", async () => {
    const harvest = harvestOf(plot);
    await ask(sunita, "POST harvests", harvest);
    const answer = await ask(sunita, "GET profile/export");
    expect(answer.json().cropRecords).toEqual([{ ...harvest, version: "first" }]);
    await product.parts.db.deleteFrom("users").where("uid", "=", sunita.uid).execute();
    const left = await product.parts.db
      .selectFrom("cropRecords")
      .select("id")
      .where("uid", "=", sunita.uid)
      .execute();
    expect(left).toEqual([]);
  });
});
