import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { crops as tables } from "#content/crop-water.ts";
import { cropStage } from "#src/agronomy/crop-coefficient.ts";
import { fieldMethods } from "#src/features/fields/schema.ts";
import { getCell } from "#src/features/weather/rules.ts";
import type { Tables } from "#src/platform/tables.ts";
import { countDays } from "#src/shared/days.ts";
import { type Crop, type GrownCrop, grownCrops } from "#src/shared/farm-terms.ts";
import type { AlertCheck } from "./schema.ts";
import type { SownField } from "./spell-rules.ts";

/** Farms looked at in one transaction. */
export const farmsAtOnce = 50;

/** The cell that a farm lies in, and whether its alerts were found from what is known now. */
export async function getCheck(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<{ cell: string; isDue: boolean } | null> {
  const farm = await db
    .selectFrom("farmPlaces")
    .innerJoin("alertChecks", "alertChecks.uid", "farmPlaces.uid")
    .select(["latitude", "longitude", "cell", "forecastAt", "changes", "checkedChanges"])
    .where("farmPlaces.uid", "=", uid)
    .executeTakeFirst();
  if (!farm) return null;
  const { cell } = getCell(farm);
  const forecast = await db
    .selectFrom("weatherCells")
    .select("fetchedAt")
    .where("cell", "=", cell)
    .executeTakeFirst();
  const fetchedAt = forecast?.fetchedAt ?? null;
  const isChecked =
    farm.changes === farm.checkedChanges &&
    farm.cell === cell &&
    farm.forecastAt !== null &&
    fetchedAt !== null &&
    farm.forecastAt >= fetchedAt;
  return { cell, isDue: fetchedAt !== null && !isChecked };
}

/** How much of a farm was looked at last; null while it never was. */
export async function getLastCheck(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<AlertCheck | null> {
  const check = await db
    .selectFrom("alertChecks")
    .select(["checkedChanges", "forecastAt"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!check?.forecastAt) return null;
  return { changes: check.checkedChanges, forecastAt: check.forecastAt.toISOString() };
}

/** Places whose forecast is that of a cell; as `getCell` rounds. */
function isInCell(cell: string): RawBuilder<SqlBool> {
  const [latitude = 0, longitude = 0] = cell
    .split(",")
    .map((part) => Math.round(Number(part) * 10));
  return sql<SqlBool>`floor(latitude * 10 + 0.5) = ${latitude}
    and floor(longitude * 10 + 0.5) = ${longitude}`;
}

/**
 * Takes on some farms of a cell that have not been looked at since its forecast or anything on them
 * changed. Until the transaction ends no other process takes the same ones, and what changes on them waits.
 * @param given.uid this farm alone, for which another process is waited for
 */
export async function claimFarms(
  change: Kysely<Tables>,
  given: { cell: string; fetchedAt: Date; uid: string | null },
): Promise<{ uid: string; changes: number }[]> {
  const { cell, fetchedAt, uid } = given;
  const due = change
    .selectFrom("alertChecks")
    .innerJoin("farmPlaces", "farmPlaces.uid", "alertChecks.uid")
    .select(["alertChecks.uid", "changes"])
    .where(isInCell(cell))
    .where(
      sql<boolean>`(changes <> "checkedChanges" or cell is distinct from ${cell}
        or "forecastAt" is null or "forecastAt" < ${fetchedAt})`,
    )
    .orderBy("alertChecks.uid")
    .limit(farmsAtOnce);
  return uid === null
    ? due.forUpdate("alertChecks").skipLocked().execute()
    : due.where("alertChecks.uid", "=", uid).forUpdate("alertChecks").execute();
}

/** Notes up to where farms have been looked at. */
export async function updateChecks(
  change: Kysely<Tables>,
  given: { farms: readonly { uid: string }[]; cell: string; fetchedAt: Date },
): Promise<void> {
  await change
    .updateTable("alertChecks")
    .set(({ ref }) => ({
      checkedChanges: ref("changes"),
      cell: given.cell,
      forecastAt: given.fetchedAt,
    }))
    .where(
      "uid",
      "in",
      given.farms.map(({ uid }) => uid),
    )
    .execute();
}

function isStaged(crop: GrownCrop): crop is Crop & keyof typeof tables {
  return Object.hasOwn(tables, crop);
}

/** Trees, vines and cane stand for years after their planting; a stage of one season says nothing. */
const lasting: readonly GrownCrop[] = [
  "grapes",
  "banana",
  "sugarcane",
  "mango",
  "pomegranate",
  "citrus",
  "coconut",
];

/** The stage of a crop so long after its sowing, or null where that tells none. */
function getStage(
  crop: GrownCrop,
  { sowingDate, today }: { sowingDate: string | null; today: string },
) {
  if (sowingDate === null || lasting.includes(crop) || !isStaged(crop)) return null;
  return cropStage(tables[crop].stages, countDays(sowingDate, today));
}

/** What grows on the fields of some farms, but for those put away. */
export async function listSownFields(
  db: Kysely<Tables>,
  { uids, today }: { uids: readonly string[]; today: string },
): Promise<(SownField & { uid: string })[]> {
  const rows = await db
    .selectFrom("fields")
    .innerJoin("seasons", "seasons.fieldId", "fields.id")
    .select(["uid", "fields.id", "name", "method", "crop"])
    .select(sql<string | null>`"sowingDate"`.as("sowingDate"))
    .where("uid", "in", [...uids])
    .where("archivedDate", "is", null)
    .where("endedDate", "is", null)
    .orderBy("createdDate")
    .orderBy("fields.id")
    .execute();
  return rows.flatMap(({ uid, id, name, method, sowingDate, ...row }) => {
    const crop = grownCrops.find((each) => each === row.crop);
    if (!crop) return [];
    const stage = getStage(crop, { sowingDate, today });
    return [
      { uid, id, name, crop, stage, method: fieldMethods.find((one) => one === method) ?? null },
    ];
  });
}
