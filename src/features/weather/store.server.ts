import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tables } from "#src/platform/tables.ts";
import { packHours, unpackHours } from "./packing-rules.ts";
import { type DayHours, type WeatherDay, type WeatherForecast, weatherForecast } from "./schema.ts";

export type StoredForecast = { forecast: WeatherForecast; fetchedAt: Date };

/** What is known of a cell: its last forecast, and why there is no newer one. */
type CellState = {
  stored: StoredForecast | null;
  /** Whether a process is fetching at this moment. */
  isClaimed: boolean;
  retryAt: Date | null;
};

/** The state of a cell that somebody has asked for before, or null. */
export async function getCellState(
  db: Kysely<Tables>,
  { cell, now }: { cell: string; now: Date },
): Promise<CellState | null> {
  const row = await db
    .selectFrom("weatherCells")
    .select(["forecast", "fetchedAt", "claimedUntil", "retryAt"])
    .where("cell", "=", cell)
    .executeTakeFirst();
  if (!row) return null;
  // Kept by an older version of the product it may have another shape: then it is as if there were none.
  const parsed = weatherForecast.safeParse(row.forecast);
  return {
    stored:
      parsed.success && row.fetchedAt ? { forecast: parsed.data, fetchedAt: row.fetchedAt } : null,
    isClaimed: row.claimedUntil !== null && row.claimedUntil > now,
    retryAt: row.retryAt,
  };
}

/**
 * Takes on fetching a cell's forecast. One statement decides, however many processes ask.
 * @param given.dueBefore a forecast fetched after this needs no newer one
 * @param given.until when others may take it that this process has died
 * @returns how often it failed before and the first day that is missing, or null when there is nothing to do
 */
export async function claimCell(
  db: Kysely<Tables>,
  given: { cell: string; now: Date; dueBefore: Date; until: Date },
): Promise<{ failures: number } | null> {
  const { cell, now, dueBefore, until } = given;
  const claimed = await db
    .insertInto("weatherCells")
    .values({ cell, forecast: "null", claimedUntil: until, lastFault: null })
    .onConflict((conflict) =>
      conflict
        .column("cell")
        .doUpdateSet({ claimedUntil: until })
        .where(({ and, or, eb }) =>
          and([
            or([
              eb("weatherCells.claimedUntil", "is", null),
              eb("weatherCells.claimedUntil", "<=", now),
            ]),
            or([
              eb("weatherCells.fetchedAt", "is", null),
              eb("weatherCells.fetchedAt", "<=", dueBefore),
            ]),
            or([eb("weatherCells.retryAt", "is", null), eb("weatherCells.retryAt", "<=", now)]),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  return claimed ?? null;
}

/** The last day of a cell that had ended when it was fetched, or null when none is kept. */
export async function getLastWholeDay(db: Kysely<Tables>, cell: string): Promise<string | null> {
  const row = await db
    .selectFrom("weatherDays")
    .select(({ fn }) => fn.max("day").as("day"))
    .where("cell", "=", cell)
    .where(sql<boolean>`("fetchedAt" at time zone 'Asia/Kolkata')::date > "day"`)
    // Days from before hours were kept are asked for once more.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("weatherHours")
          .select("weatherHours.cell")
          .where("weatherHours.cell", "=", cell)
          .whereRef("weatherHours.day", "=", "weatherDays.day"),
      ),
    )
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Keeps a forecast and the days it tells of; what it does not know of a day stays as it was known. */
export async function updateForecast(
  db: Kysely<Tables>,
  given: {
    cell: string;
    forecast: WeatherForecast;
    pastDays: readonly WeatherDay[];
    dayHours: readonly DayHours[];
    now: Date;
  },
): Promise<void> {
  const { cell, forecast, pastDays, dayHours, now } = given;
  const rows = [...pastDays, ...forecast.days].map((each) => ({
    cell,
    day: each.day,
    highestCelsius: each.highestCelsius,
    lowestCelsius: each.lowestCelsius,
    highestHumidityPercent: each.highestHumidityPercent,
    lowestHumidityPercent: each.lowestHumidityPercent,
    meanWindKilometresPerHour: each.meanWindKilometresPerHour,
    rainMillimetres: each.rainMillimetres,
    sunshineHours: each.sunshineHours,
    radiationMegajoules: each.radiationMegajoules,
    et0Millimetres: each.et0Millimetres,
    fetchedAt: now,
  }));
  const newest = (name: keyof (typeof rows)[number]) =>
    sql<number | null>`coalesce(excluded.${sql.ref(name)}, "weatherDays".${sql.ref(name)})`;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("weatherCells")
      .set({
        forecast: JSON.stringify(forecast),
        fetchedAt: now,
        claimedUntil: null,
        failures: 0,
        lastFault: null,
        retryAt: null,
      })
      .where("cell", "=", cell)
      .execute();
    await transaction
      .insertInto("weatherDays")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["cell", "day"]).doUpdateSet({
          highestCelsius: newest("highestCelsius"),
          lowestCelsius: newest("lowestCelsius"),
          highestHumidityPercent: newest("highestHumidityPercent"),
          lowestHumidityPercent: newest("lowestHumidityPercent"),
          meanWindKilometresPerHour: newest("meanWindKilometresPerHour"),
          rainMillimetres: newest("rainMillimetres"),
          sunshineHours: newest("sunshineHours"),
          radiationMegajoules: newest("radiationMegajoules"),
          et0Millimetres: newest("et0Millimetres"),
          fetchedAt: now,
        }),
      )
      .execute();
    await updateHours(transaction, { cell, dayHours, now });
  });
}

