import { Trans, useLingui } from "@lingui/react/macro";
import { Bug } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function LeafAndBug() {
  return (
    <PictureFrame>
      <path d="M18 116Q60 10 250 8Q258 108 120 122Q60 128 18 116Z" className="fill-leaf-600" />
      <path
        d="M18 116Q120 92 226 24M84 96q-6-26 8-52M132 78q-6-24 10-50M120 82q26 10 62 6M168 58q22 8 54 2"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-leaf-200"
      />
      <g className="fill-marigold-500">
        <circle cx="96" cy="74" r="6" />
        <circle cx="112" cy="104" r="5" />
        <circle cx="74" cy="106" r="4" />
      </g>
      <circle cx="206" cy="62" r="40" className="fill-surface opacity-80" />
      <path d="m236 92 40 34" strokeWidth="14" strokeLinecap="round" className="stroke-soil-600" />
      <circle cx="206" cy="62" r="40" fill="none" strokeWidth="7" className="stroke-soil-600" />
      <g strokeWidth="3.5" strokeLinecap="round" fill="none" className="stroke-ink">
        <path d="M190 52l-12-7M189 64h-14M191 76l-11 8M222 52l12-7M223 64h14M221 76l11 8M201 39l-6-9M211 39l6-9" />
      </g>
      <ellipse cx="206" cy="66" rx="17" ry="22" className="fill-chilli-600" />
      <path d="M194 48a14 12 0 0 1 24 0Z" className="fill-ink" />
      <path d="M206 50v37" strokeWidth="3" className="stroke-ink" />
      <g className="fill-ink">
        <circle cx="198" cy="62" r="3" />
        <circle cx="214" cy="62" r="3" />
        <circle cx="199" cy="74" r="3" />
        <circle cx="213" cy="74" r="3" />
      </g>
    </PictureFrame>
  );
}

/** What may attack the crop and what to do first; until it is watched, it says so. */
export function PestControlCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`Pest Control Suggestions`}
      icon={<Bug aria-hidden size={22} />}
      tone="leaf"
      picture={<LeafAndBug />}
      text={<Trans>What may attack your crop this week, and what to do first.</Trans>}
      coming={<Trans>Coming with the pest watch for your crop.</Trans>}
    />
  );
}
