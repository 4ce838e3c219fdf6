import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { hiddenWidgets, type Widgets, type WidgetsInput, widgetNames } from "./schema.ts";

/** Which optional cards a farmer shows: none until they have chosen. */
export async function getWidgets(db: Kysely<Tables>, { uid }: { uid: string }): Promise<Widgets> {
  const chosen = await db
    .selectFrom("widgets")
    .select(widgetNames)
    .where("uid", "=", uid)
    .executeTakeFirst();
  return chosen ?? hiddenWidgets;
}

/** Shows and hides the given cards of one farmer and leaves their others alone. @returns all nine */
export async function updateWidgets(
  db: Kysely<Tables>,
  { uid, changes }: { uid: string; changes: WidgetsInput },
): Promise<Widgets> {
  return db
    .insertInto("widgets")
    .values({ uid, ...hiddenWidgets, ...changes })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet({ uid, ...changes }))
    .returning(widgetNames)
    .executeTakeFirstOrThrow();
}
