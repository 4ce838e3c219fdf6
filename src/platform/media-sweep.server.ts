import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { pictureWidths } from "#src/shared/picture.ts";
import type { Job } from "./jobs.server.ts";
import { filePath, isMissing, syncFolder, unfinishedFolder } from "./media-files.server.ts";
import type { Parts } from "./parts.server.ts";
import { pictureReferences } from "./picture-references.server.ts";
import type { Tables } from "./tables.ts";

const picturesAtOnce = 50;
const unusedHours = 24;

type Sweep = { db: Kysely<Tables>; folder: string };

/** The pictures that any row shows, by their ids. */
function listUsed() {
  const used = pictureReferences.map(
    ({ table, column }) =>
      sql`select substring(${sql.ref(column)} from '^/media/([0-9a-f]{64})-') from ${sql.table(table)}
        where ${sql.ref(column)} like '/media/%'`,
  );
  return sql`${sql.join(used, sql` union all `)}`;
}

async function removeFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const width of pictureWidths) {
      await rm(filePath(folder, `${id}-${width}.webp`), { force: true });
    }
  }
  for (const name of new Set(ids.map((id) => id.slice(0, 2)))) {
    try {
      await syncFolder(join(folder, name));
    } catch (error) {
      // A picture whose upload was cut off before its first file may have no folder.
      if (!isMissing(error)) throw error;
    }
  }
}

/**
 * Files first, then rows, in one transaction: the rows are the list of what is still to be removed, so
 * whoever is killed in between leaves rows without files, which nobody shows and the next sweep finds.
 * The other way round, files would stay for ever that nothing names.
 */
async function removeSome({ db, folder }: Sweep, before: Date): Promise<number> {
  return db.transaction().execute(async (change) => {
    const { rows } = await sql<{ id: string }>`
      with used as materialized (${listUsed()})
      select id from media
      where "savedAt" < ${before} and not exists (select from used where used.substring = media.id)
      order by id limit ${picturesAtOnce}
      for update of media skip locked`.execute(change);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await removeFiles(folder, ids);
    await change.deleteFrom("media").where("id", "in", ids).execute();
    return ids.length;
  });
}

/** What was being written when a process was killed. */
async function removeUnfinished(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await listFolder(unfinishedFolder(folder))) {
    const path = join(unfinishedFolder(folder), name);
    try {
      if ((await stat(path)).mtime >= before) continue;
    } catch (error) {
      // It has its name since, or another process was here first.
      if (isMissing(error)) continue;
      throw error;
    }
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function listFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Removes pictures that no row has shown since they were uploaded last. Several processes may do so at
 * once, while others upload the same pictures again.
 * @param given.before only what was uploaded before this moment
 */
export async function sweepMedia(
  sweep: Sweep,
  { before }: { before: Date },
): Promise<{ pictures: number; unfinished: number }> {
  let pictures = 0;
  for (;;) {
    const some = await removeSome(sweep, before);
    pictures += some;
    if (some < picturesAtOnce) break;
  }
  return { pictures, unfinished: await removeUnfinished(sweep.folder, before) };
}

/** The sweep as due work: once an hour, and never what is younger than a day. */
export function listMediaJobs(
  {
    db,
    log,
    now,
  }: Pick<Parts, "db" | "now"> & {
    log: { info(figures: object, words: string): void };
  },
  { folder }: { folder: string },
): Job[] {
  return [
    {
      name: "sweep-media",
      everyMinutes: 60,
      async run() {
        const before = new Date(now().getTime() - unusedHours * 3_600_000);
        const removed = await sweepMedia({ db, folder }, { before });
        if (removed.pictures + removed.unfinished > 0) log.info(removed, "removed unused pictures");
      },
    },
  ];
}
