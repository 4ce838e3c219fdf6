import { useLingui } from "@lingui/react/macro";
import { Flag, MapPin, Pencil, RotateCcw, ShieldCheck, ShoppingCart, Truck } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Chip } from "#src/ui/chip.tsx";
import { FootBar } from "#src/ui/foot-bar.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useFarmDistance } from "./farm-api.ts";
import { useOwnListings } from "./own-api.ts";
import { Price, Rating, StockChip, useWishing, WishButton } from "./product-card.tsx";
import { categoryLabels } from "./product-words.ts";
import type { ReportDialogProps } from "./report-dialog.tsx";
import type { Product, ProductDetail } from "./schema.ts";

const ShareButton = lazyView(
  async () => (await import("#src/ui/share-button.tsx")).ShareButton,
  <span className="size-12" />,
);

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="mt-0.5 shrink-0 text-leaf-700">{icon}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** Where it lies, how it comes to the buyer, and whether it can go back. */
function Terms({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const { measure } = useFarmDistance();
  const { place, deliveryRadiusKm: radius, returnDays, terms, language } = product;
  const distance = measure(product);
  const away = distance === null ? null : formatNumber(Math.max(1, Math.round(distance)));
  const isReached = distance === null || radius === null || distance <= radius;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {place && (
        <Fact icon={<MapPin aria-hidden size={20} />}>
          <p>
            {place.name === place.district ? place.name : `${place.name}, ${place.district}`},{" "}
            {place.state}
          </p>
          {away !== null && (
            <p className="text-copy text-quiet">{t`About ${away} km from your farm, in a straight line`}</p>
          )}
        </Fact>
      )}
      <Fact icon={<Truck aria-hidden size={20} />}>
        <p>
          {radius === null
            ? t`You fetch it at the seller's place`
            : t`Delivered up to ${radius} km from there`}
        </p>
        {!isReached && (
          <p className="text-copy text-marigold-600">
            {t`Your farm is farther away: you would have to fetch it.`}
          </p>
        )}
      </Fact>
      <Fact icon={<RotateCcw aria-hidden size={20} />}>
        <p>
          {returnDays === 0
            ? t`Cannot be returned`
            : t`Can be returned within ${returnDays} days of delivery`}
        </p>
      </Fact>
      {terms !== "" && (
        <li className="py-2.5">
          <p lang={language} className="text-copy break-words whitespace-pre-line text-quiet">
            {terms}
          </p>
        </li>
      )}
    </ul>
  );
}

/** Licence, batch and expiry, where the law asks for them. */
function Licence({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { licenceNumber, batchNumber, expiryDate } = product;
  if (!licenceNumber && !batchNumber && !expiryDate) return null;
  const facts = [
    [t`Licence number`, licenceNumber],
    [t`Batch`, batchNumber],
    [t`Good until`, expiryDate && formatDate(new Date(`${expiryDate}T06:00:00Z`), language, now)],
  ] as const;
  return (
    <section className="rounded-card bg-leaf-100 p-4">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <ShieldCheck aria-hidden size={20} className="text-leaf-700" />
        {t`Checked against the packet by the seller`}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-copy">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd className="min-w-0 font-medium break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

export type OfferSectionProps = {
  onAddToCart: (product: Product) => void;
  /** The dialog of a report, which hardly anybody ever opens. */
  ReportDialog: ComponentType<ReportDialogProps>;
  product: ProductDetail;
  /** Whether all of it is known, and not only what its card shows. */
  isWhole: boolean;
};

export function OfferSection({ product, isWhole, onAddToCart, ReportDialog }: OfferSectionProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [, go] = useLocation();
  const { ids, setWish } = useWishing();
  const [isReporting, setReporting] = useState(false);
  const { id, title, stock, language } = product;
  // What a card knows of it does not say, until the rest comes.
  const isOwn = useOwnListings().has(id) || product.isOwn;
  const left = formatNumber(stock);
  const sellerName = getNameWords(i18n, { name: product.authorName });
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div>
        <div className="flex flex-wrap gap-1.5">
          {product.isSample && <Chip tone="warn">{t`Sample`}</Chip>}
          <Chip tone="soil">{i18n._(categoryLabels[product.category])}</Chip>
          <StockChip stock={stock} />
        </div>
        <h1
          lang={language}
          className="mt-3 text-title leading-tight break-words sm:text-title-wide"
        >
          {title}
        </h1>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Price product={product} className="[&>strong]:text-3xl" />
          <Rating product={product} />
        </div>
        {stock > 5 && <p className="mt-1 text-copy text-quiet">{t`${left} in stock`}</p>}
      </div>
      {product.isSample && (
        <Banner tone="warn">
          {t`This is a sample that shows how the market works. Nobody delivers it.`}
        </Banner>
      )}
      {isOwn ? (
        <Link href={`/marketplace/sell?listing=${id}`} className={buttonLook("quiet")}>
          <Pencil aria-hidden size={20} />
          {t`Change your listing`}
        </Link>
      ) : (
        <FootBar isFixed className="flex items-center gap-2">
          <Button
            className="grow"
            variant={product.isSample ? "quiet" : "primary"}
            disabled={stock === 0}
            icon={<ShoppingCart aria-hidden size={20} />}
            onClick={() => onAddToCart(product)}
          >
            {stock === 0 ? t`Sold out` : t`Add to Cart`}
          </Button>
          <span className="rounded-full border border-line bg-surface">
            <WishButton isWished={ids.has(id)} onWish={(isWished) => setWish({ id, isWished })} />
          </span>
          <ShareButton
            isIcon
            title={title}
            path={`/marketplace/${id}`}
            words={{
              share: t`Share`,
              copied: t`The link is copied.`,
              byHand: t`Share this product`,
              link: t`Copy this link`,
            }}
          />
        </FootBar>
      )}
      {isWhole ? <Terms product={product} /> : <Skeleton className="h-44" />}
      <Licence product={product} />
      <div className="flex items-center gap-3">
        <Avatar name={sellerName} src={product.authorAvator} />
        <p className="min-w-0 leading-snug">
          <span className="block text-sm text-quiet">{t`Sold by`}</span>
          <span className="block font-medium break-words">{sellerName}</span>
        </p>
      </div>
      {isWhole && !isOwn && (
        <Button
          variant="text"
          className="-ml-5 justify-self-start"
          icon={<Flag aria-hidden size={18} />}
          aria-haspopup="dialog"
          onClick={() => setReporting(true)}
        >
          {t`Report`}
        </Button>
      )}
      {isReporting && (
        <ReportDialog
          id={id}
          onReported={() => {
            go("/marketplace");
            toast.show({
              tone: "good",
              text: t`Thank you. You will not see this listing again.`,
            });
          }}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
