import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { language } from "#src/shared/language.ts";
import type { Writes } from "#src/shared/writes.ts";
import { refetchProducts } from "./api.ts";
import {
  createListingInput,
  editListingInput,
  listingStatusInput,
  stockInput,
} from "./listing-schema.ts";
import { listingsKey } from "./own-api.ts";

const id = z.string();

const listingCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), input: createListingInput }),
  z.object({ kind: z.literal("edit"), id, input: editListingInput }),
  z.extend(listingStatusInput, { kind: z.literal("status"), id, language }),
  z.extend(stockInput, { kind: z.literal("stock"), id }),
  z.object({ kind: z.literal("remove"), id }),
]);
export type ListingCommand = z.infer<typeof listingCommand>;

/** What is sold. */
export const listingWrites: Writes<ListingCommand, "listing"> = {
  kind: "listing",
  command: listingCommand,
  dependsOn: (command) =>
    command.kind === "add" ? { makes: [command.input.id] } : { needs: [command.id] },
  toRequest(command) {
    if (command.kind === "add") {
      return { method: "POST", path: "/api/listings", body: command.input };
    }
    const path = `/api/listings/${command.id}`;
    switch (command.kind) {
      case "edit":
        return { method: "PUT", path, body: command.input };
      case "status": {
        const { status, language } = command;
        return { method: "PUT", path: `${path}/status`, query: { language }, body: { status } };
      }
      case "stock": {
        const { stock, was } = command;
        return { method: "PUT", path: `${path}/stock`, body: { stock, was } };
      }
      case "remove":
        return { method: "DELETE", path };
    }
  },
  async applySent(client) {
    await Promise.all([
      client.invalidateQueries({ queryKey: listingsKey }),
      refetchProducts(client),
    ]);
  },
  getName(command) {
    const listing = "input" in command ? command.input.title : null;
    return listing ? msg`Your listing “${listing}”` : msg`A change of what you sell`;
  },
};
