import { type Kysely, sql } from "kysely";

/** Notes in an account's log that signing in has kept it, in the same place where that is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function "keepAccount"() returns trigger language plpgsql as $$
    begin
      if coalesce((to_jsonb(new) ->> 'awaitsSecondFactor')::boolean, false) then
        return new;
      end if;
      update users set "deletionRequestedAt" = null, "accountKeptAt" = new."updatedAt"
        where uid = new."userId" and "deletionRequestedAt" is not null;
      if found then
        insert into "accountEvents" (uid, kind, address, "userAgent", "happenedDate")
          values (new."userId", 'deletion-undone', nullif(new."ipAddress", ''),
            left(nullif(new."userAgent", ''), 300), new."updatedAt");
      end if;
      return new;
    end $$`.execute(db);
}
