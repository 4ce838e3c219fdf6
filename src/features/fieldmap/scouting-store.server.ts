import { type Kysely, sql } from "kysely";
import { requireField } from "#src/features/fields/store.server.ts";
import { refuseLate } from "#src/platform/edits.server.ts";
import { toIso } from "#src/platform/moments.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay as getToday } from "#src/shared/days.ts";
import {
  type EditScoutingInput,
  type NewScoutingInput,
  type Scouting,
  type ScoutingInput,
  scouting,
} from "./schema.ts";
import { findDateFault } from "./scouting-rules.ts";

/** More than a walk over the fields each day for years; a browser gone wrong is stopped there. */
const mostScoutings = 3000;

type Own = { uid: string; id: string };

const noSuchNote = () => new AppError("not-found", "You have no such note");

const selectScoutings = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("scoutings")
    .innerJoin("fields", "fields.id", "scoutings.fieldId")
    .select(["scoutings.id", "fieldId", "score", "text", "photoUrl"])
    .select(toIso("scoutings.createdAt").as("createdAt"))
    .select(["latitude", "longitude", "accuracyInMetres", "scoutings.version"])
    .select(sql<string>`scoutings.date::text`.as("date"))
    .where("fields.uid", "=", uid);

type Row = Awaited<ReturnType<ReturnType<typeof selectScoutings>["executeTakeFirstOrThrow"]>>;

export function readScouting({ latitude, longitude, accuracyInMetres, ...row }: Row): Scouting {
  const at =
    latitude === null || longitude === null ? null : { latitude, longitude, accuracyInMetres };
  return scouting.parse({ ...row, at });
}

/** What a farmer saw on their fields, newest first. For nobody but the farmer. */
export const selectShownScoutings = (db: Kysely<Tables>, own: { uid: string }) =>
  selectScoutings(db, own)
    .where("removedAt", "is", null)
    .orderBy("scoutings.date", "desc")
    .orderBy("scoutings.createdAt", "desc")
    .orderBy("scoutings.id");

/** One of a farmer's notes, removed or not, or null. */
export async function getScouting(
  db: Kysely<Tables>,
  { uid, id }: Own,
): Promise<(Scouting & { isRemoved: boolean }) | null> {
  const row = await selectScoutings(db, { uid })
    .select("removedAt")
    .where("scoutings.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { removedAt, ...rest } = row;
  return { ...readScouting(rest), isRemoved: removedAt !== null };
}

/** @throws AppError not-found when the farmer has no such note, or removed it */
export async function requireScouting(db: Kysely<Tables>, own: Own): Promise<Scouting> {
  const found = await getScouting(db, own);
  if (!found || found.isRemoved) throw noSuchNote();
  const { isRemoved: _, ...note } = found;
  return note;
}

/** @throws AppError invalid-input for a day on which nothing can have been seen */
export function requireDate({ date }: ScoutingInput, now: Date): void {
  const fault = findDateFault(date, getToday(now));
  if (!fault) return;
  throw new AppError("invalid-input", "Some fields are not valid", {
    fields: { "scouting.date": fault },
  });
}

const toRow = ({ fieldId, score, text, date, at }: ScoutingInput) => ({
  fieldId,
  score,
  text,
  date,
  latitude: at?.latitude ?? null,
  longitude: at?.longitude ?? null,
  accuracyInMetres: at?.accuracyInMetres ?? null,
});

/**
 * Keeps a note. Sent again, it is found and not doubled.
 * @throws AppError not-found for a field that the farmer does not have; conflict when the id is somebody
 * else's or there are too many
 */
export async function insertScouting(
  db: Kysely<Tables>,
  given: { uid: string; input: NewScoutingInput; photoUrl: string | null; now: Date },
): Promise<Scouting> {
  const { uid, input, photoUrl, now } = given;
  await requireField(db, { uid, fieldId: input.scouting.fieldId });
  const { count } = await db
    .selectFrom("scoutings")
    .innerJoin("fields", "fields.id", "scoutings.fieldId")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostScoutings) {
    throw new AppError("conflict", "There is no room for another note");
  }
  await db
    .insertInto("scoutings")
    .values({ ...toRow(input.scouting), id: input.id, photoUrl, createdAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const stored = await getScouting(db, { uid, id: input.id });
  if (!stored) throw new AppError("conflict", "This id belongs to another note");
  const { isRemoved: _, ...note } = stored;
  return note;
}

/**
 * Keeps a changed note.
 * @throws AppError not-found; conflict when it was changed since that version
 */
export async function updateScouting(
  db: Kysely<Tables>,
  given: Own & { input: EditScoutingInput; photoUrl: string | null },
): Promise<Scouting> {
  const { uid, id, input, photoUrl } = given;
  await requireField(db, { uid, fieldId: input.scouting.fieldId });
  const stored = await requireScouting(db, { uid, id });
  const changed = await db
    .updateTable("scoutings")
    .set({ ...toRow(input.scouting), photoUrl, version: input.version + 1 })
    .where("id", "=", id)
    .where("fieldId", "=", stored.fieldId)
    .where("version", "=", input.version)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw refuseLate();
  return requireScouting(db, { uid, id });
}

const ownFields = (db: Kysely<Tables>, uid: string) =>
  db.selectFrom("fields").select("id").where("uid", "=", uid);

/**
 * Removes a note; sent again, it changes nothing more.
 * @param given.version the one that was seen; a browser that does not know of versions names none
 * @throws AppError not-found when the farmer never had it; conflict when it was changed since
 */
export async function removeScouting(
  db: Kysely<Tables>,
  { uid, id, version, now }: Own & { version?: number | undefined; now: Date },
): Promise<void> {
  const stored = await getScouting(db, { uid, id });
  if (!stored) throw noSuchNote();
  if (stored.isRemoved) return;
  const removed = await db
    .updateTable("scoutings")
    .set({ removedAt: now })
    .where("id", "=", id)
    .where("fieldId", "in", ownFields(db, uid))
    .where("version", "=", version ?? stored.version)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw refuseLate();
}

/**
 * Brings a note back.
 * @throws AppError not-found when the farmer never had it
 */
export async function restoreScouting(db: Kysely<Tables>, { uid, id }: Own): Promise<Scouting> {
  await db
    .updateTable("scoutings")
    .set({ removedAt: null })
    .where("id", "=", id)
    .where("fieldId", "in", ownFields(db, uid))
    .execute();
  const stored = await getScouting(db, { uid, id });
  if (!stored) throw noSuchNote();
  const { isRemoved: _, ...note } = stored;
  return note;
}

/** Takes away for good what was removed before a moment. */
export async function removeOldScoutings(
  db: Kysely<Tables>,
  { before }: { before: Date },
): Promise<void> {
  await db.deleteFrom("scoutings").where("removedAt", "<", before).execute();
}
