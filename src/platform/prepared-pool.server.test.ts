import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDb();
});
afterEach(() => database.close());

test("a statement is prepared once for a connection, a search is planned each time", async () => {
  const { db } = database;
  await db.connection().execute(async (connection) => {
    for (const id of ["a", "b", "c"]) {
      await connection.selectFrom("blogs").select("title").where("id", "=", id).execute();
      await connection
        .selectFrom("blogs")
        .select("title")
        .where("searchText", "like", `%${id}%`)
        .execute();
    }
    const { rows } = await sql<{ statement: string; runs: string }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(
      connection,
    );
    expect(rows).toEqual([{ statement: 'select "title" from "blogs" where "id" = $1', runs: 3 }]);
  });
});

test("a list whose length is part of its statement is planned once", async () => {
  const { db } = database;
  await db.connection().execute(async (connection) => {
    const list = connection.selectFrom("blogs").select("title").orderBy("postedDate", "desc");
    for (let time = 0; time < 3; time += 1) await list.limit(sql.lit(10)).execute();
    const { rows } = await sql<{ generic: string; custom: string }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements`.execute(
      connection,
    );
    expect(rows).toEqual([{ generic: 3, custom: 0 }]);
  });
});

test("statements of ever new shapes do not fill the database's memory", async () => {
  const { db } = database;
  await db.connection().execute(async (connection) => {
    for (let length = 1; length <= 300; length += 1) {
      const ids = Array.from({ length }, (_, at) => String(at));
      await connection.selectFrom("blogs").select("title").where("id", "in", ids).execute();
    }
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_prepared_statements`.execute(connection);
    expect(rows[0]?.count).toBe(200);
  });
});