/** Keeps the hours of days as they were told last. */
async function updateHours(
  transaction: Kysely<Tables>,
  { cell, dayHours, now }: { cell: string; dayHours: readonly DayHours[]; now: Date },
): Promise<void> {
  if (dayHours.length === 0) return;
  const packed = Object.fromEntries(dayHours.map(({ day, hours }) => [day, packHours(hours)]));
  await sql`
    insert into "weatherHours" (cell, day, hours, "fetchedAt")
    select ${cell}, key::date, value, ${now} from jsonb_each(${JSON.stringify(packed)}::jsonb)
    on conflict (cell, day) do update
    set hours = excluded.hours, "fetchedAt" = excluded."fetchedAt"`.execute(transaction);
}

type Days = { cell: string; from: string; to: string };

const selectDayHours = (db: Kysely<Tables>, { cell, from, to }: Days) =>
  db
    .selectFrom("weatherHours")
    .select(["day", "hours"])
    .where("cell", "=", cell)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day");

/** Notes that fetching failed, and until when nobody is to try again. */
export async function updateCellFault(
  db: Kysely<Tables>,
  given: { cell: string; fault: string; failures: number; retryAt: Date },
): Promise<void> {
  const { cell, fault, failures, retryAt } = given;
  await db
    .updateTable("weatherCells")
    .set({ claimedUntil: null, failures, lastFault: fault, retryAt })
    .where("cell", "=", cell)
    .execute();
}

/** One day's weather for the water balance; wind at 10 m. */
type KeptWeatherDay = {
  day: string;
  highestCelsius: number | null;
  lowestCelsius: number | null;
  highestHumidityPercent: number | null;
  lowestHumidityPercent: number | null;
  meanWindKilometresPerHour: number | null;
  rainMillimetres: number | null;
  sunshineHours: number | null;
  radiationMegajoules: number | null;
  et0Millimetres: number | null;
  /** Whether it had not ended yet when it was told. */
  isForecast: boolean;
};

const selectWeatherDays = (db: Kysely<Tables>, { cell, from, to }: Days) =>
  db
    .selectFrom("weatherDays")
    .select([
      "day",
      "highestCelsius",
      "lowestCelsius",
      "highestHumidityPercent",
      "lowestHumidityPercent",
      "meanWindKilometresPerHour",
      "rainMillimetres",
      "sunshineHours",
      "radiationMegajoules",
      "et0Millimetres",
      sql<boolean>`("fetchedAt" at time zone 'Asia/Kolkata')::date <= "day"`.as("isForecast"),
    ])
    .where("cell", "=", cell)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day");

/** The days of a cell from one to another, both included, the earliest first; days never told are left out. */
export async function listWeatherDays(db: Kysely<Tables>, days: Days): Promise<KeptWeatherDay[]> {
  return selectWeatherDays(db, days).execute();
}

/** The same with the hours of those days, and when they were told last. */
export async function getKeptWeather(
  db: Kysely<Tables>,
  days: Days,
): Promise<{ days: KeptWeatherDay[]; hours: DayHours[]; fetchedAt: Date | null }> {
  const kept = await db
    .selectNoFrom((select) => [
      jsonArrayFrom(selectWeatherDays(db, days)).as("days"),
      jsonArrayFrom(selectDayHours(db, days)).as("hours"),
      select
        .selectFrom("weatherCells")
        .select("fetchedAt")
        .where("cell", "=", days.cell)
        .as("fetchedAt"),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...kept,
    hours: kept.hours.map(({ day, hours }) => ({ day, hours: unpackHours(hours) })),
  };
}

/** Those of some cells that have no forecast as new, the ones longest without it first. */
export async function listCellsDue(
  db: Kysely<Tables>,
  { cells, dueBefore, limit }: { cells: readonly string[]; dueBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ cell: string }>`
    select wanted.cell from unnest(${cells}::text[]) as wanted (cell)
    left join "weatherCells" known on known.cell = wanted.cell
    where known."fetchedAt" is null or known."fetchedAt" <= ${dueBefore}
    order by known."fetchedAt" nulls first, wanted.cell
    limit ${limit}`.execute(db);
  return rows.map(({ cell }) => cell);
}
