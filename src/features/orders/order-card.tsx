import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { formatRupees } from "#src/shared/money.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWaitingSteps } from "./api.ts";
import { OrderTimelineList } from "./order-timeline-list.tsx";
import {
  getOtherName,
  getStateWords,
  paymentStateWords,
  refundStateWords,
  stateTones,
} from "./order-words.ts";
import { useQuantityText } from "./quantity-words.ts";
import { isPaidInVain } from "./rules.ts";
import type { Order } from "./schema.ts";

/** How an order stands, and whether it is paid. */
export function OrderChips({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const isWaiting = useWaitingSteps(order.id);
  const isOver = order.state === "cancelled" || order.state === "returned";
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip tone={stateTones[order.state]}>
        {i18n._(getStateWords(order.state, order.handover))}
      </Chip>
      {!isOver && (
        <Chip tone={order.paymentState === "confirmed" ? "leaf" : "soil"}>
          {i18n._(paymentStateWords[order.paymentState])}
        </Chip>
      )}
      {isPaidInVain(order) && (
        <Chip tone={order.refundState === "confirmed" ? "leaf" : "bad"}>
          {i18n._(refundStateWords[order.refundState])}
        </Chip>
      )}
      {order.isSample && <Chip tone="warn">{t`Sample`}</Chip>}
      {isWaiting && <WaitingChip isRefused={false} />}
    </span>
  );
}

/** The products of an order with how much of each. */
export function OrderLineList({ order }: { order: Pick<Order, "lines"> }) {
  const { t } = useLingui();
  const wordQuantity = useQuantityText();
  return (
    <ul className="grid gap-3">
      {order.lines.map((line) => (
        <li key={line.id} className="flex gap-3.5">
          <CardPicture
            src={line.image}
            alt=""
            ratio="1/1"
            className="size-14! shrink-0 rounded-control"
          />
          <span className="min-w-0 grow leading-snug">
            <span className="block font-semibold break-words" lang={line.language}>
              {line.title}
            </span>
            <span className="text-copy text-quiet tabular-nums">
              {t`${wordQuantity(line.quantity, line.unit)} at ${formatRupees(line.priceInPaise)}`}
            </span>
          </span>
          <strong className="shrink-0 tabular-nums">{formatRupees(line.totalInPaise)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** One order in the list, with its timeline to be opened. */
export function OrderCard({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { reference, role } = order;
  const otherName = getOtherName(i18n, order);
  const day = formatDate(new Date(order.placedDate), language, now);
  return (
    <Card as="li" className="flex flex-col only:md:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{role === "buyer" ? t`From ${otherName}` : t`For ${otherName}`}</h2>
        <strong className="text-xl tracking-tight tabular-nums">
          {formatRupees(order.totalInPaise)}
        </strong>
      </div>
      <p className="mb-3 text-copy text-quiet tabular-nums">
        {day} · {reference}
      </p>
      <OrderChips order={order} />
      <div className="my-4">
        <OrderLineList order={order} />
      </div>
      <Fold title={t`What happened so far`} className="mt-auto border-t border-line">
        <div className="pt-1 pb-4">
          <OrderTimelineList order={order} />
        </div>
      </Fold>
      <Link
        href={`/marketplace/orders/${order.id}`}
        aria-label={t`Open order ${reference}`}
        className={buttonLook("quiet", "normal", "mt-1 w-full")}
      >
        <Trans>Open</Trans>
        <ChevronRight aria-hidden size={20} />
      </Link>
    </Card>
  );
}
