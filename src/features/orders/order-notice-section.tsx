import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Package } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { toneTints } from "#src/ui/tones.ts";
import type { OrderNewsData } from "./news-schema.ts";
import { getNewsWords } from "./order-words.ts";

type OrderNoticeSectionProps = {
  news: OrderNewsData;
  /** Called when the reader goes to the order. */
  onFollow: (event: MouseEvent) => void;
};

/** What the other side of an order did, with the way to it. */
export function OrderNoticeSection({ news, onFollow }: OrderNoticeSectionProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-[14px]",
          toneTints.leaf,
        )}
      >
        <Package aria-hidden size={22} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold break-words">
          {i18n._(getNewsWords(news.action, news.reference))}
        </h3>
        <Link
          href={`/marketplace/orders/${news.id}`}
          onClick={onFollow}
          className={buttonLook("text", "small", "-ml-3")}
        >
          <Trans>Open the order</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </div>
  );
}
