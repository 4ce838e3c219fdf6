import { tone } from "./scene-colours.ts";
import {
  Birds,
  Cloud,
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
  vanish: [262, 452],
  bottom: 730,
  feet: [-460, -260, -60, 140, 340, 540, 740, 940],
} as const;

/** A tall morning over terraces, two farmers on the path; the upper half is calm, for words. */
export function SignInField({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 520 720"
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <linearGradient id="sign-in-sky" x2="0" y2="1">
        <stop stopColor="#c9e3f2" />
        <stop offset=".6" stopColor={tone.cream} />
      </linearGradient>
      <PlantSymbol id="sign-in-plant" />
      <path d="M0 0h520v720H0z" fill="url(#sign-in-sky)" />
      <Cloud x={96} y={230} scale={0.9} />
      <Cloud x={436} y={180} scale={0.7} />
      <Birds
        at={[
          { x: 150, y: 300, scale: 1.2 },
          { x: 190, y: 322 },
          { x: 380, y: 290 },
        ]}
      />
      <Sun x={262} y={372} radius={52} />
      <path
        d="M0 390C60 330 130 330 200 376S380 390 430 350 500 330 520 340V720H0z"
        fill="#cfe4c6"
      />
      <path d="M0 430C90 370 190 400 262 416S430 390 520 396V720H0z" fill={tone.haze} />
      <path d="M0 466C120 420 200 440 262 446S420 430 520 446V720H0z" fill={tone.meadow} />
      <path
        d="M0 452Q90 416 190 436M0 474Q100 440 210 452M330 436Q430 412 520 426M320 452Q430 432 520 450"
        fill="none"
        stroke={tone.crop}
        strokeWidth="5"
      />
      <path d="M340 444Q430 422 520 438" fill="none" stroke={tone.water} strokeWidth="8" />
      <Palm x={50} y={474} scale={0.95} />
      <House x={112} y={478} scale={0.8} />
      <Tree x={446} y={468} scale={0.75} />
      <Tree x={490} y={474} scale={0.6} />
      <path d="M0 496C120 460 200 466 262 462S420 464 520 488V720H0z" fill={tone.field} />
      <path d="M-560 730 214 466Q262 450 310 466L1060 730z" fill={tone.soil} />
      <Furrows {...field} width={88} />
      <RowOfPlants
        plant="sign-in-plant"
        depths={[0.12, 0.2, 0.32, 0.5, 0.74, 1.02]}
        size={2.2}
        field={field}
      />
      <FarmerMan
        x={180}
        y={664}
        scale={1.75}
        cloth={tone.crop}
        near={[
          [22, -60],
          [34, -68],
        ]}
        far={[
          [-20, -62],
          [-17, -46],
        ]}
      >
        <path d="M34 0V-104" stroke={tone.wood} strokeWidth="4.500" />
        <path d="M34-104q16-2 20 10-12 0-20-2z" fill={tone.steel} />
      </FarmerMan>
      <FarmerWoman
        x={322}
        y={676}
        scale={1.85}
        sari={tone.marigold}
        border={tone.chilli}
        turned
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
    </svg>
  );
}
