import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import type { Write } from "#src/shared/outbox.ts";
import { noVersion } from "#src/shared/versions.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { soilQuery, toRequest } from "./api.ts";
import { cardInput, choiceInput, type FarmSoil, newCardInput, priceInput } from "./schema.ts";
import { useCardText, useChoiceText, usePriceText } from "./told-words.ts";
import { readPath } from "./waiting-rules.ts";

type Read = (farm: FarmSoil, write: Write) => RefusedChange;

function useReadCard(): Read {
  const getText = useCardText();
  return (farm, write) => {
    const { about: fieldId = "", body } = write;
    const added = newCardInput.safeParse(body).data;
    const card = added?.card ?? cardInput.safeParse(body).data ?? null;
    const { cardId, step } = readPath(write.path);
    const id = added?.id ?? cardId ?? "";
    const stored = farm.cards.find((each) => each.id === id) ?? null;
    const now = stored && getText(stored);
    const own = { fieldId, id };
    const mine = card && getText(card);
    if (step === "restore") {
      return { mine, now, again: stored ? null : toRequest({ kind: "restore", ...own }) };
    }
    if (!card) {
      const { version } = stored ?? {};
      return { mine, now, again: version ? toRequest({ kind: "remove", ...own, version }) : null };
    }
    const again = stored
      ? toRequest({ kind: "correct", ...own, card, version: stored.version })
      : toRequest({ kind: "add", fieldId, id: makeClientId(), card });
    return { mine, now, again };
  };
}

function useReadChoice(): Read {
  const getText = useChoiceText();
  return ({ choices }, { about: fieldId = "", body }) => {
    const choice = choiceInput.safeParse(body).data;
    const stored = choices.find((each) => each.fieldId === fieldId);
    const now = stored ? getText(stored.choice) : null;
    if (!choice) return { mine: null, now, again: null };
    const version = stored?.version ?? noVersion;
    const again = toRequest({ kind: "choose", fieldId, choice, version });
    return { mine: getText(choice), now, again };
  };
}

function useReadPrice(): Read {
  const getText = usePriceText();
  return ({ prices }, { body }) => {
    const price = priceInput.safeParse(body).data;
    const stored = prices.find(({ product }) => product === price?.product);
    const now = stored ? getText(stored) : null;
    if (!price) return { mine: null, now, again: null };
    const again = toRequest({ kind: "price", price, version: stored?.version ?? noVersion });
    return { mine: getText(price), now, again };
  };
}

/** What was told of a soil and not taken, and what is kept of it now. */
export function useRefused(write: Write): RefusedChange | null {
  const readCard = useReadCard();
  const readChoice = useReadChoice();
  const readPrice = useReadPrice();
  const { data } = useQuery({ ...soilQuery, refetchOnMount: "always" });
  const { step } = readPath(write.path);
  const read = step === "prices" ? readPrice : step === "choice" ? readChoice : readCard;
  const nothing: FarmSoil = { region: "india", cards: [], choices: [], prices: [] };
  const change = read(data ?? nothing, write);
  return data ? change : { ...change, now: undefined, again: null };
}
