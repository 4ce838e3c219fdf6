import { firstVersion } from "#src/shared/versions.ts";
import {
  cardInput,
  choiceInput,
  type FarmSoil,
  newCardInput,
  priceInput,
  type SoilCard,
} from "./schema.ts";

/** A write about soils that the server does not have yet. */
export type WaitingWrite = {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  /** The field's id; none for prices. */
  about?: string;
  refusal: unknown;
};

type Waiting = "waits" | "refused";

/** What is kept as it will be, and which of it waits to be sent or was refused. */
export type ShownFarmSoil = FarmSoil & {
  /** By the ids of cards, by those of fields for their choices, and `prices`. */
  waiting: ReadonlyMap<string, Waiting>;
};

/** What is named before the last part of an address, or at its end. */
export function readPath(path: string): { cardId: string | null; step: string } {
  const parts = path.replace(/\?.*/, "").split("/");
  const at = parts.indexOf("cards");
  return { cardId: at < 0 ? null : (parts[at + 1] ?? null), step: parts.at(-1) ?? "" };
}

function applyCard(
  farm: ShownFarmSoil,
  {
    write,
    cardId,
    removed,
  }: { write: WaitingWrite; cardId: string; removed: Map<string, SoilCard> },
): SoilCard[] {
  const { cards } = farm;
  if (write.method === "DELETE") {
    const gone = cards.find(({ id }) => id === cardId);
    if (gone) removed.set(cardId, gone);
    return cards.filter(({ id }) => id !== cardId);
  }
  if (write.method === "PUT") {
    const input = cardInput.safeParse(write.body).data;
    // What is changed next is changed upon this one.
    const change = { ...input, version: write.id };
    return cards.map((card) => (input && card.id === cardId ? { ...card, ...change } : card));
  }
  const back = removed.get(cardId);
  return back ? [...cards, back] : cards;
}

function addCard(farm: ShownFarmSoil, write: WaitingWrite): SoilCard[] {
  const told = newCardInput.safeParse(write.body).data;
  if (!told || farm.cards.some(({ id }) => id === told.id)) return farm.cards;
  // First, as the server lists what was entered last: of two tests of one day that one counts.
  const fieldId = write.about ?? "";
  return [{ id: told.id, fieldId, ...told.card, version: firstVersion }, ...farm.cards];
}

/** What is kept as it will be when all that waits has been sent. */
export function applyWaiting(farm: FarmSoil, writes: readonly WaitingWrite[]): ShownFarmSoil {
  const waiting = new Map<string, Waiting>();
  const removed = new Map<string, SoilCard>();
  return writes.reduce<ShownFarmSoil>(
    (shown, write) => {
      const state: Waiting = write.refusal ? "refused" : "waits";
      const { cardId, step } = readPath(write.path);
      if (step === "prices") {
        waiting.set("prices", state);
        const price = priceInput.safeParse(write.body).data;
        if (!price || state === "refused") return shown;
        const others = shown.prices.filter(({ product }) => product !== price.product);
        return { ...shown, prices: [...others, { ...price, version: write.id }] };
      }
      if (step === "choice") {
        const fieldId = write.about ?? "";
        waiting.set(fieldId, state);
        const choice = choiceInput.safeParse(write.body).data;
        if (!choice || state === "refused") return shown;
        const others = shown.choices.filter((each) => each.fieldId !== fieldId);
        return { ...shown, choices: [...others, { fieldId, choice, version: write.id }] };
      }
      if (cardId === null) {
        const told = newCardInput.safeParse(write.body).data;
        if (told) waiting.set(told.id, state);
        // A new card that was refused is still to be seen: nothing else holds what was typed.
        return { ...shown, cards: addCard(shown, write) };
      }
      waiting.set(cardId, state);
      if (state === "refused") return shown;
      return { ...shown, cards: applyCard(shown, { write, cardId, removed }) };
    },
    { ...farm, waiting },
  );
}
