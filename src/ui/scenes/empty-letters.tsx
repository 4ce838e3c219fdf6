import { tone } from "./scene-colours.ts";

/** An open envelope, a blank sheet, a pencil and a bird waiting for the first words. */
export function EmptyLetters({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 240"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M34 140C26 72 92 22 166 30S310 84 294 152 222 212 152 212 40 206 34 140Z"
        className="fill-marigold-100"
      />
      <ellipse cx="160" cy="210" rx="100" ry="9" opacity=".14" />
      <path d="M76 122 160 66 244 122V204Q244 210 238 210H82Q76 210 76 204Z" fill="#c98f5a" />
      <g transform="rotate(-3 160 120)">
        <rect x="94" y="54" width="132" height="130" rx="8" fill={tone.cotton} />
        <path d="M112 80H176M112 98H206M112 116H194" fill="none" stroke="#e6dfcf" strokeWidth="6" />
        <path d="M200 62c10 2 15 8 16 18-10 0-16-6-16-18z" fill={tone.crop} />
      </g>
      <path
        d="M76 126 144 172Q160 182 176 172L244 126V204Q244 210 238 210H82Q76 210 76 204Z"
        fill="#e9c48d"
      />
      <path d="M78 208 138 162M242 208 182 162" fill="none" stroke="#c98f5a" strokeWidth="4" />
      <g transform="rotate(36 246 92)">
        <path d="M239 36h14v84h-14z" fill={tone.marigold} />
        <path d="M246 36h7v84h-7z" fill="#c98300" />
        <path d="M239 120h14l-7 20z" fill="#f0d9ae" />
        <path d="M243 131h6l-3 9z" fill={tone.iron} />
        <path d="M239 28h14v10h-14z" fill={tone.coral} />
      </g>
      <path
        d="M58 92C46 72 62 54 82 58 92 46 108 52 108 64L120 68 107 73C106 92 86 102 58 92Z"
        fill={tone.stream}
      />
      <path d="M58 92C62 78 76 74 90 78 86 92 74 96 58 92Z" fill={tone.deepWater} />
      <path d="M58 92 34 102 50 84z" fill={tone.deepWater} />
      <circle cx="97" cy="62" r="2.6" fill={tone.iron} />
      <path d="M107 65 120 68 107 73z" fill={tone.marigold} />
      <path d="M78 96V122M90 94V118" stroke={tone.marigold} strokeWidth="3" />
    </svg>
  );
}
