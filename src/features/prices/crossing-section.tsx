import { Trans, useLingui } from "@lingui/react/macro";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { cropWords } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { toneTints } from "#src/ui/tones.ts";
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
    <div className="flex items-start gap-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-[14px]",
          toneTints[tone],
        )}
      >
        <Icon aria-hidden size={22} />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-base leading-snug font-semibold">{t`${name}: ${price} a quintal`}</h3>
        <p className="text-copy leading-snug font-medium">
          {market}, {getDay(crossing.day)}
        </p>
        <p className="mt-1 text-copy leading-snug text-quiet">
          {direction === "above"
            ? t`The price has risen to the ${level} that you set, or above.`
            : t`The price has fallen to the ${level} that you set, or below.`}
          {isBest && ` ${t`It is the best one near you.`}`}
        </p>
        <p className="mt-2">
          <Link
            href={`/prices?crop=${crossing.crop}`}
            onClick={onFollow}
            className={buttonLook("quiet", "small")}
          >
            <Trans>See the mandis</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}
