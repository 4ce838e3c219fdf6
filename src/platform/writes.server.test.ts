import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDb } from "./test-db.server.ts";
import { listWriteJobs, rememberWrites } from "./writes.server.ts";

test("writes are forgotten when no browser can still be sending them", async () => {
  const { db, close } = await openTestDb();
  const farmer = "asha";
  await db.insertInto("users").values({ uid: farmer, email: "asha@example.in" }).execute();
  const writes = ["old", "new"].map((id) => ({ uid: farmer, id }));
  await sql`with remembered as (${rememberWrites(writes)}) select 1`.execute(db);
  await sql`update writes set "createdAt" = '2026-01-01T00:00:00Z' where id = 'old'`.execute(db);
  await sql`update writes set "createdAt" = '2026-03-01T00:00:00Z' where id = 'new'`.execute(db);
  const jobs = listWriteJobs({ db, now: () => new Date("2026-03-15T00:00:00Z") });
  for (const { run } of jobs) await run();
  const kept = await db.selectFrom("writes").select("id").execute();
  expect(kept).toEqual([{ id: "new" }]);
  await close();
});
