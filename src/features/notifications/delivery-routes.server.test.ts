import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { deliveryRoutes } from "./delivery-routes.server.ts";
import { usualChoices } from "./delivery-schema.ts";
import { openPush } from "./push-gateway.server.ts";
import { openTestPush, type TestPush } from "./test-push.server.ts";
import { insertTestSession } from "./test-session-store.server.ts";

const clock = { time: new Date("2026-11-26T05:30:00Z") };
const now = () => clock.time;
const thief = { ...testFarmer, uid: "thief", sessionId: "session-2" };

let database: TestDatabase;
let service: TestPush;
const opened: Server[] = [];

beforeEach(async () => {
  database = await openTestDb();
  service = await openTestPush();
  for (const { uid, sessionId } of [testFarmer, thief]) {
    await insertTestSession(database.db, { uid, sessionId, now: now() });
  }
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
  await service.close();
  await database.close();
});

function openRoutes(
  farmer: typeof testFarmer | null = testFarmer,
  { hasSms = false } = {},
): Server {
  const env = readEnv({ PUSH_ORIGINS: service.origin });
  const secret = "a secret of at least thirty-two letters";
  const push = openPush({ env, publicUrl: "http://localhost:3000", secret, now });
  const parts = { db: database.db, now, newId: () => randomUUID() };
  const server = openTestRoutes((routes) => {
    void routes.register(cookie);
    void routes.register(async (api: Server) => deliveryRoutes(api, parts, { push, hasSms }));
  }, farmer);
  opened.push(server);
  return server;
}

const ask = async (server: Server, what: string, payload?: object) => {
  const [method = "", url = ""] = what.split(" ");
  const answer = await server.inject({
    method: method as "GET" | "POST" | "PUT" | "DELETE",
    url,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
};
const settingsOf = async (server: Server) => (await ask(server, "GET /api/notice-settings")).body;
const subscribe = (server: Server, given: object) =>
  ask(server, "POST /api/push-subscriptions", given);

test("nobody who is not signed in sees or changes anything", async () => {
  const server = openRoutes(null);
  for (const what of ["GET /api/notice-settings", `DELETE /api/push-subscriptions/${randomUUID()}`])
    expect((await ask(server, what)).status).toBe(401);
  expect((await ask(server, "PUT /api/notice-settings", usualChoices)).status).toBe(401);
  expect((await subscribe(server, service.subscribe("phone"))).status).toBe(401);
});

test("a confirmed number is where notices come by SMS, once the server sends them", async () => {
  const number = "+919876543210";
  const times = { addedDate: now(), provenDate: now() };
  await database.db
    .insertInto("identityPhone")
    .values({ number, uid: testFarmer.uid, ...times })
    .execute();
  expect(await settingsOf(openRoutes())).toMatchObject({ phone: null });
  expect(await settingsOf(openRoutes(testFarmer, { hasSms: true }))).toMatchObject({
    choices: { sms: [] },
    phone: number,
  });
  expect(await settingsOf(openRoutes(thief, { hasSms: true }))).toMatchObject({ phone: null });
});

test("choices are the usual until others are saved", async () => {
  const server = openRoutes();
  expect(await settingsOf(server)).toMatchObject({
    choices: { push: usualChoices.push, email: [], quietFrom: 21, quietUntil: 6, isHidden: false },
    devices: [],
    email: null,
  });
  const choices = { ...usualChoices, push: ["orders"], quietFrom: 22, isHidden: true };
  expect(await ask(server, "PUT /api/notice-settings", choices)).toEqual({
    status: 200,
    body: choices,
  });
  expect((await settingsOf(server)).choices).toEqual(choices);
  expect((await settingsOf(openRoutes(thief))).choices).toEqual(usualChoices);
});

test.each([
  ["an hour that no day has", { quietFrom: 24 }],
  ["half an hour", { quietUntil: 5.5 }],
  ["a kind that there is not", { push: ["weather", "gossip"] }],
  ["what nobody asked for", { whatsapp: [] }],
])("%s is refused", async (_, wrong) => {
  const server = openRoutes();
  const { status, body } = await ask(server, "PUT /api/notice-settings", {
    ...usualChoices,
    ...wrong,
  });
  expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-input" });
  expect((await settingsOf(server)).choices).toEqual(usualChoices);
});

test("a browser is added once, told from others, and taken away", async () => {
  const server = openRoutes();
  const phone = service.subscribe("phone");
  const { status, body } = await subscribe(server, phone);
  expect(status).toBe(201);
  expect((await subscribe(server, phone)).body).toEqual(body);
  expect((await settingsOf(server)).devices).toEqual([
    { id: body.id, userAgent: null, addedDate: clock.time.toISOString(), isThisOne: true },
  ]);
  expect((await ask(server, `DELETE /api/push-subscriptions/${body.id}`)).status).toBe(204);
  expect((await ask(server, `DELETE /api/push-subscriptions/${body.id}`)).status).toBe(404);
});

test("of more than ten browsers the oldest goes", async () => {
  const server = openRoutes();
  const begin = clock.time.getTime();
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    clock.time = new Date(begin + count * 60_000);
    ids.push((await subscribe(server, service.subscribe(`browser-${count}`))).body.id);
  }
  const { devices } = await settingsOf(server);
  expect(devices.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2).toReversed());
});

test("whoever signs in on a browser after another takes its subscription over", async () => {
  const phone = service.subscribe("phone");
  await subscribe(openRoutes(), phone);
  await subscribe(openRoutes(thief), phone);
  expect((await settingsOf(openRoutes())).devices).toEqual([]);
  expect((await settingsOf(openRoutes(thief))).devices).toHaveLength(1);
});

test("an address alone takes nobody's subscription over, nor can it be ended by another", async () => {
  const phone = service.subscribe("phone");
  const { body } = await subscribe(openRoutes(), phone);
  const { p256dh, auth } = service.subscribe("another");
  const stolen = await subscribe(openRoutes(thief), { endpoint: phone.endpoint, p256dh, auth });
  expect({ status: stolen.status, code: stolen.body.code }).toEqual({
    status: 403,
    code: "not-allowed",
  });
  expect((await ask(openRoutes(thief), `DELETE /api/push-subscriptions/${body.id}`)).status).toBe(
    404,
  );
  expect((await settingsOf(openRoutes())).devices).toHaveLength(1);
});

test.each([
  ["an address within the own network", { endpoint: "https://192.168.1.1/admin" }],
  ["an address that is not secret on its way", { endpoint: "http://push.example.com/a" }],
  ["no address", { endpoint: "javascript:alert(1)" }],
  ["an address without end", { endpoint: `https://push.example.com/${"a".repeat(1000)}` }],
  ["a key of another length", { p256dh: "BAAA" }],
  ["a key that is none", { auth: "not base64 at all!!!!" }],
  ["what nobody asked for", { uid: "thief" }],
])("%s is refused", async (_, wrong) => {
  const { status, body } = await subscribe(openRoutes(), {
    ...service.subscribe("phone"),
    ...wrong,
  });
  expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-input" });
  expect(await database.db.selectFrom("pushSubscriptions").select("id").execute()).toEqual([]);
});
