import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { readFields, selectFields } from "#src/features/fields/store.server.ts";
import { getState } from "#src/features/place/gazetteer.server.ts";
import type { FarmPlace } from "#src/features/place/schema.ts";
import { readFarmPlace, selectFarmPlace } from "#src/features/place/store.server.ts";
import { applyEdit, type Edit, planVersion, refuseLate } from "#src/platform/edits.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { noVersion } from "#src/shared/versions.ts";
import { listAlerts } from "./alert-store.server.ts";
import { getCostBasis, getUsualLot } from "./cost-rules.ts";
import { type KnownPrices, listKnownPrices } from "./market-store.server.ts";
import { getLastReportDay, rankMarkets } from "./rules.ts";
import { type CropOffers, type CropPrices, type FarmPrices, type Lot, lotInput } from "./schema.ts";
import { getSupportPrice } from "./support-rules.ts";

type Own = { uid: string };
type OwnCrop = Own & { crop: Crop };

const readCrops = (names: readonly (string | null)[]): Crop[] => {
  const named = new Set(names);
  return crops.filter((crop) => named.has(crop));
};

/** What a farmer grows: what stands on their fields, else the main crop of their farm. */
function listOwnCrops({ fields, mainCrop }: PricedFarm): Crop[] {
  const inUse = fields.filter(({ archivedDate }) => archivedDate === null);
  const grown = readCrops(inUse.map((field) => getOpenSeason(field)?.crop ?? null));
  return grown.length > 0 ? grown : readCrops([mainCrop]);
}

export const selectLots = (db: Kysely<Tables>, { uid }: Own) =>
  db
    .selectFrom("priceLots")
    .select(["crop", "lot", "version"])
    .where("uid", "=", uid)
    .orderBy("crop");

export type OwnLot = { crop: string; lot: Lot; version: string };

export const readLots = (rows: readonly { crop: string; lot: unknown; version: string }[]) =>
  rows.flatMap(({ crop, lot: told, version }): OwnLot[] => {
    // Written by another version of the product it may have another shape.
    const lot = lotInput.safeParse(told).data;
    return lot ? [{ crop, lot, version }] : [];
  });

/** What the prices of a farm are reckoned from. */
export type PricedFarm = {
  place: FarmPlace | null;
  fields: readonly Field[];
  mainCrop: string | null;
  lots: readonly OwnLot[];
};

export async function getPricedFarm(db: Kysely<Tables>, own: Own): Promise<PricedFarm> {
  const row = await db
    .selectNoFrom((select) => [
      jsonObjectFrom(selectFarmPlace(db, own)).as("place"),
      jsonArrayFrom(selectFields(db, own)).as("fields"),
      jsonArrayFrom(selectLots(db, own)).as("lots"),
      select.selectFrom("users").select("cropType").where("uid", "=", own.uid).as("mainCrop"),
    ])
    .executeTakeFirstOrThrow();
  return {
    place: readFarmPlace(row.place),
    fields: readFields(row.fields),
    mainCrop: row.mainCrop,
    lots: readLots(row.lots),
  };
}

/** Keeps how a farmer sells a crop. @throws AppError conflict when it was told otherwise since */
export async function updateLot(
  db: Kysely<Tables>,
  { uid, crop, lot, edit, now }: OwnCrop & { lot: Lot; edit: Edit; now: Date },
): Promise<void> {
  await applyEdit(db, { uid, edit }, async (change) => {
    const stored = await selectLots(change, { uid })
      .where("crop", "=", crop)
      .forUpdate()
      .executeTakeFirst();
    const [known] = readLots(stored ? [stored] : []);
    const isSame = JSON.stringify(known?.lot) === JSON.stringify(lot);
    const version = planVersion({ stored: known?.version ?? null, edit, isSame });
    const row = { lot: JSON.stringify(lot), updatedAt: now, version };
    const was = stored?.version ?? noVersion;
    const kept = await change
      .insertInto("priceLots")
      .values({ uid, crop, ...row })
      .onConflict((conflict) =>
        conflict.columns(["uid", "crop"]).doUpdateSet(row).where("priceLots.version", "=", was),
      )
      .returning("crop")
      .executeTakeFirst();
    // Another device told the first one at the same moment.
    if (!kept) throw refuseLate();
  });
}

/** How a farmer sells each crop, as they told it. */
export async function listOwnLots(
  db: Kysely<Tables>,
  own: Own,
): Promise<Omit<OwnLot, "version">[]> {
  const lots = readLots(await selectLots(db, own).execute());
  return lots.map(({ crop, lot }) => ({ crop, lot }));
}

