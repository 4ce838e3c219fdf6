import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { getTank } from "./rules.ts";
import type { PlannedOutlook } from "./schema.ts";

const top = 18;
const bottom = 94;
const yOf = (share: number) => bottom - share * (bottom - top);

/** Roots that reach the ground of the tank: all of it is what they can take up. */
const roots =
  "M60 18V86M60 30Q46 34 36 48M60 30Q74 34 84 48M60 44Q44 50 28 68M60 44Q76 50 92 68M60 58Q50 66 44 84M60 58Q70 66 76 84M36 48Q28 50 20 58M84 48Q92 50 100 58";
const leaves = "M60 16Q44 15 41 3Q57 3 60 16ZM60 16Q76 15 79 3Q63 3 60 16Z";

/** The soil of the roots as a tank: as full as it will be this evening, with a line where it gets too dry. */
export function TankPicture({ outlook }: { outlook: PlannedOutlook }) {
  const { t } = useLingui();
  const id = useId();
  const { full, limit } = getTank(outlook);
  const percent = Math.round(full * 100);
  const limitPercent = Math.round(limit * 100);
  return (
    <svg
      viewBox="0 0 120 96"
      width={120}
      height={96}
      role="img"
      aria-label={t`The soil of the roots is ${percent}% full this evening; below ${limitPercent}% it is too dry.`}
      className="shrink-0"
    >
      <clipPath id={id}>
        <rect x="1" y={top} width="118" height={bottom - top} rx="10" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="120" height="96" className="fill-soil-300" />
        <path d={`M0 ${yOf(full)}q15-5 30 0t30 0t30 0t30 0V96H0Z`} className="fill-sky-300" />
        <path
          d={roots}
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          className="stroke-soil-600"
        />
        <path
          d={`M0 ${yOf(limit)}H120`}
          strokeWidth="3"
          strokeDasharray="7 4"
          className="stroke-chilli-600"
        />
      </g>
      <rect
        x="1"
        y={top}
        width="118"
        height={bottom - top}
        rx="10"
        fill="none"
        strokeWidth="2"
        className="stroke-soil-600"
      />
      <path d="M60 19V12" strokeWidth="3" className="stroke-leaf-700" />
      <path d={leaves} className="fill-leaf-600" />
    </svg>
  );
}
