import { type Kysely, sql } from "kysely";
import {
  insertNotifications,
  type NewNotification,
} from "#src/features/notifications/store.server.ts";
import { applyEdit, type Edit, planVersion } from "#src/platform/edits.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { addDays } from "#src/shared/days.ts";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { getKnownMandi } from "./market-places.server.ts";
import { advanceAlert, freshDays, getRoadKilometres, isBeyond } from "./rules.ts";
import {
  type AlertInput,
  type CrossingData,
  crossingKind,
  type PriceAlert,
  type PriceFault,
  priceAlert,
} from "./schema.ts";

/** More than anyone watches; a browser gone wrong is stopped there. */
const mostAlerts = 50;
/** As far by road as "within reach" goes for an alert on the best price. */
const alertReachKilometres = 150;
const alertsAtOnce = 200;

type OwnCrop = { uid: string; crop: Crop };

/** The prices that a farmer wants to hear of, of one crop or of all, the oldest first. */
export async function listAlerts(
  db: Kysely<Tables>,
  { uid, crop }: { uid: string; crop?: Crop },
): Promise<PriceAlert[]> {
  const rows = await db
    .selectFrom("priceAlerts")
    .leftJoin("mandiMarkets", "mandiMarkets.id", "priceAlerts.marketId")
    .select(["priceAlerts.id", "crop", "marketId", "direction", "levelPaise", "isArmed"])
    .select([
      "priceAlerts.version",
      "mandiMarkets.name as marketName",
      sql<string | null>`"crossedDay"::text`.as("crossedDay"),
    ])
    .where("uid", "=", uid)
    .$if(crop !== undefined, (query) => query.where("crop", "=", crop ?? ""))
    .orderBy("createdAt")
    .orderBy("priceAlerts.id")
    .execute();
  return rows.map((row) => priceAlert.parse(row));
}

/** A market's newest price of a crop, with where it is. */
type Quote = {
  marketId: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  modalPaise: number;
  day: string;
};

/** The last prices of a crop at every market that reported it in the last days. */
async function listQuotes(
  db: Kysely<Tables>,
  { crop, today }: { crop: string; today: string },
): Promise<Quote[]> {
  const { rows } = await sql<Quote>`
    with last as (
      select "marketId", max(day) as day from "mandiPrices"
      where crop = ${crop} and day >= ${addDays(today, -freshDays)}::date and day <= ${today}::date
      group by "marketId")
    select m.id as "marketId", m.name, m.latitude, m.longitude, last.day::text as day,
      round(percentile_cont(0.5) within group (order by p."modalPaise"))::integer as "modalPaise"
    from last
    join "mandiPrices" p on p."marketId" = last."marketId" and p.day = last.day and p.crop = ${crop}
    join "mandiMarkets" m on m.id = last."marketId"
    group by m.id, last.day`.execute(db);
  return rows;
}

type Watched = {
  marketId: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** The price that an alert watches: that of its market, or the best within reach; null where none is known. */
function getWatchedQuote(
  { marketId, latitude, longitude }: Watched,
  quotes: readonly Quote[],
): Quote | null {
  if (marketId !== null) return quotes.find((quote) => quote.marketId === marketId) ?? null;
  if (latitude === null || longitude === null) return null;
  const near = quotes.filter(
    (quote) =>
      quote.latitude !== null &&
      quote.longitude !== null &&
      getRoadKilometres(
        { latitude, longitude },
        { latitude: quote.latitude, longitude: quote.longitude },
      ) <= alertReachKilometres,
  );
  const [best] = near.toSorted(
    (one, other) => other.modalPaise - one.modalPaise || (one.marketId < other.marketId ? -1 : 1),
  );
  return best ?? null;
}

/** @throws AppError invalid-input for a market that neither reported anything nor is known to be one */
async function requireMarket(db: Kysely<Tables>, id: string | null): Promise<void> {
  if (id === null || getKnownMandi(id)) return;
  const known = await db
    .selectFrom("mandiMarkets")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known) return;
  const fields = { marketId: "market-unknown" satisfies PriceFault };
  throw new AppError("invalid-input", "There is no such market", { fields });
}

type OwnAlert = OwnCrop & { id: string };

/**
 * Keeps an alert, new or changed. One that is beyond its level already waits until the price has crossed back.
 * @throws AppError invalid-input at `marketId` for a market that is none; conflict when the id is somebody else's or another crop's, when it was changed since, or there
 * are too many
 */
