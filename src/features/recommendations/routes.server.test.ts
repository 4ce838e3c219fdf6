import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Candidate, Recommendations } from "./schema.ts";

let product: TestServer;
let provider: DemoProvider;

type Write = { method: "POST" | "PUT"; path: string; body: object };
async function write(farmer: TestFarmer, asked: Write): Promise<void> {
  const answer = await product.ask(farmer, asked);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

async function read(farmer: TestFarmer): Promise<Recommendations> {
  const answer = await product.ask(farmer, { path: "recommendations" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const dayBefore = (days: number) => addDays(getLocalDay(new Date()), -days);

async function addPlot(
  farmer: TestFarmer,
  name: string,
): Promise<{ fieldId: string; seasonId: string }> {
  const [fieldId, seasonId] = [randomUUID(), randomUUID()];
  const season = { id: seasonId, crop: "tomato", sowingDate: dayBefore(60) };
  const shape = { name, area: 1.5, areaUnit: "acre", method: "drip", soil: "black" };
  const body = { ...shape, id: fieldId, flowLitresPerHour: 4, emitterCount: 2500, season };
  await write(farmer, { method: "POST", path: "fields", body });
  return { fieldId, seasonId };
}
/** What makes a plot want water today. */
const dry = (farmer: TestFarmer, fieldId: string) =>
  write(farmer, {
    method: "POST",
    path: `irrigation/${fieldId}/entries`,
    body: { id: randomUUID(), entry: { kind: "already-dry", date: dayBefore(0) } },
  });
const place = { method: "PUT", path: "farm-place", body: { pin: "422206" } } as const;

beforeAll(async () => {
  provider = await openDemoProvider();
  provider.behave({
    kind: "well",
    change: ({ hourly, daily }) => {
      hourly["precipitation"] = hourly.time.map(() => 0);
      daily["precipitation_sum"] = daily.time.map(() => 0);
    },
  });
  product = await openTestServer({ env: { WEATHER_URL: provider.url } });
  await seedPlaces(product.parts.db);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

describe("what there is to do", () => {
  test("is nothing on a farm without fields, and nobody's without signing in", async () => {
    const farmer = await product.openFarmer();
    const { fields, candidates } = await read(farmer);
    expect(fields).toEqual([]);
    expect(candidates.filter(({ source }) => source !== "scheme")).toEqual([]);
    const answer = await product.ask(null, { path: "recommendations" });
    expect(answer.statusCode).toBe(401);
  });

  test("has the storm of a place in the first answer that is made of its forecast", async () => {
    const farmer = await product.openFarmer();
    await write(farmer, { ...place, body: { pin: "560001" } });
    const { candidates } = await read(farmer);
    expect(candidates.map(({ id }) => id)).toEqual(
      expect.arrayContaining([expect.stringContaining("strong-wind")]),
    );
  });

  test("is to water a dry plot and to tie up for the storm, with what stands there", async () => {
    const farmer = await product.openFarmer();
    const { fieldId } = await addPlot(farmer, "Well plot");
    await write(farmer, place);
    await dry(farmer, fieldId);
    const ground = { kind: "earlier", fieldId, crop: "tomato", year: 2024 };
    const entry = {
      kind: "harvest",
      ground: { ...ground, area: 2, areaUnit: "acre", bighaState: null },
      date: null,
      quantity: 100,
      unit: "quintal",
      sale: { by: "unit", paise: 100_000 },
    };
    await write(farmer, { method: "POST", path: "harvests", body: { id: randomUUID(), entry } });
    const { fields, candidates, forecastAt } = await read(farmer);
    expect(fields).toMatchObject([{ id: fieldId, waterUntil: dayBefore(0) }]);
    const find = (source: Candidate["source"]) => candidates.find((each) => each.source === source);
    expect(forecastAt).not.toBeNull();
    // ₹1,00,000 on two acres, for an acre and a half.
    expect(find("water")).toMatchObject({
      fields: [{ id: fieldId, name: "Well plot" }],
      stake: { paise: 7_500_000, working: { kind: "own-income", year: 2024 } },
      reason: { code: "water", date: dayBefore(0) },
      link: "/irrigation",
    });
    expect(find("water")?.reason).not.toHaveProperty("isUsual");
    expect(find("weather")).toMatchObject({ reason: { code: "weather", alert: "strong-wind" } });
  });

  test("does not water what the day after tomorrow's rain waters, and says so", async () => {
    const farmer = await product.openFarmer();
    const { fieldId } = await addPlot(farmer, "Rain plot");
    // Far from the others, whose sky is known already.
    await write(farmer, { ...place, body: { pin: "781001" } });
    const tuesday = dayBefore(-2);
    provider.behave({
      kind: "well",
      change: ({ daily }) => {
        const fallen = daily.time.map((day) => (day === tuesday ? 98 : 0));
        daily["precipitation_sum"] = fallen;
        daily["precipitation_probability_max"] = daily.time.map(() => 95);
      },
    });
    await dry(farmer, fieldId);
    const { candidates } = await read(farmer);
    const water = candidates.filter(({ source }) => source === "water");
    expect(water).toMatchObject([
      { hold: { obstacle: { kind: "rain", day: tuesday, millimetres: 98 }, until: dayBefore(-3) } },
    ]);
    expect(
      candidates.flatMap(({ reason }) => (reason.code === "weather" ? reason.alert : [])),
    ).toContain("heavy-rain");
  });

  test("goes by what is usual where nothing is foretold, says so, and warns of nothing", async () => {
    const farmer = await product.openFarmer();
    const { fieldId } = await addPlot(farmer, "Far plot");
    provider.behave({ kind: "status", status: 500, body: "" });
    await write(farmer, { ...place, body: { pin: "110001" } });
    await dry(farmer, fieldId);
    const { candidates, forecastAt } = await read(farmer);
    expect(forecastAt).toBeNull();
    const water = candidates.find(({ source }) => source === "water");
    expect(water?.reason).toMatchObject({ code: "water", isUsual: true });
    // Neither rain that holds anything back, nor wind, nor heat.
    expect(candidates.filter(({ hold }) => hold)).toEqual([]);
    expect(candidates.filter(({ source }) => source === "weather")).toEqual([]);
  });

  test("is nobody else's", async () => {
    const other = await product.openFarmer();
    await addPlot(other, "Hill plot");
    const { candidates } = await read(other);
    expect(candidates.filter(({ source }) => source === "water")).toEqual([]);
  });

  test("of twenty dry fields is one thing on each of them", async () => {
    const farmer = await product.openFarmer();
    await write(farmer, place);
    for (let at = 1; at <= 20; at += 1) {
      const { fieldId } = await addPlot(farmer, `Plot ${at}`);
      await dry(farmer, fieldId);
    }
    const { fields, candidates } = await read(farmer);
    const water = candidates.filter(({ source }) => source === "water");
    const watered = water.flatMap((each) => each.fields.map(({ name }) => name));
    expect(fields).toHaveLength(20);
    expect(watered.toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  });
});
