import { type Kysely, sql } from "kysely";
import { listFields } from "#src/features/fields/store.server.ts";
import { applyEdit, type Edit, planVersion } from "#src/platform/edits.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { findRecordFault, getGroundSeason } from "./record-rules.ts";
import {
  type CropRecord,
  cropRecord,
  type RecordAnswer,
  type RecordInput,
  type ToldRecord,
} from "./schema.ts";

/** More than a farm notes in fifty years; a browser gone wrong is stopped there. */
const mostRecords = 20_000;

type Own = { uid: string };

/** A row as the record that it was told as. */
const columns = [
  "id",
  sql<unknown>`jsonb_build_object('kind', kind, 'ground', ground, 'date', date) || details`.as(
    "entry",
  ),
  "version",
] as const;

export const selectCropRecords = (db: Kysely<Tables>, { uid }: Own) =>
  db
    .selectFrom("cropRecords")
    .select(columns)
    .where("uid", "=", uid)
    .where("removedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id");

export const readCropRecords = (rows: readonly unknown[]): CropRecord[] =>
  rows.map((row) => cropRecord.parse(row));

/** A farmer's harvests and costs, the oldest first. */
export async function listCropRecords(db: Kysely<Tables>, own: Own): Promise<CropRecord[]> {
  return readCropRecords(await selectCropRecords(db, own).execute());
}

/** @throws AppError not-found where the land is not the farmer's; invalid-input with the code at its field */
async function requireGround(
  db: Kysely<Tables>,
  { uid, entry, now }: Own & { entry: RecordInput; now: Date },
): Promise<void> {
  const { ground } = entry;
  const fields = ground.fieldId === null ? [] : await listFields(db, { uid });
  const field = fields.find(({ id }) => id === ground.fieldId);
  if (ground.fieldId !== null && !field) throw new AppError("not-found", "You have no such field");
  const season = getGroundSeason(fields, ground);
  if (ground.kind === "season" && !season) {
    throw new AppError("not-found", "The field has no such season");
  }
  const sowingDate = season?.sowingDate ?? null;
  const refused = findRecordFault(entry, { today: getLocalDay(now), sowingDate });
  if (!refused) return;
  throw new AppError("invalid-input", "Some fields are not valid", {
    fields: { [`entry.${refused.field}`]: refused.fault },
  });
}

function toRow({ kind, ground, date, ...details }: RecordInput) {
  return {
    kind,
    ground: JSON.stringify(ground),
    fieldId: ground.fieldId,
    date,
    details: JSON.stringify(details),
  };
}

type OwnRecord = Own & { recordId: string };

const selectRecord = (db: Kysely<Tables>, { uid, recordId }: OwnRecord) =>
  db.selectFrom("cropRecords").select(columns).where("id", "=", recordId).where("uid", "=", uid);

/** @throws AppError not-found */
async function requireAnswer(db: Kysely<Tables>, own: OwnRecord): Promise<RecordAnswer> {
  const row = await selectRecord(db, own).select("removedAt").executeTakeFirst();
  if (!row) throw new AppError("not-found", "You have no such record");
  const { removedAt, ...record } = row;
  return removedAt === null ? cropRecord.parse(record) : { removed: own.recordId };
}

/** A record that no other change reaches until this one is done; null where there is none, or it is taken back. */
async function lockRecord(change: Kysely<Tables>, own: OwnRecord): Promise<CropRecord | null> {
  const row = await selectRecord(change, own)
    .where("removedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ? cropRecord.parse(row) : null;
}

/**
 * Keeps a harvest or a cost. Sent again, it is not doubled; taken back meanwhile, it does not come again.
 * @returns `isNew` false when it was there before; of one taken back meanwhile only that it is
 * @throws AppError not-found for land that is not the farmer's; conflict when the id is another record's or there
 * are too many; invalid-input with the code at `entry.date` or `entry.year`
 */
export async function insertRecord(
  db: Kysely<Tables>,
  { uid, input, now }: Own & { input: ToldRecord; now: Date },
): Promise<{ answer: RecordAnswer; isNew: boolean }> {
  const own = { uid, recordId: input.id };
  const known = await db
    .selectFrom("cropRecords")
    .select("uid")
    .where("id", "=", input.id)
    .executeTakeFirst();
  if (known && known.uid !== uid) {
    throw new AppError("conflict", "This id belongs to another record");
  }
  if (known) return { answer: await requireAnswer(db, own), isNew: false };
  await requireGround(db, { uid, entry: input.entry, now });
  const { count } = await db
    .selectFrom("cropRecords")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostRecords) {
    throw new AppError("conflict", "There is no room for another record");
  }
  await db
    .insertInto("cropRecords")
    .values({ ...toRow(input.entry), id: input.id, uid, createdAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return { answer: await requireAnswer(db, own), isNew: true };
}

/**
 * Corrects a record; sent again, it changes nothing more.
 * @throws AppError not-found; conflict when it was changed since; invalid-input as `insertRecord`
 */
export async function updateRecord(
  db: Kysely<Tables>,
  { entry, edit, now, ...own }: OwnRecord & { entry: RecordInput; edit: Edit; now: Date },
): Promise<RecordAnswer> {
  const { uid, recordId } = own;
  await applyEdit(db, { uid, edit }, async (change) => {
    await requireGround(change, { uid, entry, now });
    const stored = await lockRecord(change, own);
    if (stored?.entry.kind !== entry.kind) {
      throw new AppError("not-found", "You have no such record");
    }
    const isSame = JSON.stringify(stored.entry) === JSON.stringify(entry);
    const version = planVersion({ stored: stored.version, edit, isSame });
    await change
      .updateTable("cropRecords")
      .set({ ...toRow(entry), version })
      .where("id", "=", recordId)
      .where("uid", "=", uid)
      .execute();
  });
  return requireAnswer(db, own);
}

/**
 * Takes a record back; one that is not there, or is taken back already, needs nothing more.
 * @throws AppError conflict when it was changed since
 */
export async function removeRecord(
  db: Kysely<Tables>,
  { edit, now, ...own }: OwnRecord & { edit: Edit; now: Date },
): Promise<void> {
  const { uid, recordId } = own;
  await applyEdit(db, { uid, edit }, async (change) => {
    const stored = await lockRecord(change, own);
    if (!stored) return;
    planVersion({ stored: stored.version, edit });
    await change
      .updateTable("cropRecords")
      .set({ removedAt: now })
      .where("id", "=", recordId)
      .where("uid", "=", uid)
      .execute();
  });
}