const getStateOf = (place: FarmPlace | null) =>
  place ? (getState(splitWords(place.state))?.value ?? null) : null;

type CropGround = Omit<CropPrices, "place" | "askedAt" | "alerts" | "ownCrops">;

/** Crops' known prices around a farm with how the farmer sells each. */
async function listGrounds(
  db: Kysely<Tables>,
  given: { farm: PricedFarm; crops: readonly Crop[]; today: string },
): Promise<CropGround[]> {
  const { farm, crops: wanted, today } = given;
  const { place } = farm;
  const state = getStateOf(place);
  const costBasis = getCostBasis(state);
  const reach = { crops: wanted, stateCode: state?.code ?? null, today };
  const known = place ? await listKnownPrices(db, { ...reach, place }) : null;
  return wanted.map((crop) => {
    const own = farm.lots.find((each) => each.crop === crop);
    const nothing: KnownPrices = { source: "none", asOf: today, markets: [] };
    return {
      crop,
      ...(known?.get(crop) ?? nothing),
      costBasis,
      lot: own?.lot ?? getUsualLot(crop, costBasis),
      isOwnLot: own !== undefined,
      lotVersion: own?.version ?? noVersion,
      // Old or sample prices are of another day than the one on which the farmer sells.
      supportPrice: getSupportPrice(crop, today),
    };
  });
}

/**
 * What the mandis around a farm would leave the farmer of each crop that grows there, or of one crop: of each the
 * markets by net rupees, with the day and the source of their prices.
 */
export async function listMandiOffers(
  db: Kysely<Tables>,
  { today, crop, ...farm }: PricedFarm & { today: string; crop?: Crop | undefined },
): Promise<CropOffers[]> {
  const grounds = await listGrounds(db, { farm, today, crops: crop ? [crop] : listOwnCrops(farm) });
  return grounds.map((known) => {
    const { markets, costBasis: _, lotVersion: __, ...ground } = known;
    const offers = rankMarkets(markets, ground);
    return { ...ground, offers, lastReportDay: getLastReportDay(markets) };
  });
}

const offersOnCard = 3;

/** The best markets for each of the farmer's own crops. */
export async function getFarmPrices(
  db: Kysely<Tables>,
  { uid, today }: Own & { today: string },
): Promise<FarmPrices> {
  const farm = await getPricedFarm(db, { uid });
  const found = await listMandiOffers(db, { ...farm, today });
  const shown = found.map(({ offers, ...each }) => ({
    ...each,
    offers: offers.slice(0, offersOnCard),
  }));
  return { today, place: farm.place?.name ?? null, crops: shown };
}

/** All that is known of one crop's prices around a farm. */
export async function getCropPrices(
  db: Kysely<Tables>,
  { uid, crop, today }: OwnCrop & { today: string },
): Promise<CropPrices> {
  const farm = await getPricedFarm(db, { uid });
  const { place } = farm;
  const [ground] = await listGrounds(db, { farm, crops: [crop], today });
  if (!ground) throw new Error("a crop that was asked for has no ground");
  const question = await db
    .selectFrom("mandiQuestions")
    .select("answeredAt")
    .where("crop", "=", crop)
    .where("state", "=", getStateOf(place)?.code ?? "")
    .executeTakeFirst();
  return {
    place: place?.name ?? null,
    askedAt: question?.answeredAt?.toISOString() ?? null,
    ...ground,
    alerts: await listAlerts(db, { uid, crop }),
    ownCrops: listOwnCrops(farm),
  };
}

/** Where which crops are grown, or sold as their farmers told: what the source is asked for. */
export async function listWantedCrops(
  db: Kysely<Tables>,
): Promise<{ latitude: number; longitude: number; crop: Crop }[]> {
  const { rows } = await sql<{ latitude: number; longitude: number; crop: string }>`
    with wanted as (
      select uid, crop from fields join seasons on seasons."fieldId" = fields.id
      where "archivedDate" is null and "endedDate" is null
      union select uid, crop from "priceLots"
      union select uid, crop from "priceAlerts"
      union select uid, "cropType" from users where "cropType" is not null)
    select distinct round(latitude::numeric, 1)::float8 as latitude,
      round(longitude::numeric, 1)::float8 as longitude, crop
    from wanted join "farmPlaces" using (uid)
    order by 1, 2, 3`.execute(db);
  return rows.flatMap(({ crop, ...at }) =>
    readCrops([crop]).map((known) => ({ ...at, crop: known })),
  );
}
