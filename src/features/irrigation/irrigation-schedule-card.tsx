import { Trans, useLingui } from "@lingui/react/macro";
import { Droplets } from "lucide-react";
import type { ReactNode } from "react";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function DripLine() {
  const plants = [44, 122, 200, 278];
  return (
    <PictureFrame>
      <path d="M0 92q80-10 160-3t160-3v46H0Z" className="fill-soil-300" />
      <path d="M0 30h320" strokeWidth="7" className="stroke-leaf-700" />
      {plants.map((x, at) => (
        <g key={x}>
          <path d={`M${x} 30v10`} strokeWidth="9" className="stroke-leaf-700" />
          <path
            d={`M${x} ${48 + (at % 2) * 6}c7 9 9 12 9 16a9 9 0 0 1-18 0c0-4 2-7 9-16Z`}
            className="fill-sky-600"
          />
          <ellipse cx={x} cy="97" rx="26" ry="7" className="fill-sky-300" />
          <path
            d={`M${x + 4} 96V78`}
            strokeWidth="4"
            strokeLinecap="round"
            className="stroke-leaf-600"
          />
          <path d={`M${x + 4} 86q-16 0-22-14q18-2 22 14Z`} className="fill-leaf-600" />
          <path d={`M${x + 4} 82q14 0 20-14q-18-2-20 14Z`} className="fill-leaf-700" />
        </g>
      ))}
    </PictureFrame>
  );
}

/** When to water and how much; until a field is described, it says so. */
export function IrrigationScheduleCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      {...props}
      title={t`Irrigation Schedule`}
      icon={<Droplets aria-hidden size={22} />}
      tone="water"
      picture={<DripLine />}
      text={<Trans>When to water each field, how much, and for how long.</Trans>}
      coming={<Trans>Coming with your field records and forecast.</Trans>}
    />
  );
}
