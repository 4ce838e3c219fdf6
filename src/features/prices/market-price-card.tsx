import { Trans, useLingui } from "@lingui/react/macro";
import { IndianRupee } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function Stall() {
  const stripes = [0, 1, 2, 3, 4, 5];
  const heap = [
    [118, 84],
    [134, 84],
    [126, 74],
  ] as const;
  return (
    <PictureFrame>
      <path d="M0 112h320v20H0Z" className="fill-soil-300" />
      <path d="M86 40v74M234 40v74" strokeWidth="6" className="stroke-soil-600" />
      {stripes.map((at) => (
        <path
          key={at}
          d={`M${76 + at * 28} 14h28v30a14 12 0 0 1-28 0Z`}
          className={at % 2 === 0 ? "fill-leaf-600" : "fill-surface"}
        />
      ))}
      <g>
        {heap.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="10" className="fill-chilli-600 opacity-80" />
        ))}
        {heap.map(([x, y]) => (
          <circle key={x} cx={x + 68} cy={y} r="10" className="fill-marigold-500" />
        ))}
      </g>
      <path d="M98 88h56l-5 26h-46ZM166 88h56l-5 26h-46Z" className="fill-soil-600" />
      <path d="M99 97h54M168 97h52" strokeWidth="3" className="stroke-soil-300" />
      <circle cx="276" cy="62" r="22" className="fill-marigold-500" />
      <circle
        cx="276"
        cy="62"
        r="16"
        fill="none"
        strokeWidth="2"
        className="stroke-surface opacity-70"
      />
      <path
        d="M269 54h14M269 60h14M271 54c10 0 10 12 0 12h-2l10 9"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-surface"
      />
    </PictureFrame>
  );
}

/** What nearby mandis pay; until prices come in, it says so. */
export function MarketPriceCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`Market Price`}
      icon={<IndianRupee aria-hidden size={22} />}
      tone="warn"
      picture={<Stall />}
      text={<Trans>What the mandis near you pay for your crop, per quintal.</Trans>}
      coming={<Trans>Coming with daily mandi prices.</Trans>}
    />
  );
}
