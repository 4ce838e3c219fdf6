import { type QueryClient, useMutation } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import type { Language } from "#src/shared/language.ts";
import { upload } from "#src/shared/upload.ts";
import { useOutbox } from "#src/ui/use-outbox.ts";
import { refetchProducts } from "./api.ts";
import {
  type CreateListingInput,
  type EditListingInput,
  uploadedPicture,
} from "./listing-schema.ts";
import { listingsKey } from "./own-api.ts";

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

export type ListingChange =
  | { kind: "add"; input: CreateListingInput }
  | { kind: "edit"; id: string; input: EditListingInput }
  | { kind: "status"; id: string; status: "live" | "paused" }
  | { kind: "stock"; id: string; stock: number; was: number }
  | { kind: "remove"; id: string };

/** How a change is sent. */
export function toRequest(change: ListingChange, language: Language) {
  if (change.kind === "add") {
    const { input } = change;
    const own = { about: input.id, makes: [input.id], body: input };
    return { method: "POST" as const, path: "/api/listings", ...own };
  }
  const path = `/api/listings/${change.id}`;
  const own = { about: change.id, needs: [change.id] };
  const put = { method: "PUT" as const, ...own };
  switch (change.kind) {
    case "edit":
      return { ...put, path, body: change.input };
    case "status":
      return {
        ...put,
        path: `${path}/status?language=${language}`,
        body: { status: change.status },
      };
    case "stock":
      return { ...put, path: `${path}/stock`, body: { stock: change.stock, was: change.was } };
    default:
      return { method: "DELETE" as const, path, ...own };
  }
}

/**
 * Keeps a change of one's listings and sends it, all in the order in which they were made.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useWriteListing(language: Language) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: ListingChange) =>
      outbox.write({
        // A second send of a new listing is known by its own id.
        id: change.kind === "add" ? change.input.id : makeClientId(),
        kind: "listing",
        ...toRequest(change, language),
      }),
  });
}

/** Loads what a sent change may have altered: one's own listings, and what is on the screen of the market. */
export async function applySentListing(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: listingsKey }), refetchProducts(client)]);
}
