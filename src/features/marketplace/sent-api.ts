import type { QueryClient } from "@tanstack/react-query";
import type { Sent } from "#src/shared/outbox.ts";
import { applySentListing } from "./listing-api.ts";
import { applySentWish } from "./wish-api.ts";

/** Takes in what the server answered to a wish or to a change of a listing, whenever it was sent. */
export function applySentTrade(client: QueryClient, { write, answer }: Sent): Promise<void> {
  return write.kind === "wish" ? applySentWish(client, answer) : applySentListing(client);
}
