import { type Kysely, sql } from "kysely";
import { commodities } from "#content/crops/commodities.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { findStateCode, type ReportedMarket, readMarket } from "./market-places.server.ts";
import { findCrop } from "./name-rules.ts";
import type { MandiRecord, RecordFault } from "./record-rules.ts";

type Kept = MandiRecord & { crop: Crop; at: ReportedMarket };
type UnknownName = { kind: "commodity" | "state" | "district"; name: string };

type Sorted = {
  kept: Kept[];
  unknown: UnknownName[];
  leftOut: Partial<Record<RecordFault, number>>;
};

/** Sorts records into what can be kept and names that nothing here is known by. */
export function sortRecords(records: readonly MandiRecord[]): Sorted {
  const sorted: Sorted = { kept: [], unknown: [], leftOut: {} };
  const leave = (fault: RecordFault) => {
    sorted.leftOut[fault] = (sorted.leftOut[fault] ?? 0) + 1;
  };
  for (const record of records) {
    const crop = findCrop(record.commodity);
    const state = findStateCode(record.state);
    if (!state) {
      sorted.unknown.push({ kind: "state", name: record.state });
      leave("state-not-known");
      continue;
    }
    const commodity = crop && commodities[crop];
    if (!commodity) {
      sorted.unknown.push({ kind: "commodity", name: record.commodity });
      leave("commodity-not-known");
      continue;
    }
    const [least, most] = commodity.plausible;
    const told = [record.lowPaise, record.modalPaise, record.highPaise];
    if (told.some((paise) => paise !== null && (paise < least * 100 || paise > most * 100))) {
      leave("price-absurd");
      continue;
    }
    const at = readMarket({ market: record.market, district: record.district, state });
    if (at.isDistrictUnknown) {
      sorted.unknown.push({ kind: "district", name: `${record.district}, ${state}` });
    }
    sorted.kept.push({ ...record, crop, at });
  }
  return sorted;
}

/** Counts names that nothing here is known by, so that an operator can have them added. */
async function countUnknown(
  db: Kysely<Tables>,
  { unknown, now }: { unknown: readonly UnknownName[]; now: Date },
): Promise<void> {
  const counts = new Map<string, UnknownName & { count: number }>();
  for (const each of unknown) {
    const key = `${each.kind} ${each.name}`;
    counts.set(key, { ...each, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  if (counts.size === 0) return;
  await db
    .insertInto("mandiUnknownNames")
    .values([...counts.values()].map((row) => ({ ...row, firstSeen: now, lastSeen: now })))
    .onConflict((conflict) =>
      conflict.columns(["kind", "name"]).doUpdateSet({
        count: sql<number>`"mandiUnknownNames".count + excluded.count`,
        lastSeen: now,
      }),
    )
    .execute();
}

/** The names in reports that nothing here is known by, the most frequent first. */
export async function listUnknownNames(
  db: Kysely<Tables>,
): Promise<{ kind: string; name: string; count: number }[]> {
  return db
    .selectFrom("mandiUnknownNames")
    .select(["kind", "name", "count"])
    .orderBy("count", "desc")
    .orderBy("kind")
    .orderBy("name")
    .limit(100)
    .execute();
}

const rowsAtOnce = 1000;

const toRow = ({ id, name, district, state, ...at }: ReportedMarket) => ({
  id,
  name,
  district,
  state,
  latitude: at.latitude,
  longitude: at.longitude,
  positionBy: at.positionBy,
});

/** Keeps reports; one that is known is corrected, so that doing it again changes nothing. */
export async function updateReports(
  db: Kysely<Tables>,
  { sorted, now }: { sorted: Sorted; now: Date },
): Promise<void> {
  const markets = new Map(sorted.kept.map(({ at }) => [at.id, at]));
  const reports = new Map(
    sorted.kept.map(({ crop, at, day, variety, grade, lowPaise, modalPaise, highPaise }) => [
      JSON.stringify([crop, at.id, day, variety, grade]),
      {
        marketId: at.id,
        crop,
        day,
        variety,
        grade,
        lowPaise,
        modalPaise,
        highPaise,
        fetchedAt: now,
      },
    ]),
  );
  await db.transaction().execute(async (change) => {
    if (markets.size > 0) {
      await change
        .insertInto("mandiMarkets")
        .values([...markets.values()].map(toRow))
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((update) => ({
            name: update.ref("excluded.name"),
            district: update.ref("excluded.district"),
            latitude: update.ref("excluded.latitude"),
            longitude: update.ref("excluded.longitude"),
            positionBy: update.ref("excluded.positionBy"),
          })),
        )
        .execute();
    }
    const rows = [...reports.values()];
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await change
        .insertInto("mandiPrices")
        .values(rows.slice(at, at + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(["crop", "marketId", "day", "variety", "grade"])
            .doUpdateSet((update) => ({
              lowPaise: update.ref("excluded.lowPaise"),
              modalPaise: update.ref("excluded.modalPaise"),
              highPaise: update.ref("excluded.highPaise"),
              fetchedAt: now,
            })),
        )
        .execute();
    }
    await countUnknown(change, { unknown: sorted.unknown, now });
  });
}

/** Removes reports that nothing shows any more. @returns how many there were */
export async function removeOldReports(db: Kysely<Tables>, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("mandiPrices")
    .where(sql<boolean>`day < ${before}::date`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** One question to the source: a crop in a state. */
export type Question = { state: string; crop: Crop };

/** Those of some questions that were not answered since a moment and may be asked again now, the oldest first. */
export async function listDueQuestions(
  db: Kysely<Tables>,
  given: { wanted: readonly Question[]; answeredBefore: Date; now: Date; limit: number },
): Promise<Question[]> {
  const { wanted, answeredBefore, now, limit } = given;
  const { rows } = await sql<Question>`
    select wanted.state, wanted.crop
    from unnest(${wanted.map(({ state }) => state)}::text[], ${wanted.map(({ crop }) => crop)}::text[])
      with ordinality as wanted (state, crop, place)
    left join "mandiQuestions" known on known.state = wanted.state and known.crop = wanted.crop
    where (known."answeredAt" is null or known."answeredAt" <= ${answeredBefore})
      and (known."retryAt" is null or known."retryAt" <= ${now})
    order by known."answeredAt" nulls first, wanted.place
    limit ${limit}`.execute(db);
  return rows;
}

/** Notes that a question was answered, or failed and until when nobody is to ask it again. */
export async function updateQuestion(
  db: Kysely<Tables>,
  question: Question & { outcome: { answeredAt: Date } | { fault: string; retryAt: Date } },
): Promise<void> {
  const { state, crop, outcome } = question;
  const row =
    "answeredAt" in outcome
      ? { answeredAt: outcome.answeredAt, failures: 0, lastFault: null, retryAt: null }
      : { lastFault: outcome.fault, retryAt: outcome.retryAt, failures: 1 };
  await db
    .insertInto("mandiQuestions")
    .values({ state, crop, ...row })
    .onConflict((conflict) =>
      conflict.columns(["state", "crop"]).doUpdateSet({
        ...row,
        ...(row.failures > 0 ? { failures: sql<number>`"mandiQuestions".failures + 1` } : {}),
      }),
    )
    .execute();
}
