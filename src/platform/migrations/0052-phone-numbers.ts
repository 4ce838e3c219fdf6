import { type Kysely, sql } from "kysely";

/** Numbers that open accounts, the codes sent to them, and how many messages each day cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("identityPhone")
    // One number opens one account, whatever two sign-ups at once may try.
    .addColumn("number", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().unique().references("identityUser.id").onDelete("cascade"),
    )
    .addColumn("addedDate", "timestamptz(3)", (column) => column.notNull())
    // When a code last showed that its owner still has it.
    .addColumn("provenDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("identityPhoneCode")
    // Names the browser that asked; what it holds is not kept.
    .addColumn("ticketHash", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull())
    // The account that wants the number; none where somebody wants to get in.
    .addColumn("uid", "text", (column) => column.references("identityUser.id").onDelete("cascade"))
    .addColumn("codeHash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("provenDate", "timestamptz(3)")
    .addColumn("expiresDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await sql`create index "identityPhoneCode_expires" on "identityPhoneCode" ("expiresDate")`.execute(
    db,
  );
  await sql`create index "identityPhoneCode_uid" on "identityPhoneCode" ("uid")`.execute(db);
  await db.schema
    .createTable("smsDays")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("sent", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("failed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("refused", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
