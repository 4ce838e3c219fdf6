import { type Kysely, sql } from "kysely";

/**
 * How much each report weighs, every hiding with what its author says to it, and what the operator did. Reports
 * of before weigh nothing: how well their senders were known is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("reports")
    .addColumn("weightPercent", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("isUnfounded", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable("hidings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("targetId", "text", (column) => column.notNull())
    .addColumn("authorUid", "text", (column) => column.references("users.uid").onDelete("cascade"))
    .addColumn("isByOperator", "boolean", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("hiddenDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("appealWords", "text")
    .addColumn("appealedDate", "timestamptz(3)")
    .addColumn("decision", "text")
    .addColumn("decidedDate", "timestamptz(3)")
    .execute();
  await sql`create unique index hidings_in_force on hidings (kind, "targetId")
    where decision is distinct from 'restored'`.execute(db);
  await sql`create index hidings_author on hidings ("authorUid")`.execute(db);
  await db.schema
    .createTable("operatorActions")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("moment", "timestamptz(3)", (column) => column.notNull())
    .addColumn("command", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .execute();
  await addHidden(db);
}

/** What is hidden already can be appealed too. */
async function addHidden(db: Kysely<unknown>): Promise<void> {
  await sql`insert into hidings (id, kind, "targetId", "authorUid", "isByOperator", reason, "hiddenDate")
    select gen_random_uuid()::text, thing.kind, thing.id, users.uid, false, 'other', thing."hiddenDate"
    from (
      select 'post' as kind, id, "authorUid", "hiddenDate" from blogs
      union all select 'comment', id, "authorUid", "hiddenDate" from comments
      union all select 'product', id, "authorUid", "hiddenDate" from products
    ) as thing left join users on users.uid = thing."authorUid"
    where thing."hiddenDate" is not null`.execute(db);
}
