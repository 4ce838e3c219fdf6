import { type Kysely, sql } from "kysely";
import { commodities } from "#content/crops/commodities.ts";
import { knownMandis } from "#content/mandis.ts";
import type { Position } from "#src/features/place/rules.ts";
import type { FarmPlace } from "#src/features/place/schema.ts";
import type { Tables } from "#src/platform/tables.ts";
import { addDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { getKnownMandi } from "./market-places.server.ts";
import { getRoadKilometres } from "./rules.ts";
import { listSampleDays, sampleDay } from "./samples.ts";
import type { DayPrice, MarketPrices, PriceSource } from "./schema.ts";

/** Farther by road a farmer hardly takes a lot. */
const reachKilometres = 300;
const mostMarkets = 30;
const mostWithoutWay = 10;
const shownDays = 30;
const kilometresPerDegree = 111.2;

/**
 * A market that is only known to be somewhere in a district counts as at least so far: most districts are about
 * twice as wide, and too short a way would put it before markets whose way is known.
 */
const leastByDistrict = 40;

/** The markets within reach of a farm, and what they are called. */
type Market = Omit<MarketPrices, "latest" | "days" | "varieties">;

type MarketRow = {
  id: string;
  name: string;
  district: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
  positionBy: string | null;
};

function toMarket(row: MarketRow, place: Position): Market {
  const { id: marketId, name, district, state, latitude, longitude } = row;
  const localNames = getKnownMandi(marketId)?.names;
  const isKnown = latitude !== null && longitude !== null;
  const isByMarket = row.positionBy === "market";
  const away = isKnown ? getRoadKilometres(place, { latitude, longitude }) : null;
  return {
    marketId,
    name,
    localName: localNames?.hi ?? null,
    ...(localNames && { localNames }),
    district,
    state,
    kilometres: away === null || isByMarket ? away : Math.max(away, leastByDistrict),
    positionBy: isKnown ? (isByMarket ? "market" : "district") : null,
  };
}

type ReportingMarket = Market & { crops: readonly string[] };

/** Those within reach, the nearest first, with the crops of which they ever reported; those whose way is not known at the end. */
async function listMarkets(
  db: Kysely<Tables>,
  {
    crops,
    place,
    stateCode,
  }: { crops: readonly Crop[]; place: Position; stateCode: string | null },
): Promise<ReportingMarket[]> {
  const { latitude, longitude } = place;
  const degrees = reachKilometres / kilometresPerDegree;
  const wide = degrees / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const rows = await db
    .selectFrom("mandiMarkets")
    .selectAll()
    .select(
      sql<string[]>`array(
        select crop from unnest(${[...crops]}::text[]) as asked (crop)
        where exists (select 1 from "mandiPrices" p
          where p.crop = asked.crop and p."marketId" = "mandiMarkets".id))`.as("crops"),
    )
    .where(({ or, and, eb }) =>
      or([
        and([
          eb("latitude", ">=", latitude - degrees),
          eb("latitude", "<=", latitude + degrees),
          eb("longitude", ">=", longitude - wide),
          eb("longitude", "<=", longitude + wide),
        ]),
        and([eb("latitude", "is", null), eb("state", "=", stateCode ?? "")]),
      ]),
    )
    .orderBy("id")
    .execute();
  const far = Number.POSITIVE_INFINITY;
  return rows
    .map((row) => ({ ...toMarket(row, place), crops: row.crops }))
    .filter(({ kilometres }) => kilometres === null || kilometres <= reachKilometres)
    .toSorted((one, other) => (one.kilometres ?? far) - (other.kilometres ?? far));
}

type DayRow = DayPrice & { crop: string; marketId: string; varieties: string[] };

/** The reports of some markets from a day on, and each one's last, all varieties of a day together. */
async function listDays(
  db: Kysely<Tables>,
  given: { asked: readonly { crop: Crop; marketId: string }[]; from: string; to: string },
): Promise<DayRow[]> {
  const { asked, from, to } = given;
  if (asked.length === 0) return [];
  const { rows } = await sql<DayRow>`
    with asked as (
      select * from unnest(${asked.map(({ crop }) => crop)}::text[],
        ${asked.map(({ marketId }) => marketId)}::text[]) as asked (crop, "marketId")),
    last as (
      select crop, "marketId", max(day) as day from "mandiPrices" join asked using (crop, "marketId")
      where day <= ${to}::date
      group by crop, "marketId")
    select crop, "marketId", p.day::text as day, min("lowPaise") as "lowPaise",
      round(percentile_cont(0.5) within group (order by "modalPaise"))::integer as "modalPaise",
      max("highPaise") as "highPaise",
      array_agg(distinct variety order by variety) filter (where variety <> '') as varieties
    from "mandiPrices" p join last using (crop, "marketId")
    where p.day <= ${to}::date and (p.day >= ${from}::date or p.day = last.day)
    group by crop, "marketId", p.day
    order by crop, "marketId", p.day`.execute(db);
  return rows.map((row) => ({ ...row, varieties: row.varieties ?? [] }));
}

type Reach = { crops: readonly Crop[]; place: FarmPlace; stateCode: string | null; today: string };

/** What markets within reach of a farm reported of crops. */
async function listReported(db: Kysely<Tables>, given: Reach): Promise<Map<Crop, MarketPrices[]>> {
  const { crops, today } = given;
  const markets = await listMarkets(db, given);
  const marketsByCrop = crops.map((crop) => {
    const own = markets.filter((market) => market.crops.includes(crop));
    const near = own.filter(({ kilometres }) => kilometres !== null).slice(0, mostMarkets);
    const others = own.filter(({ kilometres }) => kilometres === null).slice(0, mostWithoutWay);
    return { crop, own: [...near, ...others] };
  });
  const from = addDays(today, 1 - shownDays);
  const asked = marketsByCrop.flatMap(({ crop, own }) =>
    own.map(({ marketId }) => ({ crop, marketId })),
  );
  const rows = await listDays(db, { asked, from, to: today });
  return new Map(
    marketsByCrop.map(({ crop, own }) => [
      crop,
      own.flatMap((reporting) => {
        const { crops: _, ...market } = reporting;
        const isOwn = (row: DayRow) => row.crop === crop && row.marketId === market.marketId;
        return readReports(market, { rows: rows.filter(isOwn), from });
      }),
    ]),
  );
}

/** A market with its reports of a crop, the oldest first; nothing where there are none. */
function readReports(
  market: Market,
  { rows, from }: { rows: readonly DayRow[]; from: string },
): MarketPrices[] {
  const days = rows.map(
    ({ day, lowPaise, modalPaise, highPaise }): DayPrice => ({
      day,
      lowPaise,
      modalPaise,
      highPaise,
    }),
  );
  const [last, latest] = [rows.at(-1), days.at(-1)];
  const shown = days.filter(({ day }) => day >= from);
  return last && latest ? [{ ...market, varieties: last.varieties, latest, days: shown }] : [];
}

/** Invented prices at the large mandis near a farm, with a few even where all are far. */
function listSample(crop: Crop, place: Position): MarketPrices[] {
  const from = addDays(sampleDay, 1 - shownDays);
  return knownMandis
    .map((mandi) => {
      const { id, names, district, state } = mandi;
      const kilometres = getRoadKilometres(place, mandi);
      const market = { marketId: id, name: names.en, localName: names.hi, localNames: names };
      return { ...market, district, state, kilometres, positionBy: "market" as const };
    })
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .filter(({ kilometres }, at) => at < 3 || kilometres <= reachKilometres)
    .flatMap((market) => {
      const days = listSampleDays(crop, market.marketId).filter(({ day }) => day >= from);
      const latest = days.at(-1);
      return latest ? [{ ...market, varieties: [], latest, days }] : [];
    });
}

/** Whether a source of prices ever answered this installation. */
async function isConnected(db: Kysely<Tables>): Promise<boolean> {
  const answered = await db
    .selectFrom("mandiQuestions")
    .select("state")
    .where("answeredAt", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return answered !== undefined;
}

export type KnownPrices = {
  source: PriceSource;
  /** The day that ages are counted from. */
  asOf: string;
  /** Within reach, the nearest first. */
  markets: MarketPrices[];
};

/**
 * What is known of crops' prices around a farm, of each: reports, or while no source is connected the sample, never
 * both.
 */
export async function listKnownPrices(
  db: Kysely<Tables>,
  given: Reach,
): Promise<Map<Crop, KnownPrices>> {
  const { crops, place, today } = given;
  if (crops.length === 0) return new Map();
  const reported = await listReported(db, given);
  const isReported = (crop: Crop) => (reported.get(crop) ?? []).length > 0;
  // What was reported of one crop came from a source, which others are then asked of, too.
  const isSampled = !crops.some(isReported) && !(await isConnected(db));
  return new Map(
    crops.map((crop): [Crop, KnownPrices] => {
      const markets = reported.get(crop) ?? [];
      if (isReported(crop)) return [crop, { source: "reported", asOf: today, markets }];
      if (!commodities[crop] || !isSampled)
        return [crop, { source: "none", asOf: today, markets: [] }];
      return [crop, { source: "sample", asOf: sampleDay, markets: listSample(crop, place) }];
    }),
  );
}
