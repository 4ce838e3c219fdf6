import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import type { Notification } from "#src/features/notifications/schema.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { getDayPlan, getWeekAhead } from "./day-plan.server.ts";
import { listDayNewsJobs } from "./jobs.server.ts";

const today = getLocalDay(new Date());
/** A time of today in India. */
const at = (time: string) => new Date(`${today}T${time}:00+05:30`);
const clock = { time: at("06:10") };

let product: TestServer;
let provider: DemoProvider;
let closing: AbortController;

type Write = { method: "POST" | "PUT"; path: string; body: object };
async function write(farmer: TestFarmer, asked: Write): Promise<void> {
  const answer = await product.ask(farmer, asked);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}
const record = (farmer: TestFarmer, fieldId: string, entry: object) =>
  write(farmer, {
    method: "POST",
    path: `irrigation/${fieldId}/entries`,
    body: { id: randomUUID(), entry },
  });

/** A farmer whose one plot of tomatoes wants water today. */
async function openDryFarm(): Promise<TestFarmer & { fieldId: string }> {
  const farmer = await product.openFarmer();
  const fieldId = randomUUID();
  const season = { id: randomUUID(), crop: "tomato", sowingDate: addDays(today, -60) };
  const shape = { name: "Well plot", area: 1.5, areaUnit: "acre", method: "drip", soil: "black" };
  const body = { ...shape, id: fieldId, flowLitresPerHour: 4, emitterCount: 2500, season };
  await write(farmer, { method: "POST", path: "fields", body });
  await write(farmer, { method: "PUT", path: "farm-place", body: { pin: "422206" } });
  await record(farmer, fieldId, { kind: "already-dry", date: today });
  return { ...farmer, fieldId };
}

const listJobs = (given: { failFor?: string } = {}) => {
  const { parts, sky } = product;
  const getPlan = async (uid: string) => {
    if (uid === given.failFor) throw new Error("no plan can be made");
    return getDayPlan({ ...parts, ...sky }, uid);
  };
  return listDayNewsJobs({
    ...parts,
    closing: closing.signal,
    getDayPlan: getPlan,
    getWeekAhead: async (asked) => {
      if (asked.uid === given.failFor) throw new Error("no week can be made");
      return getWeekAhead({ ...parts, ...sky }, asked);
    },
  });
};
async function run(given: { failFor?: string } = {}): Promise<void> {
  for (const job of listJobs(given)) await job.run();
}

async function listWatering(farmer: TestFarmer): Promise<Notification[]> {
  const answer = await product.ask(farmer, { path: "notifications" });
  expect(answer.statusCode, answer.body).toBe(200);
  const { notifications }: { notifications: Notification[] } = answer.json();
  return notifications.filter(({ kind }) => kind.startsWith("watering"));
}

beforeAll(async () => {
  provider = await openDemoProvider();
  provider.behave({
    kind: "well",
    change: ({ hourly, daily }) => {
      hourly["precipitation"] = hourly.time.map(() => 0);
      daily["precipitation_sum"] = daily.time.map(() => 0);
    },
  });
  product = await openTestServer({
    env: { WEATHER_URL: provider.url },
    now: () => clock.time,
  });
  await seedPlaces(product.parts.db);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
beforeEach(() => {
  clock.time = at("06:10");
  closing = new AbortController();
});

test("a field that wants water is told in the morning, once, and is over when it was watered", async () => {
  const farmer = await openDryFarm();
  await run();
  const [first, ...others] = await listWatering(farmer);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    kind: "watering-due",
    data: { fieldId: farmer.fieldId, fieldName: "Well plot", day: today },
    overDate: null,
  });
  clock.time = at("08:05");
  await run();
  expect(await listWatering(farmer)).toHaveLength(1);
  await record(farmer, farmer.fieldId, {
    kind: "water",
    date: today,
    amount: { unit: "millimetres", value: 60 },
  });
  clock.time = at("09:00");
  await run();
  expect((await listWatering(farmer)).map(({ overDate }) => overDate)).toEqual([null]);
  clock.time = at("11:20");
  await run();
  expect((await listWatering(farmer)).map(({ overDate }) => overDate)).toEqual([
    at("11:20").toISOString(),
  ]);
});

test("at night nobody's farm is looked at", async () => {
  const farmer = await openDryFarm();
  clock.time = at("04:50");
  await run();
  expect(await listWatering(farmer)).toEqual([]);
});

test("processes that look at once tell once", async () => {
  const farmers = [await openDryFarm(), await openDryFarm(), await openDryFarm()];
  await Promise.all([run(), run(), run()]);
  for (const farmer of farmers) expect(await listWatering(farmer)).toHaveLength(1);
});

test("a farm that cannot be planned holds up no other, and is looked at the next time", async () => {
  const [broken, other] = [await openDryFarm(), await openDryFarm()];
  await run({ failFor: broken.uid });
  expect(await listWatering(other)).toHaveLength(1);
  expect(await listWatering(broken)).toEqual([]);
  clock.time = at("08:05");
  await run();
  expect(await listWatering(broken)).toHaveLength(1);
});

test("a product that closes leaves the rest for its next start", async () => {
  const farmer = await openDryFarm();
  closing.abort();
  await run();
  expect(await listWatering(farmer)).toEqual([]);
  closing = new AbortController();
  await run();
  expect(await listWatering(farmer)).toHaveLength(1);
});

test("a farm without a place or a sown field is not planned", async () => {
  const farmer = await product.openFarmer();
  const planned: string[] = [];
  const { parts } = product;
  const jobs = listDayNewsJobs({
    ...parts,
    closing: closing.signal,
    getDayPlan: async (uid) => {
      planned.push(uid);
      throw new Error("looked at");
    },
    getWeekAhead: async () => {
      throw new Error("nobody wants it");
    },
  });
  for (const job of jobs) await job.run();
  expect(planned).not.toContain(farmer.uid);
});
