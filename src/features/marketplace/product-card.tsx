import { useLingui } from "@lingui/react/macro";
import { Heart, MapPin, Pencil, ShoppingCart, Star } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatRupees } from "#src/shared/money.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button, IconButton } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useToast } from "#src/ui/toast.tsx";
import { unitLabels } from "./product-words.ts";
import type { Product } from "./schema.ts";
import { useSetWish, useWishes } from "./wish-api.ts";

/** What is on the wishlist, and how to change that; a refusal is said. */
export function useWishing() {
  const { t } = useLingui();
  const toast = useToast();
  const { list, wishes, ids } = useWishes();
  const set = useSetWish();
  const setWish = (wish: { id: string; isWished: boolean }) =>
    set.mutate(wish, {
      onError(error) {
        const { code, message } = describeFailure(error);
        console.warn("[marketplace]", code, message);
        toast.show({
          tone: "bad",
          text:
            code === "not-allowed"
              ? t`Your wishlist is full. Remove something first.`
              : t`This product is not on sale any more.`,
        });
      },
    });
  return { list, wishes, ids, setWish };
}

type WishButtonProps = {
  isWished: boolean;
  onWish: (isWished: boolean) => void;
  describedBy?: string | undefined;
};

/** The heart: filled while the product is on the wishlist. */
export function WishButton({ isWished, onWish, describedBy }: WishButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      label={isWished ? t`Remove from wishlist` : t`Add to wishlist`}
      aria-pressed={isWished}
      aria-describedby={describedBy}
      icon={
        <Heart
          aria-hidden
          size={22}
          className={isWished ? "fill-chilli-600 text-chilli-600" : undefined}
        />
      }
      onClick={() => onWish(!isWished)}
    />
  );
}

/** The price of one unit. */
export function Price({ product, className }: { product: Product; className?: string }) {
  const { i18n } = useLingui();
  return (
    <p lang={i18n.locale} className={className}>
      <strong className="text-2xl tracking-tight tabular-nums">
        {formatRupees(product.priceInPaise)}
      </strong>{" "}
      <span className="text-copy text-quiet">{i18n._(unitLabels[product.unit])}</span>
    </p>
  );
}

/** The mean of the ratings; nothing while there is none. */
export function Rating({ product }: { product: Pick<Product, "rating" | "ratingCount"> }) {
  const { t } = useLingui();
  if (product.rating === null) return null;
  const rating = formatNumber(product.rating, 1);
  const count = formatNumber(product.ratingCount);
  return (
    <span className="inline-flex items-center gap-1 text-copy font-medium">
      <Star aria-hidden size={16} className="fill-marigold-500 text-marigold-500" />
      <span className="sr-only">{t`Rated ${rating} of 5`}</span>
      <span aria-hidden>{rating}</span>
      <span className="text-quiet">({count})</span>
    </span>
  );
}

/** Where it lies and how far that is from the farm. */
function Whereabouts({ product, distance }: { product: Product; distance: number | null }) {
  const { t, i18n } = useLingui();
  if (!product.place) return null;
  const away = distance === null ? null : formatNumber(Math.max(1, Math.round(distance)));
  return (
    <p lang={i18n.locale} className="mt-1.5 flex items-center gap-1.5 text-copy text-quiet">
      <MapPin aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 break-words">
        {product.place.district}
        {away !== null && <> · {t`${away} km away`}</>}
      </span>
    </p>
  );
}

/** How little is left, where that matters. */
export function StockChip({ stock }: { stock: number }) {
  const { t } = useLingui();
  if (stock === 0) return <Chip tone="bad">{t`Sold out`}</Chip>;
  if (stock <= 5) return <Chip tone="warn">{t`Only ${stock} left`}</Chip>;
  return null;
}

type ProductCardProps = {
  product: Product;
  /** Kilometres from the farm, or null where that is not known. */
  distance: number | null;
  isWished: boolean;
  /** Whether whoever looks sells it. */
  isOwn: boolean;
  onWish: (isWished: boolean) => void;
  onAddToCart: () => void;
};

