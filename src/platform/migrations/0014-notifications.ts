import { type Kysely, sql } from "kysely";

/**
 * What each farmer is told, and for each farm up to which forecast and which change of its fields or
 * place it has been looked at for alerts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("data", "jsonb", (column) => column.notNull())
    .addColumn("createdDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("lastDay", "date")
    .addColumn("readDate", "timestamptz(3)")
    .addColumn("overDate", "timestamptz(3)")
    .addUniqueConstraint("notifications_event", ["uid", "kind", "subject"])
    .execute();
  await sql`create index notifications_newest on notifications (uid, "createdDate" desc, id desc)`.execute(
    db,
  );
  await sql`create index notifications_age on notifications ("createdDate")`.execute(db);
  await db.schema
    .createTable("alertChecks")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("users.uid").onDelete("cascade"),
    )
    .addColumn("changes", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("checkedChanges", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("cell", "text")
    .addColumn("forecastAt", "timestamptz(3)")
    .execute();
  // The farms of a weather cell: its tenths of degrees are whole numbers here.
  await sql`create index farm_places_cell on "farmPlaces"
    (floor(latitude * 10 + 0.5), floor(longitude * 10 + 0.5))`.execute(db);
  await sql`insert into "alertChecks" (uid) select uid from "farmPlaces"`.execute(db);
  await addTriggers(db);
}

/** Whoever changes a field, a season or a place, the farm is due to be looked at again. */
async function addTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function note_farm_change() returns trigger language plpgsql as $$
    begin
      insert into "alertChecks" (uid) values (new.uid)
      on conflict (uid) do update set changes = "alertChecks".changes + 1;
      return null;
    end $$`.execute(db);
  await sql`create function note_season_change() returns trigger language plpgsql as $$
    begin
      insert into "alertChecks" (uid) select uid from fields where id = new."fieldId"
      on conflict (uid) do update set changes = "alertChecks".changes + 1;
      return null;
    end $$`.execute(db);
  await sql`create trigger fields_alert_check after insert or update on fields
    for each row execute function note_farm_change()`.execute(db);
  await sql`create trigger farm_places_alert_check after insert or update on "farmPlaces"
    for each row execute function note_farm_change()`.execute(db);
  await sql`create trigger seasons_alert_check after insert or update on seasons
    for each row execute function note_season_change()`.execute(db);
}
