import { type Kysely, sql } from "kysely";
import { AppError } from "#src/shared/app-error.ts";
import { isShown, isUsed } from "./picture-references.server.ts";
import type { KeptFile, Tables } from "./tables.ts";

/** Ten listings full of pictures that are being written at once: more than any farmer has in hand. */
export const mostUnusedPictures = 60;
/** Some four hundred pictures of a phone, what a cooperative lists on its busiest day. */
const mostBytesADay = 100 * 1024 * 1024;
/** The least that a file takes on a disk, however little it holds. */
const diskBlock = 4096;
/** Looked at for whether anything shows them, so that a long day's list costs no more than a short one's. */
const mostLookedAt = 600;

const day = sql`interval '24 hours'`;

/**
 * Whether an account may have one more picture. What it has sent before takes no more room, and mends its files.
 * @throws AppError picture-quota-reached
 */
async function requireRoom(
  db: Kysely<Tables>,
  { uid, id, bytes }: { uid: string; id: string; bytes: number },
): Promise<void> {
  const { rows } = await sql<{ unused: number; bytes: number; isKnown: boolean }>`
    select (select count(*)::int from (
        select id from "mediaOwners" where uid = ${uid} and "savedAt" > now() - ${day}
        order by "savedAt" desc limit ${mostLookedAt}) recent
        where not ${isUsed(sql`recent.id`)}) as unused,
      (select coalesce(sum(bytes), 0)::int8 from "mediaOwners"
        where uid = ${uid} and "savedAt" > now() - ${day}) as bytes,
      exists (select from "mediaOwners" where uid = ${uid} and id = ${id}) as "isKnown"`.execute(
    db,
  );
  const [kept] = rows;
  if (!kept || kept.isKnown) return;
  if (kept.unused < mostUnusedPictures && kept.bytes + bytes <= mostBytesADay) return;
  throw new AppError("picture-quota-reached", "This account has sent many pictures today", {
    retryAfter: 3600,
  });
}

/**
 * Writes a picture and its owner down.
 * @throws AppError picture-quota-reached
 */
export async function insertPicture(
  db: Kysely<Tables>,
  given: { id: string; uid: string; width: number; height: number; files: readonly KeptFile[] },
): Promise<void> {
  const { id, uid, width, height } = given;
  const files = JSON.stringify(given.files);
  const bytes = given.files.reduce((sum, file) => sum + Math.max(diskBlock, file.bytes), 0);
  await db.transaction().execute(async (change) => {
    // Of pictures that are sent at once, each is counted before the next.
    await sql`select pg_advisory_xact_lock(hashtextextended(${uid}, 33))`.execute(change);
    await requireRoom(change, { uid, id, bytes });
    await change
      .insertInto("media")
      .values({ id, ownerUid: uid, width, height, files })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ savedAt: sql`now()`, files }))
      .execute();
    await change
      .insertInto("mediaOwners")
      .values({ id, uid, bytes })
      .onConflict((conflict) =>
        conflict.columns(["id", "uid"]).doUpdateSet({ savedAt: sql`now()`, bytes }),
      )
      .execute();
  });
}

/**
 * Holds a farmer's own pictures until the transaction ends, so that none is swept away meanwhile.
 * @returns whether all of them are the farmer's
 */
export async function holdPictures(
  change: Kysely<Tables>,
  { uid, ids }: { uid: string; ids: readonly string[] },
): Promise<boolean> {
  const wanted = [...new Set(ids)].toSorted();
  const held = await change
    .updateTable("media")
    .set({ savedAt: sql`now()` })
    .where("id", "in", wanted)
    .where((where) =>
      where.exists(
        where
          .selectFrom("mediaOwners")
          .select("mediaOwners.uid")
          .whereRef("mediaOwners.id", "=", "media.id")
          .where("mediaOwners.uid", "=", uid),
      ),
    )
    .returning("id")
    .execute();
  return held.length === wanted.length;
}

/** What the files of a picture hold, for whoever sent it or is shown it somewhere; else null. */
export async function getShownPicture(
  db: Kysely<Tables>,
  { id, uid }: { id: string; uid: string },
): Promise<{ files: KeptFile[] | null } | null> {
  const { rows } = await sql<{ files: KeptFile[] | null }>`
    select files from media where id = ${id}
      and (exists (select from "mediaOwners" where id = media.id and uid = ${uid})
        or ${isShown(sql`media.id`, uid)})`.execute(db);
  return rows[0] ?? null;
}

/** Those who sent a picture no longer count as such; it goes when nothing shows it. */
export async function removeOwner(change: Kysely<Tables>, { uid }: { uid: string }): Promise<void> {
  await change.deleteFrom("mediaOwners").where("uid", "=", uid).execute();
  await change.updateTable("media").set({ ownerUid: null }).where("ownerUid", "=", uid).execute();
}
