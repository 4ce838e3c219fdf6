import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { z } from "zod";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field, Season } from "#src/features/fields/schema.ts";
import { readFields, requireField, selectFields } from "#src/features/fields/store.server.ts";
import type { FarmPlace } from "#src/features/place/schema.ts";
import { readFarmPlace, selectFarmPlace } from "#src/features/place/store.server.ts";
import { getCell } from "#src/features/weather/rules.ts";
import { getKeptWeather } from "#src/features/weather/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { addDays } from "#src/shared/days.ts";
import { isKnownCrop } from "#src/shared/farm-terms.ts";
import { inEachLanguage, languages } from "#src/shared/language.ts";
import { getPest } from "./record-rules.ts";
import { type FarmSky, listCountRules, listRisks, readSky } from "./risk-rules.ts";
import { findCountFault } from "./rules.ts";
import {
  type CountInput,
  type FarmWatch,
  type FieldRisk,
  type FieldWatch,
  type OwnCount,
  ownCount,
  type PestCount,
  type PestWords,
  pestCount,
} from "./schema.ts";

const counts = z.array(pestCount);

/** More than anybody counts in a season; a browser gone wrong is stopped there. */
const mostCounts = 1000;
/** The longest season whose warmth and wetness are added up. */
const longestSeasonInDays = 200;
/** What rules without a sowing date look back on. */
const leastPastInDays = 30;
const daysAhead = 8;

type Own = { uid: string; fieldId: string };

export const selectCounts = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("fields")
    .innerJoin("seasons", "seasons.fieldId", "fields.id")
    .select("fields.id as fieldId")
    // Inside JSON a day is its text.
    .select(
      sql<unknown>`coalesce((
        select json_agg(json_build_object('id', c.id, 'pestId', c."pestId", 'unit', c.unit,
          'value', c.value, 'date', c.date) order by c.date desc, c."createdAt" desc, c.id)
        from "pestCounts" c
        where c."seasonId" = seasons.id and c."removedAt" is null), '[]'::json)`.as("counts"),
    )
    .where("fields.uid", "=", uid)
    .where("archivedDate", "is", null)
    .where("seasons.endedDate", "is", null);

/** What was counted in the open season of each of a farmer's fields in use, the newest first. */
export const readCounts = (rows: readonly { fieldId: string; counts: unknown }[]) =>
  new Map(rows.map((row) => [row.fieldId, counts.parse(row.counts)]));

