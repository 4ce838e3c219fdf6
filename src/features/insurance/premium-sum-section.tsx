import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { classNames } from "#src/ui/class-names.ts";
import { type Premium, toWholeRupees } from "./premium-rules.ts";

/** The answer of the calculator; without the insurer's rate it is the most that can be asked for. */
export function PremiumSumSection({ premium, isLarge }: { premium: Premium; isLarge?: boolean }) {
  const { t } = useLingui();
  const Name = isLarge ? "h2" : "p";
  return (
    <>
      <Name className={classNames("leading-snug text-quiet", isLarge && "text-lg")}>
        {premium.whole === null ? t`You pay at most` : t`You pay for the season`}
      </Name>
      <p
        className={classNames(
          "font-bold tracking-tight tabular-nums",
          isLarge ? "mt-1 text-4xl" : "text-2xl",
        )}
      >
        {formatRupees(toWholeRupees(premium).farmer * 100)}
      </p>
    </>
  );
}
