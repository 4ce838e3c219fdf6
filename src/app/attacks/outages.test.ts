import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openTestServer } from "#src/app/test-server.server.ts";
import type { Tables } from "#src/platform/tables.ts";

const lines: string[] = [];
const { server, ask, openFarmer, parts, close } = await openTestServer({
  logs: { write: (line) => void lines.push(line) },
});
afterAll(close);

/** Takes the connection from whoever waits for a lock, once somebody does. */
async function cutWhoWaits(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await wait(10);
  }
}

test("a write whose connection is lost is told to come back, and then goes well", async () => {
  const farmer = await openFarmer();
  const write = () =>
    ask(farmer, { method: "PUT", path: "profile/language", body: { language: "hi" } });
  const refused = await parts.db.transaction().execute(async (holder) => {
    await sql`lock table users in access exclusive mode`.execute(holder);
    const answer = write();
    await cutWhoWaits(holder);
    return answer;
  });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: "try-later" });
  expect(refused.headers["retry-after"]).toBe("2");
  const { requestId } = refused.json();
  const told = lines.map((line) => JSON.parse(line)).filter((line) => line.level > 30);
  expect(told).toMatchObject([
    { level: 40, requestId, err: { code: "57P01" }, msg: expect.stringContaining("not to be had") },
  ]);
  expect((await write()).statusCode).toBeLessThan(300);
  const { body: figures } = await server.inject({ url: "/metrics" });
  expect(figures).toMatch(/duration_seconds_count\{method="PUT",route="\S+",status="503"\} 1/);
});

test("whoever signs in while a connection is lost is not told that the password is wrong", async () => {
  const farmer = await openFarmer();
  const body = { email: farmer.email, password: "monsoon-2026", remember: true };
  const signIn = () => ask(null, { method: "POST", path: "session/sign-in", body });
  const refused = await parts.db.transaction().execute(async (holder) => {
    await sql`lock table "identityUser" in access exclusive mode`.execute(holder);
    const answer = signIn();
    await cutWhoWaits(holder);
    return answer;
  });
  expect(refused.json()).toMatchObject({ code: "try-later" });
  expect((await signIn()).statusCode).toBe(200);
});

test("a statement that is cut off because it took too long is a fault of ours", async () => {
  const farmer = await openFarmer();
  const answer = await parts.db.transaction().execute(async (holder) => {
    await sql`lock table users in access exclusive mode`.execute(holder);
    const asked = ask(farmer, {
      method: "PUT",
      path: "profile/language",
      body: { language: "hi" },
    });
    for (;;) {
      const { rows } = await sql`
        select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(holder);
      if (rows.length > 0) return asked;
      await wait(10);
    }
  });
  expect(answer.json()).toMatchObject({ code: "internal-error" });
});
