import { tone } from "./scene-colours.ts";
import { House, Palm, Tree } from "./scene-parts.tsx";

const skyline = "M0 96C160 30 330 20 520 66S860 96 1020 44 1300 20 1440 62V220H0z";

/** A low band of hills and furrows for the foot of a quiet page; the sky above is the page's own. */
export function FieldHorizon({
  className = "h-[clamp(110px,15vw,220px)] w-full",
}: {
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={skyline} fill="#cfe4c6" />
      <path
        d="M0 130C180 70 380 90 560 112S900 90 1080 78 1320 90 1440 112V220H0z"
        fill={tone.haze}
      />
      <path d="M0 158C200 112 420 128 640 142S1040 130 1440 146V220H0z" fill={tone.meadow} />
      <path
        d="M860 122Q1120 84 1440 120M900 138Q1150 106 1440 138M0 132Q160 96 380 120M0 150Q200 118 440 136"
        fill="none"
        stroke={tone.crop}
        strokeWidth="5"
      />
      <Palm x={150} y={152} scale={0.85} />
      <Palm x={186} y={156} scale={0.6} />
      <House x={244} y={156} scale={0.75} />
      <Tree x={308} y={158} scale={0.62} />
      <House x={1150} y={146} scale={0.6} />
      <Tree x={1216} y={150} scale={0.8} />
      <Tree x={1266} y={154} scale={0.6} />
      <path d="M0 184C240 152 520 168 760 172S1200 158 1440 178V220H0z" fill={tone.field} />
      <path d="M-80 230 640 176Q720 168 800 176L1520 230z" fill={tone.soil} />
      <path
        d="M704 173 20 230h110zM710 172 300 230h90zM716 172 540 230h84zM724 172 806 230h84zM730 172 1040 230h90zM736 173 1300 230h110z"
        fill={tone.furrow}
      />
      <path d={skyline} className="fill-leaf-100 opacity-50 mix-blend-multiply" />
    </svg>
  );
}
