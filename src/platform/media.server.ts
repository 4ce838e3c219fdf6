import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { AppError } from "#src/shared/app-error.ts";
import { filePath, hasFile, isMissing, syncFolder, writeWhole } from "./media-files.server.ts";
import { openPictures } from "./pictures.server.ts";
import type { Tables } from "./tables.ts";

type SavedPicture = { id: string; url: string; width: number; height: number };

export type MediaStore = {
  /**
   * Decodes, turns upright, shrinks and strips a picture, and keeps it under its content's hash.
   * @throws AppError unsupported-media, too-large, or try-later when too many pictures wait already
   */
  savePicture(bytes: Buffer, owner: { uid: string }): Promise<SavedPicture>;
  /** One kept file by its name, `<hash>-<width>.webp`, or null. */
  getPictureFile(name: string): Promise<Buffer | null>;
  close(): void;
};

const largestPictureBytes = 15 * 1024 * 1024;

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

/**
 * Pictures as files of a folder, and a row for each in the database.
 * @param given.folder made when the first picture comes
 */
export function openMedia({ db, folder }: { db: Kysely<Tables>; folder: string }): MediaStore {
  const pictures = openPictures();
  return {
    async savePicture(bytes, owner) {
      if (bytes.length > largestPictureBytes) {
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
      const hash = createHash("sha256");
      for (const file of files) hash.update(file.bytes);
      const id = hash.digest("hex");
      // The row first, and new again when the picture was known: the sweep removes files only with their
      // row locked, and only of rows that are old, so none of these goes from now on.
      await db
        .insertInto("media")
        .values({ id, ownerUid: owner.uid, width, height })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ savedAt: sql`now()` }))
        .execute();
      for (const file of files) {
        const name = `${id}-${file.width}.webp`;
        if (await hasFile(filePath(folder, name), file.bytes.length)) continue;
        await writeWhole(folder, { name, bytes: file.bytes });
      }
      await syncFolder(join(folder, id.slice(0, 2)));
      await syncFolder(folder);
      return { id, url: `/media/${id}-640.webp`, width, height };
    },
    async getPictureFile(name) {
      try {
        return await readFile(filePath(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    close: () => pictures.close(),
  };
}