export async function updateAlert(
  db: Kysely<Tables>,
  given: OwnAlert & { input: AlertInput; edit: Edit; today: string; now: Date },
): Promise<void> {
  const { uid, crop, id, input, edit, today, now } = given;
  const { marketId, direction, levelPaise } = input;
  await applyEdit(db, { uid, edit }, async (change) => {
    const others = await change
      .selectFrom("priceAlerts")
      .select(["id", "crop", "marketId", "direction", "levelPaise", "version"])
      .where("uid", "=", uid)
      // In the order in which they are held against new reports, so that neither waits for the other.
      .orderBy("id")
      .forUpdate()
      .execute();
    const known = others.find((other) => other.id === id);
    if (known && known.crop !== crop) throw new AppError("conflict", "This id is another crop's");
    const isSame =
      known?.marketId === marketId &&
      known.direction === direction &&
      known.levelPaise === levelPaise;
    // Sent again, it must not be told of again.
    if (isSame) return;
    if (!known && others.length >= mostAlerts) {
      throw new AppError("conflict", "There are too many alerts");
    }
    await requireMarket(change, marketId);
    const version = planVersion({ stored: known?.version ?? null, edit });
    const place = await change
      .selectFrom("farmPlaces")
      .select(["latitude", "longitude"])
      .where("uid", "=", uid)
      .executeTakeFirst();
    const quotes = await listQuotes(change, { crop, today });
    const at = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
    const quote = getWatchedQuote({ marketId, ...at }, quotes);
    const isArmed = quote === null || !isBeyond(input, quote.modalPaise);
    const row = { marketId, direction, levelPaise, isArmed, crossedDay: null, version };
    const stored = await change
      .insertInto("priceAlerts")
      .values({ id, uid, crop, ...row, createdAt: now })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(row).where("priceAlerts.uid", "=", uid),
      )
      .returning("id")
      .executeTakeFirst();
    if (!stored) throw new AppError("conflict", "This id belongs to somebody else");
  });
}

/** Removes an alert; one that is gone already is no fault. @throws AppError conflict when it was changed since */
export async function removeAlert(
  db: Kysely<Tables>,
  { uid, crop, id, edit }: OwnAlert & { edit: Edit },
): Promise<void> {
  await applyEdit(db, { uid, edit }, async (change) => {
    const stored = await change
      .selectFrom("priceAlerts")
      .select("version")
      .where("uid", "=", uid)
      .where("crop", "=", crop)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return;
    planVersion({ stored: stored.version, edit });
    await change.deleteFrom("priceAlerts").where("uid", "=", uid).where("id", "=", id).execute();
  });
}

type CheckParts = { today: string; now: Date; newId: () => string };

/** Some alerts of a crop in one transaction. @returns the last one's id, and whom it told something */
async function checkSome(
  db: Kysely<Tables>,
  given: CheckParts & { crop: Crop; after: string; quotes: readonly Quote[] },
): Promise<{ lastId: string | null; told: string[] }> {
  const { crop, after, quotes, now, newId } = given;
  return db.transaction().execute(async (change) => {
    const alerts = await change
      .selectFrom("priceAlerts")
      .leftJoin("farmPlaces", "farmPlaces.uid", "priceAlerts.uid")
      .select(["priceAlerts.id", "priceAlerts.uid", "marketId", "direction", "levelPaise"])
      .select(["isArmed", "latitude", "longitude"])
      .where("crop", "=", crop)
      .where("priceAlerts.id", ">", after)
      .orderBy("priceAlerts.id")
      .limit(alertsAtOnce)
      .forUpdate("priceAlerts")
      .execute();
    const added: NewNotification[] = [];
    for (const { id, uid, ...alert } of alerts) {
      const quote = getWatchedQuote(alert, quotes);
      if (!quote) continue;
      const direction = alert.direction === "above" ? "above" : "below";
      const { isArmed, isTold } = advanceAlert({ ...alert, direction }, quote.modalPaise);
      if (isArmed === alert.isArmed) continue;
      await change
        .updateTable("priceAlerts")
        .set(isTold ? { isArmed, crossedDay: quote.day } : { isArmed })
        .where("id", "=", id)
        .execute();
      if (!isTold) continue;
      const { levelPaise, marketId } = alert;
      const { day, modalPaise, name } = quote;
      const data = {
        crop,
        market: name,
        isBest: marketId === null,
        direction,
        levelPaise,
        modalPaise,
        day,
      } satisfies CrossingData;
      const subject = `${id} ${day} ${newId()}`;
      const lastDay = addDays(day, freshDays);
      added.push({
        id: newId(),
        uid,
        kind: crossingKind,
        subject,
        data,
        createdDate: now,
        lastDay,
      });
    }
    await insertNotifications(change, added);
    const lastId = alerts.length < alertsAtOnce ? null : (alerts.at(-1)?.id ?? null);
    return { lastId, told: added.map(({ uid }) => uid) };
  });
}

/**
 * Holds every alert of some crops against the newest reports; each crossing is told once.
 * @returns whom something was told
 */
export async function checkAlerts(
  db: Kysely<Tables>,
  { among, ...given }: CheckParts & { among: readonly Crop[] },
): Promise<string[]> {
  const told = new Set<string>();
  for (const crop of crops.filter((each) => among.includes(each))) {
    const quotes = await listQuotes(db, { crop, today: given.today });
    let after: string | null = "";
    while (after !== null && quotes.length > 0) {
      const done: Awaited<ReturnType<typeof checkSome>> = await checkSome(db, {
        ...given,
        crop,
        after,
        quotes,
      });
      for (const uid of done.told) told.add(uid);
      after = done.lastId;
    }
  }
  return [...told];
}
