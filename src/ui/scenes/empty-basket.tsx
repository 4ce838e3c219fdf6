import { tone } from "./scene-colours.ts";

/** A basket with nothing in it yet, and the outlines of what could be. */
export function EmptyBasket({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 240"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M36 150C20 84 92 26 168 34S314 92 292 158 214 214 150 212 50 206 36 150Z"
        className="fill-leaf-100"
      />
      <g
        className="stroke-leaf-700"
        fill="none"
        strokeWidth="3"
        strokeDasharray="5 8"
        opacity=".45"
      >
        <circle cx="78" cy="92" r="18" />
        <path d="M78 74q2-8 10-9" />
        <path d="M160 116C134 100 134 76 160 60 186 76 186 100 160 116ZM160 116V84" />
        <path d="M226 108h36l4-36h-44zM230 84h28" />
      </g>
      <ellipse cx="160" cy="208" rx="92" ry="10" opacity=".14" />
      <path d="M92 128C92 62 228 62 228 128" fill="none" stroke={tone.furrow} strokeWidth="11" />
      <path d="M92 126C94 68 226 68 228 126" fill="none" stroke={tone.straw} strokeWidth="4" />
      <ellipse cx="160" cy="130" rx="88" ry="19" fill={tone.bark} />
      <path d="M76 134Q160 170 244 134L224 196Q160 216 96 196Z" fill={tone.straw} />
      <path
        d="M84 160Q160 190 236 160M90 180Q160 206 230 180M104 148 112 200M132 154 136 206M160 156V208M188 154 184 206M216 148 208 200"
        fill="none"
        stroke="#a67c3c"
        strokeWidth="4"
      />
      <path d="M72 130Q160 172 248 130" fill="none" stroke="#e2bd7a" strokeWidth="11" />
      <path d="M232 196C236 172 258 166 278 174 274 194 254 204 232 196Z" fill={tone.field} />
      <path d="M234 196Q252 188 272 177" fill="none" stroke={tone.meadow} strokeWidth="2" />
      <path d="M66 204C56 188 64 174 78 170 86 186 82 198 66 204Z" fill={tone.crop} />
    </svg>
  );
}
