import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";

export type OperatorAction = { moment: Date; command: string; target: string; reason: string };

const mostListed = 200;

/** Notes what the operator did; nothing takes it out again. */
export async function insertOperatorAction(
  db: Kysely<Tables>,
  action: OperatorAction,
): Promise<void> {
  await db.insertInto("operatorActions").values(action).execute();
}

/** What the operator did last, the newest first. */
export function listOperatorActions(db: Kysely<Tables>): Promise<OperatorAction[]> {
  return db
    .selectFrom("operatorActions")
    .select(["moment", "command", "target", "reason"])
    .orderBy("id", "desc")
    .limit(mostListed)
    .execute();
}
