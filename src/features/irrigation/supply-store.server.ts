import type { Kysely } from "kysely";
import { requireField } from "#src/features/fields/store.server.ts";
import { refuseLate } from "#src/platform/edits.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { type ChangedVersion, planNext } from "#src/platform/versions.server.ts";
import { type SupplyInput, supplyInput } from "./schema.ts";
import type { Own } from "./store.server.ts";

/** Keeps when water can be had. @throws AppError not-found; conflict when it was told otherwise since */
export async function updateSupply(
  db: Kysely<Tables>,
  { supply, version: told, ...own }: Own & { supply: SupplyInput; version: ChangedVersion },
): Promise<void> {
  await db.transaction().execute(async (change) => {
    const { id: fieldId } = await requireField(change, own);
    const stored = await change
      .selectFrom("irrigationSupplies")
      .select(["supply", "version"])
      .where("fieldId", "=", fieldId)
      .forUpdate()
      .executeTakeFirst();
    const known = supplyInput.safeParse(stored?.supply).data;
    const isSame = JSON.stringify(known) === JSON.stringify(supply);
    const was = stored?.version ?? 0;
    const version = planNext({ stored: was, change: told, isSame });
    if (version === was) return;
    const row = { supply: JSON.stringify(supply), version };
    const kept = await change
      .insertInto("irrigationSupplies")
      .values({ fieldId, ...row })
      .onConflict((conflict) =>
        conflict.column("fieldId").doUpdateSet(row).where("irrigationSupplies.version", "=", was),
      )
      .returning("fieldId")
      .executeTakeFirst();
    // Another device told the first one at the same moment.
    if (!kept) throw refuseLate();
  });
}
