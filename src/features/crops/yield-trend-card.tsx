import { Trans, useLingui } from "@lingui/react/macro";
import { TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function Sack({ x, height, className }: { x: number; height: number; className: string }) {
  const top = 112 - height;
  return (
    <g>
      <path
        d={`M${x} 112q-6-${height / 2} 2-${height - 8}q2-6 10-8h20q8 2 10 8q8 ${height / 2 - 8} 2 ${height}q-22 5-44 0Z`}
        className={className}
      />
      <path d={`M${x + 12} ${top}q-5-9-8-12h36q-3 3-8 12Z`} className={className} />
      <path
        d={`M${x + 9} ${top + 1}h26`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-soil-600"
      />
      <path
        d={`M${x + 22} ${top + 14}v${Math.max(10, height - 34)}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-surface opacity-50"
      />
    </g>
  );
}

function Sacks() {
  return (
    <PictureFrame>
      <path d="M0 108q80-10 160-4t160-2v30H0Z" className="fill-soil-300" />
      <Sack x={40} height={36} className="fill-soil-300" />
      <Sack x={104} height={48} className="fill-soil-300" />
      <Sack x={168} height={58} className="fill-soil-300" />
      <Sack x={232} height={74} className="fill-marigold-500" />
      <path
        d="M40 60q66-6 104-24t62-22"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        className="stroke-leaf-700"
      />
    </PictureFrame>
  );
}

/** The harvest per acre, season by season; without harvest records it says so. */
export function YieldTrendCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`Yield Trend`}
      icon={<TrendingUp aria-hidden size={22} />}
      tone="warn"
      picture={<Sacks />}
      text={<Trans>Your harvest in quintals per acre, season after season.</Trans>}
      coming={<Trans>Coming with your harvest records.</Trans>}
    />
  );
}
