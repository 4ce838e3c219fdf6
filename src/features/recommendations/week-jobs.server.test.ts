import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { usualChoices } from "#src/features/notifications/delivery-schema.ts";
import { updateChoices } from "#src/features/notifications/push-store.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { addDays } from "#src/shared/days.ts";
import { getDayPlan, getWeekAhead } from "./day-plan.server.ts";
import { listDayNewsJobs } from "./jobs.server.ts";
import { weekNotification } from "./week-schema.ts";

const sunday = "2026-11-29";
const monday = "2026-11-30";
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);
const clock = { time: at(sunday, "17:10") };

let product: TestServer;
let provider: DemoProvider;

beforeAll(async () => {
  provider = await openDemoProvider({ now: () => clock.time });
  provider.behave({
    kind: "well",
    change: ({ hourly, daily }) => {
      hourly["precipitation"] = hourly.time.map(() => 0);
      daily["precipitation_sum"] = daily.time.map((day) => (day === "2026-12-02" ? 12.4 : 0));
      daily["temperature_2m_min"] = daily.time.map((day) => (day === "2026-12-03" ? 11 : 14));
      daily["temperature_2m_max"] = daily.time.map((day) => (day === "2026-12-04" ? 33 : 29));
    },
  });
  product = await openTestServer({ env: { WEATHER_URL: provider.url }, now: () => clock.time });
  await seedPlaces(product.parts.db);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
beforeEach(() => {
  clock.time = at(sunday, "17:10");
});

async function openFarm({ wants = true, isProven = true } = {}): Promise<TestFarmer> {
  const farmer = await product.openFarmer();
  const { db } = product.parts;
  const season = { id: randomUUID(), crop: "tomato", sowingDate: addDays(sunday, -60) };
  const shape = { name: "Well plot", area: 1.5, areaUnit: "acre", method: "drip", soil: "black" };
  const fieldId = randomUUID();
  const body = { ...shape, id: fieldId, flowLitresPerHour: 4, emitterCount: 2500, season };
  const entry = { kind: "already-dry", date: sunday };
  for (const asked of [
    { method: "POST", path: "fields", body },
    { method: "PUT", path: "farm-place", body: { pin: "422206" } },
    {
      method: "POST",
      path: `irrigation/${fieldId}/entries`,
      body: { id: randomUUID(), entry },
    },
  ] as const) {
    const answer = await product.ask(farmer, asked);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  }
  await db
    .updateTable("identityUser")
    .set({ emailVerified: isProven })
    .where("id", "=", farmer.uid)
    .execute();
  const choices = { ...usualChoices, email: wants ? (["week"] as const) : [] };
  await updateChoices(db, { uid: farmer.uid, choices: { ...choices, email: [...choices.email] } });
  return farmer;
}

async function run({ failFor = "" } = {}): Promise<void> {
  const { parts, sky } = product;
  const dayParts = { ...parts, ...sky };
  const jobs = listDayNewsJobs({
    ...parts,
    closing: new AbortController().signal,
    getDayPlan: (uid) => getDayPlan(dayParts, uid),
    getWeekAhead: async (asked) => {
      if (asked.uid === failFor) throw new Error("no week can be made");
      return getWeekAhead(dayParts, asked);
    },
  });
  await jobs.find(({ name }) => name === "tell-the-week")?.run();
}

async function listWeeks({ uid }: TestFarmer) {
  const rows = await product.parts.db
    .selectFrom("notifications")
    .select(["kind", "data"])
    .where("uid", "=", uid)
    .where("kind", "=", "week-ahead")
    .execute();
  return rows.map(({ data }) => weekNotification.shape.data.parse(data));
}

test("who wants it is told of the week on Sunday evening, once, however many look", async () => {
  const farmer = await openFarm();
  await Promise.all([run(), run()]);
  clock.time = at(sunday, "19:10");
  await run();
  const [week, ...others] = await listWeeks(farmer);
  expect(others).toEqual([]);
  expect(week?.from).toBe(monday);
  const cold = { lowestCelsius: 11, highestCelsius: 33 };
  expect(week?.sky).toEqual({ millimetres: 12.4, rainyDays: 1, ...cold });
  const task = week?.tasks.find(({ reason }) => reason.code === "water");
  expect(task?.fields).toEqual(["Well plot"]);
});

test("nobody else is, and none at another time", async () => {
  const farmers = [await openFarm({ wants: false }), await openFarm({ isProven: false })];
  await run();
  const late = await openFarm();
  clock.time = at(sunday, "16:50");
  await run();
  clock.time = at(monday, "12:10");
  await run();
  for (const farmer of [...farmers, late]) expect(await listWeeks(farmer)).toEqual([]);
});

test("what was missed on Sunday is told on Monday morning", async () => {
  const farmer = await openFarm();
  clock.time = at(monday, "06:10");
  await run();
  expect((await listWeeks(farmer)).map(({ from }) => from)).toEqual([monday]);
});

test("a farm whose week cannot be made holds up no other, and is told the next time", async () => {
  const [broken, other] = [await openFarm(), await openFarm()];
  await run({ failFor: broken.uid });
  expect(await listWeeks(other)).toHaveLength(1);
  expect(await listWeeks(broken)).toEqual([]);
  clock.time = at(sunday, "18:10");
  await run();
  expect(await listWeeks(broken)).toHaveLength(1);
});
