import { type Kysely, sql } from "kysely";

/** The second factor, and tokens that travel by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A session that still waits for the second factor opens nothing.
  await db.schema
    .alterTable("identitySession")
    .addColumn("awaitsSecondFactor", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable("identitySecondFactor")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("identityUser.id").onDelete("cascade"),
    )
    .addColumn("sealedSecret", "text", (column) => column.notNull())
    .addColumn("confirmedAt", "timestamptz")
    // The 30 seconds of the last code taken: neither it nor an older one is taken again.
    .addColumn("lastStep", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("backupCodes", sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
  await db.schema
    .createTable("identityMailedToken")
    // A keyed hash: what is stored opens nothing.
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("identityUser.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .execute();
  await sql`create index "identityMailedToken_uid" on "identityMailedToken" ("uid")`.execute(db);
  await sql`create index users_email on users (email)`.execute(db);
}
