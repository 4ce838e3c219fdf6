import { tone } from "./scene-colours.ts";
import { Birds, Cloud, Sun, Tree } from "./scene-parts.tsx";

function Crow() {
  return (
    <g transform="translate(128 118)">
      <path d="M-6 14V24M4 14V24" stroke={tone.marigold} strokeWidth="3" />
      <path
        d="M-34 10C-22-6-6-10 8-8 8-22 30-24 32-8L44-4 31 1C30 14 8 22-10 16Z"
        fill={tone.iron}
      />
      <path d="M-34 10C-20 0-4 0 8 4 0 14-16 18-34 10Z" fill={tone.steel} />
      <path d="M31-8 44-4 31 1z" fill={tone.marigold} />
      <circle cx="23" cy="-9" r="2.4" fill="#fff" />
    </g>
  );
}

function Scarecrow() {
  return (
    <g>
      <path d="M240 300V96" stroke={tone.wood} strokeWidth="11" />
      <path d="M120 146Q240 132 360 146" fill="none" stroke={tone.wood} strokeWidth="10" />
      <path
        d="M136 130Q240 116 344 130L340 166 276 164 284 244Q240 254 196 244L204 164 140 166Z"
        fill={tone.coral}
      />
      <path d="M204 164 196 244Q216 249 240 249V124Z" fill={tone.chilli} opacity=".35" />
      <path d="M210 246l4 22 8-20 8 24 8-24 10 24 8-24 8 20 6-22z" fill={tone.straw} />
      <path
        d="M136 130l-22-4 14 14-20 4 22 8-10 14 20-4zM344 130l22-4-14 14 20 4-22 8 10 14-20-4z"
        fill={tone.straw}
      />
      <path d="M254 190h26v26h-26z" fill={tone.sun} />
      <path
        d="M258 186v10M268 186v8M276 190h8M276 204h8M256 220v-10"
        stroke={tone.cotton}
        strokeWidth="3"
      />
      <path d="M202 128Q240 146 278 128L268 114H212z" fill={tone.field} />
      <circle cx="240" cy="88" r="33" fill="#ecd3a0" />
      <path d="M226 84h.1M254 84h.1" stroke={tone.hair} strokeWidth="8" />
      <path d="M229 99q11 9 22 0" fill="none" stroke={tone.bark} strokeWidth="3" />
      <path
        d="M184 70Q240 92 296 70 284 56 266 58L256 26Q238 16 224 28L214 58Q196 56 184 70Z"
        fill={tone.straw}
      />
      <path d="M213 58Q240 68 267 58L264 48Q240 58 216 48Z" fill={tone.chilli} />
    </g>
  );
}

/** A scarecrow who points both ways at a fork in the path. */
export function LostScarecrow({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 340"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M40 204C20 100 120 30 240 34S466 96 444 210 340 330 234 328 58 306 40 204Z"
        className="fill-sky-100"
      />
      <Sun x={366} y={92} radius={26} />
      <Cloud x={104} y={86} scale={0.7} />
      <Birds
        at={[
          { x: 308, y: 62 },
          { x: 334, y: 48, scale: 0.8 },
        ]}
      />
      <path
        d="M42 220C100 176 170 190 240 204S380 180 446 204Q440 300 330 322 240 336 140 316 60 296 42 220Z"
        fill={tone.haze}
      />
      <Tree x={82} y={222} scale={0.7} />
      <Tree x={410} y={220} scale={0.55} />
      <path
        d="M48 250C130 216 350 216 438 244 424 300 360 322 240 328 120 324 66 300 48 250Z"
        fill={tone.meadow}
      />
      <path
        d="M180 328C214 290 170 262 66 256L76 246C200 246 240 268 240 282 242 266 290 246 404 244L416 254C310 262 266 290 300 328Z"
        fill="#e3cfa0"
      />
      <ellipse cx="240" cy="300" rx="54" ry="8" opacity=".2" />
      <Scarecrow />
      <Crow />
      <path
        d="M108 300q-4-20-12-26M112 300q0-22 4-30M116 300q6-18 16-22M352 300q-4-20-12-26M356 300q0-22 4-30M360 300q6-18 16-22"
        fill="none"
        stroke={tone.field}
        strokeWidth="5"
      />
    </svg>
  );
}
