import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { noVersion } from "#src/shared/versions.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { soilQuery } from "./api.ts";
import type { FarmSoil } from "./schema.ts";
import { useCardText, useChoiceText, usePriceText } from "./told-words.ts";
import type { SoilCommand } from "./writes.ts";

/** What is told once more upon what is kept now; null where it cannot be. */
function planAgain(command: SoilCommand, { cards, choices, prices }: FarmSoil): SoilCommand | null {
  if (command.kind === "price") {
    const stored = prices.find(({ product }) => product === command.price.product);
    return { ...command, version: stored?.version ?? noVersion };
  }
  const { fieldId } = command;
  if (command.kind === "choose") {
    const stored = choices.find((each) => each.fieldId === fieldId);
    return { ...command, version: stored?.version ?? noVersion };
  }
  const stored = cards.find(({ id }) => id === command.id);
  switch (command.kind) {
    case "restore":
      return stored ? null : command;
    case "remove":
      return stored ? { ...command, version: stored.version } : null;
    default: {
      const { id, card } = command;
      return stored
        ? { kind: "correct", fieldId, id, card, version: stored.version }
        : { kind: "add", fieldId, id: makeClientId(), card };
    }
  }
}

function useSides(): (
  command: SoilCommand,
  farm: FarmSoil,
) => Pick<RefusedChange<SoilCommand>, "mine" | "now"> {
  const getCardText = useCardText();
  const getChoiceText = useChoiceText();
  const getPriceText = usePriceText();
  return (command, { cards, choices, prices }) => {
    if (command.kind === "price") {
      const stored = prices.find(({ product }) => product === command.price.product);
      return { mine: getPriceText(command.price), now: stored ? getPriceText(stored) : null };
    }
    if (command.kind === "choose") {
      const stored = choices.find(({ fieldId }) => fieldId === command.fieldId);
      const now = stored ? getChoiceText(stored.choice) : null;
      return { mine: getChoiceText(command.choice), now };
    }
    const stored = cards.find(({ id }) => id === command.id);
    const mine = "card" in command ? getCardText(command.card) : null;
    return { mine, now: stored ? getCardText(stored) : null };
  };
}

/** What was told of a soil and not taken, and what is kept of it now. */
export function useRefused(command: SoilCommand): RefusedChange<SoilCommand> {
  const getSides = useSides();
  const { data } = useQuery({ ...soilQuery, refetchOnMount: "always" });
  const nothing: FarmSoil = { region: "india", cards: [], choices: [], prices: [] };
  const sides = getSides(command, data ?? nothing);
  return {
    ...sides,
    ...(data ? {} : { now: undefined }),
    again: data ? planAgain(command, data) : null,
  };
}
