import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Clock, MapPin, Package, Phone, Star, Truck, User } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { Link } from "wouter";
import { formatRupees } from "#src/shared/money.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { Banner } from "#src/ui/banner.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import { useTitle } from "#src/ui/use-title.ts";
import { findListedOrder, orderQuery } from "./api.ts";
import { BackLinkSection } from "./back-link-section.tsx";
import { OrderChips, OrderLineList } from "./order-card.tsx";
import { OrderTimelineList } from "./order-timeline-list.tsx";
import { getOtherName } from "./order-words.ts";
import type { PayingSectionProps } from "./paying-section.tsx";
import { useOrderTitle } from "./quantity-words.ts";
import type { RatingFormProps } from "./rating-form.tsx";
import { isPaidInVain } from "./rules.ts";
import type { Order, OrderLine } from "./schema.ts";
import { StarsSection } from "./stars-section.tsx";
import { useOrderNews } from "./use-order-news.ts";

// What saves weighs more than the page.
const OrderStepSection = lazyView(
  async () => (await import("./order-step-section.tsx")).OrderStepSection,
  <Skeleton className="h-12" />,
);

function Fact({ icon, name, children }: { icon: ReactNode; name: ReactNode; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-sm text-quiet">
        <span className="absolute top-0 left-0 text-leaf-700">{icon}</span>
        {name}
      </dt>
      <dd className="leading-snug font-medium break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** Many addresses end with their PIN code already. */
const formatAddress = (address: string, pin: string | null) =>
  pin === null || address.replaceAll(" ", "").includes(pin) ? address : `${address}\n${pin}`;

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className="-my-2.5 inline-flex min-h-12 items-center text-leaf-700 tabular-nums"
    >
      {formatPhone(phone)}
    </a>
  );
}

