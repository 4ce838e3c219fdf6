import { type Kysely, sql } from "kysely";
import type { Position } from "#src/features/place/rules.ts";
import type { FarmPlace } from "#src/features/place/schema.ts";
import type { Tables } from "#src/platform/tables.ts";
import { addDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { commodities } from "./data/commodity-names.ts";
import { getKnownMandi, knownMandis } from "./market-places.server.ts";
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
  const localName = getKnownMandi(marketId)?.localName ?? null;
  const isKnown = latitude !== null && longitude !== null;
  const isByMarket = row.positionBy === "market";
  const away = isKnown ? getRoadKilometres(place, { latitude, longitude }) : null;
  return {
    marketId,
    name,
    localName,
    district,
    state,
    kilometres: away === null || isByMarket ? away : Math.max(away, leastByDistrict),
    positionBy: isKnown ? (isByMarket ? "market" : "district") : null,
  };
}

/** Those that ever reported the crop, the nearest first; those whose way is not known at the end. */
async function listMarkets(
  db: Kysely<Tables>,
  { crop, place, stateCode }: { crop: Crop; place: Position; stateCode: string | null },
): Promise<Market[]> {
  const { latitude, longitude } = place;
  const degrees = reachKilometres / kilometresPerDegree;
  const wide = degrees / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const rows = await db
    .selectFrom("mandiMarkets")
    .selectAll()
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
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("mandiPrices")
          .select("day")
          .where("crop", "=", crop)
          .whereRef("marketId", "=", "mandiMarkets.id"),
      ),
    )
    .orderBy("id")
    .execute();
  const markets = rows.map((row) => toMarket(row, place));
  const near = markets
    .filter(({ kilometres }) => kilometres !== null && kilometres <= reachKilometres)
    .toSorted((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0))
    .slice(0, mostMarkets);
  return [
    ...near,
    ...markets.filter(({ kilometres }) => kilometres === null).slice(0, mostWithoutWay),
  ];
}

type DayRow = DayPrice & { marketId: string; varieties: string[] };

/** The reports of some markets from a day on, and each one's last, all varieties of a day together. */
async function listDays(
  db: Kysely<Tables>,
  given: { crop: Crop; marketIds: readonly string[]; from: string; to: string },
): Promise<DayRow[]> {
  const { crop, marketIds, from, to } = given;
  const { rows } = await sql<DayRow>`
    with last as (
      select "marketId", max(day) as day from "mandiPrices"
      where crop = ${crop} and "marketId" = any(${[...marketIds]}::text[]) and day <= ${to}::date
      group by "marketId")
    select p."marketId", p.day::text as day, min("lowPaise") as "lowPaise",
      round(percentile_cont(0.5) within group (order by "modalPaise"))::integer as "modalPaise",
      max("highPaise") as "highPaise",
      array_agg(distinct variety order by variety) filter (where variety <> '') as varieties
    from "mandiPrices" p join last on last."marketId" = p."marketId"
    where crop = ${crop} and p.day <= ${to}::date and (p.day >= ${from}::date or p.day = last.day)
    group by p."marketId", p.day
    order by p."marketId", p.day`.execute(db);
  return rows.map((row) => ({ ...row, varieties: row.varieties ?? [] }));
}

/** What markets within reach of a farm reported of a crop. */
async function listReported(
  db: Kysely<Tables>,
  given: { crop: Crop; place: Position; stateCode: string | null; today: string },
): Promise<MarketPrices[]> {
  const { crop, today } = given;
  const markets = await listMarkets(db, given);
  const from = addDays(today, 1 - shownDays);
  const marketIds = markets.map(({ marketId }) => marketId);
  const rows = await listDays(db, { crop, marketIds, from, to: today });
  return markets.flatMap((market) => {
    const own = rows.filter((row) => row.marketId === market.marketId);
    const last = own.at(-1);
    if (!last) return [];
    const days = own.map(
      ({ day, lowPaise, modalPaise, highPaise }): DayPrice => ({
        day,
        lowPaise,
        modalPaise,
        highPaise,
      }),
    );
    const latest = days.at(-1);
    const shown = days.filter(({ day }) => day >= from);
    return latest ? [{ ...market, varieties: last.varieties, latest, days: shown }] : [];
  });
}

/** Invented prices at the large mandis near a farm, with a few even where all are far. */
function listSample(crop: Crop, place: Position): MarketPrices[] {
  const from = addDays(sampleDay, 1 - shownDays);
  return knownMandis
    .map((mandi) => {
      const { id, name, localName, district, state, ...at } = mandi;
      const kilometres = getRoadKilometres(place, at);
      const positionBy = "market" as const;
      return { marketId: id, name, localName, district, state, kilometres, positionBy };
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

/** What is known of a crop's prices around a farm: reports, or while no source is connected the sample, never both. */
export async function getKnownPrices(
  db: Kysely<Tables>,
  given: { crop: Crop; place: FarmPlace; stateCode: string | null; today: string },
): Promise<KnownPrices> {
  const markets = await listReported(db, given);
  if (markets.length > 0) return { source: "reported", asOf: given.today, markets };
  if (!commodities[given.crop] || (await isConnected(db)))
    return { source: "none", asOf: given.today, markets: [] };
  return { source: "sample", asOf: sampleDay, markets: listSample(given.crop, given.place) };
}
