import { Trans, useLingui } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { formatRupees } from "#src/shared/money.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Fold } from "#src/ui/fold.tsx";
import type { SupportPrice } from "./schema.ts";

/** What a farmer can do where mandis pay less than the support price. */
function WaysList() {
  const { t } = useLingui();
  return (
    <Fold title={t`What you can do`} className="mt-2">
      <ul className="grid list-disc gap-1.5 pl-6 text-copy leading-snug">
        <li>{t`Ask the mandi committee or your cooperative whether the government buys this crop near you, and from when.`}</li>
        <li>{t`Register there before you take it: usually with land record, Aadhaar and bank passbook.`}</li>
        <li>{t`Bring it dry and clean: what is above the limit for moisture or dirt is sent back.`}</li>
        <li>{t`If you can store it well, compare again in a few days. A warehouse receipt can bring a loan meanwhile.`}</li>
      </ul>
      <p className="mt-2 text-sm leading-snug text-quiet">
        {t`General advice. Not every crop is bought in every state.`}
      </p>
    </Fold>
  );
}

/** The support price, how sure it is, and whether the best mandi pays less. */
export function SupportSection(props: { price: SupportPrice; bestPaise: number | null }) {
  const { price, bestPaise } = props;
  const { t } = useLingui();
  const { kind, cropYear, certainty, otherPaise } = price;
  const amount = formatRupees(price.paise);
  const isBelow = kind === "msp" && bestPaise !== null && bestPaise < price.paise;
  const missing = formatRupees(price.paise - (bestPaise ?? 0));
  const other = formatRupees(otherPaise ?? 0);
  return (
    <Card
      title={kind === "msp" ? t`Minimum support price` : t`Fair price of cane`}
      icon={<ShieldCheck aria-hidden size={22} />}
    >
      <p className="text-xl font-semibold">{t`${amount} a quintal`}</p>
      <p className="mt-1 text-copy leading-snug text-quiet">
        {t`For the crop year ${cropYear}.`}
        {otherPaise !== null && ` ${t`The better grade: ${other}.`}`}
        {kind === "frp" && ` ${t`Mills pay it, at the base recovery of sugar.`}`}
      </p>
      <p className="mt-2">
        {certainty === "confirmed" ? (
          <Chip tone="leaf">{t`As notified`}</Chip>
        ) : (
          <Chip tone="warn">{t`From one source only: ask at your mandi`}</Chip>
        )}
      </p>
      {isBelow && (
        <div className="mt-3">
          <Banner tone="warn">
            <Trans>The best price here is {missing} below the support price.</Trans>
          </Banner>
          <WaysList />
        </div>
      )}
    </Card>
  );
}
