import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  openTestIdentity,
  type TestIdentity,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import { dayInMs } from "#src/shared/days.ts";
import { listSessionJobs } from "./jobs.server.ts";
import { updateLocked, updateUnlocked } from "./lock-store.server.ts";
import type { AccountEvent } from "./security-schema.ts";

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

type Page = { events: AccountEvent[]; nextCursor: string | null };
const read = async (cookie: string, cursor = ""): Promise<Page> => {
  const url = `/api/session/events?cursor=${cursor}`;
  return (await identity.server.inject({ url, headers: { cookie } })).json();
};

test("the log is read a page at a time, the newest first, each event once", async () => {
  const entered = await identity.signUp();
  const { uid } = entered.json();
  for (let at = 0; at < 44; at++) {
    const [kind, now] = ["payment-changed" as const, identity.clock.time];
    await insertAccountEvent(identity.parts.db, { uid, kind, detail: `${at}@upi`, now });
  }
  const cookie = toSessionCookie(entered);
  const pages = [await read(cookie)];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
    pages.push(await read(cookie, next));
  }
  expect(pages.map(({ events }) => events.length)).toEqual([20, 20, 5]);
  const events = pages.flatMap((page) => page.events);
  expect(events.at(-1)).toMatchObject({ kind: "signed-up", userAgent: "lightMyRequest" });
  const numbers = events.slice(0, -1).map(({ detail }) => Number.parseInt(detail ?? "", 10));
  expect(numbers).toEqual(Array.from({ length: 44 }, (_, at) => 43 - at));
});

test("what is older than 400 days goes, the rest stays", async () => {
  const entered = await identity.signUp();
  const { uid } = entered.json();
  const { db } = identity.parts;
  for (const days of [401, 399]) {
    const now = new Date(identity.clock.time.getTime() - days * dayInMs);
    await insertAccountEvent(db, { uid, kind: "password-changed", detail: `${days}`, now });
  }
  await Promise.all(listSessionJobs(identity.parts).map((job) => job.run()));
  const { events } = await read(toSessionCookie(entered));
  expect(events.map(({ detail }) => detail).sort()).toEqual(["399", null]);
});

test("what the operator does is noted once, without an address", async () => {
  const entered = await identity.signUp();
  const { uid, email } = entered.json();
  const { db, now } = identity.parts;
  for (const _turn of [1, 2]) await updateLocked(db, { uid, email, now: now() });
  for (const _turn of [1, 2]) await updateUnlocked(db, { uid, now: now() });
  const { events } = await read(toSessionCookie(await identity.signIn()));
  expect(events.map(({ kind }) => kind)).toEqual(["signed-in", "unlocked", "locked", "signed-up"]);
  expect(events.slice(1, 3).map(({ address }) => address)).toEqual([null, null]);
});
