import type { ReactNode } from "react";

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      className="size-10"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      {children}
    </svg>
  );
}

/** A cloud before the sun, with rain and lightning. */
export function WeatherPicture() {
  return (
    <Picture>
      <circle cx="31" cy="14" r="9" className="fill-marigold-500" />
      <path
        d="M14 33a9 9 0 0 1-.6-18A11.5 11.5 0 0 1 35 17.5 8 8 0 0 1 36 33Z"
        className="fill-sky-300"
      />
      <path d="m26 26-5 8h6l-3 8" className="stroke-marigold-500" />
      <path d="m14 38-2 5M35 38l-2 5" className="stroke-sky-600" />
    </Picture>
  );
}

/** A beetle on a leaf. */
export function PestPicture() {
  return (
    <Picture>
      <path d="M5 43C3 20 17 5 43 5c1 24-13 38-32 33Z" className="fill-leaf-600" />
      <path d="M5 43 28 20" className="stroke-leaf-200" />
      <path d="m22 25-5-3M27 32l2 6M31 17l-1-6M36 26l6 2" className="stroke-chilli-600" />
      <ellipse
        cx="29"
        cy="25"
        rx="8"
        ry="10"
        transform="rotate(42 29 25)"
        className="fill-chilli-600"
      />
      <path d="m24 31 9-11" className="stroke-chilli-100" strokeWidth="2" />
    </Picture>
  );
}

/** A public building with a rupee in its gable. */
export function SchemePicture() {
  return (
    <Picture>
      <path d="M24 4 44 17v3H4v-3Z" className="fill-marigold-500" />
      <path d="M8 23h6v13H8ZM21 23h6v13h-6ZM34 23h6v13h-6Z" className="fill-soil-300" />
      <path d="M5 39h38v5H5Z" className="fill-soil-600" />
      <path
        d="M20.5 9.500h7m-7 3h7m-6-3c5 0 5 4.5-.5 4.500l4 3.5"
        className="stroke-soil-600"
        strokeWidth="1.8"
      />
    </Picture>
  );
}

/** An ear of wheat beside growing bars. */
export function YieldPicture() {
  return (
    <Picture>
      <path d="M26 35h5v9h-5ZM33 28h5v16h-5ZM40 20h5v24h-5Z" className="fill-leaf-200" />
      <path d="M14 45V18" className="stroke-leaf-600" />
      <path
        d="M14 17c-4-4-4-9 0-14 4 5 4 10 0 14ZM13 27c-6 0-9-4-9-9 6 0 9 4 9 9ZM15 27c6 0 9-4 9-9-6 0-9 4-9 9ZM13 37c-6 0-9-4-9-9 6 0 9 4 9 9ZM15 37c6 0 9-4 9-9-6 0-9 4-9 9Z"
        className="fill-marigold-500"
      />
    </Picture>
  );
}

/** A price that rises towards a coin. */
export function PricePicture() {
  return (
    <Picture>
      <path d="M4 44V34l11-9 9 6 20-16v29Z" className="fill-sky-300" />
      <path d="m4 34 11-9 9 6 9-8" className="stroke-sky-600" />
      <circle cx="35" cy="13" r="11" className="fill-marigold-500" />
      <path
        d="M31 8.500h8m-8 3.500h8m-7-3.500c6 0 6 5.5-.5 5.500l4.5 4"
        className="stroke-surface"
        strokeWidth="2"
      />
    </Picture>
  );
}

/** A calendar out of which a seedling grows. */
export function PlannerPicture() {
  return (
    <Picture>
      <rect x="5" y="9" width="38" height="35" rx="6" className="fill-soil-300" />
      <path d="M5 19v-4a6 6 0 0 1 6-6h26a6 6 0 0 1 6 6v4Z" className="fill-leaf-600" />
      <path d="M15 5v8M33 5v8" className="stroke-soil-600" />
      <path d="M24 40V31" className="stroke-leaf-600" />
      <path
        d="M24 33c0-6-4-9-10-9 0 6 4 9 10 9ZM24 31c0-5 4-8 10-8 0 5-4 8-10 8Z"
        className="fill-leaf-600"
      />
    </Picture>
  );
}

/** A market stall with a check mark. */
export function MarketPicture() {
  return (
    <Picture>
      <path d="M8 20h32v24H8Z" className="fill-soil-300" />
      <path d="M9 5h30l5 13H4Z" className="fill-chilli-600" />
      <path d="M16 5h8v13h-9.5ZM32 5h7l5 13h-10Z" className="fill-surface" />
      <path d="m17 31 5 5 9-10" className="stroke-leaf-600" strokeWidth="4" />
    </Picture>
  );
}
