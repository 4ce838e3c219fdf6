import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import sharp from "sharp";
import { AppError } from "#src/shared/app-error.ts";
import { pictureWidths } from "#src/shared/picture.ts";
import { filePath, hasFile, isMissing, syncFolder, writeWhole } from "./media-files.server.ts";
import type { Tables } from "./tables.ts";

export type SavedPicture = { id: string; url: string; width: number; height: number };

export type MediaStore = {
  /**
   * Decodes, turns upright, shrinks and strips a picture, and keeps it under its content's hash.
   * @throws AppError unsupported-media, too-large, or try-later when too many pictures wait already
   */
  savePicture(bytes: Buffer, owner: { uid: string }): Promise<SavedPicture>;
  /** One kept file by its name, `<hash>-<width>.webp`, or null. */
  getPictureFile(name: string): Promise<Buffer | null>;
};

export const largestPictureBytes = 15 * 1024 * 1024;
const largestPicturePixels = 50_000_000;
const mostWaiting = 32;
const largestWidth = 1280;
// Progressive JPEGs, interlaced PNGs and WebPs of 50 megapixels take 300 MB each while they are decoded.
const largePixels = 16_000_000;

/** The formats that are decoded, told by their first bytes and never by a name or a claimed type. */
function sniffFormat(bytes: Buffer): "jpeg" | "png" | "webp" | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n") return "png";
  const isRiff = bytes.subarray(0, 4).toString("latin1") === "RIFF";
  return isRiff && bytes.subarray(8, 12).toString("latin1") === "WEBP" ? "webp" : null;
}

/** At most so many at a time, the rest in turn. */
function limitConcurrency(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= mostWaiting) {
      throw new AppError("try-later", "Too many pictures are waiting", { retryAfter: 10 });
    }
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** ISO base media with a picture inside: HEIC, whose decoders are not free to use, HEIF and AVIF. */
function isPhoneFormat(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1|avi)/.test(bytes.toString("latin1", 4, 12));
}

type MadePicture = { files: { width: number; bytes: Buffer }[]; width: number; height: number };

/** WebP files at each width, upright, in sRGB and without any metadata; never larger than the original. */
async function makeFiles(bytes: Buffer): Promise<MadePicture> {
  const input = sharp(bytes, { limitInputPixels: largestPicturePixels, failOn: "error", pages: 1 });
  const { data, info } = await input
    .autoOrient()
    .resize({
      width: largestWidth,
      height: largestWidth * 2,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const width of pictureWidths) {
    const file = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78, effort: 4, smartSubsample: true })
      .toBuffer();
    files.push({ width, bytes: file });
  }
  return { files, width: info.width, height: info.height };
}

/**
 * What a picture's header claims to hold; nothing is decoded for it.
 * @throws AppError when there is no header, or it claims more than is decoded
 */
async function countPixels(bytes: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, {
      limitInputPixels: largestPicturePixels,
    }).metadata();
    return width * height;
  } catch (error) {
    throw toRefusal(error);
  }
}

function toRefusal(error: unknown): AppError {
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit|too large|exceeds/i.test(message)) {
    return new AppError("too-large", "A picture has at most 50 million pixels", { cause: error });
  }
  return new AppError("unsupported-media", "The picture is damaged and cannot be read", {
    cause: error,
  });
}

/**
 * Pictures as files of a folder, and a row for each in the database.
 * @param given.folder made when the first picture comes
 */
export function openMedia({ db, folder }: { db: Kysely<Tables>; folder: string }): MediaStore {
  const inTurn = limitConcurrency(Math.max(1, Math.min(4, availableParallelism() - 1)));
  const alone = limitConcurrency(1);
  sharp.concurrency(1);
  sharp.cache(false);
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
      const turn = (await countPixels(bytes)) > largePixels ? alone : inTurn;
      const { files, width, height } = await turn(async () => {
        try {
          return await makeFiles(bytes);
        } catch (error) {
          throw toRefusal(error);
        }
      });
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
  };
}
