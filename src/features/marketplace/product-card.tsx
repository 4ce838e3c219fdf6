import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Heart, ShoppingCart } from "lucide-react";
import { useId } from "react";
import { formatRupees } from "#src/shared/money.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Card, CardPicture } from "#src/ui/card.tsx";
import type { Product, ProductUnit } from "./schema.ts";

const unitLabels = {
  piece: msg`per piece`,
  kg: msg`per kg`,
  quintal: msg`per quintal`,
  litre: msg`per litre`,
  bag: msg`per bag`,
  hour: msg`per hour`,
} as const satisfies Record<ProductUnit, MessageDescriptor>;

export type ProductCardProps = { product: Product; onWish: () => void; onAddToCart: () => void };

/** One product on offer. */
export function ProductCard({ product, onWish, onAddToCart }: ProductCardProps) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  return (
    <Card as="li" padded={false} className="relative flex flex-col">
      <CardPicture src={product.image} alt="" />
      <span className="absolute top-2 right-2 rounded-full bg-surface shadow-card">
        <IconButton
          label={t`Add to wishlist`}
          aria-describedby={titleId}
          icon={<Heart aria-hidden size={22} />}
          onClick={onWish}
        />
      </span>
      <div className="flex grow flex-col p-4" lang={product.language}>
        <h2 id={titleId} className="text-lg leading-snug">
          {product.title}
        </h2>
        <p className="mt-1.5" lang={i18n.locale}>
          <strong className="text-2xl tracking-tight tabular-nums">
            {formatRupees(Math.round(product.price * 100))}
          </strong>{" "}
          <span className="text-[15px] text-quiet">{i18n._(unitLabels[product.unit])}</span>
        </p>
        <p className="mt-2 mb-4 line-clamp-6 text-[15px] text-quiet">{product.description}</p>
        <p className="mt-auto flex items-center gap-2.5 border-t border-line pt-3">
          <Avatar name={product.authorName} src={product.authorAvator} size="small" />
          <span className="min-w-0 truncate text-[15px] font-medium">{product.authorName}</span>
        </p>
        <Button
          className="mt-3 w-full"
          lang={i18n.locale}
          aria-describedby={titleId}
          icon={<ShoppingCart aria-hidden size={20} />}
          onClick={onAddToCart}
        >
          {t`Add to Cart`}
        </Button>
      </div>
    </Card>
  );
}
