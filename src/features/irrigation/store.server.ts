import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { z } from "zod";
import { getFlow, getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { readFields, requireField, selectFields } from "#src/features/fields/store.server.ts";
import { readFarmPlace, selectFarmPlace } from "#src/features/place/store.server.ts";
import type { WeatherPlace } from "#src/features/weather/schema.ts";
import type { Tables } from "#src/platform/tables.ts";
import { type ChangedVersion, planNext } from "#src/platform/versions.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { type OwnEntry, ownEntry } from "./own-schema.ts";
import { findEntryFault, getGrossDepth } from "./rules.ts";
import {
  type Entry,
  type EntryInput,
  entry,
  type NewEntryInput,
  type SupplyInput,
  supplyInput,
} from "./schema.ts";

const entryList = z.array(entry);

/** More than a season of daily irrigations; a browser gone wrong is stopped there. */
const mostEntries = 2000;

export type Own = { uid: string; fieldId: string };

/** What is kept of a field's open season and its supply. */
export type FieldRecords = {
  fieldId: string;
  /** Since when the season is known here; null without one. */
  toldAt: Date | null;
  supply: SupplyInput;
  /** 0 while nothing is kept. */
  supplyVersion: number;
  /** Of the open season, in the order in which they were made. */
  entries: Entry[];
};

export const selectFieldRecords = (
  db: Kysely<Tables>,
  { uid, fieldId }: { uid: string; fieldId?: string },
) =>
  db
    .selectFrom("fields")
    .leftJoin("seasons", (join) =>
      join.onRef("seasons.fieldId", "=", "fields.id").on("seasons.endedDate", "is", null),
    )
    .leftJoin("irrigationSupplies", "irrigationSupplies.fieldId", "fields.id")
    .select(["fields.id as fieldId", "toldAt", "supply"])
    .select("irrigationSupplies.version as supplyVersion")
    // Inside JSON a day is its text.
    .select(
      sql<unknown>`coalesce((
        select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'date', e.date,
          'grossDepth', e."grossDepth", 'minutes', e.minutes, 'version', e.version) order by e."createdAt", e.id)
        from "irrigationEntries" e
        where e."seasonId" = seasons.id and e."removedAt" is null), '[]'::json)`.as("entries"),
    )
    .where("fields.uid", "=", uid)
    .where("archivedDate", "is", null)
    .$if(fieldId !== undefined, (query) => query.where("fields.id", "=", fieldId ?? ""));

/** What is kept of each of a farmer's fields in use, by the field. */
export function readFieldRecords(
  rows: readonly {
    fieldId: string;
    toldAt: Date | string | null;
    supply: unknown;
    supplyVersion: number | null;
    entries: unknown;
  }[],
): Map<string, FieldRecords> {
  return new Map(
    rows.map((row) => [
      row.fieldId,
      {
        fieldId: row.fieldId,
        toldAt: row.toldAt === null ? null : new Date(row.toldAt),
        // Written by an older version of the product it may have another shape: then it is as if any day.
        supply: supplyInput.safeParse(row.supply).data ?? { kind: "always" },
        supplyVersion: row.supplyVersion ?? 0,
        entries: entryList.parse(row.entries),
      },
    ]),
  );
}

/** What the water of a farm is reckoned from. */
export type WateredFarm = {
  place: WeatherPlace | null;
  fields: readonly Field[];
  waterings: Map<string, FieldRecords>;
};

export async function getWateredFarm(
  db: Kysely<Tables>,
  own: { uid: string },
): Promise<WateredFarm> {
  const row = await db
    .selectNoFrom([
      jsonObjectFrom(selectFarmPlace(db, own)).as("place"),
      jsonArrayFrom(selectFields(db, own)).as("fields"),
      jsonArrayFrom(selectFieldRecords(db, own)).as("waterings"),
    ])
    .executeTakeFirstOrThrow();
  return {
    place: readFarmPlace(row.place),
    fields: readFields(row.fields),
    waterings: readFieldRecords(row.waterings),
  };
}

/** All that a farmer wrote down of watering, the oldest first. */
export async function listOwnEntries(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<OwnEntry[]> {
  const rows = await db
    .selectFrom("irrigationEntries")
    .innerJoin("seasons", "seasons.id", "irrigationEntries.seasonId")
    .innerJoin("fields", "fields.id", "seasons.fieldId")
    .select([
      "irrigationEntries.id",
      "fieldId",
      "seasonId",
      "kind",
      "date",
      "grossDepth",
      "minutes",
    ])
    .where("uid", "=", uid)
    .where("removedAt", "is", null)
    .orderBy("date")
    .orderBy("irrigationEntries.id")
    .execute();
  return rows.map((row) => ownEntry.parse(row));
}

/** The season that grows, checked to be one that the entry can belong to. */
function requireGround(
  field: Field,
  { input, now }: { input: EntryInput; now: Date },
): { seasonId: string; grossDepth: number | null; minutes: number | null } {
  const open = getOpenSeason(field);
  const ground = {
    today: getLocalDay(now),
    sowingDate: open?.sowingDate ?? null,
    areaInSquareMetres: field.areaInSquareMetres,
    flowLitresPerHour: getFlow(field),
  };
  const refused = findEntryFault(input, ground);
  if (refused || !open) {
    const { field: name, fault } = refused ?? { field: "date", fault: "no-season" };
    throw new AppError("invalid-input", "Some fields are not valid", {
      fields: { [`entry.${name}`]: fault },
    });
  }
  const isTimed = input.kind === "water" && input.amount.unit === "minutes";
  return {
    seasonId: open.id,
    grossDepth: getGrossDepth(input, ground),
    minutes: isTimed ? input.amount.value : null,
  };
}

/**
 * Keeps what was watered or found. Sent again, it is not doubled; taken back meanwhile, it does not come again.
 * @throws AppError not-found; conflict when the id is of another field's entry or there are too many;
 * invalid-input with the code at `entry.date` or `entry.amount`
 */
export async function insertEntry(
  db: Kysely<Tables>,
  { input, now, ...own }: Own & { input: NewEntryInput; now: Date },
): Promise<void> {
  const field = await requireField(db, own);
  const { kind, date } = input.entry;
  const known = await db
    .selectFrom("irrigationEntries")
    .innerJoin("seasons", "seasons.id", "irrigationEntries.seasonId")
    .select("seasons.fieldId")
    .where("irrigationEntries.id", "=", input.id)
    .executeTakeFirst();
  if (known && known.fieldId !== field.id) {
    throw new AppError("conflict", "This id belongs to another entry");
  }
  if (known) return;
  const ground = requireGround(field, { input: input.entry, now });
  const { count } = await db
    .selectFrom("irrigationEntries")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("seasonId", "=", ground.seasonId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostEntries) {
    throw new AppError("conflict", "There is no room for another entry");
  }
  await db
    .insertInto("irrigationEntries")
    .values({ ...ground, id: input.id, kind, date, createdAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

const ownSeasons = (db: Kysely<Tables>, { uid, fieldId }: Own) =>
  db
    .selectFrom("seasons")
    .innerJoin("fields", "fields.id", "seasons.fieldId")
    .select("seasons.id")
    .where("fields.id", "=", fieldId)
    .where("fields.uid", "=", uid);

type EntryPath = Own & { entryId: string };

/** An entry that no other change reaches until this one is done. */
const lockEntry = (change: Kysely<Tables>, { entryId, ...own }: EntryPath) =>
  change
    .selectFrom("irrigationEntries")
    .select(["kind", "date", "grossDepth", "minutes", "seasonId", "version"])
    .where("id", "=", entryId)
    .where("seasonId", "in", ownSeasons(change, own))
    .where("removedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

/**
 * Corrects an entry; sent again, it changes nothing more.
 * @throws AppError not-found; conflict when it was changed since; invalid-input as `insertEntry`
 */
export async function updateEntry(
  db: Kysely<Tables>,
  given: EntryPath & { input: EntryInput; version: ChangedVersion; now: Date },
): Promise<void> {
  const { input, version: told, now, ...own } = given;
  const { kind, date } = input;
  await db.transaction().execute(async (change) => {
    const field = await requireField(change, own);
    const { seasonId, ...rest } = requireGround(field, { input, now });
    const stored = await lockEntry(change, own);
    if (stored?.seasonId !== seasonId) {
      throw new AppError("not-found", "The field has no such entry");
    }
    const { version: was, seasonId: _, ...kept } = stored;
    const isSame = JSON.stringify(kept) === JSON.stringify({ kind, date, ...rest });
    const version = planNext({ stored: was, change: told, isSame });
    if (version === was) return;
    await change
      .updateTable("irrigationEntries")
      .set({ ...rest, kind, date, version })
      .where("id", "=", own.entryId)
      .where("seasonId", "=", seasonId)
      .execute();
  });
}

/**
 * Takes an entry back; one that is not there, or is taken back already, needs nothing more.
 * @throws AppError not-found when the farmer has no such field; conflict when it was changed since
 */
export async function removeEntry(
  db: Kysely<Tables>,
  { now, version: told, ...own }: EntryPath & { version: ChangedVersion; now: Date },
): Promise<void> {
  await db.transaction().execute(async (change) => {
    await requireField(change, own);
    const stored = await lockEntry(change, own);
    if (!stored) return;
    const version = planNext({ stored: stored.version, change: told, isSame: false });
    await change
      .updateTable("irrigationEntries")
      .set({ removedAt: now, version })
      .where("id", "=", own.entryId)
      .where("seasonId", "=", stored.seasonId)
      .execute();
  });
}

/** Where something grows whose water is counted, each place once. */
export async function listSeasonPlaces(
  db: Kysely<Tables>,
): Promise<{ latitude: number; longitude: number }[]> {
  return db
    .selectFrom("farmPlaces")
    .select(["latitude", "longitude"])
    .distinct()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("fields")
          .innerJoin("seasons", "seasons.fieldId", "fields.id")
          .select("fields.id")
          .whereRef("fields.uid", "=", "farmPlaces.uid")
          .where("archivedDate", "is", null)
          .where("endedDate", "is", null)
          .where("sowingDate", "is not", null),
      ),
    )
    .execute();
}
