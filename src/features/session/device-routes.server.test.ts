import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  asha,
  openTestIdentity,
  type TestIdentity,
  testOrigin,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { joinProcesses, openSessionCache } from "./session-cache.server.ts";

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

const list = async (cookie: string) =>
  (await identity.server.inject({ url: "/api/session/devices", headers: { cookie } })).json()
    .devices as { id: string; isThisOne: boolean; userAgent: string | null }[];
const remove = (cookie: string, id: string) =>
  identity.server.inject({
    method: "DELETE",
    url: `/api/session/devices/${id}`,
    headers: { cookie, origin: testOrigin },
  });
const end = (cookie: string, which: string) =>
  identity.post("/api/session/devices/end", { which }, { headers: { cookie } });
const signInFrom = async (agent: string, who = asha) =>
  toSessionCookie(await identity.signIn(who, { headers: { "user-agent": agent } }));

test("lists where one's own account is signed in, and marks this place", async () => {
  await identity.signUp();
  await identity.signUp({ ...asha, email: "other@example.com" });
  const phone = await signInFrom("Phone");
  const found = await list(phone);
  expect(found).toHaveLength(2);
  expect(found.filter((one) => one.isThisOne)).toMatchObject([{ userAgent: "Phone" }]);
  expect(JSON.stringify(found)).not.toContain(phone.split("=")[1]?.split(".")[0]);
});

test("one place is signed out at once, and no other", async () => {
  await identity.signUp();
  const phone = await signInFrom("Phone");
  const laptop = await signInFrom("Laptop");
  expect((await identity.whoami(phone)).statusCode).toBe(200);
  const there = (await list(laptop)).find(({ userAgent }) => userAgent === "Phone");
  expect((await remove(laptop, there?.id ?? "")).statusCode).toBe(204);
  expect((await identity.whoami(phone)).statusCode).toBe(401);
  expect((await identity.whoami(laptop)).statusCode).toBe(200);
  expect((await remove(laptop, there?.id ?? "")).statusCode).toBe(404);
});

test("nobody signs others out", async () => {
  const asha1 = toSessionCookie(await identity.signUp());
  const other = toSessionCookie(await identity.signUp({ ...asha, email: "other@example.com" }));
  const [hers] = await list(asha1);
  expect((await remove(other, hers?.id ?? "")).statusCode).toBe(404);
  await end(other, "all");
  expect((await identity.whoami(asha1)).statusCode).toBe(200);
  expect((await identity.server.inject({ url: "/api/session/devices" })).statusCode).toBe(401);
  expect((await remove("", hers?.id ?? "")).statusCode).toBe(401);
  expect((await end("", "all")).statusCode).toBe(401);
});

test("all other places, or all, are signed out", async () => {
  await identity.signUp();
  const places = [await signInFrom("1"), await signInFrom("2"), await signInFrom("3")];
  for (const place of places) expect((await identity.whoami(place)).statusCode).toBe(200);
  const statuses = () =>
    Promise.all(places.map(async (place) => (await identity.whoami(place)).statusCode));
  expect((await end(places[1] ?? "", "others")).statusCode).toBe(204);
  expect(await statuses()).toEqual([401, 200, 401]);
  expect((await end(places[1] ?? "", "all")).statusCode).toBe(204);
  expect(await statuses()).toEqual([401, 401, 401]);
});

test("a process that keeps a session hears from another one that it has ended", async () => {
  await identity.signUp();
  const phone = await signInFrom("Phone");
  const { db, secret, now, log } = identity.parts;
  const live = openLive(db, { log, pollEvery: 20 });
  const sessions = openSessionCache({ db, secret, now });
  const { close } = joinProcesses(live, sessions);
  try {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const cookie = decodeURIComponent(phone.slice(phone.indexOf("=") + 1));
    expect(await sessions.getFarmer(cookie)).toMatchObject({ email: asha.email });
    await end(phone, "all");
    await expect.poll(() => sessions.getFarmer(cookie), { timeout: 2000 }).toBeNull();
  } finally {
    close();
    await live.close();
  }
});
