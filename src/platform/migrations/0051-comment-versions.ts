import { type Kysely, sql } from "kysely";

/** Which change the words of each comment were left by, so that a late one made elsewhere is told from the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("comments")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  // Processes of the version before change words without one; hiding a comment or its author's new name is no change.
  await sql`create trigger "raiseVersion" before update on comments
    for each row when (new.version = old.version and new.text <> old.text)
    execute function "raiseVersion"()`.execute(db);
}
