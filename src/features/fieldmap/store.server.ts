import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { requireField } from "#src/features/fields/store.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getPolygonArea } from "./area-rules.ts";
import { listCorners, listQuestions } from "./polygon-rules.ts";
import { type Corner } from "./polygon-schema.ts";
import {
  type Boundary,
  type BoundaryInput,
  boundary,
  type FieldMap,
  type RemovedBoundary,
} from "./schema.ts";
import { readScouting, selectShownScoutings } from "./scouting-store.server.ts";

type Own = { uid: string; fieldId: string };

const selectOwn = (db: Kysely<Tables>, uid: string) =>
  db
    .selectFrom("fieldBoundaries")
    .innerJoin("fields", "fields.id", "fieldBoundaries.fieldId")
    .select(["fieldId", "fieldBoundaries.version"])
    .where("fields.uid", "=", uid);

const selectBoundaries = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  selectOwn(db, uid)
    .select(["polygon", "source", "accuracyInMetres"])
    .select(toIso("fieldBoundaries.updatedAt").as("updatedAt"))
    .select("fieldBoundaries.areaInSquareMetres")
    .where("polygon", "is not", null);

const read = (row: object): Boundary => boundary.parse(row);

/** Where a farmer's fields lie, those put away among them, and what was seen there. For nobody but the farmer. */
export async function getFieldMap(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Omit<FieldMap, "tiles">> {
  const row = await db
    .selectNoFrom([
      jsonArrayFrom(selectBoundaries(db, { uid }).orderBy("createdDate").orderBy("fieldId")).as(
        "boundaries",
      ),
      // Removed, and not drawn again.
      jsonArrayFrom(selectOwn(db, uid).where("polygon", "is", null).orderBy("fieldId")).as(
        "removedBoundaries",
      ),
      jsonArrayFrom(selectShownScoutings(db, { uid })).as("scoutings"),
    ])
    .executeTakeFirstOrThrow();
  return {
    boundaries: row.boundaries.map(read),
    removedBoundaries: row.removedBoundaries,
    scoutings: row.scoutings.map(readScouting),
  };
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
 * @throws AppError not-found; conflict when it was changed or removed since that version; invalid-input with the
 * question at `polygon` that has to be confirmed first
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
    const { polygon, source, accuracyInMetres, version, next } = input;
    const row = {
      polygon: JSON.stringify(polygon),
      source,
      accuracyInMetres,
      areaInSquareMetres: getPolygonArea(corners),
      updatedAt: now,
      version: next ?? version + 1,
    };
    // Browsers that do not say which version they make know of no removals either.
    const isUnaware = next === undefined && version === 0;
    const stored = await change
      .insertInto("fieldBoundaries")
      .values({ fieldId: own.fieldId, ...row })
      .onConflict((conflict) =>
        conflict
          .column("fieldId")
          .doUpdateSet(row)
          .where((eb) =>
            isUnaware
              ? eb("fieldBoundaries.polygon", "is", null)
              : eb("fieldBoundaries.version", "=", version),
          ),
      )
      .returning("fieldId")
      .executeTakeFirst();
    const known = await getBoundary(change, own);
    const isSentAgain = known?.version === row.version && isSame(known, input);
    if (known && (stored || isSentAgain)) return known;
    throw new AppError("conflict", "The boundary was changed elsewhere meanwhile");
  });
}

/**
 * Forgets where a field lies and keeps that it was removed. Of what is gone already, nothing more.
 * @param given.version the one that is removed
 * @param given.next the one that the removal makes
 * @throws AppError not-found; conflict when it was drawn anew since that version
 */
export async function removeBoundary(
  db: Kysely<Tables>,
  { version, next, now, ...own }: Own & { version: number; next: number; now: Date },
): Promise<RemovedBoundary> {
  const { id: fieldId } = await requireField(db, own);
  const emptied = { polygon: null, source: null, accuracyInMetres: null, areaInSquareMetres: null };
  await db
    .updateTable("fieldBoundaries")
    .set({ ...emptied, updatedAt: now, version: next })
    .where("fieldId", "=", fieldId)
    .where("version", "=", version)
    .where("polygon", "is not", null)
    .execute();
  const left = await db
    .selectFrom("fieldBoundaries")
    .select(["version", "source"])
    .where("fieldId", "=", fieldId)
    .executeTakeFirst();
  if (left && left.source !== null) {
    throw new AppError("conflict", "The boundary was changed elsewhere meanwhile");
  }
  return { fieldId, version: left?.version ?? 0 };
}
