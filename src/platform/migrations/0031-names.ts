import { type QueryExecutorProvider, sql } from "kysely";
import { findNameFault, tidyName } from "#src/shared/display-name.ts";

/**
 * Where the names of farmers are kept, and what stands for a name that nobody may go by. An order keeps whom it was
 * made with; nobody else reads it.
 */
const places = [
  { table: "identityUser", column: "name", nameless: "" },
  { table: "blogs", column: "authorName", nameless: "Unknown" },
  { table: "comments", column: "authorName", nameless: "Unknown" },
  { table: "products", column: "authorName", nameless: "Unknown" },
  { table: "orders", column: "buyerName", nameless: null },
  { table: "orders", column: "sellerName", nameless: null },
  { table: "ratings", column: "raterName", nameless: "Unknown" },
] as const;

/** Names given before there was a rule are shown without what is invisible in them; those made to deceive are not shown. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const { table, column, nameless } of places) {
    const [place, name] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<{
      name: string;
    }>`select distinct ${name} as name from ${place}`.execute(db);
    for (const row of rows) {
      const tidied = tidyName(row.name);
      const isFit = tidied !== "" && !findNameFault(tidied);
      const kept = isFit ? tidied : (nameless ?? tidied);
      if (kept === row.name) continue;
      await sql`update ${place} set ${name} = ${kept} where ${name} = ${row.name}`.execute(db);
    }
  }
}
