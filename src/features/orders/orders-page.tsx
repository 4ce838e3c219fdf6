import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ShoppingBag, Store } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed, MoreFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { TabLinks } from "#src/ui/tabs.tsx";
import { ordersQuery } from "./api.ts";
import { BackLinkSection } from "./back-link-section.tsx";
import { OrderCard } from "./order-card.tsx";
import type { OrderSide } from "./schema.ts";
import { useOrderNews } from "./use-order-news.ts";
import { WaitingOrderSection } from "./waiting-order-section.tsx";

const grid = "grid items-start gap-4 md:grid-cols-2 lg:gap-5";

function OrderList({ side }: { side: OrderSide }) {
  const { t } = useLingui();
  const list = useInfiniteQuery(ordersQuery(side));
  const orders = list.data?.pages.flatMap((page) => page.orders);
  const isOffline = list.isPending && list.fetchStatus === "paused";
  if (!orders && (list.isError || isOffline)) {
    return (
      <LoadFailed
        title={t`The orders could not be loaded`}
        error={list.error ?? new TypeError("offline")}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!orders) return <SkeletonList count={4} label={t`Loading orders`} className={grid} />;
  if (orders.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-basket" />}
        title={side === "bought" ? t`Nothing bought yet` : t`Nothing sold yet`}
        text={
          side === "bought"
            ? t`What you order in the marketplace is listed here, with where it is just now.`
            : t`When a farmer orders what you offer, it appears here at once.`
        }
        action={
          <Link href="/marketplace" className={buttonLook("primary")}>
            <Trans>To the marketplace</Trans>
          </Link>
        }
      />
    );
  }
  const { length } = orders;
  return (
    <>
      <p role="status" className="sr-only">
        {t`${plural(length, { one: "# order shown", other: "# orders shown" })}`}
      </p>
      <ul className={grid}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      {list.hasNextPage && (
        <LoadMore
          label={t`Show older orders`}
          busy={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

/** What the farmer bought, and what they sold. */
export function OrdersPage({ side }: { side: OrderSide }) {
  const { t } = useLingui();
  useOrderNews();
  const address = "/marketplace/orders";
  return (
    <Page
      back={<BackLinkSection href="/marketplace">{t`Marketplace`}</BackLinkSection>}
      title={t`History`}
      subtitle={t`What you bought and sold, and where it is just now.`}
    >
      <TabLinks
        label={t`Orders`}
        className="mb-5"
        renderLink={({ children, ...link }) => <Link {...link}>{children}</Link>}
        tabs={[
          {
            href: address,
            label: t`Bought`,
            icon: <ShoppingBag aria-hidden size={20} />,
            active: side === "bought",
          },
          {
            href: `${address}?side=sold`,
            label: t`Sold`,
            icon: <Store aria-hidden size={20} />,
            active: side === "sold",
          },
        ]}
      />
      {side === "bought" ? (
        <WaitingOrderSection />
      ) : (
        <p className="mb-3">
          <Link href="/marketplace/listings" className={buttonLook("text", "normal", "-ml-5")}>
            <Trans>My listings, and where you are paid</Trans>
          </Link>
        </p>
      )}
      <OrderList key={side} side={side} />
    </Page>
  );
}
