import { type Kysely, sql } from "kysely";

/** Notices that come to a closed product: what each farmer chose, which browsers ring, and what became of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("noticeChoices")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("users.uid").onDelete("cascade"),
    )
    .addColumn("choices", "jsonb", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("pushSubscriptions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    // A browser that is signed out rings no more.
    .addColumn("sessionId", "text", (column) =>
      column.notNull().references("identitySession.id").onDelete("cascade"),
    )
    .addColumn("endpoint", "text", (column) => column.notNull().unique())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("addedDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await sql`create index "pushSubscriptions_uid" on "pushSubscriptions" (uid)`.execute(db);
  await sql`create index "pushSubscriptions_session" on "pushSubscriptions" ("sessionId")`.execute(
    db,
  );
  await db.schema
    .alterTable("notifications")
    .addColumn("isPlanned", "boolean", (column) => column.notNull().defaultTo(true))
    .execute();
  // What was told before there was any way to send it is not sent any more; what is told from now on is.
  await sql`alter table notifications alter column "isPlanned" set default false`.execute(db);
  await sql`create index notifications_unplanned on notifications ("createdDate")
    where not "isPlanned"`.execute(db);
  await db.schema
    .createTable("deliveries")
    .addColumn("noticeId", "text", (column) =>
      column.notNull().references("notifications.id").onDelete("cascade"),
    )
    .addColumn("way", "text", (column) => column.notNull())
    // The subscription of a push; an address of its own is not kept of a mail.
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    // When it is to be tried next; while it is being tried, when whoever does is given up.
    .addColumn("dueDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("doneDate", "timestamptz(3)")
    // How it ended: sent, or why not.
    .addColumn("outcome", "text")
    // Once for one notice on one way to one target, whatever happens.
    .addPrimaryKeyConstraint("deliveries_pkey", ["noticeId", "way", "target"])
    .execute();
  await sql`create index deliveries_due on deliveries ("dueDate") where "doneDate" is null`.execute(
    db,
  );
}