/** Who the other side is, and where and how the goods change hands. */
function OrderFacts({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { role, phone, sellerPhone, handover, address, pin } = order;
  const otherPhone = role === "buyer" ? sellerPhone : phone;
  return (
    <dl className="grid gap-4">
      <Fact
        icon={<User aria-hidden size={20} />}
        name={role === "buyer" ? <Trans>Seller</Trans> : <Trans>Buyer</Trans>}
      >
        {getOtherName(i18n, order)}
      </Fact>
      {otherPhone && (
        <Fact icon={<Phone aria-hidden size={20} />} name={<Trans>Phone</Trans>}>
          <PhoneLink phone={otherPhone} />
        </Fact>
      )}
      {handover === "delivery" ? (
        <Fact icon={<Truck aria-hidden size={20} />} name={<Trans>Delivered to</Trans>}>
          {address ? formatAddress(address, pin) : "–"}
        </Fact>
      ) : (
        <Fact icon={<MapPin aria-hidden size={20} />} name={<Trans>How it changes hands</Trans>}>
          {role === "buyer" ? <Trans>You fetch it</Trans> : <Trans>The buyer fetches it</Trans>}
          {order.pickUpPlace && `\n${order.pickUpPlace}`}
        </Fact>
      )}
    </dl>
  );
}

type LineRatingProps = Omit<WholeOrderProps, "PayingSection"> & { line: OrderLine };

function LineRating({ order, line, askedName, RatingForm }: LineRatingProps) {
  if (line.rating) {
    return (
      <div>
        <StarsSection stars={line.rating.stars} />
        {line.rating.comment && (
          <p className="mt-1 max-w-[68ch] break-words whitespace-pre-line">{line.rating.comment}</p>
        )}
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      {askedName}
      <RatingForm orderId={order.id} line={line} />
    </Suspense>
  );
}

type WholeOrderProps = {
  order: Order;
  /** Asks a buyer without a name for one, before they rate. */
  askedName: ReactNode;
  PayingSection: ComponentType<PayingSectionProps>;
  RatingForm: ComponentType<RatingFormProps>;
};

const isDelivered = ({ steps }: Order) => steps.some(({ action }) => action === "deliver");

/** What the buyer thinks of it: a form until it is said; the seller sees what was said. */
function RatingsSection({ order, ...parts }: Omit<WholeOrderProps, "PayingSection">) {
  const { t } = useLingui();
  const shown = order.lines.filter(({ rating }) => order.role === "buyer" || rating !== null);
  if (!isDelivered(order) || shown.length === 0) return null;
  return (
    <Card title={t`Rating`} icon={<Star aria-hidden size={22} />}>
      <ul className="grid gap-6">
        {shown.map((line) => (
          <li key={line.id}>
            <h3 className="mb-2 text-base" lang={line.language}>
              {line.title}
            </h3>
            <LineRating {...{ order, line, ...parts }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WholeOrder({ order, PayingSection, ...parts }: WholeOrderProps) {
  const { t } = useLingui();
  const { reference } = order;
  const isToRate =
    order.role === "buyer" &&
    isDelivered(order) &&
    order.lines.some(({ rating }) => rating === null);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5">
      <div className="order-first lg:col-span-2">
        <OrderChips order={order} />
      </div>
      <div className="grid gap-4">
        {order.isSample && (
          <Banner tone="warn">
            <Trans>
              A sample: it shows how ordering works. Nobody delivers it, and there is nothing to
              pay.
            </Trans>
          </Banner>
        )}
        <RatingsSection order={order} {...parts} />
        <Card title={t`What was ordered`} icon={<Package aria-hidden size={22} />}>
          <OrderLineList order={order} />
          <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-4">
            <span className="font-semibold">
              <Trans>Total</Trans>
            </span>
            <strong className="text-2xl tracking-tight tabular-nums">
              {formatRupees(order.totalInPaise)}
            </strong>
          </p>
        </Card>
        <Card title={t`What happened so far`} icon={<Clock aria-hidden size={22} />}>
          <OrderTimelineList order={order} />
        </Card>
      </div>
      <div
        className={classNames("grid gap-4 lg:sticky lg:top-24", !isToRate && "max-lg:order-first")}
      >
        <Card>
          <p className="text-sm text-quiet tabular-nums">{t`Order ${reference}`}</p>
          <div className="mt-4">
            <OrderFacts order={order} />
          </div>
          <div className="mt-5 empty:hidden">
            <OrderStepSection order={order} />
          </div>
        </Card>
        {(order.payment === "upi" || isPaidInVain(order)) && (
          <Suspense>
            <PayingSection order={order} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

type OrderPageProps = Omit<WholeOrderProps, "order"> & { id: string };

/** One order as one of its two sides sees it. */
export function OrderPage({ id, ...parts }: OrderPageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const load = useQuery({
    ...orderQuery(id),
    placeholderData: () => findListedOrder(client, id),
  });
  useOrderNews();
  const order = load.data;
  const getTitle = useOrderTitle();
  const title = order ? getTitle(order) : t`Your order`;
  useTitle(title);
  return (
    <Page
      back={
        <BackLinkSection
          href={order?.role === "seller" ? "/marketplace/orders?side=sold" : "/marketplace/orders"}
        >
          {t`History`}
        </BackLinkSection>
      }
      title={title}
    >
      {order && <WholeOrder order={order} {...parts} />}
      {order === null && (
        <EmptyState
          picture={<Scene name="empty-basket" />}
          title={t`There is no such order`}
          text={t`Only the buyer and the seller of an order can see it.`}
          action={
            <Link href="/marketplace/orders" className={buttonLook("primary")}>
              <Trans>Your orders</Trans>
            </Link>
          }
        />
      )}
      <NotLoaded
        query={load}
        words={{ loading: t`Loading the order`, failed: t`The order could not be loaded` }}
        className="grid gap-4"
      >
        <CardSkeleton />
        <CardSkeleton />
      </NotLoaded>
    </Page>
  );
}
