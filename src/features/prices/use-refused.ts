import { useQuery } from "@tanstack/react-query";
import { noVersion } from "#src/shared/versions.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useAlertText } from "./alert-section.tsx";
import { cropPricesQuery } from "./api.ts";
import { useLotText } from "./price-words.ts";
import type { CropPrices } from "./schema.ts";
import type { PriceCommand } from "./writes.ts";

/** What is told once more upon what is kept now; null where it cannot be. */
function planAgain(command: PriceCommand, prices: CropPrices): PriceCommand | null {
  if (command.kind === "lot") return { ...command, version: prices.lotVersion };
  const stored = prices.alerts.find(({ id }) => id === command.id);
  if (command.kind === "unwatch") return stored ? { ...command, version: stored.version } : null;
  return { ...command, version: stored?.version ?? noVersion };
}

/** A lot or an alert that was not taken, and what is kept of it now. */
export function useRefused(command: PriceCommand): RefusedChange<PriceCommand> {
  const { data } = useQuery({ ...cropPricesQuery(command.crop), refetchOnMount: "always" });
  const getLotText = useLotText();
  const getAlertText = useAlertText({ markets: data?.markets ?? [] });
  const getSides = () => {
    if (command.kind === "lot") {
      return { mine: getLotText(command.lot), now: data?.isOwnLot ? getLotText(data.lot) : null };
    }
    const stored = data?.alerts.find(({ id }) => id === command.id);
    const mine = command.kind === "watch" ? getAlertText(command.alert) : null;
    return { mine, now: stored ? getAlertText(stored) : null };
  };
  return {
    ...getSides(),
    ...(data ? {} : { now: undefined }),
    again: data ? planAgain(command, data) : null,
  };
}
