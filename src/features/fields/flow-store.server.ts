import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { requireField } from "./store.server.ts";

/**
 * Keeps what was measured of a field's pump; it stands for the whole field, whatever was counted of
 * drippers. Sent again, it changes nothing more.
 * @throws AppError not-found; invalid-input where no water flows
 */
export async function updateFieldFlow(
  db: Kysely<Tables>,
  given: { uid: string; fieldId: string; flowLitresPerHour: number },
): Promise<void> {
  const { uid, fieldId, flowLitresPerHour } = given;
  const field = await requireField(db, { uid, fieldId });
  if (field.method === "rain-fed") {
    throw new AppError("invalid-input", "Some fields are not valid", {
      fields: { flowLitresPerHour: "flow-without-method" },
    });
  }
  if (field.flowLitresPerHour === flowLitresPerHour && field.emitterCount === null) return;
  // A form that was opened before would else write over what was measured.
  await db
    .updateTable("fields")
    .set((set) => ({ flowLitresPerHour, emitterCount: null, version: set("version", "+", 1) }))
    .where("id", "=", fieldId)
    .where("uid", "=", uid)
    .execute();
}
