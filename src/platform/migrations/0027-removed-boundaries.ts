import { type Kysely, sql } from "kysely";

/**
 * A boundary that is removed keeps its version and nothing of where it lay, so that a change made before the removal
 * and sent after it is seen as late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "fieldBoundaries"
    alter column polygon drop not null,
    alter column source drop not null,
    alter column "areaInSquareMetres" drop not null,
    add constraint field_boundaries_removed
      check (num_nulls(polygon, source, "areaInSquareMetres") in (0, 3))`.execute(db);
}
