import { type Kysely, sql } from "kysely";

/** When a picture was last uploaded, so that what is new is never taken for what nobody uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media
    add column if not exists "savedAt" timestamptz not null default now()`.execute(db);
}
