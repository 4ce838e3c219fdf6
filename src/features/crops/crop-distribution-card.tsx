import { Trans, useLingui } from "@lingui/react/macro";
import { ChartPie } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function Plots() {
  const furrows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <PictureFrame>
      <path d="M-10 66 96 40 132 138H-10Z" className="fill-leaf-200" />
      <path d="M100 39 206 14 226 70 118 90Z" className="fill-marigold-500" />
      <path d="M-10 8 92-8 98 34-10 60Z" className="fill-soil-300" />
      <path d="M120 95 227 75 248 138H136Z" className="fill-leaf-600" />
      <path d="M212 12 330-16V62L232 69Z" className="fill-leaf-200" />
      <path d="M233 74 330 66V138H254Z" className="fill-soil-300" />
      <path d="M96-8 206 9 100 34Z" className="fill-leaf-600 opacity-70" />
      <g fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-surface opacity-45">
        {furrows.map((at) => (
          <path key={at} d={`M${112 + at * 15} ${36 - at * 3.5} ${130 + at * 15} ${85 - at * 3}`} />
        ))}
        {furrows.map((at) => (
          <path key={at} d={`M${136 + at * 14} ${93 - at * 2.5} ${152 + at * 14} 134`} />
        ))}
        {furrows.map((at) => (
          <path key={at} d={`M${246 + at * 13} ${78 - at} ${264 + at * 13} 134`} />
        ))}
      </g>
      <g className="fill-leaf-600">
        {[18, 44, 70, 30, 58, 88].map((x, at) => (
          <circle key={x} cx={x} cy={at < 3 ? 84 - at * 6 : 112 - at * 3} r="7" />
        ))}
      </g>
    </PictureFrame>
  );
}

/** How the land is shared among crops; without field records it says so. */
export function CropDistributionCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`Crop Distribution`}
      icon={<ChartPie aria-hidden size={22} />}
      tone="leaf"
      picture={<Plots />}
      text={<Trans>How much of your land each crop takes.</Trans>}
      coming={<Trans>Coming with your field records.</Trans>}
    />
  );
}
