import { useQuery } from "@tanstack/react-query";
import { crops } from "#src/shared/farm-terms.ts";
import type { Write } from "#src/shared/outbox.ts";
import { noVersion, readLastPart } from "#src/shared/versions.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useAlertText } from "./alert-section.tsx";
import { cropPricesQuery, toRequest } from "./api.ts";
import { useLotText } from "./price-words.ts";
import { alertInput, type CropPrices, lotInput } from "./schema.ts";

function useReadLot(): (prices: CropPrices, write: Write) => RefusedChange {
  const getText = useLotText();
  return (prices, { body }) => {
    const lot = lotInput.safeParse(body).data;
    const now = prices.isOwnLot ? getText(prices.lot) : null;
    if (!lot) return { mine: null, now, again: null };
    const again = toRequest(prices.crop, { kind: "lot", lot, version: prices.lotVersion });
    return { mine: getText(lot), now, again };
  };
}

function useReadAlert(prices: CropPrices | undefined): (write: Write) => RefusedChange {
  const getText = useAlertText({ markets: prices?.markets ?? [] });
  return ({ path, body }) => {
    const id = readLastPart(path);
    const alert = alertInput.safeParse(body).data;
    const stored = prices?.alerts.find((each) => each.id === id);
    const version = stored?.version ?? noVersion;
    const now = stored ? getText(stored) : null;
    if (!prices) return { mine: alert ? getText(alert) : null, now, again: null };
    if (alert) {
      const again = toRequest(prices.crop, { kind: "watch", id, alert, version });
      return { mine: getText(alert), now, again };
    }
    const again = stored ? toRequest(prices.crop, { kind: "unwatch", id, version }) : null;
    return { mine: null, now, again };
  };
}

/** A lot or an alert that was not taken, and what is kept of it now. */
export function useRefused(write: Write): RefusedChange | null {
  const getLotText = useLotText();
  const readLot = useReadLot();
  const crop = crops.find((each) => each === write.about) ?? "onion";
  const { data } = useQuery({ ...cropPricesQuery(crop), refetchOnMount: "always" });
  const readAlert = useReadAlert(data);
  if (readLastPart(write.path) !== "lot") {
    const change = readAlert(write);
    return data ? change : { ...change, now: undefined };
  }
  const lot = lotInput.safeParse(write.body).data;
  return data
    ? readLot(data, write)
    : { mine: lot ? getLotText(lot) : null, now: undefined, again: null };
}
