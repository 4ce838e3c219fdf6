import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { migrateToLatest, openDb } from "./db.server.ts";
import { openLog } from "./log.server.ts";
import { migrations } from "./migrations/index.ts";
import { openEmptyTestDb, openTestDb } from "./test-db.server.ts";

const database = await openTestDb();
afterAll(() => database.close());

describe("what the driver gives", () => {
  test("a whole number of eight bytes is a number, and one too large for it is refused", async () => {
    const { rows } = await database.pool.query("select 9007199254740991::bigint as most");
    expect(rows).toEqual([{ most: 9007199254740991 }]);
    await expect(database.pool.query("select 9007199254740992::bigint as more")).rejects.toThrow(
      "9007199254740992 is too large",
    );
  });

  test("a moment is a Date and a day stays text", async () => {
    const { rows } = await database.pool.query(
      "select timestamptz '2026-11-21 10:00+05:30' as moment, date '2026-11-21' as day",
    );
    expect(rows).toEqual([{ moment: new Date("2026-11-21T04:30:00Z"), day: "2026-11-21" }]);
  });

  test("an idle connection that the server closes is replaced by itself", async () => {
    await database.pool.query("select 1");
    const other = await openTestDb();
    await other.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
      [new URL(database.connectionString).pathname.slice(1)],
    );
    await other.close();
    await expect
      .poll(() => database.pool.query("select 1 as one").then(({ rows }) => rows))
      .toEqual([{ one: 1 }]);
  });
});

describe("a connection that is lost while it is at work", () => {
  const terminate = (pid: number) =>
    database.pool.query("select pg_terminate_backend($1)", [pid]).then(() => undefined);

  test("between two statements fails the next one, is told in the log once, and is replaced", async () => {
    const lines: string[] = [];
    const log = openLog({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) });
    const { db, close } = openDb({ ...database.connection, max: 1 }, log);
    try {
      await db.connection().execute(async (held) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
        await terminate(rows[0]?.pid ?? 0);
        await expect.poll(() => lines.length).toBe(1);
        await expect(sql`select 1`.execute(held)).rejects.toThrow("not queryable");
      });
      const { rows } = await sql`select 1 as one`.execute(db);
      expect(rows).toEqual([{ one: 1 }]);
      expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["a database connection was lost"]);
    } finally {
      await close();
    }
  });

  test("in the middle of a statement or a transaction fails that alone", async () => {
    const { db, close } = openDb({ ...database.connection, max: 2 });
    try {
      const lost = db.transaction().execute(async (held) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
        const pid = rows[0]?.pid ?? 0;
        await Promise.all([sql`select pg_sleep(20)`.execute(held), terminate(pid)]);
      });
      // The server tells before it hangs up, but the connection can be gone before that is read.
      await expect(lost).rejects.toThrow(/terminat|not queryable|ECONNRESET/);
      await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
    } finally {
      await close();
    }
  });
});

describe("migrations", () => {
  test("processes that start together make every table once", async () => {
    const empty = await openEmptyTestDb();
    try {
      await Promise.all([1, 2, 3].map(() => migrateToLatest(empty.db)));
      const names = await sql<{
        name: string;
      }>`select name from kysely_migration order by name`.execute(empty.db);
      expect(names.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted());
    } finally {
      await empty.close();
    }
  });

  test("tables of a newer version are refused with what to do", async () => {
    const newer = await openTestDb();
    try {
      await sql`
        insert into kysely_migration (name, timestamp)
        values ('9999-from-the-future', now()::text)`.execute(newer.db);
      await expect(migrateToLatest(newer.db)).rejects.toThrow(
        /^These tables were made by a newer Urvara \(it knows 9999-from-the-future\): start that/,
      );
    } finally {
      await newer.close();
    }
  });

  test("a statement limit is in force again after them", async () => {
    await migrateToLatest(database.db);
    const limits = await Promise.all(
      Array.from({ length: 16 }, () =>
        database.pool.query("select pg_sleep(0.02), current_setting('statement_timeout') as t"),
      ),
    );
    expect(new Set(limits.map(({ rows }) => rows[0]?.t))).toEqual(new Set(["30s"]));
  });
});
