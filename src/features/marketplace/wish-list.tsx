import { Plural, useLingui } from "@lingui/react/macro";
import { HeartOff } from "lucide-react";
import { Link } from "wouter";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { useFarmDistance } from "./farm-api.ts";
import { useOwnListings } from "./own-api.ts";
import { ProductCard, useWishing } from "./product-card.tsx";
import type { Product } from "./schema.ts";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

/** A wish for something that is not on sale now. */
function GoneWish({ onRemove }: { onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <Card as="li" className="grid content-center justify-items-center gap-3 text-center">
      <HeartOff aria-hidden size={32} className="text-quiet" />
      <h2 className="text-lg">{t`Not on sale now`}</h2>
      <p className="text-copy text-quiet">
        {t`The seller paused or removed it. It is shown here again when it is back.`}
      </p>
      <Button variant="quiet" onClick={onRemove}>{t`Remove from wishlist`}</Button>
    </Card>
  );
}

/** Everything the farmer keeps an eye on, the last wish first. */
export function WishList({ onAddToCart }: { onAddToCart: (product: Product) => void }) {
  const { t } = useLingui();
  const { measure } = useFarmDistance();
  const { list, wishes, setWish } = useWishing();
  const own = useOwnListings();
  if (!list.data && wishes.length === 0) {
    if (list.isError || list.fetchStatus === "paused") {
      return (
        <LoadFailed
          title={t`Your wishlist could not be loaded`}
          error={list.error ?? new TypeError("offline")}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      );
    }
    return <SkeletonList count={3} label={t`Loading your wishlist`} className={grid} />;
  }
  if (wishes.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-basket" />}
        title={t`Nothing on your wishlist yet`}
        text={t`Press the heart on a product to find it here again.`}
        action={
          <Link href="/marketplace" className={buttonLook()}>{t`Look around the market`}</Link>
        }
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-4 text-quiet">
        <Plural value={wishes.length} one="# product" other="# products" />
      </p>
      <ul className={grid}>
        {wishes.map(({ id, product }) =>
          product ? (
            <ProductCard
              key={id}
              product={product}
              distance={measure(product)}
              isWished
              isOwn={own.has(id)}
              onWish={() => setWish({ id, isWished: false })}
              onAddToCart={() => onAddToCart(product)}
            />
          ) : (
            <GoneWish key={id} onRemove={() => setWish({ id, isWished: false })} />
          ),
        )}
      </ul>
    </>
  );
}
