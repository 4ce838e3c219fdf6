import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, IndianRupee, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { cropWords } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { NotLoadedInCard } from "#src/ui/not-loaded.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { toneGrounds } from "#src/ui/tones.ts";
import { farmPricesQuery } from "./api.ts";
import { formatWhole, useDayText, useLotText, useMarketName } from "./price-words.ts";
import { silentDays } from "./rules.ts";
import type { CropOffers, FarmPrices, MandiOffer } from "./schema.ts";

function Stall() {
  const stripes = [0, 1, 2, 3, 4, 5];
  const heap = [
    [118, 84],
    [134, 84],
    [126, 74],
  ] as const;
  return (
    <PictureFrame>
      <path d="M0 112h320v20H0Z" className="fill-soil-300" />
      <path d="M86 40v74M234 40v74" strokeWidth="6" className="stroke-soil-600" />
      {stripes.map((at) => (
        <path
          key={at}
          d={`M${76 + at * 28} 14h28v30a14 12 0 0 1-28 0Z`}
          className={at % 2 === 0 ? "fill-leaf-600" : "fill-surface"}
        />
      ))}
      <g>
        {heap.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="10" className="fill-chilli-600 opacity-80" />
        ))}
        {heap.map(([x, y]) => (
          <circle key={x} cx={x + 68} cy={y} r="10" className="fill-marigold-500" />
        ))}
      </g>
      <path d="M98 88h56l-5 26h-46ZM166 88h56l-5 26h-46Z" className="fill-soil-600" />
      <path d="M99 97h54M168 97h52" strokeWidth="3" className="stroke-soil-300" />
      <circle cx="276" cy="62" r="22" className="fill-marigold-500" />
      <circle
        cx="276"
        cy="62"
        r="16"
        fill="none"
        strokeWidth="2"
        className="stroke-surface opacity-70"
      />
      <path
        d="M269 54h14M269 60h14M271 54c10 0 10 12 0 12h-2l10 9"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-surface"
      />
    </PictureFrame>
  );
}

/** A picture, what will stand here, and the one step towards it. */
function Invitation({ text, step }: { text: ReactNode; step: ReactNode }) {
  return (
    <>
      <div
        aria-hidden
        className={`h-32 shrink-0 overflow-hidden rounded-control [&>svg]:size-full ${toneGrounds.warn}`}
      >
        <Stall />
      </div>
      <p className="mt-4 leading-snug">{text}</p>
      <div className="mt-auto pt-4">{step}</div>
    </>
  );
}

function ChangeChip({ paise }: { paise: number | null }) {
  const { t } = useLingui();
  if (paise === null) return null;
  const amount = formatRupees(Math.abs(paise));
  if (paise === 0) return <Chip tone="soil">{t`As 7 days before`}</Chip>;
  return paise > 0 ? (
    <Chip tone="leaf" icon={<TrendingUp aria-hidden />}>
      {t`${amount} more in 7 days`}
    </Chip>
  ) : (
    <Chip tone="warn" icon={<TrendingDown aria-hidden />}>
      {t`${amount} less in 7 days`}
    </Chip>
  );
}

/** The mandi that leaves most of one crop. */
function BestOffer({ crop, offer }: { crop: CropOffers; offer: MandiOffer }) {
  const { t, i18n } = useLingui();
  const getName = useMarketName();
  const getDay = useDayText();
  const getLotText = useLotText();
  const name = i18n._(cropWords[crop.crop]);
  const market = getName(offer);
  const price = formatRupees(offer.modalPaise);
  const sum = formatWhole(offer.net.netPaise);
  const size = getLotText(crop.lot);
  const day = getDay(offer.day);
  const { kilometres } = offer;
  return (
    <>
      <p className="text-copy font-semibold text-quiet">{name}</p>
      <p className="mt-0.5 text-xl leading-snug font-semibold break-words">
        {t`${market}: ${price} a quintal`}
      </p>
      <p className="mt-1.5 leading-snug">
        {t`Leaves you ${sum} of ${size}, ${kilometres} km away.`}
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-2 text-copy text-quiet">
        {/* What is made up has neither risen nor fallen. */}
        {crop.source !== "sample" && <ChangeChip paise={offer.weekChangePaise} />}
        {offer.ageDays >= silentDays ? (
          <Chip tone="soil">{t`No report since ${day}`}</Chip>
        ) : (
          <span>{day}</span>
        )}
      </p>
    </>
  );
}

