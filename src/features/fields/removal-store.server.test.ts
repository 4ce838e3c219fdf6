import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { listOwnEntries } from "#src/features/irrigation/store.server.ts";
import { removeDueFields } from "./removal-store.server.ts";
import type { Field } from "./schema.ts";

let product: TestServer;
let now = new Date("2026-11-21T06:00:00Z");
let sunita: TestFarmer;
let ramesh: TestFarmer;

const post = (farmer: TestFarmer, path: string, body?: object) =>
  product.ask(farmer, { method: "POST", path, ...(body ? { body } : {}) });

async function list(farmer: TestFarmer): Promise<Field[]> {
  return (await product.ask(farmer, { path: "fields" })).json().fields;
}

async function addPlot(farmer: TestFarmer): Promise<Field> {
  const season = { id: randomUUID(), crop: "tomato", variety: null, sowingDate: "2026-10-12" };
  const plot = { name: "Well plot", area: 1.5, areaUnit: "acre", method: "drip" };
  const answer = await post(farmer, "fields", { ...plot, id: randomUUID(), season });
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

describe("deleting", () => {
  const remove = (farmer: TestFarmer, id: string) => post(farmer, `fields/${id}/remove`);
  const runJob = () => removeDueFields(product.parts.db, { now });

  test("puts the field away for a day, in which it comes back with all of its own", async () => {
    const plot = await addPlot(sunita);
    const removed = await remove(sunita, plot.id);
    expect(removed.json()).toEqual({
      ...plot,
      archivedDate: "2026-11-21T06:00:00.000Z",
      removalDate: "2026-11-22T06:00:00.000Z",
    });
    now = new Date("2026-11-21T09:00:00Z");
    expect((await remove(sunita, plot.id)).json()).toEqual(removed.json());
    now = new Date("2026-11-22T05:59:00Z");
    await runJob();
    expect((await post(sunita, `fields/${plot.id}/restore`)).json()).toEqual(plot);
    now = new Date("2026-11-23T06:00:00Z");
    await runJob();
    expect(await list(sunita)).toEqual([plot]);
    // Put away again, it stays there.
    await post(sunita, `fields/${plot.id}/archive`);
    await runJob();
    expect(await list(sunita)).toMatchObject([{ id: plot.id, removalDate: null }]);
  });

  test("takes after a day what belongs to the field, and nothing else", async () => {
    const [plot, other] = [await addPlot(sunita), await addPlot(sunita)];
    for (const { id } of [plot, other]) {
      const entry = { kind: "still-wet", date: "2026-11-20" };
      const body = { id: randomUUID(), entry };
      expect((await post(sunita, `irrigation/${id}/entries`, body)).statusCode).toBe(200);
    }
    expect((await remove(sunita, plot.id)).statusCode).toBe(200);
    now = new Date("2026-11-22T06:00:00Z");
    await runJob();
    expect((await list(sunita)).map(({ id }) => id)).toEqual([other.id]);
    const entries = await listOwnEntries(product.parts.db, { uid: sunita.uid });
    expect(entries.map(({ fieldId }) => fieldId)).toEqual([other.id]);
    expect((await post(sunita, `fields/${plot.id}/restore`)).statusCode).toBe(404);
  });

  test("reaches nobody else's field", async () => {
    const plot = await addPlot(sunita);
    expect((await remove(ramesh, plot.id)).statusCode).toBe(404);
    expect(await list(sunita)).toEqual([plot]);
  });
});
