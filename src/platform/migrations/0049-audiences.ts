import { type Kysely, sql } from "kysely";

/** Who hears an event stands beside it: every farmer, one of them, or the processes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column audience text
    constraint events_audience_known check (audience in ('all', 'processes') or audience like 'farmer:_%')`.execute(
    db,
  );
  // Processes of the version before knew it by the topic, and go on without it until they are replaced. Whoever
  // forgets it later is heard by no farmer.
  await sql`create function "getAudience"(topic text, body jsonb) returns text language sql immutable as $$
    select case
      when topic in ('notifications', 'orders') and body ->> 'to' <> '' then 'farmer:' || (body ->> 'to')
      when topic in ('blogs', 'products', 'missed') then 'all'
      else 'processes'
    end $$`.execute(db);
  await sql`update events set audience = "getAudience"(topic, body)`.execute(db);
  await sql`alter table events alter column audience set not null`.execute(db);
  await sql`create function "nameAudience"() returns trigger language plpgsql as $$
    begin
      new.audience := "getAudience"(new.topic, new.body);
      return new;
    end $$`.execute(db);
  await sql`create trigger "nameAudience" before insert on events
    for each row when (new.audience is null) execute function "nameAudience"()`.execute(db);
}
