import sharp from "sharp";
import { AppError } from "#src/shared/app-error.ts";
import { pictureWidths } from "#src/shared/picture.ts";

type PictureFile = { width: number; bytes: Uint8Array };

/** A picture made small: its size as it is shown, and a WebP file for each of `pictureWidths`. */
export type MadePicture = { files: PictureFile[]; width: number; height: number };

const largestPixels = 50_000_000;
const largestWidth = 1280;

/** One thread a picture, and nothing kept in memory for a next one. */
export function prepareDecoder(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/**
 * What a picture's header claims to hold; nothing is decoded for it.
 * @throws AppError when there is no header, or it claims more than is decoded
 */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: largestPixels }).metadata();
    return width * height;
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * WebP files at each width, upright, in sRGB and without any metadata; never larger than the original.
 * @throws AppError when the picture is damaged or too large
 */
export async function makeFiles(bytes: Uint8Array): Promise<MadePicture> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: largestPixels,
      failOn: "error",
      pages: 1,
    })
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
    const files: PictureFile[] = [];
    for (const width of pictureWidths) {
      // Wider than the original there is nothing more to show.
      const last = files.at(-1);
      const file =
        last && last.width >= info.width
          ? last.bytes
          : await sharp(data, { raw })
              .resize({ width, withoutEnlargement: true })
              .webp({ quality: 78, effort: 4, smartSubsample: true })
              .toBuffer();
      files.push({ width, bytes: file });
    }
    return { files, width: info.width, height: info.height };
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * Reads a kept picture to its last line.
 * @throws AppError when it is damaged
 */
export async function decodeWhole(bytes: Uint8Array): Promise<void> {
  try {
    await sharp(bytes, { limitInputPixels: largestPixels, failOn: "error" }).raw().toBuffer();
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
