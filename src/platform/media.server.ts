import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { AppError } from "#src/shared/app-error.ts";
import { largestPicture, pictureWidths } from "#src/shared/picture.ts";
import { filePath, holdsSame, isMissing, syncFolder, writeWhole } from "./media-files.server.ts";
import { getShownPicture, insertPicture } from "./media-owners.server.ts";
import { openPictures, type Pictures } from "./pictures.server.ts";
import type { KeptFile, Tables } from "./tables.ts";

type SavedPicture = { id: string; url: string; width: number; height: number };

export type MediaStore = {
  /**
   * Decodes, turns upright, shrinks and strips a picture, and keeps it under its content's hash. Sent again,
   * it mends whatever has become of its files.
   * @throws AppError unsupported-media, too-large, picture-quota-reached, or try-later when too many pictures
   * wait already
   */
  savePicture(bytes: Buffer, owner: { uid: string }): Promise<SavedPicture>;
  /**
   * One kept file by its name, `<hash>-<width>.webp`.
   * @returns null when there is none that this farmer may see; "damaged" when it is not what was kept
   */
  getPictureFile(name: string, viewer: { uid: string }): Promise<Buffer | "damaged" | null>;
  close(): void;
};

/** The formats that are decoded, told by their first bytes and never by a name or a claimed type. */
function sniffFormat(bytes: Buffer): "jpeg" | "png" | "webp" | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n") return "png";
  const isRiff = bytes.subarray(0, 4).toString("latin1") === "RIFF";
  return isRiff && bytes.subarray(8, 12).toString("latin1") === "WEBP" ? "webp" : null;
}

/** ISO base media with a picture inside: HEIC, whose decoders are not free to use, HEIF and AVIF. */
function isPhoneFormat(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1|avi)/.test(bytes.toString("latin1", 4, 12));
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A picture's id: the hash of all its files, one after the other. */
export function toPictureId(files: readonly { bytes: Uint8Array }[]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex");
}

/** What each file has to hold from now on. */
export function describeFiles(files: readonly { width: number; bytes: Uint8Array }[]): KeptFile[] {
  return files.map(({ width, bytes }) => ({ width, bytes: bytes.length, sha256: hashOf(bytes) }));
}

async function readKept(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A picture's files in the order of their widths; null when one is missing. */
export async function readPictureFiles(
  folder: string,
  id: string,
): Promise<{ width: number; bytes: Buffer }[] | null> {
  const files = [];
  for (const width of pictureWidths) {
    const bytes = await readKept(filePath(folder, `${id}-${width}.webp`));
    if (!bytes) return null;
    files.push({ width, bytes });
  }
  return files;
}

/** What an earlier version stored without a word on its files is looked at once as a whole. */
async function describeOnce(
  { db, folder }: { db: Kysely<Tables>; folder: string },
  id: string,
): Promise<KeptFile[] | null> {
  const files = await readPictureFiles(folder, id);
  if (!files || toPictureId(files) !== id) return null;
  const described = describeFiles(files);
  await db
    .updateTable("media")
    .set({ files: JSON.stringify(described) })
    .where("id", "=", id)
    .execute();
  return described;
}

/**
 * Pictures as files of a folder, and a row for each in the database.
 * @param given.folder made when the first picture comes
 * @param given.pictures what makes them small, and is closed with the store
 */
export function openMedia({
  db,
  folder,
  pictures = openPictures(),
}: {
  db: Kysely<Tables>;
  folder: string;
  pictures?: Pictures;
}): MediaStore {
  return {
    async savePicture(bytes, { uid }) {
      const owner = { uid };
      if (bytes.length > largestPicture) {
        throw new AppError("too-large", "A picture has at most 15 MB");
      }
      if (!sniffFormat(bytes)) {
        throw new AppError(
          "unsupported-media",
          isPhoneFormat(bytes)
            ? "HEIC and AVIF pictures cannot be read; set the camera to its most compatible format"
            : "A picture is a JPEG, PNG or WebP file",
        );
      }
      const { files, width, height } = await pictures.make(bytes);
      const id = toPictureId(files);
      // The row first, and new again when the picture was known: the sweep removes files only with their
      // row locked, and only of rows that are old, so none of these goes from now on.
      await insertPicture(db, { id, ...owner, width, height, files: describeFiles(files) });
      for (const file of files) {
        const name = `${id}-${file.width}.webp`;
        if (await holdsSame(filePath(folder, name), file.bytes)) continue;
        await writeWhole(folder, { name, bytes: file.bytes });
      }
      await syncFolder(join(folder, id.slice(0, 2)));
      await syncFolder(folder);
      return { id, url: `/media/${id}-640.webp`, width, height };
    },
    async getPictureFile(name, { uid }) {
      const id = name.slice(0, 64);
      const picture = await getShownPicture(db, { id, uid });
      if (!picture) return null;
      const bytes = await readKept(filePath(folder, name));
      const files = picture.files ?? (await describeOnce({ db, folder }, id));
      const kept = files?.find(({ width }) => name === `${id}-${width}.webp`);
      // The hash of a file that is in memory anyway takes a tenth of a millisecond.
      const isSound = bytes && kept?.bytes === bytes.length && kept.sha256 === hashOf(bytes);
      return isSound ? bytes : "damaged";
    },
    close: () => pictures.close(),
  };
}
