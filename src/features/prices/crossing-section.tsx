import { useLingui } from "@lingui/react/macro";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { MouseEvent } from "react";
import { cropWords } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import { useDayText } from "./price-words.ts";
import type { CrossingData } from "./schema.ts";

/** A price that came to what the farmer had set, among what they are told. */
export function CrossingSection(props: {
  crossing: CrossingData;
  isOver: boolean;
  onFollow: (event: MouseEvent) => void;
}) {
  const { crossing, isOver, onFollow } = props;
  const { t, i18n } = useLingui();
  const getDay = useDayText();
  const { direction, market, isBest } = crossing;
  const name = i18n._(cropWords[crossing.crop]);
  const price = formatRupees(crossing.modalPaise);
  const level = formatRupees(crossing.levelPaise);
  const Icon = direction === "above" ? TrendingUp : TrendingDown;
  const tone = isOver ? "soil" : direction === "above" ? "leaf" : "warn";
  return (
    <NoticeRow
      icon={<Icon />}
      tone={tone}
      title={t`${name}: ${price} a quintal`}
      href={`/prices?crop=${crossing.crop}`}
      onFollow={onFollow}
    >
      <p className="font-medium">
        {market}, {getDay(crossing.day)}
      </p>
      <p className="text-quiet">
        {direction === "above"
          ? t`The price has risen to the ${level} that you set, or above.`
          : t`The price has fallen to the ${level} that you set, or below.`}
        {isBest && ` ${t`It is the best one near you.`}`}
      </p>
    </NoticeRow>
  );
}
