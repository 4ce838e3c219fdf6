import { makeClientId } from "#src/shared/client-id.ts";
import type { Language } from "#src/shared/language.ts";
import { upload } from "#src/shared/upload.ts";
import { useWrite } from "#src/ui/use-outbox.ts";
import { uploadedPicture } from "./listing-schema.ts";
import { type ListingCommand, listingWrites } from "./listing-writes.ts";

/**
 * Sends one picture, which is shrunk and loses its position there.
 * @returns its address
 * @throws AppError with the server's code; TypeError without a network
 */
export async function uploadPicture(
  picture: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const body = new FormData();
  body.set("picture", picture);
  const { url } = await upload("/api/product-pictures", uploadedPicture, {
    method: "POST",
    body,
    onProgress,
  });
  return url;
}

type StatusChange = { kind: "status"; id: string; status: "live" | "paused" };
export type ListingChange = StatusChange | Exclude<ListingCommand, { kind: "status" }>;

/** Keeps a change of one's listings and sends it. */
export const useWriteListing = (language: Language) =>
  useWrite(listingWrites, {
    toCommand: (change: ListingChange): ListingCommand =>
      change.kind === "status" ? { ...change, language } : change,
    // A second send of a new listing is known by its own id.
    getId: (change) => (change.kind === "add" ? change.input.id : makeClientId()),
  });
