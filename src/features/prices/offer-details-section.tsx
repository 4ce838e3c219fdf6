import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { classNames } from "#src/ui/class-names.ts";
import { formatWhole, useLotText } from "./price-words.ts";
import type { Lot, MandiOffer } from "./schema.ts";

function WorkingRow(props: { label: string; paise: number; isSum?: boolean; isCost?: boolean }) {
  const { label, paise, isSum = false, isCost = false } = props;
  if (isCost && paise === 0) return null;
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-4 py-1.5",
        isSum && "border-t border-soil-300 font-semibold",
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 tabular-nums">
        {isCost ? `− ${formatWhole(paise)}` : formatWhole(paise)}
      </dd>
    </div>
  );
}

/** How the sum comes about, step by step. */
function Working({ offer, lot }: { offer: MandiOffer; lot: Lot }) {
  const { t } = useLingui();
  const getLotText = useLotText();
  const { net, modalPaise } = offer;
  const size = getLotText(lot);
  const price = formatRupees(modalPaise);
  const kilometres = offer.kilometres ?? 0;
  const rate = formatRupees(lot.transportPaise);
  const percent = formatNumber(lot.commissionBasisPoints / 100);
  return (
    <dl className="text-copy leading-snug">
      <WorkingRow label={t`${size} at ${price} a quintal`} paise={net.grossPaise} />
      <WorkingRow
        isCost
        label={t`Transport: ${kilometres} km at ${rate} a km and quintal`}
        paise={net.transportPaise}
      />
      <WorkingRow isCost label={t`Loading and weighing`} paise={net.loadingPaise} />
      <WorkingRow isCost label={t`Commission and fees, ${percent}%`} paise={net.commissionPaise} />
      <WorkingRow isCost label={t`Other costs of the trip`} paise={net.otherPaise} />
      <WorkingRow isSum label={t`Left for you`} paise={net.netPaise} />
    </dl>
  );
}

/** How the sum comes about, what was paid, and how the way was counted. */
export function OfferDetailsSection({ offer, lot }: { offer: MandiOffer; lot: Lot }) {
  const { t } = useLingui();
  const { lowPaise, highPaise, varieties, positionBy } = offer;
  const low = lowPaise === null ? "–" : formatRupees(lowPaise);
  const high = highPaise === null ? "–" : formatRupees(highPaise);
  const modal = formatRupees(offer.modalPaise);
  const perQuintal = formatWhole(offer.net.netPerQuintalPaise);
  const named = varieties.join(", ");
  return (
    <div className="pb-4">
      <Working {...{ offer, lot }} />
      <p className="mt-2 text-copy leading-snug text-quiet">
        {t`That is ${perQuintal} a quintal in your hand.`}
      </p>
      <p className="mt-2 text-copy leading-snug">
        {t`Lowest ${low}, usual ${modal}, highest ${high} a quintal.`}
        {named && ` ${t`Varieties: ${named}.`}`}
      </p>
      <p className="mt-2 text-sm leading-snug text-quiet">
        {positionBy === "market"
          ? t`By road, about: the straight line to the town with 3 in 10 added for bends.`
          : t`Where in its district this market is, is not known: the way is counted to the middle of the district, and as 40 km at least.`}
      </p>
    </div>
  );
}
