import { type Kysely, sql } from "kysely";
import { getState } from "#src/features/place/gazetteer.server.ts";
import type { FarmPlace } from "#src/features/place/schema.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { applyEdit, type Edit, planVersion, refuseLate } from "#src/platform/edits.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { noVersion } from "#src/shared/versions.ts";
import { listAlerts } from "./alert-store.server.ts";
import { getCostBasis, getUsualLot } from "./cost-rules.ts";
import { getKnownPrices, type KnownPrices } from "./market-store.server.ts";
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
async function listOwnCrops(db: Kysely<Tables>, { uid }: Own): Promise<Crop[]> {
  const sown = await db
    .selectFrom("fields")
    .innerJoin("seasons", "seasons.fieldId", "fields.id")
    .select("crop")
    .distinct()
    .where("uid", "=", uid)
    .where("archivedDate", "is", null)
    .where("endedDate", "is", null)
    .execute();
  const grown = readCrops(sown.map(({ crop }) => crop));
  if (grown.length > 0) return grown;
  const main = await db
    .selectFrom("users")
    .select("cropType")
    .where("uid", "=", uid)
    .executeTakeFirst();
  return readCrops([main?.cropType ?? null]);
}

async function getOwnLot(
  db: Kysely<Tables>,
  { uid, crop }: OwnCrop,
): Promise<{ lot: Lot; version: string } | null> {
  const row = await db
    .selectFrom("priceLots")
    .select(["lot", "version"])
    .where("uid", "=", uid)
    .where("crop", "=", crop)
    .executeTakeFirst();
  // Written by another version of the product it may have another shape.
  const lot = lotInput.safeParse(row?.lot).data;
  return row && lot ? { lot, version: row.version } : null;
}

/** Keeps how a farmer sells a crop. @throws AppError conflict when it was told otherwise since */
export async function updateLot(
  db: Kysely<Tables>,
  { uid, crop, lot, edit, now }: OwnCrop & { lot: Lot; edit: Edit; now: Date },
): Promise<void> {
  await applyEdit(db, { uid, edit }, async (change) => {
    const stored = await change
      .selectFrom("priceLots")
      .select("version")
      .where("uid", "=", uid)
      .where("crop", "=", crop)
      .forUpdate()
      .executeTakeFirst();
    const known = await getOwnLot(change, { uid, crop });
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
  { uid }: Own,
): Promise<{ crop: string; lot: Lot }[]> {
  const rows = await db
    .selectFrom("priceLots")
    .select(["crop", "lot"])
    .where("uid", "=", uid)
    .orderBy("crop")
    .execute();
  return rows.flatMap(({ crop, lot }) => {
    const told = lotInput.safeParse(lot).data;
    return told ? [{ crop, lot: told }] : [];
  });
}

const getStateOf = (place: FarmPlace | null) =>
  place ? (getState(splitWords(place.state))?.value ?? null) : null;

/** A crop's known prices around a farm with how the farmer sells it. */
async function getGround(
  db: Kysely<Tables>,
  given: OwnCrop & { place: FarmPlace | null; today: string },
) {
  const { uid, crop, place, today } = given;
  const state = getStateOf(place);
  const costBasis = getCostBasis(state);
  const own = await getOwnLot(db, { uid, crop });
  const nothing: KnownPrices = { source: "none", asOf: today, markets: [] };
  const known = place
    ? await getKnownPrices(db, { crop, place, stateCode: state?.code ?? null, today })
    : nothing;
  return {
    ...known,
    costBasis,
    lot: own?.lot ?? getUsualLot(crop, costBasis),
    isOwnLot: own !== null,
    lotVersion: own?.version ?? noVersion,
    // Old or sample prices are of another day than the one on which the farmer sells.
    supportPrice: getSupportPrice(crop, today),
  };
}

/** A crop's markets around a farm, those first that leave the farmer most of their lot. */
async function getOffers(
  db: Kysely<Tables>,
  given: OwnCrop & { place: FarmPlace | null; today: string },
): Promise<CropOffers> {
  const { markets, costBasis: _, lotVersion: __, ...ground } = await getGround(db, given);
  const offers = rankMarkets(markets, ground);
  return { crop: given.crop, ...ground, offers, lastReportDay: getLastReportDay(markets) };
}

/**
 * What the mandis around a farm would leave the farmer of each crop that grows there, or of one crop: of each the
 * markets by net rupees, with the day and the source of their prices.
 */
export async function listMandiOffers(
  db: Kysely<Tables>,
  { uid, today, crop }: Own & { today: string; crop?: Crop | undefined },
): Promise<CropOffers[]> {
  const place = await getFarmPlace(db, { uid });
  const wanted = crop ? [crop] : await listOwnCrops(db, { uid });
  const found: CropOffers[] = [];
  for (const each of wanted) found.push(await getOffers(db, { uid, crop: each, place, today }));
  return found;
}

const offersOnCard = 3;

/** The best markets for each of the farmer's own crops. */
export async function getFarmPrices(
  db: Kysely<Tables>,
  { uid, today }: Own & { today: string },
): Promise<FarmPrices> {
  const place = await getFarmPlace(db, { uid });
  const found = await listMandiOffers(db, { uid, today });
  const shown = found.map(({ offers, ...each }) => ({
    ...each,
    offers: offers.slice(0, offersOnCard),
  }));
  return { today, place: place?.name ?? null, crops: shown };
}

/** All that is known of one crop's prices around a farm. */
export async function getCropPrices(
  db: Kysely<Tables>,
  { uid, crop, today }: OwnCrop & { today: string },
): Promise<CropPrices> {
  const place = await getFarmPlace(db, { uid });
  const ground = await getGround(db, { uid, crop, place, today });
  const question = await db
    .selectFrom("mandiQuestions")
    .select("answeredAt")
    .where("crop", "=", crop)
    .where("state", "=", getStateOf(place)?.code ?? "")
    .executeTakeFirst();
  return {
    crop,
    place: place?.name ?? null,
    askedAt: question?.answeredAt?.toISOString() ?? null,
    ...ground,
    alerts: await listAlerts(db, { uid, crop }),
    ownCrops: await listOwnCrops(db, { uid }),
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