function Others({ crops }: { crops: readonly CropOffers[] }) {
  const { t, i18n } = useLingui();
  const getName = useMarketName();
  const getDay = useDayText();
  if (crops.length === 0) return null;
  return (
    <ul className="mt-3 text-copy leading-snug">
      {crops.map(({ crop, offers: [best], lastReportDay }) => {
        const name = i18n._(cropWords[crop]);
        const price = formatRupees(best?.modalPaise ?? 0);
        const market = best ? getName(best) : "";
        const day = lastReportDay === null ? "" : getDay(lastReportDay);
        return (
          <li key={crop} className="border-t border-line py-1.5 break-words">
            <b>{name}:</b>{" "}
            {best
              ? t`${price} at ${market}`
              : lastReportDay === null
                ? t`no report`
                : t`no report since ${day}`}
          </li>
        );
      })}
    </ul>
  );
}

function KnownPart({ farm, step }: { farm: FarmPrices; step: ReactNode }) {
  const { t, i18n } = useLingui();
  const getDay = useDayText();
  const [first, ...others] = farm.crops.toSorted(
    (one, other) => Number(other.offers.length > 0) - Number(one.offers.length > 0),
  );
  if (farm.place === null || !first) {
    return (
      <Invitation
        text={<Trans>What the mandis near you pay for your crop, per quintal.</Trans>}
        step={
          step || (
            <Link href="/prices" className={buttonLook("quiet")}>
              <Trans>See the mandis</Trans>
              <ArrowRight aria-hidden size={18} />
            </Link>
          )
        }
      />
    );
  }
  const [best] = first.offers;
  const name = i18n._(cropWords[first.crop]);
  const day = first.lastReportDay === null ? "" : getDay(first.lastReportDay);
  return (
    <>
      {best ? (
        <BestOffer crop={first} offer={best} />
      ) : (
        <p className="text-xl leading-snug font-semibold">
          {first.lastReportDay === null
            ? t`No mandi near you has reported ${name}.`
            : t`No report of ${name} since ${day}.`}
        </p>
      )}
      <Others crops={others.slice(0, 2)} />
      <div className="mt-auto pt-4">
        <Link href={`/prices?crop=${first.crop}`} className={buttonLook("quiet")}>
          <Trans>All mandis</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </>
  );
}

/**
 * What nearby mandis pay for the farmer's own crops, and which leaves most.
 * @param props.step what the farm still has to tell for it
 */
export function MarketPriceCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  const query = useQuery(farmPricesQuery);
  const { data } = query;
  const isSample =
    data !== undefined &&
    data.place !== null &&
    data.crops.some(({ source }) => source === "sample");
  return (
    <Card
      title={t`Market Price`}
      icon={<IndianRupee aria-hidden size={22} />}
      action={props.action}
      note={isSample && <Chip tone="warn">{t`Sample`}</Chip>}
      className="flex h-full flex-col"
    >
      {data && <KnownPart farm={data} step={props.step} />}
      <NotLoadedInCard
        query={query}
        words={{
          loading: t`Loading prices…`,
          failed: t`The prices could not be loaded. Try again in a moment.`,
          offline: t`There is no connection, and no prices are kept on this device yet.`,
        }}
      >
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-2 h-7 w-4/5" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-4 h-8 w-2/3" />
      </NotLoadedInCard>
    </Card>
  );
}
