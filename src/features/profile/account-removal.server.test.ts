import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { dayInMs } from "#src/shared/days.ts";
import { removeDueAccounts } from "./jobs.server.ts";

const password = "monsoon-2026";
const start = new Date("2026-06-01T06:00:00.000Z");
let time = start;
let product: TestServer;
let asked = 0;

beforeAll(async () => {
  product = await openTestServer({ now: () => time });
});
afterAll(() => product.close());

type Call = { method: "POST" | "DELETE"; url: string; payload: object; cookie?: string };
const call = ({ method, url, payload, cookie }: Call) => {
  asked += 1;
  const headers = { origin: testOrigin, ...(cookie === undefined ? {} : { cookie }) };
  return product.server.inject({
    method,
    url,
    headers,
    payload,
    remoteAddress: `10.0.1.${asked}`,
  });
};
const enter = (way: "sign-up" | "sign-in", email: string) =>
  call({ method: "POST", url: `/api/session/${way}`, payload: { email, password } });
const askState = (uid: string) =>
  call({ method: "POST", url: "/api/profile/removal", payload: { uid } });

async function openDeleted(email: string): Promise<string> {
  const entered = await enter("sign-up", email);
  const { uid } = entered.json();
  expect((await askState(uid)).json()).toEqual({ state: "kept" });
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const payload = { confirm: email, password };
  const answer = await call({ method: "DELETE", url: "/api/profile", payload, cookie });
  expect(answer.statusCode).toBe(200);
  return uid;
}

test("a device is told without a session whether an account is gone, and not before it is", async () => {
  time = start;
  const uid = await openDeleted("sunita@example.com");
  expect((await askState(uid)).json()).toEqual({ state: "leaving" });
  time = new Date(start.getTime() + 8 * dayInMs);
  // Its days are over, but it is there until it is removed.
  expect((await askState(uid)).json()).toEqual({ state: "leaving" });
  await removeDueAccounts(product.parts.db, { now: time });
  expect((await askState(uid)).json()).toEqual({ state: "gone" });
});

test("an account that was kept by signing in on another device is told so, however late", async () => {
  time = start;
  const uid = await openDeleted("ramesh@example.com");
  expect((await enter("sign-in", "ramesh@example.com")).statusCode).toBe(200);
  time = new Date(start.getTime() + 30 * dayInMs);
  await removeDueAccounts(product.parts.db, { now: time });
  expect((await askState(uid)).json()).toEqual({ state: "kept" });
});

test.each([{}, { uid: "" }, { uid: "x".repeat(65) }, { uid: "asha", email: "a@b.c" }])(
  "%j asks after nobody",
  async (payload) => {
    const answer = await call({ method: "POST", url: "/api/profile/removal", payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
  },
);
