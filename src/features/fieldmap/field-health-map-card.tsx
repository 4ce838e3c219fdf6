import { Trans, useLingui } from "@lingui/react/macro";
import { Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function Pin({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="1" rx="9" ry="3.5" className="fill-ink opacity-15" />
      <path d="M0 0C-5-10-14-16-14-26a14 14 0 0 1 28 0C14-16 5-10 0 0Z" className={className} />
      <circle cy="-26" r="5.5" className="fill-surface" />
    </g>
  );
}

function FieldMap() {
  return (
    <PictureFrame>
      <path
        d="M-6 96q60-30 110-16t98-16 124-22"
        fill="none"
        strokeWidth="16"
        className="stroke-sky-300"
      />
      <path
        d="m24 14 84-10 14 46-86 26Z"
        className="fill-leaf-200 stroke-leaf-600"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m140 8 82-6 24 30-92 30Z"
        className="fill-leaf-600 stroke-leaf-700 opacity-80"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m118 98 96-24 20 58H112Z"
        className="fill-marigold-100 stroke-marigold-500"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m252 68 76-18v82h-66Z"
        className="fill-leaf-200 stroke-leaf-600"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M-6 128 70 96l26 40H-6Z"
        className="fill-soil-300 stroke-soil-600"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Pin x={74} y={46} className="fill-leaf-700" />
      <Pin x={176} y={112} className="fill-marigold-500" />
      <Pin x={292} y={106} className="fill-leaf-700" />
    </PictureFrame>
  );
}

/** The fields on a map, coloured by how they do; without drawn fields it says so. */
export function FieldHealthMapCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`Field Health Map`}
      icon={<MapIcon aria-hidden size={22} />}
      tone="leaf"
      picture={<FieldMap />}
      text={<Trans>Your fields from above, coloured by water, pests and soil.</Trans>}
      coming={<Trans>Coming with the field map.</Trans>}
    />
  );
}
