import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { usePlaceNames } from "#src/features/place/name-api.ts";
import { formatRupees } from "#src/shared/money.ts";
import { useDayText, useMarketName } from "./price-words.ts";
import type { MarketPrices } from "./schema.ts";

/** Markets that are not ranked: silent for a week, or nobody knows how far. */
export function SilentList({ markets }: { markets: readonly MarketPrices[] }) {
  const { t } = useLingui();
  const getName = useMarketName();
  const getPlaceName = usePlaceNames();
  const getDay = useDayText();
  const count = markets.length;
  return (
    <details className="group rounded-card border border-line bg-surface px-5 shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={20}
          className="shrink-0 text-leaf-700 transition-transform group-open:rotate-90"
        />
        {t`Not ranked (${count})`}
      </summary>
      <ul className="pb-4 text-copy leading-snug">
        {markets.map((market) => {
          const day = getDay(market.latest.day);
          const price = formatRupees(market.latest.modalPaise);
          const { kilometres } = market;
          const district = getPlaceName(market.district);
          return (
            <li key={market.marketId} className="border-t border-line py-2.5">
              <b>{getName(market)}</b>
              <span className="block text-quiet">
                {kilometres === null
                  ? t`Its distance is not known (${district}). ${day}: ${price} a quintal.`
                  : t`No report since ${day}. Then it was ${price} a quintal. ${kilometres} km.`}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
