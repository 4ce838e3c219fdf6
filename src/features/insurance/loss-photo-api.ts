import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { hashBytes } from "./hash-rules.ts";
import { type LossPhoto, largestPhoto } from "./loss-schema.ts";

/** Enough to count leaves by, and half a megabyte at most. */
const longestSide = 1600;
const quality = 0.82;

async function hashPicture(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  if (!globalThis.crypto.subtle) return hashBytes(bytes);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How large a picture is when it stands upright, from the head of its file alone. */
function measure(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new TypeError("The file is no picture"));
    image.src = address;
  });
}

/**
 * Draws a picture anew, smaller: what the camera wrote into the file, the position among it, stays behind.
 * It is decoded and made smaller beside the page, so that a large one does not hold the page up.
 */
async function shrink(file: File): Promise<Pick<LossPhoto, "picture" | "width" | "height">> {
  const address = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await measure(address);
    const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
    const width = Math.max(1, Math.round(naturalWidth * scale));
    const height = Math.max(1, Math.round(naturalHeight * scale));
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: "medium",
    });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new AppError("invalid-input", "There is no room to draw the picture");
    // JPEG has no transparency; what shows through is paper.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (!picture) throw new AppError("invalid-input", "The picture could not be written");
    return { picture, width, height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid-input", "The file is no picture that this browser can open");
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Makes of a chosen file what is kept of it: smaller, without position, with its hash and times.
 * @throws AppError `too-large` or `invalid-input`
 */
export async function takePhoto(
  file: File,
  { reportId, now }: { reportId: string; now: Date },
): Promise<LossPhoto> {
  if (file.size > largestPhoto) throw new AppError("too-large", "The photo is too large");
  const shrunk = await shrink(file);
  return {
    id: makeClientId(),
    reportId,
    ...shrunk,
    sha256: await hashPicture(shrunk.picture),
    addedAt: now.toISOString(),
    fileDate: new Date(file.lastModified).toISOString(),
  };
}
