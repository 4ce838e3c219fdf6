import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { removalHours } from "./rules.ts";
import type { Field } from "./schema.ts";
import { requireField } from "./store.server.ts";

/**
 * Puts a field away and says when it goes for good; asked again, that moment stays.
 * @throws AppError not-found
 */
export async function updateRemoval(
  db: Kysely<Tables>,
  { now, ...own }: { uid: string; fieldId: string; now: Date },
): Promise<Field> {
  await db
    .updateTable("fields")
    .set({
      archivedDate: sql`coalesce("archivedDate", ${now})`,
      removalDate: new Date(now.getTime() + removalHours * 3_600_000),
    })
    .where("id", "=", own.fieldId)
    .where("uid", "=", own.uid)
    .where("removalDate", "is", null)
    .execute();
  return requireField(db, own);
}

/** Removes the fields whose moment has come, with all that refers to them. @returns how many */
export async function removeDueFields(db: Kysely<Tables>, { now }: { now: Date }): Promise<number> {
  const removed = await db
    .deleteFrom("fields")
    .where("removalDate", "<=", now)
    // One that was brought back stays, whatever its date says.
    .where("archivedDate", "is not", null)
    .returning("id")
    .execute();
  return removed.length;
}
