import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { listByKind } from "#src/features/notifications/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { type CapDocument, longestInMs } from "./cap-document.server.ts";
import { type HailWarning, listHailInForce, type Point } from "./hail-rules.ts";
import { type HailNotification, hailData, hailKind, hailNotification } from "./hail-schema.ts";

const kept = z.array(
  z.object({
    ...hailData.shape,
    polygons: z.array(z.array(z.tuple([z.number(), z.number()]))),
  }),
);

/** Which of some messages have been read. */
export async function listReadLinks(
  db: Kysely<Tables>,
  links: readonly string[],
): Promise<Set<string>> {
  if (links.length === 0) return new Set();
  const rows = await db
    .selectFrom("hailDocuments")
    .select("link")
    .where("link", "in", [...links])
    .execute();
  return new Set(rows.map(({ link }) => link));
}

/** Keeps what was read of a message, though it be nothing: it is not read again. */
export async function insertDocument(
  db: Kysely<Tables>,
  { link, document }: { link: string; document: CapDocument },
): Promise<void> {
  const { identifier, sentDate, replaces, warnings } = document;
  await db
    .insertInto("hailDocuments")
    .values({
      link,
      identifier,
      sentDate,
      replaces: JSON.stringify(replaces),
      warnings: JSON.stringify(warnings),
    })
    .onConflict((conflict) => conflict.column("link").doNothing())
    .execute();
}

/** The warnings that hold or are to come, the oldest first; none that another message took back or replaced. */
export async function listHailWarnings(db: Kysely<Tables>, now: Date): Promise<HailWarning[]> {
  const rows = await db
    .selectFrom("hailDocuments as one")
    .select("warnings")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("hailDocuments as later")
            .select("later.link")
            .whereRef("later.identifier", "<>", "one.identifier")
            .where(sql<boolean>`later.replaces ? one.identifier`),
        ),
      ),
    )
    .orderBy("sentDate")
    .orderBy("link")
    .execute();
  return rows
    .flatMap(({ warnings }) => kept.parse(warnings))
    .filter(({ until }) => Date.parse(until) > now.getTime());
}

/** Lets go of messages of which nothing can hold any more, unless the feed still has them. */
export async function removeOldDocuments(
  db: Kysely<Tables>,
  { links, now }: { links: readonly string[]; now: Date },
): Promise<void> {
  await db
    .deleteFrom("hailDocuments")
    .where("sentDate", "<", new Date(now.getTime() - longestInMs))
    .$if(links.length > 0, (old) => old.where("link", "not in", [...links]))
    .execute();
}

/** Notes that a feed and all its messages could be read. */
export async function updateReading(
  db: Kysely<Tables>,
  { feed, now }: { feed: string; now: Date },
): Promise<void> {
  await db
    .insertInto("hailReadings")
    .values({ feed, readDate: now })
    .onConflict((conflict) => conflict.column("feed").doUpdateSet({ readDate: now }))
    .execute();
}

/** When a feed was last read, or null when it never was. */
export async function getLastReading(db: Kysely<Tables>, feed: string): Promise<Date | null> {
  const row = await db
    .selectFrom("hailReadings")
    .select("readDate")
    .where("feed", "=", feed)
    .executeTakeFirst();
  return row?.readDate ?? null;
}

type Box = { south: number; north: number; west: number; east: number };

/** Where farms lie, and the first corner of each of their fields that was drawn, within a box. */
export async function listFarmPoints(
  db: Kysely<Tables>,
  { south, north, west, east }: Box,
): Promise<{ uid: string; place: Point }[]> {
  const { rows } = await sql<{ uid: string; latitude: number; longitude: number }>`
    select uid, latitude, longitude from (
      select uid, latitude, longitude from "farmPlaces"
      union all
      select fields.uid, (polygon #>> '{coordinates,0,0,1}')::float8,
        (polygon #>> '{coordinates,0,0,0}')::float8
      from "fieldBoundaries" join fields on fields.id = "fieldId"
      where polygon is not null and "archivedDate" is null
    ) as points (uid, latitude, longitude)
    where latitude between ${south} and ${north} and longitude between ${west} and ${east}
  `.execute(db);
  return rows.map(({ uid, latitude, longitude }) => ({ uid, place: [latitude, longitude] }));
}

/** Farmers who were told of hail that may still come, and have not been told that it is over. */
export async function listWarned(db: Kysely<Tables>, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("uid")
    .distinct()
    .where("kind", "=", hailKind)
    .where("overDate", "is", null)
    .where(sql<boolean>`"lastDay" >= ${today}`)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** What a farmer is warned of, the soonest first. */
export async function listHail(
  db: Kysely<Tables>,
  { uid, now }: { uid: string; now: Date },
): Promise<HailNotification[]> {
  const told = await listByKind(db, { uids: [uid], kinds: [hailKind], from: getLocalDay(now) });
  const known = told.flatMap((each) => hailNotification.safeParse(each).data ?? []);
  return listHailInForce(known, now).toSorted((one, other) =>
    one.data.from < other.data.from ? -1 : 1,
  );
}
