import { tone } from "./scene-colours.ts";
import {
  Birds,
  Furrows,
  House,
  Palm,
  PlantSymbol,
  RowOfPlants,
  Sun,
  Tree,
  WeatherPhone,
} from "./scene-parts.tsx";
import { FarmerMan, HandPhone } from "./scene-people.tsx";

const field = {
  vanish: [470, 296],
  bottom: 550,
  feet: [-330, -130, 70, 270, 470, 670, 870, 1070, 1270],
} as const;

/** A morning at the edge of the field: the farmer's phone, and what it says held large. */
export function DemoScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 960 540"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <linearGradient id="demo-sky" x2="0" y2="1">
        <stop stopColor="#cfe6f4" />
        <stop offset=".62" stopColor={tone.cream} />
      </linearGradient>
      <PlantSymbol id="demo-plant" />
      <path d="M0 0h960v540H0z" fill="url(#demo-sky)" />
      <Sun x={470} y={212} radius={74} />
      <Birds
        at={[
          { x: 250, y: 90, scale: 1.2 },
          { x: 292, y: 112 },
          { x: 560, y: 70 },
        ]}
      />
      <path
        d="M0 250C120 180 260 170 400 236S660 230 760 190 900 170 960 190V540H0z"
        fill={tone.haze}
      />
      <path d="M0 292C160 232 320 252 470 270S800 236 960 254V540H0z" fill={tone.meadow} />
      <path
        d="M0 300Q110 262 260 282M0 322Q130 284 320 296M640 276Q800 246 960 266M620 294Q800 266 960 288"
        fill="none"
        stroke={tone.crop}
        strokeWidth="5"
      />
      <Palm x={36} y={300} scale={1.15} />
      <House x={100} y={304} scale={1} />
      <Tree x={322} y={296} scale={0.6} />
      <Tree x={900} y={276} scale={1} />
      <path d="M0 330C220 296 380 304 470 296S760 296 960 322V540H0z" fill={tone.field} />
      <path d="M-500 550 420 304Q470 292 520 304L1440 550z" fill={tone.soil} />
      <Furrows {...field} width={92} />
      <RowOfPlants
        plant="demo-plant"
        depths={[0.1, 0.17, 0.27, 0.42, 0.64, 0.94]}
        size={2.5}
        field={field}
      />
      <path d="M0 470Q120 440 330 470T420 540H0z" fill="#a9c98f" />
      <FarmerMan
        x={214}
        y={506}
        scale={2.75}
        shirt="#9fc3dc"
        cloth={tone.coral}
        turban={tone.marigold}
        far={[
          [-21, -60],
          [-15, -47],
        ]}
        near={[
          [23, -60],
          [24, -77],
        ]}
      >
        <HandPhone x={25} y={-88} />
      </FarmerMan>
      <path
        d="M318 244q18-6 28 8M326 222q34-8 50 18M334 200q52-10 74 28"
        fill="none"
        stroke={tone.cotton}
        strokeWidth="6"
        opacity=".85"
      />
      <ellipse cx="716" cy="508" rx="150" ry="16" opacity=".25" />
      <WeatherPhone x={706} y={278} scale={1.8} tilt={5} />
    </svg>
  );
}
