import { type Kysely, sql } from "kysely";

/** Accounts that are to be removed, and which process last took up each piece of due work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column if not exists "deletionRequestedAt" timestamptz,
    add column if not exists "accountKeptAt" timestamptz`.execute(db);
  await sql`create index if not exists users_deletion on users ("deletionRequestedAt")
    where "deletionRequestedAt" is not null`.execute(db);
  await sql`create index if not exists blogs_author on blogs ("authorUid")`.execute(db);
  await sql`create index if not exists media_owner on media ("ownerUid")`.execute(db);
  // By the database, so that every way in, of today and later, keeps the account without knowing of
  // deletions. Before the row: whoever signs in while the account is being removed waits here, with
  // no lock of their own that the removal would wait for. A session that still awaits a second factor
  // proves nothing yet; passing it is an update.
  await sql`create function "keepAccount"() returns trigger language plpgsql as $$
    begin
      if coalesce((to_jsonb(new) ->> 'awaitsSecondFactor')::boolean, false) then
        return new;
      end if;
      update users set "deletionRequestedAt" = null, "accountKeptAt" = new."updatedAt"
        where uid = new."userId" and "deletionRequestedAt" is not null;
      return new;
    end $$`.execute(db);
  await sql`create trigger "keepAccount" before insert or update on "identitySession"
    for each row execute function "keepAccount"()`.execute(db);
  await db.schema
    .createTable("jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("startedAt", "timestamptz", (column) => column.notNull())
    .execute();
}
