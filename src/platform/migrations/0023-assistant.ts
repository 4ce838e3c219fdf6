import { type Kysely, sql } from "kysely";

/** What farmers ask the assistant, with its answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("assistantConversations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("createdDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("askedDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await sql`create index assistant_conversations_uid
    on "assistantConversations" (uid, "askedDate" desc)`.execute(db);
  await db.schema
    .createTable("assistantTurns")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("conversationId", "text", (column) =>
      column.notNull().references("assistantConversations.id").onDelete("cascade"),
    )
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("askedDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("answer", "jsonb")
    .addColumn("answeredDate", "timestamptz(3)")
    // Two questions of one moment keep their order.
    .addColumn("position", "bigint", (column) => column.notNull().generatedAlwaysAsIdentity())
    .execute();
  await sql`create index assistant_turns_conversation
    on "assistantTurns" ("conversationId", position)`.execute(db);
}
