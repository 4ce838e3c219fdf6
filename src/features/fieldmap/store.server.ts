import { type Kysely, sql } from "kysely";
import { requireField } from "#src/features/fields/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getPolygonArea } from "./area-rules.ts";
import { listCorners, listQuestions } from "./polygon-rules.ts";
import { type Boundary, type BoundaryInput, boundary, type Corner } from "./schema.ts";

export { listScoutings } from "./scouting-store.server.ts";

type Own = { uid: string; fieldId: string };

const selectBoundaries = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("fieldBoundaries")
    .innerJoin("fields", "fields.id", "fieldBoundaries.fieldId")
    .select(["fieldId", "polygon", "source", "accuracyInMetres"])
    .select(["fieldBoundaries.areaInSquareMetres", "updatedAt", "fieldBoundaries.version"])
    .where("fields.uid", "=", uid);

const read = (row: { updatedAt: Date }): Boundary =>
  boundary.parse({ ...row, updatedAt: row.updatedAt.toISOString() });

/** Where a farmer's fields lie, those put away among them. For nobody but the farmer. */
export async function listBoundaries(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Boundary[]> {
  const rows = await selectBoundaries(db, { uid })
    .orderBy("createdDate")
    .orderBy("fieldId")
    .execute();
  return rows.map(read);
}

async function getBoundary(db: Kysely<Tables>, { uid, fieldId }: Own): Promise<Boundary | null> {
  const row = await selectBoundaries(db, { uid }).where("fieldId", "=", fieldId).executeTakeFirst();
  return row ? read(row) : null;
}

const refuse = (fault: string) =>
  new AppError("invalid-input", "Some fields are not valid", { fields: { polygon: fault } });

const isSame = (stored: Boundary, { polygon, source }: BoundaryInput) =>
  stored.source === source && JSON.stringify(stored.polygon) === JSON.stringify(polygon);

/**
 * Keeps where a field lies, in place of what was known before. Sent again, it changes nothing more.
 * @param given.farm where the farm is, from which no field is far without being asked again; or null
 * @throws AppError not-found; conflict when it was changed since that version; invalid-input with the question
 * at `polygon` that has to be confirmed first
 */
export async function updateBoundary(
  db: Kysely<Tables>,
  { input, farm, now, ...own }: Own & { input: BoundaryInput; farm: Corner | null; now: Date },
): Promise<Boundary> {
  const corners = listCorners(input.polygon);
  return db.transaction().execute(async (change) => {
    await requireField(change, own);
    const [asked] = listQuestions(corners, farm).filter((each) => !input.confirmed.includes(each));
    if (asked) throw refuse(asked);
    const { polygon, source, accuracyInMetres, version } = input;
    const row = {
      polygon: JSON.stringify(polygon),
      source,
      accuracyInMetres,
      areaInSquareMetres: getPolygonArea(corners),
      updatedAt: now,
      version: version + 1,
    };
    const stored = await change
      .insertInto("fieldBoundaries")
      .values({ fieldId: own.fieldId, ...row })
      .onConflict((conflict) =>
        conflict.column("fieldId").doUpdateSet(row).where("fieldBoundaries.version", "=", version),
      )
      .returning("fieldId")
      .executeTakeFirst();
    const known = await getBoundary(change, own);
    if (!known) throw new AppError("not-found", "The field was removed meanwhile");
    if (stored || (known.version > version && isSame(known, input))) return known;
    throw new AppError("conflict", "The boundary was changed elsewhere meanwhile");
  });
}

/** Forgets where a field lies; of one that was never told, nothing more. @throws AppError not-found */
export async function removeBoundary(db: Kysely<Tables>, own: Own): Promise<void> {
  const { id } = await requireField(db, own);
  await db.deleteFrom("fieldBoundaries").where("fieldId", "=", id).execute();
}

/** Takes away for good what was removed before a moment. */
export async function removeOldScoutings(
  db: Kysely<Tables>,
  { before }: { before: Date },
): Promise<void> {
  await sql`delete from scoutings where "removedAt" < ${before}`.execute(db);
}
