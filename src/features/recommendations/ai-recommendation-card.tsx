import { Trans, useLingui } from "@lingui/react/macro";
import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function DayList() {
  const rows = [
    { y: 30, dot: "fill-sky-600", width: 92 },
    { y: 64, dot: "fill-marigold-500", width: 70 },
    { y: 98, dot: "fill-leaf-600", width: 82 },
  ];
  return (
    <PictureFrame>
      <circle cx="274" cy="26" r="46" className="fill-marigold-100" />
      <circle cx="274" cy="26" r="28" className="fill-marigold-500" />
      <path d="M0 104q90-24 180-8t140-8v44H0Z" className="fill-leaf-200" />
      <rect x="82" y="10" width="156" height="132" rx="14" className="fill-surface" />
      <rect x="132" y="3" width="56" height="15" rx="7" className="fill-soil-300" />
      {rows.map(({ y, dot, width }) => (
        <g key={y}>
          <circle cx="106" cy={y + 8} r="10" className={dot} />
          <path
            d={`m101 ${y + 8} 4 4 7-8`}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-surface"
          />
          <rect x="126" y={y} width={width} height="7" rx="3.5" className="fill-soil-300" />
          <rect
            x="126"
            y={y + 12}
            width={width - 26}
            height="5"
            rx="2.5"
            className="fill-soil-100"
          />
        </g>
      ))}
    </PictureFrame>
  );
}

/** Today's jobs by urgency; until fields and weather feed it, it says so. */
export function AiRecommendationCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`AI Recommendation`}
      icon={<Sparkles aria-hidden size={22} />}
      tone="leaf"
      picture={<DayList />}
      text={<Trans>The few jobs that matter most today, each with its reason.</Trans>}
      coming={<Trans>Coming with your field records and forecast.</Trans>}
    />
  );
}
