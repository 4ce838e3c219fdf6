import { type Kysely, sql } from "kysely";

/** To which terms each farmer agreed, when, and until when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("consents")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("givenDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("withdrawnDate", "timestamptz(3)")
    .execute();
  await sql`create index consents_newest on consents (uid, id desc)`.execute(db);
  await sql`insert into consents (uid, version, "givenDate")
    select uid, '2026-11', "agreedToTermsAt" from users where "agreedToTermsAt" is not null`.execute(
    db,
  );
}
