import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { cropWords, getCropPicture } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { Banner } from "#src/ui/banner.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { type LotDraft, openLotDraft, readLotDraft } from "./form-rules.ts";
import { MandiList } from "./mandi-list.tsx";
import { formatWhole, useDayText, useMarketName, useMonthText } from "./price-words.ts";
import { getLastReportDay, isRanked, isReported, rankMarkets } from "./rules.ts";
import type { Lot, MandiOffer } from "./schema.ts";
import type { ShownPrices } from "./writes.ts";

const LotForm = lazyView(
  async () => (await import("./lot-form.tsx")).LotForm,
  <Skeleton className="h-14 rounded-card lg:h-65" />,
);
const PriceChartSection = lazyView(
  async () => (await import("./price-chart-section.tsx")).PriceChartSection,
  <Skeleton className="h-96 rounded-card" />,
);
const SilentList = lazyView(
  async () => (await import("./silent-list.tsx")).SilentList,
  <Skeleton className="h-14 rounded-card" />,
);
const SupportSection = lazyView(async () => (await import("./support-section.tsx")).SupportSection);
const AlertSection = lazyView(async () => (await import("./alert-section.tsx")).AlertSection);

/** The answer in one look: where it leaves most, and what more than the nearest. Made-up prices answer nothing aloud. */
function Answer({ offers, isSample }: { offers: readonly MandiOffer[]; isSample: boolean }) {
  const { t } = useLingui();
  const getName = useMarketName();
  const [best] = offers;
  // Of a market that is only known to be in a district nobody can say that it is near.
  const [nearest = best] = offers
    .filter(({ positionBy }) => positionBy === "market")
    .toSorted((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0));
  if (!best || !nearest) return null;
  const name = getName(best);
  const sum = formatWhole(best.net.netPaise);
  const more = formatWhole(best.net.netPaise - nearest.net.netPaise);
  const near = getName(nearest);
  return (
    <p
      className={classNames(
        "mb-4 max-w-[68ch] leading-snug",
        isSample ? "text-quiet" : "text-xl font-semibold",
      )}
      aria-live="polite"
    >
      {isSample ? t`Sample: ${name} leaves you most, ${sum}.` : t`${name} leaves you most: ${sum}.`}{" "}
      <span className="font-normal text-quiet">
        {best.marketId === nearest.marketId
          ? t`It is also the nearest.`
          : t`That is ${more} more than ${near}, the nearest.`}
      </span>
    </p>
  );
}

function SampleBanner({ asOf }: { asOf: string }) {
  const month = useMonthText()(asOf);
  return (
    <Banner tone="warn" className="mb-4">
      <b>
        <Trans>Sample.</Trans>
      </b>{" "}
      <Trans>
        These prices of {month} are made up, to show what you will see. No source of reports is
        connected here yet. Do not sell by them.
      </Trans>
    </Banner>
  );
}

/** Nobody reported lately: since when, said plainly. */
function NoReport({ prices }: { prices: ShownPrices }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const getDay = useDayText();
  const name = i18n._(cropWords[prices.crop]);
  const last = getLastReportDay(prices.markets);
  const day = last === null ? "" : getDay(last);
  const isSold = isReported(prices.crop);
  const asked = prices.askedAt && formatAge(new Date(prices.askedAt), language, now);
  return (
    <EmptyState
      picture={
        <img
          src={`/pictures/icons/${getCropPicture(prices.crop)}.svg`}
          alt=""
          width={96}
          height={96}
          className="opacity-80"
        />
      }
      title={last === null ? t`No report of ${name}` : t`No report since ${day}`}
      text={
        !isSold
          ? t`Mandis sell it as several goods or by the piece: no price of it is read here.`
          : asked
            ? t`No mandi within 300 km has told a price lately. Last asked ${asked}.`
            : t`This crop has not been asked for near you yet. Keep your lot, and its prices come within a day.`
      }
    />
  );
}