/** One product on offer; its title opens its page. On a phone a row, unless its letters are so large that none fits. */
export function ProductCard(props: ProductCardProps) {
  const { product, distance, isWished, isOwn, onWish, onAddToCart } = props;
  const { t, i18n } = useLingui();
  const titleId = useId();
  const sellerName = getNameWords(i18n, { name: product.authorName });
  const isSoldOut = product.stock === 0;
  return (
    <Card
      as="li"
      padded={false}
      className="relative flex flex-col pair:max-sm:grid pair:max-sm:grid-cols-[7.75rem_minmax(0,1fr)]"
    >
      <Link
        href={`/marketplace/${product.id}`}
        tabIndex={-1}
        aria-hidden
        className="block pair:max-sm:pt-3 pair:max-sm:pl-3"
      >
        <CardPicture
          {...pictureSources(product.image)}
          sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 112px"
          alt=""
          className={classNames(
            "pair:max-sm:aspect-square! pair:max-sm:rounded-control",
            isSoldOut && "opacity-60",
          )}
        />
      </Link>
      <span className="absolute top-2 right-2 rounded-full bg-surface shadow-card">
        <WishButton describedBy={titleId} {...{ isWished, onWish }} />
      </span>
      <span
        lang={i18n.locale}
        className="absolute top-3 left-3 flex flex-wrap gap-1.5 pair:max-sm:max-w-28 pair:max-sm:p-1.5"
      >
        {product.isSample && <Chip tone="soil">{t`Sample`}</Chip>}
        <StockChip stock={product.stock} />
      </span>
      <div className="flex grow flex-col p-4 pair:max-sm:contents" lang={product.language}>
        <div className="pair:max-sm:p-3">
          <h2 id={titleId} className="text-lg leading-snug break-words pair:max-sm:pr-12">
            <Link
              href={`/marketplace/${product.id}`}
              className="-my-2 block rounded-sm py-2 text-ink no-underline hover:text-leaf-700 hover:underline"
            >
              {product.title}
            </Link>
          </h2>
          <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
            <Price product={product} />
            <Rating product={product} />
          </div>
          <Whereabouts {...{ product, distance }} />
        </div>
        <p className="mt-2 mb-4 line-clamp-3 text-copy break-words text-quiet pair:max-sm:col-span-2 pair:max-sm:m-0 pair:max-sm:line-clamp-2 pair:max-sm:px-3">
          {product.description}
        </p>
        <div className="mt-auto border-t border-line pt-3 pair:max-sm:col-span-2 pair:max-sm:flex pair:max-sm:flex-wrap pair:max-sm:items-center pair:max-sm:gap-3 pair:max-sm:border-0 pair:max-sm:p-3">
          <p className="flex min-w-0 grow basis-30 items-center gap-2.5">
            <Avatar name={sellerName} src={product.authorAvator} size="small" />
            <span className="min-w-0 truncate text-copy font-medium">{sellerName}</span>
          </p>
          {isOwn ? (
            <Link
              href={`/marketplace/sell?listing=${product.id}`}
              lang={i18n.locale}
              aria-describedby={titleId}
              className={buttonLook(
                "quiet",
                "normal",
                "mt-3 w-full pair:max-sm:mt-0 pair:max-sm:w-auto",
              )}
            >
              <Pencil aria-hidden size={20} />
              {t`Change your listing`}
            </Link>
          ) : (
            <Button
              className="mt-3 w-full pair:max-sm:mt-0 pair:max-sm:w-auto pair:max-sm:px-3.5!"
              variant={product.isSample ? "quiet" : "primary"}
              lang={i18n.locale}
              aria-describedby={titleId}
              disabled={isSoldOut}
              icon={<ShoppingCart aria-hidden size={20} />}
              onClick={onAddToCart}
            >
              {isSoldOut ? t`Sold out` : t`Add to Cart`}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
