import { type Kysely, sql, type Transaction } from "kysely";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { type Field, type FieldFault, field } from "./schema.ts";

/** Exactly what `field` holds. */
const columns = [
  "id",
  "name",
  "areaInSquareMetres",
  "areaUnit",
  "bighaState",
  "soil",
  "method",
  "flowLitresPerHour",
  "emitterCount",
  toIso<string | null>("archivedDate").as("archivedDate"),
  toIso<string | null>("removalDate").as("removalDate"),
  "version",
  // Inside JSON a day is its text.
  sql<unknown>`coalesce((
    select json_agg(jsonb_build_object('id', s.id, 'crop', s.crop, 'variety', s.variety,
      'sowingDate', s."sowingDate", 'endedDate', s."endedDate")
      || jsonb_strip_nulls(jsonb_build_object('cropName', s."cropName"))
      order by s."endedDate" desc nulls first, s."sowingDate" desc, s.id)
    from seasons s where s."fieldId" = fields.id), '[]'::json)`.as("seasons"),
] as const;

export type Own = { uid: string; fieldId: string };

export const selectFields = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("fields")
    .select(columns)
    .where("uid", "=", uid)
    .orderBy("createdDate")
    .orderBy("id");

export const readFields = (rows: readonly unknown[]): Field[] =>
  rows.map((row) => field.parse(row));

/** A farmer's fields, oldest first, the archived ones among them. */
export async function listFields(db: Kysely<Tables>, own: { uid: string }): Promise<Field[]> {
  return readFields(await selectFields(db, own).execute());
}

/** One of a farmer's fields, or null. */
export async function getField(db: Kysely<Tables>, { uid, fieldId }: Own): Promise<Field | null> {
  const row = await db
    .selectFrom("fields")
    .select(columns)
    .where("id", "=", fieldId)
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row ? field.parse(row) : null;
}

/** @throws AppError not-found when the farmer has no such field */
export async function requireField(db: Kysely<Tables>, own: Own): Promise<Field> {
  const found = await getField(db, own);
  if (!found) throw new AppError("not-found", "You have no such field");
  return found;
}

export const refuse = (name: string, code: FieldFault) =>
  new AppError("invalid-input", "Some fields are not valid", { fields: { [name]: code } });

/** A field that no other write changes until this one is done, so that its seasons stay in order. */
export async function lockField(change: Transaction<Tables>, own: Own): Promise<Field> {
  await change
    .selectFrom("fields")
    .select("id")
    .where("id", "=", own.fieldId)
    .where("uid", "=", own.uid)
    .forUpdate()
    .executeTakeFirst();
  return requireField(change, own);
}
