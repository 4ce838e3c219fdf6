import type { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import { pictureWidths } from "#src/shared/picture.ts";
import {
  type BackupManifest,
  type BackupSource,
  inspectBackup,
  tableEntryName,
} from "./backup-archive.server.ts";
import { describeFiles, readPictureFiles, toPictureId } from "./media.server.ts";
import { decodeWhole } from "./picture-files.server.ts";
import { isUsed, pictureReferences } from "./picture-references.server.ts";
import { type ReadRows, readRows } from "./table-rows.server.ts";
import type { KeptFile, Tables } from "./tables.ts";

type PictureFile = { width: number; bytes: Buffer };

const isDecodable = (bytes: Buffer) =>
  decodeWhole(bytes).then(
    () => true,
    () => false,
  );

/** What is wrong with a picture whose files are all there, or null. */
async function findPictureFault(
  id: string,
  given: { files: PictureFile[]; described?: KeptFile[] | null },
): Promise<string | null> {
  const { files, described } = given;
  const found = describeFiles(files);
  const isAsDescribed =
    !described || JSON.stringify(described.map(toTuple)) === JSON.stringify(found.map(toTuple));
  if (toPictureId(files) !== id || !isAsDescribed) {
    return `The picture ${id} is damaged: its files are not what was kept.`;
  }
  for (const { width, bytes } of files) {
    if (!(await isDecodable(bytes))) {
      return `The picture ${id} cannot be decoded at the width of ${width}.`;
    }
  }
  return null;
}

const toTuple = ({ width, bytes, sha256 }: KeptFile) => [width, bytes, sha256];

const picturesAtOnce = 500;

/**
 * Reads every picture of an instance: each that something shows has to be there, and each that is there has
 * to be what was kept.
 * @returns how many there are, and a sentence for each fault
 */
export async function verifyMedia(
  db: Kysely<Tables>,
  { folder }: { folder: string },
): Promise<{ pictures: number; faults: string[] }> {
  const faults: string[] = [];
  let pictures = 0;
  let last = "";
  for (;;) {
    const { rows } = await sql<{ id: string; files: KeptFile[] | null; isUsed: boolean }>`
      select id, files, ${isUsed(sql`media.id`)} as "isUsed" from media
      where id > ${last} order by id limit ${picturesAtOnce}`.execute(db);
    for (const row of rows) {
      const files = await readPictureFiles(folder, row.id);
      // What nothing shows may be on its way in, or out.
      if (!files && row.isUsed)
        faults.push(`The picture ${row.id} is not whole: a file is missing.`);
      const fault = files && (await findPictureFault(row.id, { files, described: row.files }));
      if (fault) faults.push(fault);
    }
    pictures += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < picturesAtOnce) break;
  }
  return { pictures, faults: [...faults, ...(await listLost(db))] };
}

/** Sentences on rows that show a picture which is not kept. */
async function listLost(db: Kysely<Tables>): Promise<string[]> {
  const faults: string[] = [];
  for (const { table, column } of pictureReferences) {
    const { rows } = await sql<{ id: string }>`
      select distinct own.id from (
        select substring(${sql.ref(column)} from '^/media/([0-9a-f]{64})-') as id
        from ${sql.table(table)} where ${sql.ref(column)} like '/media/%') own
      where own.id is not null and not exists (select from media where media.id = own.id)
      order by 1`.execute(db);
    faults.push(
      ...rows.map(({ id }) => `The table ${table} shows the picture ${id}, which is lost.`),
    );
  }
  return faults;
}

const pictureEntry = new RegExp(
  `^media/[0-9a-f]{2}/([0-9a-f]{64})-(${pictureWidths.join("|")})\\.webp$`,
);
/** Ours have less than a tenth of it. */
const largestPictureFile = 16 * 1024 * 1024;

/** Looks at the pictures of an archive, whose files come one after the other. */
function openPictureCheck() {
  const faults: string[] = [];
  const whole = new Set<string>();
  let current = { id: "", files: new Map<number, Buffer>() };
  const finish = async () => {
    const { id, files } = current;
    current = { id: "", files: new Map() };
    const inOrder = pictureWidths.flatMap((width) => {
      const bytes = files.get(width);
      return bytes ? [{ width, bytes }] : [];
    });
    if (inOrder.length < pictureWidths.length) return;
    const fault = await findPictureFault(id, { files: inOrder });
    if (fault) faults.push(fault);
    whole.add(id);
  };
  return {
    async add(path: string, content: Readable) {
      const [, id = "", width = ""] = pictureEntry.exec(path) ?? [];
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of content) {
        const part = Buffer.from(chunk);
        bytes += part.length;
        if (bytes <= largestPictureFile) chunks.push(part);
      }
      if (!id || bytes > largestPictureFile) {
        faults.push(`The entry ${path} is no picture that this product keeps.`);
        return;
      }
      if (id !== current.id) await finish();
      current.id = id;
      current.files.set(Number(width), Buffer.concat(chunks));
    },
    finish,
    faults,
    whole,
  };
}

function compareRows(
  manifest: BackupManifest,
  given: { tables: Map<string, ReadRows>; whole: Set<string> },
): string[] {
  return manifest.tables.flatMap(({ name, columns, rows }) => {
    const read = given.tables.get(tableEntryName(name));
    if (!read) return [];
    const faults = read.faults.map((fault) => `The table ${name} cannot be read: ${fault}.`);
    if (read.rows !== rows) {
      faults.push(`The table ${name} has ${read.rows} rows, and its list says ${rows}.`);
    }
    if ([...read.widths].some((width) => width !== columns.length)) {
      faults.push(`The table ${name} has rows that do not have ${columns.length} columns.`);
    }
    const shown = pictureReferences.filter(({ table }) => table === name);
    const ids = shown.flatMap(({ column }) => [
      ...(read.pictures.get(columns.indexOf(column)) ?? []),
    ]);
    const lost = [...new Set(ids)].filter((id) => !given.whole.has(id)).toSorted();
    return [
      ...faults,
      ...lost.map((id) => `The table ${name} shows the picture ${id}, which is not whole in it.`),
    ];
  });
}

/**
 * Reads a backup with every row and every picture in it.
 * @returns what its manifest says, and a sentence for each fault
 * @throws Error with one sentence when it is no backup, or of another format
 */
export async function verifyBackup(
  source: BackupSource,
): Promise<{ manifest: BackupManifest | null; faults: string[] }> {
  const tables = new Map<string, ReadRows>();
  const pictures = openPictureCheck();
  const { manifest, faults } = await inspectBackup(source, async (path, content) => {
    if (path.startsWith("tables/")) tables.set(path, await readRows(content));
    else if (path.startsWith("media/")) await pictures.add(path, content);
    else content.resume();
  });
  await pictures.finish();
  const sentences = faults.map(
    (fault) => `The file ${source.file} is not a whole backup: ${fault}.`,
  );
  if (!manifest) return { manifest, faults: sentences };
  const rows = compareRows(manifest, { tables, whole: pictures.whole });
  return { manifest, faults: [...sentences, ...rows, ...pictures.faults] };
}
