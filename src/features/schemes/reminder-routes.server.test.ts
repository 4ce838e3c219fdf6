import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { listSchemeJobs } from "./jobs.server.ts";

let product: TestServer;
let now = new Date("2026-11-21T06:00:00Z");
let farmer: TestFarmer;

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  now = new Date("2026-11-21T06:00:00Z");
  farmer = await product.openFarmer();
});

const remind = (own: TestFarmer, body: object) =>
  product.ask(own, { method: "PUT", path: "scheme-reminders", body });
const listOf = async (own: TestFarmer) =>
  (await product.ask(own, { path: "scheme-reminders" })).json().reminders;
const listTold = async (own: TestFarmer) =>
  (await product.ask(own, { path: "notifications" })).json().notifications;

async function runJobs(): Promise<void> {
  for (const job of listSchemeJobs(product.parts)) await job.run();
}

test("a reminder is set, moved and taken back, and is the own farmer's alone", async () => {
  const other = await product.openFarmer();
  await remind(farmer, { schemeId: "pm-kisan", day: "2026-12-01" });
  const moved = await remind(farmer, { schemeId: "pm-kisan", day: "2026-12-05" });
  expect(moved.json().reminders).toEqual([{ schemeId: "pm-kisan", day: "2026-12-05" }]);
  expect(await listOf(other)).toEqual([]);
  await remind(other, { schemeId: "pm-kisan", day: null });
  expect(await listOf(farmer)).toHaveLength(1);
  await remind(farmer, { schemeId: "pm-kisan", day: null });
  expect(await listOf(farmer)).toEqual([]);
});

test("taking one back, moving one or ringing one leaves all others", async () => {
  const other = await product.openFarmer();
  for (const own of [farmer, other]) {
    await remind(own, { schemeId: "pm-kisan", day: "2026-12-01" });
    await remind(own, { schemeId: "pmfby", day: "2026-12-03" });
    await remind(own, { schemeId: "pm-kmy", day: "2026-12-05" });
  }
  const moved = await remind(farmer, { schemeId: "pmfby", day: "2026-12-04" });
  expect(moved.json().reminders).toEqual([
    { schemeId: "pm-kisan", day: "2026-12-01" },
    { schemeId: "pmfby", day: "2026-12-04" },
    { schemeId: "pm-kmy", day: "2026-12-05" },
  ]);
  // A press that is sent twice takes back no second one.
  for (let again = 0; again < 2; again += 1) {
    const left = await remind(farmer, { schemeId: "pm-kisan", day: null });
    expect(left.json().reminders).toEqual([
      { schemeId: "pmfby", day: "2026-12-04" },
      { schemeId: "pm-kmy", day: "2026-12-05" },
    ]);
  }
  expect(await listOf(other)).toHaveLength(3);

  now = new Date("2026-12-04T06:00:00Z");
  await runJobs();
  const schemesOf = async (own: TestFarmer) =>
    (await listTold(own)).map(({ data }: { data: { schemeId: string } }) => data.schemeId).sort();
  expect(await schemesOf(farmer)).toEqual(["pmfby"]);
  expect(await schemesOf(other)).toEqual(["pm-kisan", "pmfby"]);
  const later = [{ schemeId: "pm-kmy", day: "2026-12-05" }];
  expect([await listOf(farmer), await listOf(other)]).toEqual([later, later]);
});

test("on its day the bell tells of it once, by the scheme's title in each language", async () => {
  await remind(farmer, { schemeId: "pm-kisan", day: "2026-12-01" });
  await runJobs();
  expect(await listTold(farmer)).toEqual([]);
  // In India the first of December has begun.
  now = new Date("2026-11-30T19:00:00Z");
  await Promise.all([runJobs(), runJobs()]);
  const told = await listTold(farmer);
  expect(told).toMatchObject([
    {
      kind: "scheme",
      data: { schemeId: "pm-kisan", titles: { en: "PM Kisan Samman Nidhi" } },
    },
  ]);
  expect(told[0].data.titles.hi).toMatch(/\p{Script=Devanagari}/u);
  expect(await listOf(farmer)).toEqual([]);
  await runJobs();
  expect(await listTold(farmer)).toHaveLength(1);
});

test("a reminder that was sent after its day rings at once", async () => {
  expect((await remind(farmer, { schemeId: "pm-kisan", day: "2026-11-20" })).statusCode).toBe(200);
  await runJobs();
  expect(await listTold(farmer)).toHaveLength(1);
});

test.each([
  [{ schemeId: "pm-kisan", day: "2026-02-30" }, "day-not-valid"],
  [{ schemeId: "pm-kisan", day: "tomorrow" }, "day-not-valid"],
  [{ schemeId: "pm-kisan", day: "2099-01-01" }, "day-too-far"],
  [{ schemeId: "pm-kisan", day: "0000-01-01" }, "day-not-valid"],
  [{ schemeId: "pm-kisan", day: "0026-12-01" }, "day-not-valid"],
])("%j is refused at its field", async (body, code) => {
  const answer = await remind(farmer, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ day: code });
});

test("a scheme that is not there has no reminder", async () => {
  const answer = await remind(farmer, { schemeId: "no-such-scheme", day: "2026-12-01" });
  expect(answer.json().reminders).toEqual([]);
  expect((await remind(farmer, { schemeId: "../x", day: "2026-12-01" })).statusCode).toBe(400);
});

test("nobody is reminded who has not signed in", async () => {
  expect((await product.ask(null, { path: "scheme-reminders" })).statusCode).toBe(401);
});
