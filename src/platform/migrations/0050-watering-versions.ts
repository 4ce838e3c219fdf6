import { type Kysely, sql } from "kysely";

/** Which change each entry and each supply was left by, so that a late one made elsewhere is told from the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Processes of the version before change rows without a word of it.
  await sql`create function "raiseVersion"() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`.execute(db);
  for (const table of ["irrigationEntries", "irrigationSupplies"]) {
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`create trigger "raiseVersion" before update on ${sql.table(table)}
      for each row when (new.version = old.version) execute function "raiseVersion"()`.execute(db);
  }
}
