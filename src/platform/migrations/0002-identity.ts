import { type Kysely, sql } from "kysely";

/** The identity library's tables, as its 1.7.7 asks for them, and our own counter of attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("identityUser")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", "boolean", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("lastLoginAt", "timestamptz")
    .execute();
  await db.schema
    .createTable("identitySession")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("identityUser.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("identityAccount")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("identityUser.id").onDelete("cascade"),
    )
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", "timestamptz")
    .addColumn("refreshTokenExpiresAt", "timestamptz")
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", "timestamptz", (column) => column.notNull())
    // One account of a provider belongs to one user, whatever two sign-ins at once may try.
    .addUniqueConstraint("identityAccount_provider_unique", ["providerId", "accountId"])
    .execute();
  await db.schema
    .createTable("identityVerification")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("identityRateLimit")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("windowEndsAt", "timestamptz", (column) => column.notNull())
    .execute();
  await sql`create index "identitySession_userId_idx" on "identitySession" ("userId")`.execute(db);
  await sql`create index "identityAccount_userId_idx" on "identityAccount" ("userId")`.execute(db);
  await sql`create index "identityVerification_identifier_idx"
    on "identityVerification" ("identifier")`.execute(db);
  await sql`create index "identityRateLimit_end" on "identityRateLimit" ("windowEndsAt")`.execute(
    db,
  );
}
