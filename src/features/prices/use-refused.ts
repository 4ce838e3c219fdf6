import { useQuery } from "@tanstack/react-query";
import type { Write } from "#src/shared/outbox.ts";
import { noVersion } from "#src/shared/versions.ts";
import { readCommand } from "#src/shared/waiting-writes.ts";
import { toWrite } from "#src/shared/writes.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useAlertText } from "./alert-section.tsx";
import { cropPricesQuery } from "./api.ts";
import { useLotText } from "./price-words.ts";
import type { CropPrices } from "./schema.ts";
import { type PriceCommand, priceWrites } from "./writes.ts";

/** What is told once more upon what is kept now; null where it cannot be. */
function planAgain(command: PriceCommand, prices: CropPrices): PriceCommand | null {
  if (command.kind === "lot") return { ...command, version: prices.lotVersion };
  const stored = prices.alerts.find(({ id }) => id === command.id);
  if (command.kind === "unwatch") return stored ? { ...command, version: stored.version } : null;
  return { ...command, version: stored?.version ?? noVersion };
}

/** A lot or an alert that was not taken, and what is kept of it now. */
export function useRefused(write: Write): RefusedChange | null {
  const command = readCommand(priceWrites, write);
  const query = { ...cropPricesQuery(command?.crop ?? "onion"), refetchOnMount: "always" } as const;
  const { data } = useQuery({ ...query, enabled: command !== null });
  const getLotText = useLotText();
  const getAlertText = useAlertText({ markets: data?.markets ?? [] });
  if (!command) return null;
  const getSides = () => {
    if (command.kind === "lot") {
      return { mine: getLotText(command.lot), now: data?.isOwnLot ? getLotText(data.lot) : null };
    }
    const stored = data?.alerts.find(({ id }) => id === command.id);
    const mine = command.kind === "watch" ? getAlertText(command.alert) : null;
    return { mine, now: stored ? getAlertText(stored) : null };
  };
  const again = data ? planAgain(command, data) : null;
  return {
    ...getSides(),
    ...(data ? {} : { now: undefined }),
    again: again && toWrite(priceWrites, again),
  };
}
