import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Page } from "#src/ui/page.tsx";
import { useTitle } from "#src/ui/use-title.ts";
import { MarketBackSection } from "./market-back-section.tsx";
import type { Product } from "./schema.ts";
import { WishList } from "./wish-list.tsx";

type WishlistPageProps = {
  orderActions: ReactNode;
  onAddToCart: (product: Product) => void;
};

/** What the farmer keeps an eye on. */
export function WishlistPage({ orderActions, onAddToCart }: WishlistPageProps) {
  const { t } = useLingui();
  const title = t`Wishlist`;
  useTitle(title);
  return (
    <Page
      back={<MarketBackSection actions={orderActions} />}
      title={title}
      subtitle={t`What you keep an eye on. Only you see it.`}
    >
      <WishList onAddToCart={onAddToCart} />
    </Page>
  );
}