/** All that a farmer counted and did not take back, in every season, the oldest first. */
export async function listOwnCounts(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<OwnCount[]> {
  const rows = await db
    .selectFrom("pestCounts")
    .innerJoin("seasons", "seasons.id", "pestCounts.seasonId")
    .innerJoin("fields", "fields.id", "seasons.fieldId")
    .select(["pestCounts.id", "fields.id as fieldId", "pestId", "unit", "value", "date"])
    .where("fields.uid", "=", uid)
    .where("removedAt", "is", null)
    .orderBy("pestCounts.createdAt")
    .orderBy("pestCounts.id")
    .execute();
  return rows.map((row) => ownCount.parse(row));
}

/** What the risks of a farm are found from. */
export type WatchedFarm = {
  place: FarmPlace | null;
  fields: readonly Field[];
  counts: Map<string, PestCount[]>;
};
type Farm = WatchedFarm & { sky: FarmSky | null; forecastAt: Date | null };

/** The sky over a farm since the first of its sowings, as it is kept; nothing is fetched. */
async function getSky(
  db: Kysely<Tables>,
  given: {
    place: { latitude: number; longitude: number };
    fields: readonly Field[];
    today: string;
  },
): Promise<{ sky: FarmSky | null; forecastAt: Date | null }> {
  const { place, fields, today } = given;
  const { cell } = getCell(place);
  const oldest = addDays(today, -longestSeasonInDays);
  const sowings = fields.flatMap((field) => getOpenSeason(field)?.sowingDate ?? []);
  const [first = today] = sowings.sort();
  const from = [oldest, [first, addDays(today, -leastPastInDays)].sort()[0] ?? today].sort()[1];
  const range = { cell, from: from ?? oldest, to: addDays(today, daysAhead) };
  const { days, hours, fetchedAt } = await getKeptWeather(db, range);
  if (days.length === 0) return { sky: null, forecastAt: null };
  return { sky: { days: readSky({ ...range, days, hours }), place }, forecastAt: fetchedAt };
}

async function getFarm(
  db: Kysely<Tables>,
  { watched, today }: { watched: WatchedFarm; today: string },
): Promise<Farm> {
  const { place } = watched;
  const fields = watched.fields.filter(({ archivedDate }) => archivedDate === null);
  const seen = place && fields.length > 0 ? await getSky(db, { place, fields, today }) : null;
  return { ...watched, fields, sky: seen?.sky ?? null, forecastAt: seen?.forecastAt ?? null };
}

export async function getWatchedFarm(
  db: Kysely<Tables>,
  own: { uid: string },
): Promise<WatchedFarm> {
  const row = await db
    .selectNoFrom([
      jsonObjectFrom(selectFarmPlace(db, own)).as("place"),
      jsonArrayFrom(selectFields(db, own)).as("fields"),
      jsonArrayFrom(selectCounts(db, own)).as("counts"),
    ])
    .executeTakeFirstOrThrow();
  return {
    place: readFarmPlace(row.place),
    fields: readFields(row.fields),
    counts: readCounts(row.counts),
  };
}

function toFieldWatch(field: Field, { farm, today }: { farm: Farm; today: string }): FieldWatch {
  const open = getOpenSeason(field);
  const counts = farm.counts.get(field.id) ?? [];
  const { id: fieldId, name } = field;
  const crop = open?.crop ?? null;
  const sowingDate = open?.sowingDate ?? null;
  const known = crop !== null && isKnownCrop(crop) ? crop : null;
  const risks = known
    ? listRisks({ fieldId, name, crop: known, sowingDate, counts }, { farm: farm.sky, today })
    : [];
  return {
    fieldId,
    name,
    seasonId: open?.id ?? null,
    crop,
    cropName: open?.cropName,
    sowingDate,
    risks,
    counts,
    countRules: known ? listCountRules(known) : {},
  };
}

/** What each watched pest is up to on each of a farmer's fields, from what is kept; nothing is fetched. */
export async function listFieldRisks(
  db: Kysely<Tables>,
  { today, ...watched }: WatchedFarm & { today: string },
): Promise<FieldRisk[]> {
  const farm = await getFarm(db, { watched, today });
  return farm.fields.flatMap((field) => toFieldWatch(field, { farm, today }).risks);
}

/** The words of a pest's record in every language; null without such a record. */
export function getPestWords(id: string): PestWords | null {
  const record = getPest(id);
  if (!record) return null;
  const pick = (name: "name" | "signs" | "count") =>
    inEachLanguage((language) => record.words[language][name]);
  const { isDrawn } = record;
  const words = { name: pick("name"), signs: pick("signs"), count: pick("count"), isDrawn };
  if (languages.some((language) => record.words[language].question === undefined)) return words;
  const question = inEachLanguage((language) => record.words[language].question ?? "");
  return { ...words, question };
}

/** The same for the screens, with what was counted and what can be. */
export async function getFarmWatch(
  db: Kysely<Tables>,
  { today, ...watched }: WatchedFarm & { today: string },
): Promise<FarmWatch> {
  const farm = await getFarm(db, { watched, today });
  const fields = farm.fields.map((field) => toFieldWatch(field, { farm, today }));
  const ids = fields.flatMap(({ risks, countRules }) => [
    ...risks.map(({ pestId }) => pestId),
    ...Object.keys(countRules),
  ]);
  const pests = [...new Set(ids)].flatMap((id) => {
    const words = getPestWords(id);
    return words ? [[id, words] as const] : [];
  });
  return {
    today,
    place: farm.place?.name ?? null,
    forecastAt: farm.forecastAt?.toISOString() ?? null,
    fields,
    pests: Object.fromEntries(pests),
  };
}

/**
 * The season that something was counted in: the one that it names, over or not, or the open one.
 * @throws AppError not-found when it is no longer there
 */
function requireSeason(field: Field, { seasonId }: CountInput): Season | null {
  if (seasonId === undefined) return getOpenSeason(field);
  const named = field.seasons.find(({ id }) => id === seasonId);
  if (!named) throw new AppError("not-found", "The field has no such season");
  return named;
}

/**
 * Keeps what was counted, with the season that it was counted in. Sent again, it is not doubled; taken back
 * meanwhile, it does not come again.
 * @throws AppError not-found for a field or season that is not there; conflict when the season had ended before, the
 * id is of another field's count, or there are too many; invalid-input with the code at `date`, `pestId`, `unit` or
 * `value`
 */
export async function insertCount(
  db: Kysely<Tables>,
  { uid, input, today, now }: { uid: string; input: CountInput; today: string; now: Date },
): Promise<void> {
  const { id, fieldId, pestId, unit, value, date } = input;
  const field = await requireField(db, { uid, fieldId });
  const known = await db
    .selectFrom("pestCounts")
    .innerJoin("seasons", "seasons.id", "pestCounts.seasonId")
    .select("seasons.fieldId")
    .where("pestCounts.id", "=", id)
    .executeTakeFirst();
  if (known && known.fieldId !== fieldId) {
    throw new AppError("conflict", "This id belongs to another count");
  }
  if (known) return;
  const season = requireSeason(field, input);
  const refused = findCountFault(input, {
    crop: season?.crop ?? null,
    sowingDate: season?.sowingDate ?? null,
    endedDate: season?.endedDate ?? null,
    today,
    countRules: season && isKnownCrop(season.crop) ? listCountRules(season.crop) : {},
  });
  if (refused?.fault === "date-after-end") {
    throw new AppError("conflict", "The season had ended before this day");
  }
  if (refused || !season) {
    const { field: name, fault } = refused ?? { field: "date", fault: "no-season" };
    throw new AppError("invalid-input", "Some fields are not valid", { fields: { [name]: fault } });
  }
  const { count } = await db
    .selectFrom("pestCounts")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("seasonId", "=", season.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostCounts) {
    throw new AppError("conflict", "There is no room for another count");
  }
  await db
    .insertInto("pestCounts")
    .values({ id, seasonId: season.id, pestId, unit, value, date, createdAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/**
 * Takes a count back; one that is not there, or is taken back already, needs nothing more.
 * @throws AppError not-found when the farmer has no such field
 */
export async function removeCount(
  db: Kysely<Tables>,
  { countId, now, ...own }: Own & { countId: string; now: Date },
): Promise<void> {
  await requireField(db, own);
  await db
    .updateTable("pestCounts")
    .set({ removedAt: now })
    .where("id", "=", countId)
    .where("seasonId", "in", (select) =>
      select
        .selectFrom("seasons")
        .innerJoin("fields", "fields.id", "seasons.fieldId")
        .select("seasons.id")
        .where("fields.id", "=", own.fieldId)
        .where("fields.uid", "=", own.uid),
    )
    .where("removedAt", "is", null)
    .execute();
}
