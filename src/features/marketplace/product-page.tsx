import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode } from "react";
import { Link } from "wouter";
import type { HiddenThing } from "#src/features/moderation/schema.ts";
import { Banner } from "#src/ui/banner.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { findKnown, productQuery } from "./api.ts";
import { MarketBackSection } from "./market-back-section.tsx";
import { OfferSection, type OfferSectionProps } from "./offer-section.tsx";
import { ProductGallerySection } from "./product-gallery-section.tsx";
import { statusLabels } from "./product-words.ts";
import type { Product, ProductDetail } from "./schema.ts";

type ProductPageProps = Pick<OfferSectionProps, "onAddToCart" | "ReportDialog"> & {
  id: string;
  orderActions: ReactNode;
  /** Tells the seller that buyers do not see it. */
  HiddenSection: ComponentType<HiddenThing>;
  /** What buyers have said of it, below all else. */
  ratings?: ReactNode;
};

type OwnBannerProps = Pick<ProductPageProps, "HiddenSection"> & { product: ProductDetail };

function OwnBanner({ product, HiddenSection }: OwnBannerProps) {
  const { t, i18n } = useLingui();
  if (!product.isOwn) return null;
  if (product.isHidden) {
    return <HiddenSection kind="product" targetId={product.id} isHidden className="mb-4" />;
  }
  if (product.status === "live") return null;
  const status = i18n._(statusLabels[product.status]);
  return (
    <Banner tone="soil" className="mb-4">
      {t`${status}: only you see this listing.`}
    </Banner>
  );
}

function ProductGone() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="sr-only">{t`Marketplace`}</h1>
      <EmptyState
        picture={<Scene name="empty-basket" />}
        title={t`This product is not on sale`}
        text={t`Its seller paused or removed it, it was hidden after reports, or the link is not whole.`}
        action={<Link href="/marketplace" className={buttonLook()}>{t`See all products`}</Link>}
      />
    </>
  );
}

function ProductShape() {
  return (
    <div aria-hidden className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="aspect-[4/3] h-auto w-full rounded-card" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-12" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}

/** One product: the address that is shared. */
export function ProductPage(props: ProductPageProps) {
  const { id, orderActions, onAddToCart, ReportDialog, HiddenSection, ratings } = props;
  const { t } = useLingui();
  const client = useQueryClient();
  const language = useLanguage();
  const query = useQuery({
    ...productQuery(id, language),
    placeholderData: () => toDetail(findKnown(client, id)),
  });
  const product = query.data;
  useTitle(product === null ? t`Marketplace` : product?.title);
  return (
    <div className="mx-auto w-full max-w-wrap px-4 pt-3 pb-28 sm:px-6 sm:pt-5 md:pb-14">
      <MarketBackSection actions={orderActions} />
      {product && (
        <article>
          <OwnBanner product={product} HiddenSection={HiddenSection} />
          <div className="grid gap-6 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10">
            <div className="min-w-0">
              <ProductGallerySection
                key={product.id}
                title={product.title}
                pictures={product.pictures}
              />
            </div>
            <div className="min-w-0 lg:row-span-2">
              <OfferSection
                {...{ product, onAddToCart, ReportDialog }}
                isWhole={!query.isPlaceholderData}
              />
            </div>
            <section className="min-w-0">
              <h2 className="text-xl">{t`About it`}</h2>
              <p
                lang={product.language}
                className="mt-2 max-w-[68ch] text-lg leading-relaxed break-words whitespace-pre-line"
              >
                {product.description}
              </p>
            </section>
          </div>
          {ratings}
        </article>
      )}
      {product === null && <ProductGone />}
      <NotLoaded
        query={query}
        words={{ loading: t`Loading the product`, failed: t`The product could not be loaded` }}
      >
        <ProductShape />
      </NotLoaded>
    </div>
  );
}

/** What a card knows, until the rest comes. */
function toDetail(known: Product | null): ProductDetail | undefined {
  if (!known) return undefined;
  return {
    ...known,
    pictures: [known.image],
    pin: null,
    returnDays: 0,
    terms: "",
    licenceNumber: null,
    batchNumber: null,
    expiryDate: null,
    status: "live",
    isOwn: false,
    isHidden: false,
  };
}
