import { type Kysely, sql } from "kysely";

/** What a device keeps to sign in with: here lies only the half of it that opens nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("identityPasskey")
    // As the device names it, in base64url.
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("identityUser.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("publicKey", "bytea", (column) => column.notNull())
    // How often it was used, where the device counts; a lower number comes from a copy of it.
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn("deviceType", "text", (column) => column.notNull())
    .addColumn("backedUp", "boolean", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("lastUsedAt", "timestamptz(3)")
    .execute();
  await sql`create index "identityPasskey_uid" on "identityPasskey" ("uid")`.execute(db);
}
