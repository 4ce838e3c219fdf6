import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertAccountEvent, mailAccountNotice } from "./account-events.server.ts";
import type { Mail } from "./mail.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDb();
  const owner = { email: "asha@example.com", language: "hi", agreedToTermsAt: null };
  await database.db
    .insertInto("users")
    .values({ uid: "asha", ...owner })
    .execute();
});
afterAll(() => database.close());

test("what is done to an account is noted with where it came from", async () => {
  const now = new Date("2026-11-22T06:00:00Z");
  const request = { ip: "10.0.0.9", headers: { "user-agent": "x".repeat(900) } };
  await insertAccountEvent(database.db, { uid: "asha", kind: "password-changed", now, request });
  const rows = await database.db
    .selectFrom("accountEvents")
    .select(["uid", "kind", "address", "userAgent", "happenedDate"])
    .execute();
  expect(rows).toEqual([
    {
      uid: "asha",
      kind: "password-changed",
      address: "10.0.0.9",
      userAgent: "x".repeat(300),
      happenedDate: now,
    },
  ]);
});

test("its owner reads of it by mail, in their language, with what was changed and a way back", async () => {
  const mail = await new Promise<Mail>((send) => {
    const parts = {
      db: database.db,
      mail: { send: async (written: Mail) => send(written) },
      log: pino({ level: "silent" }),
      publicUrl: "https://farm.test",
    };
    mailAccountNotice(parts, { uid: "asha", kind: "payment-changed", detail: "asha@upi" });
  });
  expect(mail.to).toBe("asha@example.com");
  expect(mail.text).toContain("asha@upi");
  expect(mail.text).toContain("https://farm.test/login");
  expect(mail.text).toMatch(/\p{Script=Devanagari}/u);
  expect(mail.text).not.toMatch(/[{}]/);
});
