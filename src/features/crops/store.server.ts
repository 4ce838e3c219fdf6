import { type Kysely, sql } from "kysely";
import { getToday } from "#src/features/fields/rules.ts";
import { listFields } from "#src/features/fields/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import {
  findRecordFault,
  getGroundSeason,
  getPerUnit,
  listCropSeasons,
  reckon,
  squareMetresOfAcre,
} from "./harvest-rules.ts";
import { type CropRecord, cropRecord, type RecordInput, type SeasonProfit } from "./schema.ts";

/** More than a farm notes in fifty years; a browser gone wrong is stopped there. */
const mostRecords = 20_000;

type Own = { uid: string };

/** A row as the record that it was told as. */
const columns = [
  "id",
  sql<unknown>`jsonb_build_object('kind', kind, 'ground', ground, 'date', date) || details`.as(
    "entry",
  ),
] as const;

/** A farmer's harvests and costs, the oldest first. */
export async function listCropRecords(db: Kysely<Tables>, { uid }: Own): Promise<CropRecord[]> {
  const rows = await db
    .selectFrom("cropRecords")
    .select(columns)
    .where("uid", "=", uid)
    .where("removedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map((row) => cropRecord.parse(row));
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
  const refused = findRecordFault(entry, { today: getToday(now), sowingDate });
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

async function requireRecord(
  db: Kysely<Tables>,
  { uid, recordId }: Own & { recordId: string },
): Promise<CropRecord> {
  const row = await db
    .selectFrom("cropRecords")
    .select(columns)
    .where("id", "=", recordId)
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found", "You have no such record");
  return cropRecord.parse(row);
}

/**
 * Keeps a harvest or a cost. Sent again, it is not doubled; taken back meanwhile, it does not come again.
 * @returns `isNew` false when it was there before
 * @throws AppError not-found for land that is not the farmer's; conflict when the id is another record's or there
 * are too many; invalid-input with the code at `entry.date` or `entry.year`
 */
export async function insertRecord(
  db: Kysely<Tables>,
  { uid, input, now }: Own & { input: CropRecord; now: Date },
): Promise<{ record: CropRecord; isNew: boolean }> {
  const known = await db
    .selectFrom("cropRecords")
    .select("uid")
    .where("id", "=", input.id)
    .executeTakeFirst();
  if (known && known.uid !== uid) {
    throw new AppError("conflict", "This id belongs to another record");
  }
  if (known) return { record: await requireRecord(db, { uid, recordId: input.id }), isNew: false };
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
  return { record: await requireRecord(db, { uid, recordId: input.id }), isNew: true };
}

/**
 * Corrects a record; sent again, it changes nothing more.
 * @throws AppError not-found; invalid-input as `insertRecord`
 */
export async function updateRecord(
  db: Kysely<Tables>,
  { uid, recordId, entry, now }: Own & { recordId: string; entry: RecordInput; now: Date },
): Promise<CropRecord> {
  await requireGround(db, { uid, entry, now });
  const changed = await db
    .updateTable("cropRecords")
    .set(toRow(entry))
    .where("id", "=", recordId)
    .where("uid", "=", uid)
    .where("kind", "=", entry.kind)
    .where("removedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new AppError("not-found", "You have no such record");
  return requireRecord(db, { uid, recordId });
}

/** Takes a record back; one that is not there, or is taken back already, needs nothing more. */
export async function removeRecord(
  db: Kysely<Tables>,
  { uid, recordId, now }: Own & { recordId: string; now: Date },
): Promise<void> {
  await db
    .updateTable("cropRecords")
    .set({ removedAt: now })
    .where("id", "=", recordId)
    .where("uid", "=", uid)
    .where("removedAt", "is", null)
    .execute();
}

/** What each of a farmer's seasons brought in and cost, the newest first; those without a record are left out. */
export async function listSeasonProfits(
  db: Kysely<Tables>,
  { uid, today = getToday(new Date()) }: Own & { today?: string },
): Promise<SeasonProfit[]> {
  const [fields, records] = await Promise.all([
    listFields(db, { uid }),
    listCropRecords(db, { uid }),
  ]);
  return listCropSeasons({ fields, records, today })
    .filter(({ harvests, costs }) => harvests.length + costs.length > 0)
    .map((season) => {
      const { kilograms, incomeInPaise, costInPaise, profitInPaise } = reckon(season);
      const { ground, areaInSquareMetres } = season;
      return {
        fieldId: ground.fieldId,
        fieldName: season.fieldName,
        seasonId: ground.kind === "season" ? ground.seasonId : null,
        crop: season.crop,
        year: season.year,
        sowingDate: season.sowingDate,
        endedDate: season.endedDate,
        areaInSquareMetres,
        kilograms,
        incomeInPaise,
        costInPaise,
        profitInPaise,
        profitPerAcreInPaise:
          profitInPaise === null
            ? null
            : Math.round(
                getPerUnit(profitInPaise, { areaInSquareMetres, unitSize: squareMetresOfAcre }),
              ),
      };
    });
}
