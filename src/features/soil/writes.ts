import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { putAnswer } from "#src/shared/change-query.ts";
import { soilKey } from "#src/shared/query-keys.ts";
import { firstVersion } from "#src/shared/versions.ts";
import type { Waiting, Writes } from "#src/shared/writes.ts";
import {
  cardInput,
  choiceInput,
  type FarmSoil,
  farmSoil,
  priceInput,
  type SoilCard,
} from "./schema.ts";

const fieldId = z.string();
const id = z.string();
const version = z.string();

const soilCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), fieldId, id, card: cardInput }),
  z.object({ kind: z.literal("correct"), fieldId, id, card: cardInput, version }),
  z.object({ kind: z.literal("remove"), fieldId, id, version }),
  z.object({ kind: z.literal("restore"), fieldId, id }),
  z.object({ kind: z.literal("choose"), fieldId, choice: choiceInput, version }),
  z.object({ kind: z.literal("price"), price: priceInput, version }),
]);
export type SoilCommand = z.infer<typeof soilCommand>;

/** What is told of the farm's soils. */
export const soilWrites: Writes<SoilCommand, "soil"> = {
  kind: "soil",
  command: soilCommand,
  dependsOn(command) {
    switch (command.kind) {
      case "add":
        return { makes: [command.id], needs: [command.fieldId] };
      case "choose":
        return { needs: [command.fieldId] };
      case "price":
        return {};
      default:
        return { needs: [command.fieldId, command.id] };
    }
  },
  toRequest(command) {
    if (command.kind === "price") {
      const { price, version } = command;
      return { method: "PUT", path: "/api/soil/prices", query: { version }, body: price };
    }
    const path = `/api/soil/${command.fieldId}`;
    if (command.kind === "choose") {
      const { choice, version } = command;
      return { method: "PUT", path: `${path}/choice`, query: { version }, body: choice };
    }
    const { id } = command;
    const own = `${path}/cards/${id}`;
    switch (command.kind) {
      case "add":
        return { method: "POST", path: `${path}/cards`, body: { id, card: command.card } };
      case "correct": {
        const { card, version } = command;
        return { method: "PUT", path: own, query: { version }, body: card };
      }
      case "remove":
        return { method: "DELETE", path: own, query: { version: command.version } };
      case "restore":
        return { method: "POST", path: `${own}/restore` };
    }
  },
  applySent: (client, { answer }) => putAnswer(client, soilKey, farmSoil.parse(answer)),
  getName(command, findField) {
    const field = command.kind === "price" ? undefined : findField(command.fieldId);
    return field ? msg`The soil of “${field}”` : msg`What you told of your soil`;
  },
};

/** What is kept as it will be, and which of it waits to be sent or was refused. */
export type ShownFarmSoil = FarmSoil & {
  /** By the ids of cards, by those of fields for their choices, and `prices`. */
  waiting: ReadonlyMap<string, "waits" | "refused">;
};

function getSubject(command: SoilCommand): string {
  if (command.kind === "price") return "prices";
  return command.kind === "choose" ? command.fieldId : command.id;
}

/** What is kept as it will be when all that waits has been sent. */
export function applyWaiting(
  farm: FarmSoil,
  writes: readonly Waiting<SoilCommand>[],
): ShownFarmSoil {
  const waiting = new Map<string, "waits" | "refused">();
  const removed = new Map<string, SoilCard>();
  let { cards, choices, prices } = farm;
  // What is changed next is changed upon this one.
  for (const { id: version, refusal, command } of writes) {
    waiting.set(getSubject(command), refusal ? "refused" : "waits");
    // A new card that was refused is still to be seen: nothing else holds what was typed.
    if (refusal && command.kind !== "add") continue;
    switch (command.kind) {
      case "add": {
        const { id, fieldId, card } = command;
        if (cards.some((each) => each.id === id)) break;
        // First, as the server lists what was entered last: of two tests of one day that one counts.
        cards = [{ id, fieldId, ...card, version: firstVersion }, ...cards];
        break;
      }
      case "correct": {
        const { id, card } = command;
        cards = cards.map((each) => (each.id === id ? { ...each, ...card, version } : each));
        break;
      }
      case "remove": {
        const gone = cards.find(({ id }) => id === command.id);
        if (gone) removed.set(command.id, gone);
        cards = cards.filter((each) => each !== gone);
        break;
      }
      case "restore": {
        const back = removed.get(command.id);
        if (back) cards = [...cards, back];
        break;
      }
      case "choose": {
        const { fieldId, choice } = command;
        const others = choices.filter((each) => each.fieldId !== fieldId);
        choices = [...others, { fieldId, choice, version }];
        break;
      }
      case "price": {
        const { price } = command;
        const others = prices.filter(({ product }) => product !== price.product);
        prices = [...others, { ...price, version }];
      }
    }
  }
  return { ...farm, cards, choices, prices, waiting };
}
