import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import type { Field } from "./schema.ts";

let product: TestServer;
let sunita: TestFarmer;

const post = (farmer: TestFarmer, path: string, body: object) =>
  product.ask(farmer, { method: "POST", path, body });
const put = (farmer: TestFarmer, path: string, body: object) =>
  product.ask(farmer, { method: "PUT", path, body });

async function list(farmer: TestFarmer): Promise<Field[]> {
  return (await product.ask(farmer, { path: "fields" })).json().fields;
}

const description = { name: "Pond plot", area: 1.5, areaUnit: "acre", method: "flood" };

beforeAll(async () => {
  product = await openTestServer({ now: () => new Date("2026-11-21T06:00:00Z") });
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await product.openFarmer();
});

describe("another crop", () => {
  const makhana = { crop: "other", cropName: " मखाना ", variety: null, sowingDate: "2026-10-12" };
  const add = (season: object) =>
    post(sunita, "fields", {
      ...description,
      id: randomUUID(),
      season: { ...season, id: randomUUID() },
    });

  test("stands on a field by the farmer's own word, and can be corrected", async () => {
    const added = await add(makhana);
    expect(added.statusCode).toBe(201);
    const stored: Field = added.json();
    expect(stored.seasons).toMatchObject([{ crop: "other", cropName: "मखाना" }]);
    const [season] = stored.seasons;
    const edit = (change: object, version: number) =>
      put(sunita, `fields/${stored.id}`, {
        ...description,
        season: { ...makhana, id: season?.id, ...change },
        version,
      });
    const renamed = await edit({ cropName: "Fox nut" }, 1);
    expect(renamed.json().seasons).toMatchObject([{ crop: "other", cropName: "Fox nut" }]);
    const again = await edit({ cropName: "Fox nut" }, 1);
    expect(again.json()).toEqual(renamed.json());
    const listed = await edit({ crop: "turmeric", cropName: "Fox nut" }, 2);
    expect(listed.json().seasons[0]).not.toHaveProperty("cropName");
    expect(await list(sunita)).toEqual([listed.json()]);
  });

  test.each([
    [undefined, "crop-name-missing"],
    [null, "crop-name-missing"],
    [" ", "crop-name-missing"],
    ["x".repeat(41), "crop-name-too-long"],
    ["fox\u0000nut", "characters-not-allowed"],
  ])("by the word %j is refused", async (cropName, code) => {
    const answer = await add({ ...makhana, cropName });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ "season.cropName": code });
    expect(await list(sunita)).toEqual([]);
  });
});
