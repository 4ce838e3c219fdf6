import { type Kysely, sql } from "kysely";

/** Posts that can be edited, removed and hidden; comments under them; reports of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("blogs")
    .addColumn("editedDate", "timestamptz(3)")
    .addColumn("removedDate", "timestamptz(3)")
    .addColumn("hiddenDate", "timestamptz(3)")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("commentCount", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("commentsRevision", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index blogs_removed on blogs ("removedDate") where "removedDate" is not null`.execute(
    db,
  );
  await db.schema
    .createTable("comments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("postId", "text", (column) =>
      column.notNull().references("blogs.id").onDelete("cascade"),
    )
    .addColumn("authorUid", "text", (column) => column.notNull())
    .addColumn("authorName", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    // Milliseconds, as JavaScript keeps them: a list continues exactly where its last page ended.
    .addColumn("postedDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("editedDate", "timestamptz(3)")
    .addColumn("removedDate", "timestamptz(3)")
    .addColumn("hiddenDate", "timestamptz(3)")
    .execute();
  await sql`create index comments_oldest on comments ("postId", "postedDate", id)`.execute(db);
  await sql`create index comments_author on comments ("authorUid", "postId")`.execute(db);
  await db.schema
    .createTable("reports")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("targetId", "text", (column) => column.notNull())
    .addColumn("reporterUid", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("reportedDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("settledDate", "timestamptz(3)")
    // One farmer counts once, however often the report is sent.
    .addPrimaryKeyConstraint("reports_pkey", ["reporterUid", "kind", "targetId"])
    .execute();
  await sql`create index reports_target on reports (kind, "targetId")`.execute(db);
}
