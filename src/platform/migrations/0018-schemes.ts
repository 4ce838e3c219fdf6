import { type Kysely, sql } from "kysely";

/** What a farmer answers about themselves for the schemes, and which papers they have ready. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("schemeAnswers")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("fact", "text", (column) => column.notNull())
    // JSON null says that the farmer does not know.
    .addColumn("value", "jsonb", (column) => column.notNull())
    .addColumn("answeredDate", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("schemeAnswers_pkey", ["uid", "fact"])
    .execute();
  await db.schema
    .createTable("schemeDocuments")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("schemeId", "text", (column) =>
      column.notNull().references("schemes.id").onDelete("cascade"),
    )
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("readyDate", "timestamptz(3)", (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("schemeDocuments_pkey", ["uid", "schemeId", "document"])
    .execute();
}
