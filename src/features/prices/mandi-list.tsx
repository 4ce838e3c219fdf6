import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight, MapPin } from "lucide-react";
import { useRef, useState } from "react";
import { usePlaceNames } from "#src/features/place/name-api.ts";
import { formatRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { focusItem } from "#src/ui/focus-item.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { formatWhole, useDayText, useLotText, useMarketName } from "./price-words.ts";
import { silentDays } from "./rules.ts";
import type { Lot, MandiOffer } from "./schema.ts";

const shownAtFirst = 5;

const OfferDetailsSection = lazyView(
  async () => (await import("./offer-details-section.tsx")).OfferDetailsSection,
  <Skeleton className="mb-4 h-56" />,
);

/** One mandi: what it leaves, what it pays, how far, and of which day. */
function Offer(props: { offer: MandiOffer; rank: number; lot: Lot; isSample: boolean }) {
  const { offer, rank, lot, isSample } = props;
  const { t } = useLingui();
  const getName = useMarketName();
  const getDay = useDayText();
  const [wasOpened, setOpened] = useState(false);
  const { net, kilometres, day, ageDays } = offer;
  const district = usePlaceNames()(offer.district);
  const price = formatRupees(offer.modalPaise);
  const date = getDay(day);
  const isSilent = ageDays >= silentDays;
  return (
    <li
      tabIndex={-1}
      className="border-t border-line py-1 outline-none first:border-t-0 focus-visible:outline-2"
    >
      <details className="group" onToggle={() => setOpened(true)}>
        <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr] pair:grid-cols-[auto_1fr_auto] items-start gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
          <span
            className={classNames(
              "grid size-9 place-items-center rounded-full text-copy font-bold tabular-nums",
              rank === 1 && !isSample ? "bg-leaf-700 text-on-leaf" : "bg-soil-100 text-soil-600",
            )}
          >
            {rank}
          </span>
          <span className="min-w-0">
            <b className="block text-base leading-snug break-words">{getName(offer)}</b>
            <span className="mt-0.5 flex items-center gap-1 text-copy text-quiet">
              <MapPin aria-hidden size={16} className="shrink-0" />
              {offer.positionBy === "market"
                ? t`${kilometres} km`
                : t`about ${kilometres} km, ${district} district`}
            </span>
          </span>
          <span className="flex items-center gap-1 max-pair:col-start-2">
            <span className="pair:text-right">
              <span
                className={classNames(
                  "block text-lg leading-snug tabular-nums",
                  isSample ? "text-quiet" : "font-bold",
                  net.netPaise < 0 && "text-chilli-600",
                )}
              >
                {formatWhole(net.netPaise)}
              </span>
              <span className="block text-sm text-quiet">{t`left for you`}</span>
            </span>
            <ChevronRight
              aria-hidden
              size={20}
              className="shrink-0 text-leaf-700 transition-transform group-open:rotate-90"
            />
          </span>
          <span className="col-start-2 pair:col-span-2 pair:col-start-2 mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-copy">
            <span>{isSilent ? t`${price} a quintal` : t`${price} a quintal, ${date}`}</span>
            {isSilent && <Chip tone="soil">{t`No report since ${date}`}</Chip>}
            {net.netPaise < 0 && <Chip tone="bad">{t`The trip costs more than it brings`}</Chip>}
          </span>
        </summary>
        {wasOpened && (
          <div className="sm:pl-12">
            <OfferDetailsSection {...{ offer, lot }} />
          </div>
        )}
      </details>
    </li>
  );
}

/** The mandis by what they leave of the lot, the first few at once; made-up prices say so first and stay quiet. */
export function MandiList(props: { offers: readonly MandiOffer[]; lot: Lot; isSample: boolean }) {
  const { offers, lot, isSample } = props;
  const { t } = useLingui();
  const getLotText = useLotText();
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? offers : offers.slice(0, shownAtFirst);
  const left = offers.length - shown.length;
  const size = getLotText(lot);
  const showAll = () => {
    setWhole(true);
    focusItem(list.current, shownAtFirst);
  };
  return (
    <Card
      title={t`Mandis near you`}
      icon={<MapPin aria-hidden size={22} />}
      note={isSample && <Chip tone="warn">{t`Sample`}</Chip>}
    >
      <p className="-mt-1 mb-1 text-copy leading-snug text-quiet">
        <Trans>
          What is left of {size} after transport, loading and fees. Press one to see how.
        </Trans>
      </p>
      <ol ref={list}>
        {shown.map((offer, at) => (
          <Offer key={offer.marketId} rank={at + 1} {...{ offer, lot, isSample }} />
        ))}
      </ol>
      {left > 0 && (
        <Button variant="quiet" className="mt-2 w-full" onClick={showAll}>
          {t`Show ${left} more`}
        </Button>
      )}
    </Card>
  );
}
