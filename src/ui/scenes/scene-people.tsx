import type { ReactNode } from "react";
import { tone } from "./scene-colours.ts";

type Point = readonly [number, number];
/** Elbow and hand, from the person's feet. */
type Arm = readonly [Point, Point];

type PersonProps = {
  x: number;
  y: number;
  scale: number;
  turned?: boolean;
  far?: Arm;
  near?: Arm;
  /** What the near hand holds; drawn behind that arm. */
  children?: ReactNode;
};

const hangingFar: Arm = [
  [-20, -62],
  [-18, -46],
];
const hangingNear: Arm = [
  [20, -62],
  [18, -46],
];

function stand({ x, y, scale, turned }: PersonProps): string {
  return `translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`;
}

function Limb({ from, arm, sleeve }: { from: Point; arm: Arm; sleeve: string }) {
  const [[elbowX, elbowY], [handX, handY]] = arm;
  return (
    <g fill="none">
      <path d={`M${from[0]} ${from[1]}L${elbowX} ${elbowY}`} stroke={sleeve} strokeWidth="9" />
      <path d={`M${elbowX} ${elbowY}L${handX} ${handY}`} stroke={tone.skin} strokeWidth="6.5" />
      <circle cx={handX} cy={handY} r="4.2" fill={tone.skin} />
    </g>
  );
}

/** A man in dhoti, shirt and turban, 115 units tall from his feet. */
export function FarmerMan({
  shirt = tone.linen,
  turban = tone.chilli,
  cloth = tone.marigold,
  ...person
}: PersonProps & { shirt?: string; turban?: string; cloth?: string }) {
  return (
    <g transform={stand(person)}>
      <ellipse rx="24" ry="4" opacity=".18" />
      <Limb from={[-13, -75]} arm={person.far ?? hangingFar} sleeve={shirt} />
      <path
        d="M-15-3a7 3.5 0 1 0 14 0 7 3.5 0 1 0-14 0M2-3a7 3.5 0 1 0 14 0 7 3.5 0 1 0-14 0"
        fill={tone.skin}
      />
      <path d="M-14-50-13-6-2-6 0-32 3-6 14-6 14-50z" fill="#fbf6ea" />
      <path d="M-6-44-5-10M8-44 9-10" fill="none" stroke="#dccfb4" strokeWidth="1.5" />
      <path d="M-15-80Q0-87 15-80L17-40Q0-35-17-40Z" fill={shirt} />
      <path d="M-4-92h8v11q-4 4-8 0z" fill={tone.deepSkin} />
      <path d="M-13-81l7-3Q6-66 3-46H-4Q-4-66-13-77z" fill={cloth} />
      <circle cx="1" cy="-97" r="11" fill={tone.skin} />
      <path d="M-1-91q3-3 6-.5 3-2.5 5 .5-3 2-5 1-3 1-6-1z" fill={tone.hair} />
      <path
        d="M-12-98C-16-116 16-118 14-98 6-104-4-104-12-98ZM-11-101q-6 6-4 17l5-2q0-8-3-13z"
        fill={turban}
      />
      <path
        d="M-11-101C-4-110 6-111 12-102"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        opacity=".35"
      />
      {person.children}
      <Limb from={[13, -75]} arm={person.near ?? hangingNear} sleeve={shirt} />
    </g>
  );
}

/** A woman in a sari drawn over her head, 115 units tall from her feet. */
export function FarmerWoman({
  sari = tone.chilli,
  border = tone.sun,
  blouse = tone.forest,
  ...person
}: PersonProps & { sari?: string; border?: string; blouse?: string }) {
  return (
    <g transform={stand(person)}>
      <ellipse rx="25" ry="4" opacity=".18" />
      <path
        d="M-13-98C-14-117 14-117 13-98 14-86 16-78 14-70H-14C-15-82-14-90-13-98Z"
        fill={sari}
      />
      <Limb from={[-12, -75]} arm={person.far ?? hangingFar} sleeve={blouse} />
      <path
        d="M-13 0a6 3 0 1 0 12 0 6 3 0 1 0-12 0M2 0a6 3 0 1 0 12 0 6 3 0 1 0-12 0"
        fill={tone.skin}
      />
      <path d="M-13-52C-18-30-20-14-21-4Q0 3 21-4C20-14 18-30 13-52Z" fill={sari} />
      <path d="M-20-11Q0-4 20-11L21-4Q0 3-21-4Z" fill={border} />
      <path d="M-13-80Q0-86 13-80L14-50Q0-45-14-50Z" fill={blouse} />
      <path d="M14-81 2-84Q-15-66-15-48L2-45Q11-60 14-81Z" fill={sari} />
      <path d="M2-84Q-15-66-15-48" fill="none" stroke={border} strokeWidth="2" />
      <path d="M-4-91h8v10q-4 3-8 0z" fill={tone.deepSkin} />
      <ellipse cx="1" cy="-97" rx="9.5" ry="10.5" fill={tone.skin} />
      <path d="M-9-97C-9-109 11-109 11-97 7-104 2-106 0-107-3-104-6-103-9-97Z" fill={tone.hair} />
      <circle cx="2" cy="-100" r="1.4" fill={tone.chilli} />
      {person.children}
      <Limb from={[12, -75]} arm={person.near ?? hangingNear} sleeve={blouse} />
    </g>
  );
}

/** A phone in the hand, for the people above. */
export function HandPhone({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x - 8} y={y - 14} width="16" height="27" rx="3" fill="#18251b" />
      <rect x={x - 6} y={y - 11} width="12" height="21" rx="1.5" fill={tone.mist} />
      <circle cx={x} cy={y - 4} r="3.4" fill={tone.sun} />
    </g>
  );
}
