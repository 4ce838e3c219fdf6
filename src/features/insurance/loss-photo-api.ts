import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { shrinkPicture } from "#src/shared/shrink-picture.ts";
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

/**
 * Makes of a chosen file what is kept of it: smaller, without position, with its hash and times.
 * @throws AppError `too-large` or `invalid-input`
 */
export async function takePhoto(
  file: File,
  { reportId, now }: { reportId: string; now: Date },
): Promise<LossPhoto> {
  if (file.size > largestPhoto) throw new AppError("too-large", "The photo is too large");
  const shrunk = await shrinkPicture(file, { longestSide, quality });
  return {
    id: makeClientId(),
    reportId,
    ...shrunk,
    sha256: await hashPicture(shrunk.picture),
    addedAt: now.toISOString(),
    fileDate: new Date(file.lastModified).toISOString(),
  };
}
