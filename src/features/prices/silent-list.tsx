import { useLingui } from "@lingui/react/macro";
import { usePlaceNames } from "#src/features/place/name-api.ts";
import { formatRupees } from "#src/shared/money.ts";
import { Fold } from "#src/ui/fold.tsx";
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
    <Fold
      title={t`Not ranked (${count})`}
      className="rounded-card border border-line bg-surface px-5 shadow-card"
    >
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
    </Fold>
  );
}
