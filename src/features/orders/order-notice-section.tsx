import { useLingui } from "@lingui/react/macro";
import { Package } from "lucide-react";
import type { MouseEvent } from "react";
import { NoticeRow } from "#src/ui/notice-row.tsx";
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
    <NoticeRow
      icon={<Package />}
      tone="leaf"
      title={i18n._(getNewsWords(news.action, news.reference))}
      href={`/marketplace/orders/${news.id}`}
      onFollow={onFollow}
    />
  );
}
