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
} from "./scene-parts.tsx";
import { FarmerMan, FarmerWoman, HandPhone } from "./scene-people.tsx";

const field = {
  vanish: [652, 236],
  bottom: 430,
  feet: [-330, -110, 110, 330, 550, 770, 990, 1210, 1430, 1650],
} as const;

const skyline =
  "M0 190C120 120 240 90 380 150S620 190 720 150 960 60 1100 110 1320 190 1440 150V420H0z";

/** Step on step of paddy, each bank one curve with its water below it. */
function Terraces() {
  return (
    <g fill="none">
      <path
        d="M860 214Q1120 150 1440 206M850 236Q1130 176 1440 232M856 260Q1150 208 1440 260"
        stroke={tone.water}
        strokeWidth="9"
        opacity=".75"
      />
      <path
        d="M860 205Q1120 141 1440 197M850 227Q1130 167 1440 223M856 251Q1150 199 1440 251"
        stroke={tone.crop}
        strokeWidth="6"
      />
      <path
        d="M0 226Q180 168 420 214M0 252Q200 196 470 236M0 278Q220 228 440 258"
        stroke={tone.crop}
        strokeWidth="5"
      />
    </g>
  );
}

function Well() {
  return (
    <g transform="translate(470 372)">
      <ellipse cy="2" rx="62" ry="9" opacity=".2" />
      <path d="M-42-34V-100M42-34V-100" stroke={tone.bark} strokeWidth="6" />
      <path d="M-58-96 0-128 58-96z" fill={tone.clay} />
      <path d="M0-96V-50" stroke={tone.straw} strokeWidth="2.5" />
      <path d="M-10-52H10L7-32H-7z" fill={tone.stream} />
      <path d="M-52-36H52L46 0Q0 10-46 0z" fill="#c9b596" />
      <ellipse cy="-36" rx="52" ry="11" fill="#e6d8bc" />
      <ellipse cy="-35" rx="41" ry="7.500" fill={tone.deepWater} />
      <path
        d="M-50-22H50M-26-26V-8M22-26V-8M-2-20V4M-48-8H48"
        fill="none"
        stroke="#a99573"
        strokeWidth="2"
      />
    </g>
  );
}

/** The sky over the valley where the page is dark. */
function MoonAndStars() {
  return (
    <>
      <path
        d="M120 40v.1M300 90v.1M420 6v.1M540 64v.1M780 30v.1M900 96v.1M1010 14v.1M1120 62v.1M1260 24v.1M1380 92v.1M690 -50v.1M360 -70v.1M980 -80v.1"
        stroke={tone.cream}
        strokeWidth="5"
      />
      <path d="M694 172a50 50 0 1 1-46-82 42 42 0 1 0 46 82z" fill={tone.cream} />
    </>
  );
}

/** The landing page's wide valley at first light, or by the moon; the sky above is the page's own. */
export function HeroScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      overflow="visible"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <PlantSymbol id="hero-plant" />
      <Birds
        at={[
          { x: 470, y: 70, scale: 1.3 },
          { x: 512, y: 92 },
          { x: 900, y: 60, scale: 1.1 },
        ]}
      />
      <g className="dark:hidden">
        <Sun x={664} y={140} radius={56} />
      </g>
      <g className="hidden dark:block">
        <MoonAndStars />
      </g>
      <path d={skyline} fill="#cfe4c6" />
      <path
        d="M0 232C200 150 380 190 560 214S900 130 1120 158 1340 210 1440 196V420H0z"
        fill={tone.haze}
      />
      <path
        d="M0 262C160 210 360 216 560 236S820 214 1000 200 1300 190 1440 230V420H0z"
        fill={tone.meadow}
      />
      <Terraces />
      <Palm x={196} y={250} scale={0.95} />
      <Palm x={238} y={256} scale={0.7} />
      <House x={300} y={262} scale={0.95} />
      <Tree x={372} y={262} scale={0.75} />
      <Tree x={1262} y={268} scale={0.9} />
      <Tree x={1322} y={274} scale={0.7} />
      <House x={1180} y={244} scale={0.6} />
      <path
        d="M0 300C200 262 420 262 600 246L720 244C900 262 1220 262 1440 296V420H0z"
        fill={tone.field}
      />
      <path d="M-420 430 590 248Q652 238 716 248L1780 430z" fill={tone.soil} />
      <Furrows {...field} width={96} />
      <RowOfPlants plant="hero-plant" depths={[0.14, 0.22, 0.34, 0.52]} size={2} field={field} />
      <Well />
      <FarmerMan
        x={590}
        y={318}
        scale={0.72}
        near={[
          [22, -60],
          [34, -50],
        ]}
        far={[
          [-8, -58],
          [20, -52],
        ]}
        cloth={tone.crop}
      >
        <path d="M18-66 46-6" stroke={tone.wood} strokeWidth="4" />
        <path d="M40-10l16 4-8 8z" fill={tone.steel} />
      </FarmerMan>
      <RowOfPlants plant="hero-plant" depths={[0.78, 1.02]} size={1.75} field={field} />
      <path d="M0 414Q720 396 1440 414" fill="none" stroke={tone.iron} strokeWidth="7" />
      <path
        d="M180 408h14v8h-14zM420 405h14v8h-14zM660 403h14v8h-14zM900 403h14v8h-14zM1140 406h14v8h-14z"
        fill={tone.marigold}
      />
      <FarmerWoman
        x={842}
        y={404}
        scale={1.85}
        far={[
          [-19, -62],
          [-6, -64],
        ]}
        near={[
          [21, -60],
          [5, -64],
        ]}
      >
        <HandPhone x={-1} y={-68} />
      </FarmerWoman>
      <path d={skyline} className="fill-leaf-100 opacity-50 mix-blend-multiply" />
    </svg>
  );
}