function Offers({ prices, offers }: { prices: ShownPrices; offers: readonly MandiOffer[] }) {
  const { asOf, markets, lot, supportPrice } = prices;
  const isSample = prices.source === "sample";
  const ranked = new Set(offers.map(({ marketId }) => marketId));
  const silent = markets.filter((market) => !isRanked(market, asOf));
  const charted = markets.filter(({ marketId, days }) => ranked.has(marketId) || days.length > 0);
  return (
    <div className="grid min-w-0 content-start gap-4">
      {offers.length > 0 && <MandiList {...{ offers, lot, isSample }} />}
      {charted.length > 0 && (
        <PriceChartSection
          key={prices.crop}
          markets={charted}
          bestId={offers[0]?.marketId ?? ""}
          {...{ asOf, supportPrice, isSample }}
        />
      )}
      {silent.length > 0 && <SilentList markets={silent} />}
    </div>
  );
}

/** What stands in the form of the lot, what it was begun with, and what of it was sent. */
type Typed = { lot: Lot; version: string; draft: LotDraft; sent: Lot | null };
const openTyped = ({ lot, lotVersion }: ShownPrices): Typed => ({
  lot,
  version: lotVersion,
  draft: openLotDraft(lot),
  sent: null,
});
const isSame = <Value,>(one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

/**
 * One crop's mandis for the farmer's own lot.
 * @param props.step how the farm gets its place
 */
export function CropPricesSection({ prices, step }: { prices: ShownPrices; step: ReactNode }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => openTyped(prices));
  // Kept from another tab or device. What is typed here and not kept yet stays, upon what it was begun with.
  if (typed.version !== prices.lotVersion) {
    const isTyped = !isSame(typed.draft, openLotDraft(typed.lot));
    const isKept = isSame(readLotDraft(typed.draft).lot, prices.lot);
    if (!isTyped || isKept) setTyped(openTyped(prices));
    // It was sent from here, and typed on meanwhile.
    else if (isSame(typed.sent, prices.lot)) {
      setTyped({ ...typed, lot: prices.lot, version: prices.lotVersion, sent: null });
    }
  }
  const lot = readLotDraft(typed.draft).lot ?? prices.lot;
  const offers = rankMarkets(prices.markets, { lot, asOf: prices.asOf });
  const bestPaise = offers.length > 0 ? Math.max(...offers.map((one) => one.modalPaise)) : null;
  const best = formatRupees(bestPaise ?? 0);
  const isSample = prices.source === "sample";
  return (
    <>
      {prices.place === null && (
        <div className="mb-5 max-w-xl">
          <p className="mb-3 text-lg leading-snug font-semibold">
            <Trans>Say where your farm is, and the mandis near you are compared.</Trans>
          </p>
          {step}
        </div>
      )}
      {!isSample && <Answer offers={offers} isSample={false} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1">
          <LotForm
            prices={prices}
            draft={typed.draft}
            version={typed.version}
            onSend={(sent) => setTyped((before) => ({ ...before, sent }))}
            onMeet={({ lot, lotVersion: version }) =>
              setTyped((before) => ({ ...before, lot, version }))
            }
            onChange={(change) =>
              setTyped((before) => ({ ...before, draft: { ...before.draft, ...change } }))
            }
          />
        </div>
        <div
          className={classNames(
            "min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1",
            // What is true comes first.
            isSample && "max-lg:order-last",
          )}
        >
          {isSample && prices.place !== null && <SampleBanner asOf={prices.asOf} />}
          {isSample && <Answer offers={offers} isSample />}
          {offers.length === 0 && prices.place !== null && <NoReport prices={prices} />}
          <Offers prices={{ ...prices, lot }} offers={offers} />
          {bestPaise !== null && (
            <p className="mt-3 text-sm leading-snug text-quiet">
              {isSample
                ? t`The highest usual price is ${best} a quintal.`
                : t`Prices as mandis report them to data.gov.in (Agmarknet). The highest usual price is ${best} a quintal.`}
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-2">
          <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
            {prices.supportPrice && (
              <SupportSection price={prices.supportPrice} bestPaise={isSample ? null : bestPaise} />
            )}
            <AlertSection key={prices.crop} prices={prices} />
          </Suspense>
        </div>
      </div>
    </>
  );
}
