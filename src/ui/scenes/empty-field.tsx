import { tone } from "./scene-colours.ts";
import { Birds, Sun, Tree } from "./scene-parts.tsx";

/** A field ploughed and ready, one sprout up, the spade waiting beside it. */
export function EmptyField({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 240"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M30 140C22 70 96 22 170 28S316 84 296 152 226 214 156 214 38 210 30 140Z"
        className="fill-sky-100"
      />
      <Sun x={222} y={84} radius={22} />
      <Birds
        at={[
          { x: 112, y: 70 },
          { x: 136, y: 82, scale: 0.8 },
        ]}
      />
      <path
        d="M32 144C80 108 130 124 172 132S262 116 298 136Q300 170 270 192H56Q34 172 32 144Z"
        fill={tone.haze}
      />
      <Tree x={72} y={146} scale={0.56} />
      <path d="M44 172Q150 130 284 162 280 214 160 216 58 214 44 172Z" fill={tone.soil} />
      <path
        d="M158 148 74 198M164 147 122 211M170 147 172 214M176 148 222 209M182 149 262 190"
        fill="none"
        stroke={tone.furrow}
        strokeWidth="8"
      />
      <path d="M128 204Q150 184 172 204z" fill={tone.bark} />
      <path d="M150 196V162" stroke={tone.field} strokeWidth="5" />
      <path d="M150 168C146 150 128 142 112 146 116 162 132 170 150 168Z" fill={tone.field} />
      <path d="M150 162C154 144 172 136 188 140 184 156 168 164 150 162Z" fill={tone.crop} />
      <g transform="rotate(12 232 140)">
        <path d="M232 92V168M220 90H244" stroke={tone.wood} strokeWidth="7" />
        <path d="M217 162h30v22q-3 20-15 28-12-8-15-28z" fill="#aab2ab" />
        <path d="M232 162h15v22q-3 20-15 28z" fill="#8d968f" />
      </g>
    </svg>
  );
}
