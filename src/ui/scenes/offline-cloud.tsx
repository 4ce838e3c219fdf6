import { tone } from "./scene-colours.ts";

/** The mast is out of reach behind a cloud; the phone in the field still shows its sprout. */
export function OfflineCloud({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 240"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M32 138C24 70 94 22 168 28S312 84 294 152 224 214 154 214 40 206 32 138Z"
        className="fill-sky-100"
      />
      <path
        d="M36 158C90 128 150 140 190 148S266 138 290 154Q270 208 160 212 60 208 36 158Z"
        fill={tone.meadow}
      />
      <path d="M42 176Q150 144 280 174 252 210 160 212 74 208 42 176Z" fill={tone.field} />
      <path
        d="M222 164 240 84 258 164M228 138H252M233 116H247M222 164 252 138 233 116M258 164 228 138 247 116"
        fill="none"
        stroke={tone.steel}
        strokeWidth="4"
      />
      <circle cx="240" cy="80" r="5" fill={tone.coral} />
      <path
        d="M222 66a24 24 0 0 1 0-.1M220 92q-10-12 0-24M208 100q-17-20 0-40M260 92q10-12 0-24M272 100q17-20 0-40"
        fill="none"
        className="stroke-soil-300"
        strokeWidth="5"
        strokeDasharray="1 9"
      />
      <path
        transform="translate(196 78) scale(1.35)"
        d="M-44 12a15 15 0 0 1 2-30 24 24 0 0 1 45-8 18 18 0 0 1 30 11 14 14 0 0 1 6 27z"
        fill="#fff"
      />
      <path d="M136 94Q190 84 246 94" fill="none" stroke="#c3d9e4" strokeWidth="5" />
      <path d="M166 70h12M208 68h12" stroke={tone.steel} strokeWidth="4" />
      <path d="M184 82q8-6 16 0" fill="none" stroke={tone.steel} strokeWidth="3.500" />
      <ellipse cx="112" cy="206" rx="54" ry="7" opacity=".22" />
      <g transform="rotate(-6 112 144)">
        <rect x="76" y="82" width="72" height="124" rx="13" fill="#18251b" />
        <rect x="82" y="90" width="60" height="108" rx="7" fill="#fbf8f1" />
        <path d="M82 160Q112 146 142 160V191Q142 198 135 198H89Q82 198 82 191Z" fill="#c5e3c9" />
        <path d="M112 166V132" stroke={tone.night} strokeWidth="6" />
        <path d="M112 140C112 122 100 114 86 114 86 130 96 140 112 140Z" fill="#2a7f48" />
        <path d="M112 134C112 120 122 108 138 108 138 126 128 134 112 134Z" fill={tone.marigold} />
      </g>
    </svg>
  );
}
